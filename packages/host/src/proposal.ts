import type { Seat } from '@bande/core';

/** What those at a table may ask of one another: hold the clock, let it go on, end it as a draw, play once more. */
export const PROPOSALS = ['pause', 'goOn', 'draw', 'rematch'] as const;
export type Proposal = (typeof PROPOSALS)[number];

/** What stands to be answered; it comes to pass when nobody is asked any more. A rematch that all want stays, for whoever lays the next table. */
export interface Offer {
  readonly what: Proposal;
  readonly by: Seat;
  /** The sides that want it, and those whose people have not answered. */
  readonly agreed: readonly string[];
  readonly asked: readonly string[];
}
