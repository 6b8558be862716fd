import type { Profile, Stretch } from '../solid/gap.ts';
import { OWN, type World } from '../world.ts';
import type { Stand } from './way.ts';

/** What a figure is besides radius, mass and height. */
export interface FigureTraits {
  readonly stand: Stand;
  /** Outline of the base, convex, from the foot to the middle of its top. */
  readonly base: Profile;
  /** Outline of the upper part, from the ground up. */
  readonly trunk: Profile;
  /** Square of the radius of gyration about a level axis through the centre of mass. */
  readonly tiltGyration: number;
  /** Half its thickness when it lies. */
  readonly lyingRound: number;
  /** Seconds from the blow until it lies. */
  readonly fallTime: number;
}

export const traitsOf = (world: World, i: number): FigureTraits => world.bodies[i]!.traits as FigureTraits;

export const STANDING = 0;
/** Has been knocked over and falls; it is met as if it still stood. */
export const TOPPLING = 1;
/** 3 is `GONE` (`solid/obstacles.ts`). */
export const LYING = 2;

/** Where it falls to; when it will lie, and then how long it lies. */
const TO_X = 0;
const TO_Y = 1;
const WHEN = 2;

export const lieTime = (world: World, i: number): number => world.own[OWN * i + WHEN]!;
export const lengthOf = (world: World, i: number): number => world.own[OWN * i + WHEN]!;
export const fallX = (world: World, i: number): number => world.own[OWN * i + TO_X]!;
export const fallY = (world: World, i: number): number => world.own[OWN * i + TO_Y]!;

export function setFall(world: World, i: number, x: number, y: number, when: number): void {
  world.own[OWN * i + TO_X] = x;
  world.own[OWN * i + TO_Y] = y;
  world.own[OWN * i + WHEN] = when;
}

/** The saved numbers of a figure with its clock put back, so that `now` is 0: of one that falls, when it will lie. */
export const whenItLies = (kind: string, place: number, own: readonly number[], now: number): readonly number[] =>
  kind === 'figure' && place === TOPPLING ? own.map((number, at) => (at === WHEN ? number - now : number)) : own;

/** Its outline on the ground plan when it is at (x, y). */
export function outlineAt(world: World, i: number, x: number, y: number, out: Stretch): void {
  const lies = world.place[i] === LYING;
  const length = lies ? lengthOf(world, i) : 0;
  out.x = x;
  out.y = y;
  out.alongX = fallX(world, i) * length;
  out.alongY = fallY(world, i) * length;
  out.round = lies ? traitsOf(world, i).lyingRound : world.radius[i]!;
}

/** How high it is. */
export const tallness = (world: World, i: number): number =>
  world.place[i] === LYING ? 2 * traitsOf(world, i).lyingRound : world.height[i]!;
