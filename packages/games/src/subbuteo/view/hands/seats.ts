import type { Seat } from '@bande/core';
import type { Side } from '../../names.ts';
import { isAlone, type Match } from '../../state.ts';

/** Whoever sits on a side's chair; one alone has both. */
export const seatOf = (match: Match, side: Side): Seat =>
  (isAlone(match) ? 0 : Math.max(0, match.setup.seating.indexOf(side))) as Seat;
