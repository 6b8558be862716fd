import type { Plate, Stretch } from '../solid/gap.ts';
import { OWN, type World } from '../world.ts';

/** A keeper on a rod: a rounded plate that faces along y, and the rod behind it. */
export interface HandTraits {
  readonly halfWidth: number;
  readonly halfThickness: number;
  /** The rod goes this way along y: 1 or −1. */
  readonly behind: number;
  readonly rodLength: number;
  readonly rodHeight: number;
  readonly rodRadius: number;
  readonly mostSpeed: number;
  readonly mostAcceleration: number;
}

export const traitsOf = (world: World, i: number): HandTraits => world.bodies[i]!.traits as HandTraits;

export const HELD = 0;
export const AWAY = 1;

/** How a hand holds it: sine of its lean to the right (x), and how far it is lifted. */
export interface Posture {
  readonly lean: number;
  readonly lift: number;
}

export const leanOf = (world: World, i: number): number => world.own[OWN * i]!;
export const liftOf = (world: World, i: number): number => world.own[OWN * i + 1]!;

export function setPosture(world: World, i: number, { lean, lift }: Posture): void {
  world.own[OWN * i] = lean;
  world.own[OWN * i + 1] = lift;
}

/** The plate when its foot is at (x, y): its lower edge's middle stays there when it leans. */
export function plateAt(world: World, i: number, x: number, y: number): Plate {
  const { halfWidth, halfThickness } = traitsOf(world, i);
  const lean = leanOf(world, i);
  const up = Math.sqrt(1 - lean * lean);
  const half = world.height[i]! / 2;
  return {
    middle: [x + lean * half, y, liftOf(world, i) + up * half + halfWidth * Math.abs(lean)],
    wide: [up, 0, -lean],
    high: [lean, 0, up],
    halfWidth: halfWidth - halfThickness,
    halfHeight: half - halfThickness,
    thick: halfThickness,
  };
}

/** What a figure that stands on the ground can meet of it: the shadow of the plate. */
export function shadowAt(world: World, i: number, x: number, y: number, out: Stretch): void {
  const { middle, wide, high, halfWidth, halfHeight, thick } = plateAt(world, i, x, y);
  const reach = Math.abs(wide[0]) * halfWidth + Math.abs(high[0]) * halfHeight;
  // From the side that half a turn leaves where it is, so that a turned keeper is measured to the same bits.
  const { behind } = traitsOf(world, i);
  out.x = middle[0] - behind * reach;
  out.y = y;
  out.alongX = 2 * behind * reach;
  out.alongY = 0;
  out.round = thick;
}

export function rodAt(world: World, i: number, x: number, y: number, out: Stretch): void {
  const { behind, rodLength, rodRadius } = traitsOf(world, i);
  out.x = x;
  out.y = y;
  out.alongX = 0;
  out.alongY = behind * rodLength;
  out.round = rodRadius;
}
