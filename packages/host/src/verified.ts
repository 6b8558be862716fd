import { hashOf, type Game, type GameShape, type LogEntry, type Match, type Sealed, type Seat } from '@bande/core';
import type { Heard, Sitter } from './chair.ts';
import type { Told } from './line.ts';
import type { Offer } from './proposal.ts';
import type { Swing } from './swings.ts';
import { BareTable } from './table.ts';

export type Opened<G extends GameShape> = Extract<Told<G>, { kind: 'opened' }>;

/** A match as a room elsewhere has told it: nothing of it is ever taken back. */
export class Verified<G extends GameShape> {
  readonly #game: Game<G>;
  #table: BareTable<G>;
  sitters: readonly Sitter[];
  /** The hands that are under way, and who has chosen in secret. */
  known: readonly Swing<G>[] = [];
  sealed: readonly Seat[] = [];
  /** What this page itself has chosen in secret. */
  chosen: readonly Sealed<G>[] = [];
  offers: readonly Offer[] = [];

  constructor(game: Game<G>, { match, sitters }: Opened<G>) {
    this.#game = game;
    [this.#table, this.sitters] = [new BareTable(game, match), sitters];
  }

  get match(): Match<G> {
    return this.#table.match;
  }

  /** Tells what has happened by it; false: the match here is not the room's. */
  hear(told: Told<G>, tell: Heard<G>): boolean {
    switch (told.kind) {
      case 'opened':
        [this.#table, this.sitters] = [new BareTable(this.#game, told.match), told.sitters];
        return true;
      case 'played': {
        const played = this.#table.play(told.input);
        if (played.ok) tell(played.value, told.input);
        return played.ok;
      }
      case 'closed': {
        const entries: readonly LogEntry<G>[] = this.#table.advance(told.tick);
        if (entries.length > 0) tell(entries, null);
        return told.hash === undefined || told.hash === hashOf(this.match);
      }
      case 'hands':
        [this.known, this.sealed, this.chosen] = [told.pending, told.sealed, told.chosen ?? []];
        return true;
      case 'offers':
        this.offers = told.offers;
        return true;
      case 'heard':
      case 'missed':
        return true;
    }
  }
}
