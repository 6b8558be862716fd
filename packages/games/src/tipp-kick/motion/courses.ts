import type { Course } from './course.ts';
import type { Lie } from './lie.ts';

/** A match, its preview and a hand that comes late look at once. */
const MOST = 6;

/** The courses of one match, the one used last at the end. They are a cache: what they say follows from the motion alone. */
class Courses {
  readonly #all: Course[] = [];
  #pictures: Courses | null = null;

  /** Those of the pictures of this match: its truth never goes on from one. */
  get pictures(): Courses {
    return (this.#pictures ??= new Courses());
  }

  find(fits: (course: Course) => boolean): Course | undefined {
    const at = this.#all.findLastIndex(fits);
    if (at < 0) return undefined;
    const [course] = this.#all.splice(at, 1);
    this.#all.push(course!);
    return course;
  }

  add(course: Course): Course {
    while (this.#all.length >= MOST) this.#all.shift()!.free();
    this.#all.push(course);
    return course;
  }

  free(): void {
    for (const course of this.#all.splice(0)) course.free();
    this.#pictures?.free();
  }
}

/** Rests follow one another in a match; each knows its courses, so that no other match pushes them out. */
const byRest = new WeakMap<Lie, Courses>();
/** For rests that nobody has seen follow: copies that a worker is sent, and what is read in mid-motion. */
const strangers = new Courses();
/** Those that were asked of, the ones asked last at the end: whoever leaves a match without an end does not say so. */
const inUse = new Set<Courses>();
const MATCHES = 128;

export function coursesOf(rest: Lie): Courses {
  const courses = byRest.get(rest) ?? strangers;
  inUse.delete(courses);
  inUse.add(courses);
  if (inUse.size > MATCHES) letGo(inUse.values().next().value!);
  return courses;
}
function letGo(courses: Courses): void {
  courses.free();
  inUse.delete(courses);
}

/** A rest is one of the match of another; without another it begins a match. */
export function follows(rest: Lie, before: Lie | undefined): void {
  byRest.set(rest, (before === undefined ? undefined : byRest.get(before)) ?? byRest.get(rest) ?? new Courses());
}

/** What a rest is a picture of, and which one there is of it. */
const originals = new WeakMap<Lie, Lie>();
const pictured = new WeakMap<Lie, Lie>();
/** The same rest for pictures of what comes: their courses are their own. */
export function pictureOf(rest: Lie): Lie {
  const known = pictured.get(rest);
  if (known !== undefined) return known;
  const picture = { ...rest };
  pictured.set(rest, picture);
  originals.set(picture, rest);
  byRest.set(picture, coursesOf(rest).pictures);
  return picture;
}
export const originalOf = (rest: Lie): Lie | undefined => originals.get(rest);

/** The match of a rest is over: its worlds are given back, and made anew for whoever looks back. */
export function forgetMatchOf(rest: Lie): void {
  const courses = byRest.get(rest);
  if (courses !== undefined) letGo(courses);
}
/** Gives all worlds back: for tests and when the table is left. */
export function forgetMotions(): void {
  for (const courses of inUse) letGo(courses);
}
