import { GONE as BALL_GONE } from '../ball/state.ts';
import { GONE as FIGURE_GONE, tallness } from '../figure/state.ts';
import { AWAY, newPose, poseAt } from '../hand/state.ts';
import type { World } from '../world.ts';
import { Gap } from './gap.ts';
import {
  ballToFigure,
  ballToHand,
  ballToSolid,
  figureParts,
  figureToFigure,
  gapToHand,
  figureToSolid,
  FIRST,
  type Middle,
  SECOND,
} from './measure.ts';
import { see } from './pair.ts';

const gap = new Gap();
const held = newPose();
const gone: Readonly<Record<string, number>> = { ball: BALL_GONE, figure: FIGURE_GONE, hand: AWAY };
const ORDER = ['ball', 'figure', 'hand'];

/** Farther apart than this, along x or y, no two bodies touch: longer than a rod and a lying figure. */
const FAR = 0.25;

interface Seen {
  readonly i: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** What is on the table at a time: balls first, then figures, then hands. */
function seenAt(world: World, time: number): readonly Seen[] {
  const at = { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0 };
  const all = world.kinds.flatMap(({ name }, i) => {
    if (world.place[i] === gone[name]) return [];
    see(world, i, time, at);
    return [{ i, name, x: at.x, y: at.y, z: at.z }];
  });
  return all.toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
}

/** The least gap between two of the table's balls, figures, hands and solids at a time not after the next event; below 0 by how much they overlap. What is far apart is not measured. */
export function leastGap(world: World, time: number): number {
  const all = seenAt(world, time);
  let least = Infinity;
  for (const [at, one] of all.entries()) {
    for (let k = 0; k < world.solids.length; k++) least = Math.min(least, gapToSolid(world, one, k));
    for (const other of all.slice(at + 1)) {
      if (Math.abs(one.x - other.x) > FAR || Math.abs(one.y - other.y) > FAR) continue;
      least = Math.min(least, gapBetween(world, one, other, time));
    }
  }
  return least;
}

/** The gap between ball or figure `i`, if it were put down at (x, y), and whatever is nearest there, at a time not after the next event; below 0: it would be in something. */
export function gapAt(world: World, i: number, x: number, y: number, time: number): number {
  const others = seenAt(world, time).filter((seen) => seen.i !== i);
  const one: Seen = { i, name: world.kinds[i]!.name, x, y, z: 0 };
  const place = world.place[i]!;
  world.place[i] = 0;
  let least = Infinity;
  for (let k = 0; k < world.solids.length; k++) least = Math.min(least, gapToSolid(world, one, k));
  for (const other of others) {
    if (Math.abs(x - other.x) > FAR || Math.abs(y - other.y) > FAR) continue;
    const isFirst = ORDER.indexOf(one.name) <= ORDER.indexOf(other.name);
    least = Math.min(least, isFirst ? gapBetween(world, one, other, time) : gapBetween(world, other, one, time));
  }
  world.place[i] = place;
  return least;
}

function middleOf(world: World, { i, x, y, z }: Seen): Middle {
  const radius = world.radius[i]!;
  return [x, y, z + radius, radius];
}

/** A hand reaches through nets and past posts: its rod does. */
function gapToSolid(world: World, one: Seen, k: number): number {
  if (one.name === 'hand') return Infinity;
  if (one.name === 'ball') ballToSolid(gap, middleOf(world, one), world, k);
  else {
    const solid = world.solids[k]!;
    const bottom = solid.kind === 'block' ? solid.bottom : Math.min(solid.from[2], solid.to[2]) - solid.radius;
    if (bottom > tallness(world, one.i)) return Infinity;
    figureToSolid(gap, world, one.i, one, k);
  }
  return gap.gap;
}

function gapBetween(world: World, one: Seen, other: Seen, time: number): number {
  if (one.name === other.name) {
    if (one.name !== 'figure') return Infinity;
    figureToFigure(gap, world, one.i, one, other.i, other);
    return gap.gap;
  }
  if (other.name === 'hand') poseAt(world, other.i, time, held);
  if (other.name === 'hand' && one.name === 'figure') return gapToHand(gap, world, one.i, one, other.i, held);
  let least = Infinity;
  const parts = other.name === 'figure' ? figureParts(world, other.i) : 2;
  for (const part of [FIRST, SECOND].slice(0, parts)) {
    if (other.name === 'hand') ballToHand(gap, middleOf(world, one), world, other.i, held, part);
    else ballToFigure(gap, middleOf(world, one), world, other.i, other.x, other.y, part);
    least = Math.min(least, gap.gap);
  }
  return least;
}
