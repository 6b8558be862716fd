import {
  hashOf,
  LiveMatch,
  type Game,
  type GameShape,
  type Input,
  type LogEntry,
  type Match,
  type Rest,
  type Result,
  type Setup,
} from '@bande/core';
import { headerOf, type Circumstances, type End, type Header, type MatchRecord, type Origin } from './format.ts';

/** A live match that notes its rests, so that it can be written down at any time. */
export class Recorder<G extends GameShape> {
  readonly header: Header<G>;
  readonly #live: LiveMatch<G>;
  readonly #from: Origin<G> | null;
  readonly #rests: Rest[] = [];
  #lastRest: Match<G> | null = null;

  constructor(game: Game<G>, header: Header<G>, first: Match<G>, from: Origin<G> | null = null) {
    this.header = header;
    this.#live = new LiveMatch(game, first);
    this.#from = from;
    this.#noteRest();
  }

  static start<G extends GameShape>(game: Game<G>, setup: Setup<G>, circumstances: Circumstances = {}): Recorder<G> {
    return new Recorder(game, headerOf(game, setup, circumstances), game.start(setup));
  }

  get match(): Match<G> {
    return this.#live.match;
  }
  get inputs(): readonly Input<G>[] {
    return this.#live.inputs;
  }
  get rests(): readonly Rest[] {
    return this.#rests;
  }
  get log(): readonly LogEntry<G>[] {
    return this.#live.log;
  }

  play(input: Input<G>): Result<readonly LogEntry<G>[]> {
    const done = this.#live.play(input);
    if (done.ok) this.#noteRest();
    return done;
  }

  /** The record as it stands; the seed is revealed only when the match is over. */
  record(seed: string | null = null): MatchRecord<G> {
    const end = endOf(this.match);
    return {
      header: this.header,
      from: this.#from,
      inputs: [...this.inputs],
      inputsHash: hashOf(this.inputs),
      rests: [...this.#rests],
      lastRest: this.#lastRest,
      end,
      seed: end === null ? null : seed,
    };
  }

  #noteRest(): void {
    const { match, game } = this.#live;
    if (match.outcome !== null || !game.atRest(match)) return;
    this.#rests.push(this.#live.rest());
    this.#lastRest = match;
  }
}

export const endOf = <G extends GameShape>(match: Match<G>): End<G> | null =>
  match.outcome === null ? null : { tick: match.tick, hash: hashOf(match), outcome: match.outcome };
