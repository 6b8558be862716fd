import {
  chanceNow,
  hashOf,
  type ChanceStream,
  type Game,
  type GameShape,
  type Input,
  type LogEntry,
  type Match,
  type Shares,
  type Tick,
} from '@bande/core';
import type { Header, Origin } from './format.ts';
import { Recorder } from './recorder.ts';
import { resume } from './resume.ts';
import { chanceOf } from './seed.ts';
import { ENGINE_VERSION } from './version.ts';

/** Where a match came to rest last: a later engine goes on from here. */
export interface KeptRest<G extends GameShape> {
  /** How many inputs came before it. */
  readonly after: number;
  readonly hash: string;
  readonly match: Match<G>;
}

/** What a device keeps of a match while it is played, input by input: no record yet, and enough to go on. */
export interface KeptCourse<G extends GameShape> {
  readonly header: Header<G>;
  readonly from: Origin<G> | null;
  readonly inputs: readonly Input<G>[];
  /** The tick that it had reached: what happened by itself after the last input is not undone. */
  readonly reached?: Tick;
  /** Where it came to rest last. */
  readonly rest?: KeptRest<G>;
  /** So often something was taken back. */
  readonly takenBack?: number;
}

/** A match under way: its recorder and the dice to come. */
interface Course<G extends GameShape> {
  readonly recorder: Recorder<G>;
  readonly chance: ChanceStream;
}

/** Told of what happened once, as it happens again. */
type HappenedAgain<G extends GameShape> = (before: Match<G>, after: Match<G>, entries: readonly LogEntry<G>[]) => void;

/** In pieces, each with how much of it is done (0 to 1): a long match takes longer than a page may stall. */
type InPieces<R> = Generator<number, R>;

export const isOfThisEngine = ({ header }: { readonly header: { readonly engine: string } }): boolean =>
  header.engine === ENGINE_VERSION;

/** A kept match, played again to where it stood. `null` if this engine cannot: it was kept by another one, or a part is missing. */
export function* reopening<G extends GameShape>(
  game: Game<G>,
  kept: KeptCourse<G>,
  seed: string,
  told: HappenedAgain<G>,
): InPieces<Course<G> | null> {
  if (!isOfThisEngine(kept)) return null;
  const { course, all } = yield* playingAgain(game, kept, seed, told);
  const { recorder } = course;
  if (!all) return null;
  if (kept.reached !== undefined && recorder.match.outcome === null) passTo(recorder, kept.reached, told);
  return course;
}

/**
 * A match that an earlier engine has kept goes on from its last rest, as a match of its own with dice of its own. Where no rest was kept,
 * its inputs are played by the rules of today as far as they go; one that has never come to rest begins anew.
 */
export function* goingOn<G extends GameShape>(
  game: Game<G>,
  kept: KeptCourse<G>,
  newSeed: string,
  shares: Shares = [],
): InPieces<Course<G> | null> {
  const rest = kept.rest ?? (yield* lastRestOf(game, kept, newSeed)) ?? beginningOf(game, kept);
  const stood = { ...kept, lastRest: rest.match, rests: [rest], end: null };
  const resumed = resume(game, stood, newSeed, shares);
  if (!resumed.ok) return null;
  const { recorder } = resumed.value;
  return { recorder, chance: chanceOf(recorder.header, newSeed) };
}

function* lastRestOf<G extends GameShape>(
  game: Game<G>,
  kept: KeptCourse<G>,
  seed: string,
): InPieces<KeptRest<G> | null> {
  return (yield* playingAgain(game, kept, seed, () => {})).course.recorder.lastRest;
}

function beginningOf<G extends GameShape>(game: Game<G>, kept: KeptCourse<G>): KeptRest<G> {
  const { match } = Recorder.again(game, kept);
  return { after: 0, hash: hashOf(match), match };
}

/** As far as the inputs are taken. */
function* playingAgain<G extends GameShape>(
  game: Game<G>,
  kept: KeptCourse<G>,
  seed: string,
  told: HappenedAgain<G>,
): InPieces<{ readonly course: Course<G>; readonly all: boolean }> {
  const recorder = Recorder.again(game, kept);
  const { header, inputs } = kept;
  const course = { recorder, chance: chanceOf(header, seed) };
  for (const [i, input] of inputs.entries()) {
    if (input.kind === 'chance') drawAgain(game, course, input.tick, told);
    const before = recorder.match;
    const done = recorder.play(input);
    if (!done.ok) return { course, all: false };
    if (done.value.length > 0) told(before, recorder.match, done.value);
    yield (i + 1) / inputs.length;
  }
  return { course, all: true };
}

/** Dice may have been asked for by what fell due after the input before: time comes first. */
function drawAgain<G extends GameShape>(
  game: Game<G>,
  { recorder, chance }: Course<G>,
  at: Tick,
  told: HappenedAgain<G>,
): void {
  passTo(recorder, at, told);
  const request = chanceNow(game, recorder.match);
  if (request !== null) chance.draw(request);
}

function passTo<G extends GameShape>(recorder: Recorder<G>, to: Tick, told: HappenedAgain<G>): void {
  const before = recorder.match;
  const entries = recorder.advance(to);
  if (entries.length > 0) told(before, recorder.match, entries);
}
