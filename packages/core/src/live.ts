import {
  costAgain,
  groupsOf,
  insteadOf,
  isOfAGroup,
  mostAgain,
  placesOf,
  type LaterAnswer,
  type Misfit,
  type Trial,
} from './correction.ts';
import { letPass, play, type Step } from './crank.ts';
import { Counting } from './counting.ts';
import { corrected, type Effective } from './effective.ts';
import { isCallingOff, isDeed } from './ending.ts';
import { hashOf } from './hash.ts';
import type { Game } from './game.ts';
import type { Correction, Input } from './input.ts';
import { InputList } from './input-list.ts';
import { Keeping, type Kept } from './kept.ts';
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

export type Correcting<G extends GameShape> = Correction<G> & { readonly tick: Tick };

/** What was played again: where it went on from, and how far it came. */
interface Tried<G extends GameShape> extends Step<G> {
  readonly base: Kept<G>;
  readonly effective: readonly Effective<G>[];
  readonly kept: Keeping<G>;
  readonly misfits: readonly Misfit<G>[];
  readonly cost: number;
}

const refuseToCallOff = refuse('notOffered', [], 'somebody has done something: it can be given up, not called off');

/** A match under way with all its inputs and its log. Appending costs the same at the end as at the start. */
export class LiveMatch<G extends GameShape> {
  readonly game: Game<G>;
  readonly #inputs: InputList<G>;
  readonly #log: LogEntry<G>[] = [];
  #kept: Keeping<G>;
  /** The inputs as corrections have left them; `null` as long as there has been none, and all count. */
  #counting: Counting<G> | null = null;
  #match: Match<G>;
  /** What corrections have cost so far. */
  #spentAgain = 0;

  constructor(game: Game<G>, first: Match<G>) {
    this.game = game;
    this.#match = first;
    this.#inputs = new InputList(game.streams?.size ?? 0);
    this.#kept = new Keeping([{ after: 0, counted: 0, match: first, told: 0 }]);
  }

  static start<G extends GameShape>(game: Game<G>, setup: Setup<G>): LiveMatch<G> {
    return new LiveMatch(game, game.start(setup));
  }

  get match(): Match<G> {
    return this.#match;
  }
  /** As it began. */
  get first(): Match<G> {
    return this.#kept.first.match;
  }
  /** All of them, unpacked anew: whoever only counts them asks for `inputCount`. */
  get inputs(): readonly Input<G>[] {
    return this.#inputs.from(0);
  }
  get inputCount(): number {
    return this.#inputs.length;
  }
  get log(): readonly LogEntry<G>[] {
    return this.#log;
  }

