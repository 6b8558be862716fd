import { letPass, play, type Step } from './crank.ts';
import { hashOf } from './hash.ts';
import type { Game } from './game.ts';
import type { Correction, Input } from './input.ts';
import type { LogEntry, Match, Setup } from './match.ts';
import { accept, refuse, type Result } from './result.ts';
import type { GameShape } from './shape.ts';
import type { Tick } from './time.ts';

/** A point of the match to compare and to resume from. */
export interface Rest {
  /** How many inputs lie before it. */
  readonly after: number;
  readonly tick: Tick;
  readonly hash: string;
}

/** The match as it stood when so many inputs had been entered, and how many entries its log had: corrections play on from here. */
interface Kept<G extends GameShape> {
  readonly after: number;
  readonly match: Match<G>;
  readonly told: number;
}

/** So many inputs at most are played again before the one that is put right. */
const KEPT_EVERY = 32;

/** A match under way with all its inputs and its log. Appending costs the same at the end as at the start. */
export class LiveMatch<G extends GameShape> {
  readonly game: Game<G>;
  readonly #inputs: Input<G>[] = [];
  readonly #log: LogEntry<G>[] = [];
  readonly #kept: Kept<G>[];
  #match: Match<G>;

  constructor(game: Game<G>, first: Match<G>) {
    this.game = game;
    this.#match = first;
    this.#kept = [{ after: 0, match: first, told: 0 }];
  }

  static start<G extends GameShape>(game: Game<G>, setup: Setup<G>): LiveMatch<G> {
    return new LiveMatch(game, game.start(setup));
  }

  get match(): Match<G> {
    return this.#match;
  }
  get inputs(): readonly Input<G>[] {
    return this.#inputs;
  }
  get log(): readonly LogEntry<G>[] {
    return this.#log;
  }

  /** The input's own entries of the log, or why nothing happened. */
  play(input: Input<G>): Result<readonly LogEntry<G>[]> {
    if (input.kind === 'correction') return this.#correct(input);
    const step = play(this.game, this.#match, input);
    if (!step.ok) return step;
    this.#inputs.push(input);
    this.#goTo(step.value);
    if (this.#inputs.length - this.#kept.at(-1)!.after >= KEPT_EVERY) this.#keep(this.#inputs.length);
    return accept(step.value.log);
  }

  /** Time passes, and nobody has done anything: what falls due on the way goes into the log, and no input is kept. */
  advance(to: Tick): readonly LogEntry<G>[] {
    if (to < this.#match.tick) return [];
    const step = letPass(this.game, this.#match, to);
    this.#goTo(step);
    return step.log;
  }

  rest(): Rest {
    return { after: this.#inputs.length, tick: this.#match.tick, hash: hashOf(this.#match) };
  }

  #goTo({ match, log }: Step<G>): void {
    this.#match = match;
    for (const entry of log) this.#log.push(entry);
  }

  #keep(after: number): void {
    this.#kept.push({ after, match: this.#match, told: this.#log.length });
  }

  /**
   * Plays on from before the input that is put right, up to the tick of the correction; if a later input no longer fits,
   * nothing has changed. Where everything later is dropped, time goes back with it.
   */
  #correct(correction: Correction<G> & { readonly tick: Tick }): Result<readonly LogEntry<G>[]> {
    const fault = this.#faultOf(correction);
    if (fault !== null) return fault;
    const base = this.#kept.findLast(({ after }) => after <= correction.supersedes)!;
    const again = new LiveMatch(this.game, base.match);
    for (const { place, input } of effectiveInputs([...this.#inputs, correction])) {
      if (place < base.after) continue;
      const done = again.play(input);
      if (!done.ok)
        return refuse('noLongerFits', done.refusal.paragraphs, `input ${place} (${input.kind}): ${done.refusal.code}`);
    }
    if (correction.dropLater !== true) again.advance(correction.tick);
    this.#inputs.push(correction);
    this.#kept.length = this.#kept.indexOf(base) + 1;
    this.#log.length = base.told;
    this.#goTo({ match: again.match, log: again.log });
    return accept(this.#log);
  }

  #faultOf(correction: Correction<G>): Result<never> | null {
    const superseded = this.#inputs[correction.supersedes];
    if (superseded === undefined) return refuse('noSuchInput');
    if ([superseded, ...correction.instead].some((input) => input.kind === 'correction'))
      return refuse('noSuchInput', [], 'a correction names the input that it puts right');
    return null;
  }
}

/** An input that counts, and its place among all that were entered. */
export interface Effective<G extends GameShape> {
  readonly place: number;
  readonly input: Input<G>;
}

/** The inputs as the corrections leave them; what stands in another's stead has that one's place. */
export function effectiveInputs<G extends GameShape>(inputs: readonly Input<G>[]): readonly Effective<G>[] {
  const places: (readonly Input<G>[])[] = [];
  for (const input of inputs) {
    if (input.kind !== 'correction') {
      places.push([input]);
      continue;
    }
    places[input.supersedes] = input.instead;
    if (input.dropLater === true)
      for (let later = input.supersedes + 1; later < places.length; later++) places[later] = [];
    places.push([]);
  }
  return places.flatMap((there, place) => there.map((input) => ({ place, input })));
}
