import { fallX, fallY, GONE, lengthOf, LYING, outlineAt, tallness, traitsOf as figureTraits } from '../figure/state.ts';
import { AWAY, newPose, plateAt, type Pose, poseAt, rodAt, shadowAt, traitsOf as handTraits } from '../hand/state.ts';
import type { World } from '../world.ts';
import {
  ballToBar,
  ballToBlock,
  ballToPlate,
  ballToRound,
  Gap,
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
const held = newPose();

/** From figure i at (x, y) to the ball. A lying figure has one part. */
export function ballToFigure(
  out: Gap,
  ball: Middle,
  world: World,
  i: number,
  x: number,
  y: number,
  part: number,
): void {
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

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From hand j, as it is held, to figure i on the ground plan: they can only meet if it is not lifted over it. */
export function figureToHand(out: Gap, world: World, i: number, atI: Spot, j: number, pose: Pose, part: number): void {
  outlineAt(world, i, atI.x, atI.y, one);
  if (part === FIRST) shadowAt(world, j, pose, two);
  else rodAt(world, j, pose, two);
  stretchToStretch(out, one, two);
}

/** The gap to the nearer part of a hand, on the ground plan or upright: one of the two keeps them apart. */
export function gapToHand(out: Gap, world: World, i: number, atI: Spot, j: number, pose: Pose): number {
  figureToHand(out, world, i, atI, j, pose, SECOND);
  const rod = out.gap;
  figureToHand(out, world, i, atI, j, pose, FIRST);
  return Math.max(pose.z - tallness(world, i), Math.min(rod, out.gap));
}

/** From solid k to figure i. */
export function figureToSolid(out: Gap, world: World, i: number, at: Spot, k: number): void {
  outlineAt(world, i, at.x, at.y, one);
  stretchToSolid(out, world, one, k);
}

export function stretchToSolid(out: Gap, world: World, stretch: Stretch, k: number): void {
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

/** Whether figure i, as it is or would be, keeps clear of everything else now, by looking at all of it. */
export function isClear(world: World, i: number): boolean {
  const gap = new Gap();
  const at = { x: world.x[i]!, y: world.y[i]! };
  for (let k = 0; k < world.solids.length; k++) {
    const solid = world.solids[k]!;
    const bottom = solid.kind === 'block' ? solid.bottom : Math.min(solid.from[2], solid.to[2]) - solid.radius;
    if (bottom > tallness(world, i)) continue;
    figureToSolid(gap, world, i, at, k);
    if (gap.gap < 0) return false;
  }
  for (let j = 0; j < world.count; j++) if (j !== i && overlaps(gap, world, i, at, j)) return false;
  return true;
}

function overlaps(gap: Gap, world: World, i: number, at: Spot, j: number): boolean {
  if (world.box[4 * j] === Infinity) return false;
  world.kinds[j]!.look(world, j, world.now - world.start[j]!);
  const [x, y, z] = world.seen as unknown as [number, number, number];
  const { name } = world.kinds[j]!;
  if (name === 'figure') figureToFigure(gap, world, i, at, j, { x, y });
  else if (name === 'ball') {
    const radius = world.radius[j]!;
    ballToFigure(gap, [x, y, z + radius, radius], world, i, at.x, at.y, FIRST);
  } else {
    poseAt(world, j, world.now, held);
    return gapToHand(gap, world, i, at, j, held) < 0;
  }
  return gap.gap < 0;
}

/** So near is touching, for what lies on something. */
const LIES_ON = 2e-5;

/** Whether ball i, which lies still, touches figure j when that one is at (x, y), or hand j as it is held where its piece begins. */
export function ballTouches(world: World, i: number, j: number, x: number, y: number): boolean {
  const { name } = world.kinds[j]!;
  if (world.place[j] === (name === 'figure' ? GONE : AWAY)) return false;
  const gap = new Gap();
  const radius = world.radius[i]!;
  const ball: Middle = [world.x[i]!, world.y[i]!, world.z[i]! + radius, radius];
  if (name === 'hand') poseAt(world, j, world.start[j]!, held);
  for (const part of [FIRST, SECOND]) {
    if (name === 'figure') ballToFigure(gap, ball, world, j, x, y, part);
    else ballToHand(gap, ball, world, j, held, part);
    if (gap.gap < LIES_ON) return true;
  }
  return false;
}
