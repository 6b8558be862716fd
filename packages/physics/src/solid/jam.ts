import { MARKS, OWN, type World } from '../world.ts';

/** Within so many seconds … */
const WINDOW = 0.01;
/** … a body takes at most so many blows; more, and it is jammed between things that leave it no way. No free play seen comes near it. */
const MOST = 200;
const COUNT = 0;
const SINCE = 3;

/** Counts a blow on body i; true if it is jammed. */
export function jams(world: World, i: number): boolean {
  if (world.now - world.own[OWN * i + SINCE]! > WINDOW || world.marks[MARKS * i + COUNT] === 0) {
    world.own[OWN * i + SINCE] = world.now;
    world.marks[MARKS * i + COUNT] = 0;
  }
  world.marks[MARKS * i + COUNT]!++;
  return world.marks[MARKS * i + COUNT]! > MOST;
}

/** How many blows body i has had since the window was opened. */
export const blowsOf = (world: World, i: number): number => world.marks[MARKS * i + COUNT]!;

/** The saved memory of blows with its clock put back, so that `now` is 0; if the window is over, none. The first of the marks is not of blows. */
export function recentBlows(
  marks: readonly number[],
  own: readonly number[],
  now: number,
): { readonly marks: readonly number[]; readonly own: readonly number[] } {
  const isOver = now - (own[SINCE] ?? 0) > WINDOW || (marks[COUNT + 1] ?? 0) === 0;
  return {
    marks: marks.map((mark, at) => (at === COUNT + 1 && isOver ? 0 : mark)),
    own: own.map((number, at) => (at === SINCE ? sinceThen(number - now, isOver) : number)),
  };
}
const sinceThen = (since: number, isOver: boolean): number => (isOver ? 0 : since);

/** A hand has put it somewhere: nothing has struck it there. */
export function forgetBlows(world: World, i: number): void {
  world.marks[MARKS * i + COUNT] = 0;
  world.own[OWN * i + SINCE] = 0;
}
