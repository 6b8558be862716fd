import {
  accept,
  hashOf,
  LiveMatch,
  refuse,
  type Game,
  type GameShape,
  type Input,
  type LogEntry,
  type Match,
  type Result,
  type Setup,
  type Trial,
  type Tick,
} from '@bande/core';
import { inputsHashOf } from './packed.ts';
import {
  headerOf,
  setupOf,
  type Circumstances,
  type End,
  type Header,
  type MatchRecord,
  type Origin,
} from './format.ts';
import { chainedTo, type ChainedRest, type Rests } from './rests.ts';
import { FORMAT_VERSION } from './version.ts';

/** Where a match does not come to rest because it never moves (a desk), one is noted all the same after so many inputs; what hands do all the time is not counted. */
const MOST_BETWEEN = 16;

/** How a course began, and how often something of it was taken back. */
interface Begun<G extends GameShape> {
  readonly header: Header<G>;
  readonly from: Origin<G> | null;
  readonly takenBack?: number | undefined;
}

/** A live match that notes its rests, so that it can be written down at any time. */
export class Recorder<G extends GameShape> {
  readonly header: Header<G>;
  readonly #live: LiveMatch<G>;
  readonly #from: Origin<G> | null;
  readonly #rests: ChainedRest[];
  #lastRest: Match<G> | null;
  #wasAtRest: boolean;
  #sinceRest = 0;
  #takenBack: number;

  /** A live match that has been played before this comes with its rests, and with how often something of it was taken back. */
  constructor(
    header: Header<G>,
    live: LiveMatch<G>,
    from: Origin<G> | null = null,
    rests: Rests<G> | null = null,
    takenBack = 0,
  ) {
    // What it writes has the shape of today, also where it goes on with a match that was kept before.
    this.header = { ...header, format: FORMAT_VERSION };
    this.#live = live;
    this.#from = from;
    this.#rests = [...(rests?.noted ?? [])];
    this.#lastRest = rests?.last ?? null;
    this.#takenBack = takenBack;
    this.#wasAtRest = rests !== null && live.game.atRest(live.match);
    this.#noteRest();
  }

  static start<G extends GameShape>(game: Game<G>, setup: Setup<G>, circumstances: Circumstances = {}): Recorder<G> {
    return new Recorder(headerOf(game, setup, circumstances), LiveMatch.start(game, setup));
  }

  /** Where a course begins that is played again. */
  static again<G extends GameShape>(game: Game<G>, { header, from, takenBack }: Begun<G>): Recorder<G> {
    const first = from?.match ?? game.start(setupOf(header));
    return new Recorder(header, new LiveMatch(game, first), from, null, takenBack);
  }

  get match(): Match<G> {
    return this.#live.match;
  }
  /** All of them, unpacked anew: whoever only counts them asks for `inputCount`. */
  get inputs(): readonly Input<G>[] {
    return this.#live.inputs;
  }
  get inputCount(): number {
    return this.#live.inputCount;
  }
  get rests(): readonly ChainedRest[] {
    return this.#rests;
  }
  /** Where the match came to rest last: whoever keeps this can go on from there with another engine. */
  get lastRest(): { readonly after: number; readonly hash: string; readonly match: Match<G> } | null {
    const rest = this.#rests.at(-1);
    return rest === undefined || this.#lastRest === null
      ? null
      : { after: rest.after, hash: rest.hash, match: this.#lastRest };
  }
  /** So often somebody has taken a decision back. */
  get takenBack(): number {
    return this.#takenBack;
  }
  get log(): readonly LogEntry<G>[] {
    return this.#live.log;
  }

  /** What would come of a correction; nothing has changed. */
  tryCorrection(correction: Parameters<LiveMatch<G>['tryCorrection']>[0]): Result<Trial<G>> {
    return this.#live.tryCorrection(correction);
  }

  play(input: Input<G>): Result<readonly LogEntry<G>[]> {
    const done = this.#live.play(input);
    if (!done.ok) return done;
    if (input.kind !== 'stream') this.#sinceRest++;
    this.#noteRest();
    return done;
  }

  /** Time passes, and nobody has done anything. */
  advance(to: Tick): readonly LogEntry<G>[] {
    const entries = this.#live.advance(to);
    this.#noteRest();
    return entries;
  }

  /** The match before this input, at its tick; nothing has changed. */
  before(place: number): Match<G> {
    return this.#live.before(place);
  }

  /**
   * The input at this place and all after it have never come, and the match stands before it again: what is written down is the match as it is then, and how often that was done.
   * How many dice have been taken back with them, whoever draws them is told.
   */
  takeBack(place: number): Result<{ readonly draws: number }> {
    const dropped = this.inputs.slice(place);
    const [first] = dropped;
    if (first === undefined) return refuse('noSuchInput');
    const left = this.#rests.filter(({ after, tick }) => after <= place && tick <= first.tick);
    const last = left.at(-1);
    const since = this.inputs.slice(last?.after ?? 0, place);
    const back = this.#live.setBack(last?.after ?? 0, last?.tick ?? this.#live.first.tick);
    if (!back.ok) return back;
    this.#rests.splice(left.length);
    this.#lastRest = last === undefined ? null : this.match;
    this.#wasAtRest = last !== undefined;
    this.#sinceRest = 0;
    this.#takenBack++;
    for (const input of since) this.play(input);
    this.advance(first.tick);
    return accept({ draws: dropped.filter(({ kind }) => kind === 'chance').length });
  }

  /** The record as it stands; the host's part of the seed is revealed only when the match is over. */
  record(seed: string | null = null): MatchRecord<G> {
    const [end, inputs] = [endOf(this.match), this.inputs];
    const takenBack = this.#takenBack === 0 ? {} : { takenBack: this.#takenBack };
    return {
      header: this.header,
      from: this.#from,
      inputs,
      inputsHash: inputsHashOf(inputs, this.header.shares, takenBack.takenBack),
      rests: [...this.#rests],
      lastRest: this.#lastRest,
      end,
      reached: this.match.tick,
      seed: end === null ? null : seed,
      ...takenBack,
    };
  }

  /** A rest is worth its hash when the match has come to rest, not as long as it stays there. */
  #noteRest(): void {
    const { match, game } = this.#live;
    const isAtRest = match.outcome === null && game.atRest(match);
    const due = !this.#wasAtRest || this.#sinceRest >= MOST_BETWEEN;
    this.#wasAtRest = isAtRest;
    if (!isAtRest || !due) return;
    this.#sinceRest = 0;
    this.#rests.push(chainedTo(this.#rests.at(-1), this.#live.rest()));
    this.#lastRest = match;
  }
}

export const endOf = <G extends GameShape>(match: Match<G>): End<G> | null =>
  match.outcome === null ? null : { tick: match.tick, hash: hashOf(match), outcome: match.outcome };
