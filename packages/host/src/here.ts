import type {
  Action,
  Correcting,
  Entered,
  Game,
  GameShape,
  LogEntry,
  Match,
  Refusal,
  Result,
  Seat,
  Trial,
} from '@bande/core';
import { NOT_YOURS, type Chair, type Heard, type Pen, type Running, type Sight, type Sitter } from './chair.ts';
import type { Offer, Proposal } from './proposal.ts';
import type { Room } from './room.ts';
import { sightOf } from './sight.ts';
import type { Table } from './table.ts';

/** A table whose inputs may be put right: a referee's. */
interface Book<G extends GameShape> extends Table<G> {
  readonly log: readonly LogEntry<G>[];
  tryCorrection(correction: Correcting<G>): Result<Trial<G>>;
}

interface HereParts<G extends GameShape> {
  /** None: he watches. */
  readonly seats?: readonly Seat[];
  /** Where the referee writes; left out, he has no pen. */
  readonly book?: Book<G>;
}

/** A chair in a room that runs on this device. */
export class HereChair<G extends GameShape> implements Chair<G> {
  readonly seats: readonly Seat[];
  readonly pen: Pen<G> | null;
  readonly #room: Room<G>;
  readonly #leave: () => void;
  #sees: Sight<G> | null = null;

  constructor(room: Room<G>, { seats = [], book }: HereParts<G> = {}) {
    this.#room = room;
    this.seats = seats;
    this.pen = book === undefined ? null : penOf(room, book);
    this.#leave = room.subscribe(() => (this.#sees = null));
  }

  get game(): Game<G> {
    return this.#room.game;
  }
  get sitters(): readonly Sitter[] {
    return this.#room.sitters;
  }
  get match(): Match<G> {
    return this.#room.match;
  }
  get running(): Running<G> {
    return this.#room.running;
  }
  get missed(): Chair<G>['missed'] {
    const { missed } = this.#room;
    return missed !== null && this.seats.includes(missed.seat) ? missed : null;
  }
  /** The same object until something has changed. */
  get sees(): Sight<G> {
    return (this.#sees ??= this.#look());
  }
  #look(): Sight<G> {
    const { game, match, sitters, sealed, state } = this.#room;
    const chosen = state.sealed.filter(({ by }) => this.seats.includes(by));
    return sightOf(game, match, { sitters, sealed, chosen, mine: this.seats, roller: this.#room.roller() });
  }

  act(action: Action<G>, seat: Seat): Refusal | null {
    return this.seats.includes(seat) ? this.#room.act(seat, action) : NOT_YOURS;
  }
  steer(seat: Seat, to: readonly number[]): void {
    if (this.seats.includes(seat)) this.#room.steer(seat, to);
  }
  withdraw(seat: Seat): void {
    if (this.seats.includes(seat)) this.#room.withdraw(seat);
  }
  roll(): void {
    if (this.sees.rolls) this.#room.roll();
  }
  giveUp(seat: Seat): Refusal | null {
    if (!this.seats.includes(seat)) return NOT_YOURS;
    const done = this.#room.end({ kind: 'resigned', by: this.match.setup.seating[seat]! });
    return done.ok ? null : done.refusal;
  }
  hold(isHeld: boolean): Refusal | null {
    return this.pen === null ? this.propose(isHeld ? 'pause' : 'goOn') : this.#room.hold('referee', isHeld);
  }
  get offers(): readonly Offer[] {
    return this.#room.offers.standing;
  }
  propose(what: Proposal): Refusal | null {
    return this.#room.offers.propose(this.seats, what);
  }
  answer(what: Proposal, agrees: boolean): Refusal | null {
    return this.#room.offers.answer(this.seats, what, agrees);
  }
  subscribe(changed: () => void): () => void {
    return this.#room.subscribe(changed);
  }
  follow(heard: Heard<G>): () => void {
    return this.#room.follow({ heard });
  }
  /** He stands up: the room forgets him. */
  close(): void {
    this.#leave();
  }
}

/** What he writes is stamped with the time at his table: the watch is the room's clock. */
function penOf<G extends GameShape>(room: Room<G>, book: Book<G>): Pen<G> {
  const enter = (facts: readonly Entered<G>[], finder?: string): Result<null> =>
    room.enter((tick) => ({ tick, kind: 'facts', by: 'referee', facts, ...(finder === undefined ? {} : { finder }) }));
  return {
    get log() {
      return book.log;
    },
    enter,
    decide: (decision, finder) => enter([decision], finder),
    correct: (correction) => room.enter((tick) => ({ ...correction, tick, kind: 'correction', by: 'referee' })),
    tryCorrection: (correction) =>
      book.tryCorrection({ ...correction, tick: room.now, kind: 'correction', by: 'referee' }),
  };
}
