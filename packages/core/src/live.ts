import type { Misfit, Trial } from './correction.ts';
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

type Correcting<G extends GameShape> = Correction<G> & { readonly tick: Tick };

/** A correction that was tried: where it went on from, and how far it came. */
interface Tried<G extends GameShape> {
  readonly base: Kept<G>;
  readonly again: LiveMatch<G>;
  readonly misfits: readonly Misfit<G>[];
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

  /** What would come of this correction: every input that no longer fits, and the match without those. Nothing has changed. */
  tryCorrection(correction: Correcting<G>): Result<Trial<G>> {
    const tried = this.#tried(correction);
    if (!tried.ok) return tried;
    const { base, again, misfits } = tried.value;
    return accept({ misfits, match: again.match, log: [...this.#log.slice(0, base.told), ...again.log] });
  }

  /** If a later input no longer fits and nothing stands in its place, nothing has changed. */
  #correct(correction: Correcting<G>): Result<readonly LogEntry<G>[]> {
    const tried = this.#tried(correction);
    if (!tried.ok) return tried;
    const { base, again, misfits } = tried.value;
    const [first] = misfits;
    if (first !== undefined) {
      const { place, input, refusal } = first;
      return refuse('noLongerFits', refusal.paragraphs, `input ${place} (${input.kind}): ${refusal.code}`);
    }
    this.#inputs.push(correction);
    this.#kept.length = this.#kept.indexOf(base) + 1;
    this.#log.length = base.told;
    this.#goTo({ match: again.match, log: again.log });
    return accept(this.#log);
  }

  /**
   * Plays on from before the input that is put right, up to the tick of the correction, and leaves out what no longer fits.
   * Where everything later is dropped, time goes back with it.
   */
  #tried(correction: Correcting<G>): Result<Tried<G>> {
    const fault = this.#faultOf(correction);
    if (fault !== null) return fault;
    const base = this.#kept.findLast(({ after }) => after <= correction.supersedes)!;
    const again = new LiveMatch(this.game, base.match);
    const misfits: Misfit<G>[] = [];
    for (const { place, input } of effectiveInputs([...this.#inputs, correction])) {
      if (place < base.after) continue;
      const at = again.match.tick;
      const done = again.play(input);
      if (!done.ok) misfits.push({ place, input, refusal: done.refusal, at });
    }
    if (correction.dropLater !== true) again.advance(correction.tick);
    return accept({ base, again, misfits });
  }

  #faultOf({ tick, supersedes, instead, dropLater, later = [] }: Correcting<G>): Result<never> | null {
    if (tick < this.#match.tick && dropLater !== true)
      return refuse('early', [], `the match is at tick ${this.#match.tick}, the correction at ${tick}`);
    const places = [supersedes, ...later.map(({ place }) => place)];
    const old = places.map((place) => this.#inputs[place]);
    if (old.includes(undefined)) return refuse('noSuchInput');
    const all = [...old, ...instead, ...later.flatMap((remedy) => remedy.instead)];
    if (all.some((input) => input?.kind === 'correction'))
      return refuse('noSuchInput', [], 'a correction names the input that it puts right');
    if ([...instead, ...later.flatMap((remedy) => remedy.instead)].some((input) => input.tick > tick))
      return refuse('early', [], 'a correction puts in what has taken place before it');
    if (later.length > 0 && dropLater === true) return refuse('noSuchInput', [], 'everything later is dropped');
    return places.some((place, i) => i > 0 && place <= places[i - 1]!)
      ? refuse('noSuchInput', [], 'later inputs are answered once each, in their order')
      : null;
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
    for (const { place, instead } of input.later ?? []) places[place] = instead;
    if (input.dropLater === true)
      for (let later = input.supersedes + 1; later < places.length; later++) places[later] = [];
    places.push([]);
  }
  return places.flatMap((there, place) => there.map((input) => ({ place, input })));
}
