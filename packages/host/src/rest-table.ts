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
import type { Table } from './table.ts';

/** A match to go on from, and how many inputs lie before it. */
interface Base<G extends GameShape> {
  readonly after: number;
  readonly match: Match<G>;
}

/** A table as plain data: enough to put it back to the same bits, and to go on with another engine. */
export interface WrittenTable<G extends GameShape> {
  /** Where the match came to rest last; `null`: not yet. */
  readonly rest: Base<G> | null;
  /** What the inputs follow, where that is not the rest. */
  readonly base?: Base<G>;
  readonly since: readonly Input<G>[];
  /** How far time has come. */
  readonly reached: Tick;
}

/** After so many inputs without a rest a base is taken in mid-motion: two hands are led for four seconds. */
const MOST_SINCE = 256;

/**
 * Keeps the match, its last rest and the inputs since, and so does not grow: for servers and far chairs, whose inputs somebody else writes down.
 * A **rest** is a point where nothing moves (`game.atRest`): another engine may go on from there. Where hands are led all the time a match may come to
 * none for a whole half, so a **base** is taken at any tick: a match is plain data, and the same engine goes on from it to the same bits; another one may not.
 * As at the bare table nothing is put right here: corrections need every input.
 */
export class RestTable<G extends GameShape> implements Table<G> {
  readonly #game: Game<G>;
  #match: Match<G>;
  #rest: Base<G> | null;
  #base: Base<G>;
  #since: Input<G>[] = [];
  #wasAtRest = false;

  /** Goes on from a base; it is a rest where the match is at rest there, else `rest` says where it was. */
  constructor(game: Game<G>, base: Base<G>, rest: Base<G> | null = null) {
    this.#game = game;
    this.#match = base.match;
    this.#base = base;
    this.#rest = rest;
    this.#goTo(base.match);
  }

  static start<G extends GameShape>(game: Game<G>, setup: Setup<G>): RestTable<G> {
    return new RestTable(game, { after: 0, match: game.start(setup) });
  }

  /** What was written down by this engine, where it stood; by another one it may be refused, and goes on from its rest as a match of its own. */
  static putBack<G extends GameShape>(
    game: Game<G>,
    { rest, base, since, reached }: WrittenTable<G>,
  ): Result<RestTable<G>> {
    const table = new RestTable(game, base ?? rest!, rest);
    for (const input of since) {
      const done = table.play(input);
      if (!done.ok) return done;
    }
    table.advance(reached);
    return accept(table);
  }

  get match(): Match<G> {
    return this.#match;
  }
  get rest(): Base<G> | null {
    return this.#rest;
  }
  /** Not before the rest; `since` follows it. */
  get base(): Base<G> {
    return this.#base;
  }
  get since(): readonly Input<G>[] {
    return this.#since;
  }
  get inputCount(): number {
    return this.#base.after + this.#since.length;
  }

  play(input: Input<G>): Result<readonly LogEntry<G>[]> {
    const step = play(this.#game, this.#match, input);
    if (!step.ok) return step;
    this.#since.push(input);
    this.#goTo(step.value.match);
    return accept(step.value.log);
  }

  advance(to: Tick): readonly LogEntry<G>[] {
    if (to < this.#match.tick) return [];
    const step = letPass(this.#game, this.#match, to);
    this.#goTo(step.match);
    return step.log;
  }

  written(): WrittenTable<G> {
    return {
      rest: this.#rest,
      ...(this.#base === this.#rest ? {} : { base: this.#base }),
      since: [...this.#since],
      reached: this.#match.tick,
    };
  }

  #goTo(match: Match<G>): void {
    this.#match = match;
    const isAtRest = match.outcome === null && this.#game.atRest(match);
    const isNewRest = isAtRest && (!this.#wasAtRest || this.#since.length > 0);
    this.#wasAtRest = isAtRest;
    if (isNewRest || this.#since.length >= MOST_SINCE) this.#takeBase();
    if (isNewRest) this.#rest = this.#base;
  }

  #takeBase(): void {
    this.#base = { after: this.inputCount, match: this.#match };
    this.#since = [];
  }
}
