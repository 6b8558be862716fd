import { Course } from './course.ts';
import { coursesOf, originalOf, pictureOf } from './courses.ts';
import type { Deed } from './deeds.ts';
import { type Instant, lieOf } from './instant.ts';
import type { Lie } from './lie.ts';
import type { Motion } from './motion.ts';
import type { Sighting } from './sighting.ts';

const texts = new WeakMap<object, string>();
function textOf(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}
const same = (a: object, b: object): boolean => a === b || textOf(a) === textOf(b);

/** Whether a course has done exactly the deeds of a motion up to a tick. */
function agrees(course: Course, { rest, deeds }: Motion, tick: number): boolean {
  if (!same(course.rest, rest)) return false;
  const upTo = (of: readonly Deed[]): readonly Deed[] => of.filter((deed) => deed.tick < tick);
  const [done, asked] = [upTo(course.deeds), upTo(deeds)];
  return done.length === asked.length && done.every((deed, i) => same(deed, asked[i]!));
}

/** A picture goes on where its motion has come to; everything else begins at its start. */
function begun(motion: Motion): Course {
  const original = originalOf(motion.rest);
  const come = original && coursesOf(original).find((one) => agrees(one, motion, one.tick));
  return come?.forked() ?? new Course(motion.rest);
}

/** The course of a motion, at least as far as a tick. Goes on where one has stopped if its deeds so far are the same, begins anew if not. */
function courseTo(motion: Motion, tick: number): Course {
  const courses = coursesOf(motion.rest);
  const course = courses.find((one) => agrees(one, motion, Math.min(one.tick, tick))) ?? courses.add(begun(motion));
  while (course.tick < tick) course.advance(motion.deeds.filter((deed) => deed.tick === course.tick));
  return course;
}

/** Everything seen up to a tick since the motion began, in order. */
export const sightings = (motion: Motion, tick: number): readonly Sighting[] =>
  courseTo(motion, tick).sightings.filter((sighting) => sighting.tick <= tick);

/** How everything lay at a tick; while something moves it is a picture, not a lie to go on from. */
export const instantAt = (motion: Motion, tick: number): Instant => courseTo(motion, tick).instants[tick]!;
export const lieAt = (motion: Motion, tick: number): Lie => lieOf(instantAt(motion, tick), motion.rest);

/** Whether nothing moves at a tick and no hand is about to: without another deed nothing will happen any more. */
export function isAtRest(motion: Motion, tick: number): boolean {
  if (motion.deeds.some((deed) => deed.tick > tick)) return false;
  const course = courseTo(motion, tick);
  // A world that has come just here is asked and not stepped: with another deed of this very tick it would have to begin anew.
  if (course.tick === tick) return course.isIdleWith(motion.deeds.filter((deed) => deed.tick === tick));
  const { instants } = courseTo(motion, tick + 1);
  return instants[tick] === instants[tick + 1];
}

/** The first tick from which nothing moves any more and no hand is about to, not after `end`; null if there is none yet. */
export function idleFrom(motion: Motion, end: number): number | null {
  const first = motion.deeds.at(-1)?.tick ?? 0;
  if (end < first || !isAtRest(motion, end)) return null;
  let [low, high] = [first, end];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isAtRest(motion, middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const pictures = new WeakMap<Motion, Motion>();
/**
 * The same motion, drawn ahead: wherever it is looked at, and whatever hands do in it, the motion itself has not been looked at so far. It costs a snapshot of
 * the engine instead of the whole shot: good for a picture, never for the truth, which comes from the start.
 */
export function pictured(motion: Motion): Motion {
  const known = pictures.get(motion);
  if (known !== undefined) return known;
  const picture = { ...motion, rest: pictureOf(motion.rest) };
  pictures.set(motion, picture);
  return picture;
}
