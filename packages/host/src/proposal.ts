import type { Seat } from '@bande/core';

/** What those at a table may ask of one another: hold the clock, let it go on, play on in turn, end it as a draw, play once more. */
export const PROPOSALS = ['pause', 'goOn', 'inTurn', 'draw', 'rematch'] as const;
export type Proposal = (typeof PROPOSALS)[number];

/** What stands to be answered; it comes to pass when nobody is asked any more. A rematch that all want stays, for whoever lays the next table. */
export interface Offer {
  readonly what: Proposal;
  readonly by: Seat;
  /** The seats of people who want it, and of those who have not answered. */
  readonly agreed: readonly Seat[];
  readonly asked: readonly Seat[];
}
