import type { Spot } from '../contract.ts';
import { fallX, fallY, lengthOf, LYING, outlineAt, tallness, traitsOf as figureTraits } from '../figure/state.ts';
import { plateAt, type Pose, rodAt, shadowAt, traitsOf as handTraits } from '../hand/state.ts';
import type { World } from '../world.ts';
import {
  ballToBar,
  ballToBlock,
  ballToPlate,
  ballToRound,
  type Gap,
  newStretch,
  type Stretch,
  stretchToBlock,
  stretchToStretch,
} from './gap.ts';

/** Things are measured part by part, each convex: the base and the upper part of a figure, the plate and the rod of a hand. */
export const FIRST = 0;
export const SECOND = 1;

/** A ball's middle and radius. */
export type Middle = [x: number, y: number, z: number, radius: number];

const one = newStretch();
const two = newStretch();

/** From figure i at its place to the ball. A lying figure has one part. */
export function ballToFigure(out: Gap, ball: Middle, world: World, i: number, { x, y }: Spot, part: number): void {
  const { base, trunk, lyingRound } = figureTraits(world, i);
  if (world.place[i] !== LYING) return ballToRound(out, ball, x, y, part === FIRST ? base : trunk);
  const length = lengthOf(world, i);
  ballToBar(out, ball, [x, y, lyingRound], [fallX(world, i) * length, fallY(world, i) * length, 0], lyingRound);
}

export const figureParts = (world: World, i: number): number => (world.place[i] === LYING ? 1 : 2);

/** From hand i, as it is held, to the ball. */
export function ballToHand(out: Gap, ball: Middle, world: World, i: number, pose: Pose, part: number): void {
  if (part === FIRST) return ballToPlate(out, ball, plateAt(world, i, pose));
  const { behind, rodLength, rodHeight, rodRadius } = handTraits(world, i);
  ballToBar(out, ball, [pose.x, pose.y, rodHeight + pose.z], [0, behind * rodLength, 0], rodRadius);
}

/** From solid k to the ball. */
export function ballToSolid(out: Gap, ball: Middle, world: World, k: number): void {
  const solid = world.solids[k]!;
  if (solid.kind === 'block') return ballToBlock(out, ball, solid);
  const { from, to, radius } = solid;
  ballToBar(out, ball, from, [to[0] - from[0], to[1] - from[1], to[2] - from[2]], radius);
}

/** From figure j to figure i. */
export function figureToFigure(out: Gap, world: World, i: number, atI: Spot, j: number, atJ: Spot): void {
  outlineAt(world, i, atI.x, atI.y, one);
  outlineAt(world, j, atJ.x, atJ.y, two);
  stretchToStretch(out, one, two);
}

/** From the plate of hand j, as it is held, to figure i on the ground plan: they can only meet if it is not lifted over it. */
export function figureToPlate(out: Gap, world: World, i: number, atI: Spot, j: number, pose: Pose): void {
  outlineAt(world, i, atI.x, atI.y, one);
  shadowAt(world, j, pose, two);
  stretchToStretch(out, one, two);
}

/** From its rod. */
export function figureToRod(out: Gap, world: World, i: number, atI: Spot, j: number, pose: Pose): void {
  outlineAt(world, i, atI.x, atI.y, one);
  rodAt(world, j, pose, two);
  stretchToStretch(out, one, two);
}

/** The gap to the nearer part of a hand, on the ground plan or upright: one of the two keeps them apart. */
export function gapToHand(out: Gap, world: World, i: number, atI: Spot, j: number, pose: Pose): number {
  figureToRod(out, world, i, atI, j, pose);
  const rod = out.gap;
  figureToPlate(out, world, i, atI, j, pose);
  return Math.max(pose.z - tallness(world, i), Math.min(rod, out.gap));
}

/** From solid k to figure i. */
export function figureToSolid(out: Gap, world: World, i: number, at: Spot, k: number): void {
  outlineAt(world, i, at.x, at.y, one);
  stretchToSolid(out, world, one, k);
}

function stretchToSolid(out: Gap, world: World, stretch: Stretch, k: number): void {
  const solid = world.solids[k]!;
  if (solid.kind === 'block') return stretchToBlock(out, stretch, solid);
  const { from, to, radius } = solid;
  two.x = from[0];
  two.y = from[1];
  two.alongX = to[0] - from[0];
  two.alongY = to[1] - from[1];
  two.round = radius;
  stretchToStretch(out, stretch, two);
}