  /** The input's own entries of the log, or why nothing happened. */
  play(input: Input<G>): Result<readonly LogEntry<G>[]> {
    if (input.kind === 'correction') return this.#correct([input]);
    if (isCallingOff(input) && this.#hasBegun(this.#countingFrom(0))) return refuseToCallOff;
    const step = play(this.game, this.#match, input);
    if (!step.ok) return step;
    this.#counting?.push({ place: this.#inputs.length, input });
    this.#inputs.push(input);
    this.#goTo(step.value);
    if (this.#kept.isDue(this.#counted)) this.#keep();
    return accept(step.value.log);
  }

  /** Somebody has done something, or it goes on from the middle of another. */
  #hasBegun(effective: readonly Effective<G>[]): boolean {
    return this.#kept.first.match.facts > 0 || effective.some(({ input }) => isDeed(input));
  }

  /** Corrections of one moment, and everything is played again once: they count like one that answers for all their places. If they do not fit, nothing has changed. */
  correctTogether(corrections: readonly Correcting<G>[]): Result<readonly LogEntry<G>[]> {
    return corrections.some(({ dropLater }) => dropLater === true)
      ? refuse('noSuchInput', [], 'what drops everything later stands alone')
      : this.#correct(corrections);
  }

  /** Time passes, and nobody has done anything: what falls due on the way goes into the log, and no input is kept. */
  advance(to: Tick): readonly LogEntry<G>[] {
    if (to < this.#match.tick) return [];
    const step = letPass(this.game, this.#match, to);
    this.#goTo(step);
    return step.log;
  }

  /** The match before the input at this place, at its tick; as corrections have left it this is not told. */
  before(place: number): Match<G> {
    const base = this.#kept.before(place);
    const inputs = this.#inputs.from(base.after).slice(0, place - base.after + 1);
    const until = inputs.at(-1)?.tick ?? base.match.tick;
    let { match } = base;
    for (const input of inputs.slice(0, -1)) {
      const step = play(this.game, match, input);
      if (step.ok) match = step.value.match;
    }
    return letPass(this.game, match, until).match;
  }

  /**
   * The inputs from this place on have never come, and time stands at this tick again, not before the last input that is left: a table goes back.
   * Where something was put right, the book is a referee's, and nothing of it goes.
   */
  setBack(after: number, at: Tick): Result<null> {
    if (this.#counting !== null) return refuse('noSuchInput', [], 'what was put right stays');
    const base = this.#kept.before(after);
    const again = this.#inputs.from(base.after).slice(0, after - base.after);
    this.#inputs.cut(base.after);
    this.#kept = this.#kept.upTo(base);
    this.#log.length = base.told;
    this.#match = base.match;
    for (const input of again) this.play(input);
    this.advance(at);
    return accept(null);
  }

  rest(): Rest {
    return { after: this.#inputs.length, tick: this.#match.tick, hash: hashOf(this.#match) };
  }

  get #counted(): number {
    return (this.#counting ?? this.#inputs).length;
  }

  #goTo({ match, log }: Step<G>): void {
    this.#match = match;
    for (const entry of log) this.#log.push(entry);
  }

  #keep(): void {
    const [after, counted] = [this.#inputs.length, this.#counted];
    this.#kept.push({ after, counted, match: this.#match, told: this.#log.length });
  }

  /** What would come of this correction: every input that no longer fits, and the match without those. Nothing has changed. */
  tryCorrection(correction: Correcting<G>): Result<Trial<G>> {
    const tried = this.#tried([correction]);
    if (!tried.ok) return tried;
    const { base, match, log, misfits } = tried.value;
    return accept({ misfits, groups: groupsOf(misfits), match, log: [...this.#log.slice(0, base.told), ...log] });
  }

  /** If a later input no longer fits and nothing stands in its place, nothing has changed. */
  #correct(corrections: readonly Correcting<G>[]): Result<readonly LogEntry<G>[]> {
    const tried = this.#tried(corrections);
    if (!tried.ok) return tried;
    const { base, effective, kept, misfits, cost } = tried.value;
    const [first] = misfits;
    if (first !== undefined) return refuse('noLongerFits', first.refusal.paragraphs, whatMisfits(first));
    this.#spentAgain += cost;
    this.#counting ??= Counting.all(this.#inputs);
    this.#counting.replaceFrom(base.counted, effective);
    this.#kept = kept;
    for (const correction of corrections) this.#inputs.push(correction);
    this.#log.length = base.told;
    this.#goTo(tried.value);
    return accept(this.#log);
  }

  /**
   * Plays on from before the first input that is put right, up to the tick of the corrections, and leaves out what no longer fits.
   * Where everything later is dropped, time goes back with it.
   */
  #tried(corrections: readonly Correcting<G>[]): Result<Tried<G>> {
    for (const correction of corrections) {
      const fault = this.#faultOf(correction);
      if (fault !== null) return fault;
    }
    const first = corrections.reduce((least, { supersedes }) => Math.min(least, supersedes), Infinity);
    const base = this.#kept.before(first);
    const last = corrections.at(-1)!;
    const dropsLater = last.dropLater === true;
    const then = this.#countingFrom(base.counted).filter(({ place }) => !dropsLater || place <= last.supersedes);
    const effective = corrected(then, corrections);
    const tried = this.#playedFrom(base, effective, answeredBy(corrections));
    if (tried === null) return refuse('tooMuchAgain', [], 'as much has been played again for corrections as may be');
    const own = tried.misfits.find(({ place }) => corrections.some(({ supersedes }) => supersedes === place));
    if (own !== undefined) return ownEntryRefused(own);
    if (dropsLater || last.tick < tried.match.tick) return accept(tried);
    const { match, log } = letPass(this.game, tried.match, last.tick);
    return accept({ ...tried, match, log: [...tried.log, ...log] });
  }

  #countingFrom(counted: number): readonly Effective<G>[] {
    return this.#counting === null
      ? this.#inputs.from(counted).map((input, i) => ({ place: counted + i, input }))
      : this.#counting.from(counted);
  }

  /** Null where it costs more than corrections may. */
  #playedFrom(base: Kept<G>, effective: readonly Effective<G>[], answered: ReadonlySet<number>): Tried<G> | null {
    const [log, kept, misfits]: [LogEntry<G>[], Keeping<G>, Misfit<G>[]] = [[], this.#kept.upTo(base), []];
    const most = mostAgain(this.#counted) - this.#spentAgain;
    let [{ match }, cost] = [base, 0];
    for (const [i, { place, input }] of effective.entries()) {
      const counted = base.counted + i;
      if (kept.isDue(counted) && effective[i - 1]?.place !== place)
        kept.push({ after: place, counted, match, told: base.told + log.length });
      cost += costAgain(match);
      if (cost > most) return null;
      const tooLate =
        isCallingOff(input) &&
        this.#hasBegun([...this.#countingFrom(0).slice(0, base.counted), ...effective.slice(0, i)]);
      const done = tooLate ? refuseToCallOff : play(this.game, match, input);
      if (!done.ok) {
        const answer = answered.has(place) ? { answer: i - firstAt(effective, i) } : {};
        misfits.push({ place, input, refusal: done.refusal, at: match.tick, ...answer });
        continue;
      }
      match = done.value.match;
      for (const entry of done.value.log) log.push(entry);
    }
    return { base, effective, kept, misfits, cost, match, log };
  }

  #faultOf({ tick, supersedes, instead, dropLater, later = [] }: Correcting<G>): Result<never> | null {
    if (tick < this.#match.tick && dropLater !== true)
      return refuse('early', [], `the match is at tick ${this.#match.tick}, the correction at ${tick}`);
    const old = [supersedes, ...later.flatMap(placesOf)].map((place) => this.#inputs.at(place));
    if (old.includes(undefined)) return refuse('noSuchInput');
    const anew = [...instead, ...later.flatMap(insteadOf)];
    if ([...old, ...anew].some((input) => input?.kind === 'correction'))
      return refuse('noSuchInput', [], 'a correction names the input that it puts right');
    if (anew.some((input) => input.tick > tick))
      return refuse('early', [], 'a correction puts in what has taken place before it');
    if (later.length > 0 && dropLater === true) return refuse('noSuchInput', [], 'everything later is dropped');
    return areAnsweredInOrder(supersedes, later)
      ? null
      : refuse('noSuchInput', [], 'later inputs are answered once each, in their order');
  }
}

/** Where the inputs begin that stand in the place of this one. */
function firstAt<G extends GameShape>(effective: readonly Effective<G>[], i: number): number {
  let first = i;
  while (effective[first - 1]?.place === effective[i]?.place) first--;
  return first;
}

const areAscending = (places: readonly number[]): boolean =>
  places.every((place, i) => i === 0 || place > places[i - 1]!);

/** Those that are answered one by one, and those of each group; and nobody answers what another answer speaks of. */
function areAnsweredInOrder<G extends GameShape>(supersedes: number, later: readonly LaterAnswer<G>[]): boolean {
  const all = later.flatMap(placesOf);
  const oneByOne = later.filter((answer) => !isOfAGroup(answer)).flatMap(placesOf);
  const groups = later.filter(isOfAGroup).map(({ places }) => places);
  return (
    [oneByOne, ...groups].every((places) => areAscending([supersedes, ...places])) && new Set(all).size === all.length
  );
}

const answeredBy = <G extends GameShape>(corrections: readonly Correcting<G>[]): ReadonlySet<number> =>
  new Set(corrections.flatMap(({ supersedes, later = [] }) => [supersedes, ...later.flatMap(placesOf)]));

const why = <G extends GameShape>({ input, refusal: { code, detail } }: Misfit<G>): string =>
  `(${input.kind}): ${code}${detail === undefined ? '' : ` (${detail})`}`;
const whatMisfits = <G extends GameShape>(misfit: Misfit<G>): string =>
  misfit.answer === undefined
    ? `input ${misfit.place} ${why(misfit)}`
    : `entry ${misfit.answer + 1} in the place of input ${misfit.place} ${why(misfit)}`;

/** What a correction itself puts in is no later input that could be answered: it is refused for its own reason. */
const ownEntryRefused = <G extends GameShape>(misfit: Misfit<G>): Result<never> =>
  refuse(misfit.refusal.code, misfit.refusal.paragraphs, whatMisfits(misfit));
