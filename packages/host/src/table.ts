import {
  accept,
  letPass,
  play,
  type Game,
  type GameShape,
  type Input,
  type LogEntry,
  type Match,
  type Result,
  type Setup,
  type Tick,
} from '@bande/core';

/** Where inputs go: a recorder, a live match, a room of the server, or the bare table below. */
export interface Table<G extends GameShape> {
  readonly match: Match<G>;
  play(input: Input<G>): Result<readonly LogEntry<G>[]>;
  /** Time passes to this tick, and what falls due on the way happens. */
  advance(to: Tick): readonly LogEntry<G>[];
}

/** Keeps the match as it stands and forgets everything else: for simulations that only want the result. */
export class BareTable<G extends GameShape> implements Table<G> {
  readonly #game: Game<G>;
  #match: Match<G>;

  constructor(game: Game<G>, match: Match<G>) {
    this.#game = game;
    this.#match = match;
  }

  static start<G extends GameShape>(game: Game<G>, setup: Setup<G>): BareTable<G> {
    return new BareTable(game, game.start(setup));
  }

  get match(): Match<G> {
    return this.#match;
  }

  play(input: Input<G>): Result<readonly LogEntry<G>[]> {
    const step = play(this.#game, this.#match, input);
    if (!step.ok) return step;
    this.#match = step.value.match;
    return accept(step.value.log);
  }

  advance(to: Tick): readonly LogEntry<G>[] {
    if (to < this.#match.tick) return [];
    const step = letPass(this.#game, this.#match, to);
    this.#match = step.match;
    return step.log;
  }
}
