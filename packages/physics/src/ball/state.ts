import { MARKS, type World } from '../world.ts';
import type { Run } from './way.ts';

/** What a ball is besides radius and mass. */
export interface BallTraits {
  readonly run: Run;
  /** Of a bounce on the ground. */
  readonly bounce: number;
}

export const traitsOf = (world: World, i: number): BallTraits => world.bodies[i]!.traits as BallTraits;

export const ON_GROUND = 0;
export const IN_AIR = 1;
/** Lies on something that is not the ground; 3 is `GONE` (`solid/obstacles.ts`). */
export const PERCHED = 2;

/** Slower than this it does not leave the ground: a hop of 0.13 mm. */
export const LEAST_HOP = 0.05;

/** Slow contacts in a row without the ground: after so many of them the ball lies on what it leans on, if it is slow enough. */
const LEANS = 1;
const MOST_LEANS = 400;
const SLOW_LEAN = 0.02;
export const LEANS_AT_REST = 0.02;

/** Counts slow contacts; anything faster begins anew. Gives whether this is one. */
export function noteLeaning(world: World, i: number, speed: number): boolean {
  const slow = world.place[i] === IN_AIR && speed < SLOW_LEAN;
  world.marks[MARKS * i + LEANS] = slow ? world.marks[MARKS * i + LEANS]! + 1 : 0;
  return slow;
}

export const hasLeaned = (world: World, i: number): boolean => world.marks[MARKS * i + LEANS]! > MOST_LEANS;
export function forgetLeaning(world: World, i: number): void {
  world.marks[MARKS * i + LEANS] = 0;
}
