import type { Match, Seat } from '@bande/core';
import { seatToMove, type Action, type Toy } from './state.ts';

export const most = (match: Match<Toy>): number => Math.min(match.state.roll ?? 0, match.state.heap);

/** Either partner of a side has a seat of his own turn, so at most one seat may act. */
export const legal = (match: Match<Toy>, seat: Seat): readonly Action[] =>
  seat === seatToMove(match) ? Array.from({ length: most(match) }, (_, i) => ({ kind: 'take', count: i + 1 })) : [];
