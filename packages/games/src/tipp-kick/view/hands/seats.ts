import type { Seat } from '@bande/core';
import type { Side } from '../../names.ts';
import type { Match } from '../../state.ts';

/** Whoever sits on a side's chair. */
export const seatOf = ({ setup }: Match, side: Side): Seat => Math.max(0, setup.seating.indexOf(side)) as Seat;
