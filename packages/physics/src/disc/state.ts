import { MARKS, type World } from '../world.ts';

/** How a disc moves between two events, beside `REST`. */
/** At constant speed: in the air, or falling into a hole. */
export const UNIFORM = 1;
/** Slows down evenly: no spin, or slide and spin at their final ratio. */
export const EVEN = 2;
/** Along one of the two curves of `glide.ts`. */
export const GLIDE_SLIDE = 3;
export const GLIDE_SPIN = 4;
/** Spins almost on the spot. */
export const SPOT = 5;

/** Where a disc is. */
export const ON_BOARD = 0;
export const IN_AIR = 1;
export const OVER_HOLE = 2;
/** Lies on another disc. */
export const PERCHED = 3;
/** Falls beside the frame. */
export const OUTSIDE = 4;
export const POCKETED = 5;
export const OFF = 6;
/** Lies or slides on top of the frame. */
export const ON_FRAME = 7;
/** Flies, and some of it is above the frame or beyond it. */
export const OVER_FRAME = 8;

export const isFlying = (place: number): boolean => place === IN_AIR || place === OVER_FRAME;

/** What a disc will do by itself next, beside `STOPS`. */
export const MEETS_CUSHION = 2;
export const ENTERS_HOLE = 3;
export const LEAVES_HOLE = 4;
export const DROPS = 5;
export const LANDS = 6;
export const LANDS_ON_DISC = 7;
export const LANDS_OUTSIDE = 8;
export const LOOKS_DOWN = 9;
export const LANDS_ON_FRAME = 10;
/** Flies back from above the frame. */
export const CLEARS_FRAME = 11;
/** Slides over an edge of the frame. */
export const TIPS_IN = 12;
export const TIPS_OUT = 13;

/** The marks of a disc: the hole it is over or in and the disc it lies on, each one more than its number; hops on that disc; whether it left the surface. */
const HOLE = 0;
const PERCH = 1;
const HOPS = 2;
const STRAY = 3;

/** Has left the surface and not landed on it since; has landed on it again. */
export const STRAYED = 1;
export const CAME_BACK = 2;

/** −1: none. */
export const holeOf = (world: World, i: number): number => world.marks[MARKS * i + HOLE]! - 1;
export const perchOf = (world: World, i: number): number => world.marks[MARKS * i + PERCH]! - 1;
export const hopsOf = (world: World, i: number): number => world.marks[MARKS * i + HOPS]!;
export const strayOf = (world: World, i: number): number => world.marks[MARKS * i + STRAY]!;

export function setHole(world: World, i: number, hole: number): void {
  world.marks[MARKS * i + HOLE] = hole + 1;
}
export function setPerch(world: World, i: number, disc: number): void {
  world.marks[MARKS * i + PERCH] = disc + 1;
}
export function setHops(world: World, i: number, hops: number): void {
  world.marks[MARKS * i + HOPS] = hops;
}
export function setStray(world: World, i: number, stray: number): void {
  world.marks[MARKS * i + STRAY] = stray;
}
