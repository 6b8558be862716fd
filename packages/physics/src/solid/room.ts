import { GONE as BALL_GONE } from '../ball/state.ts';
import { GONE as FIGURE_GONE, tallness } from '../figure/state.ts';
import { AWAY } from '../hand/state.ts';
import type { World } from '../world.ts';
import { Gap } from './gap.ts';
import {
  ballToFigure,
  ballToHand,
  ballToSolid,
  figureParts,
  figureToFigure,
  figureToHand,
  figureToSolid,
  FIRST,
  type Middle,
  SECOND,
} from './measure.ts';
import { see } from './pair.ts';

const gap = new Gap();
const gone: Readonly<Record<string, number>> = { ball: BALL_GONE, figure: FIGURE_GONE, hand: AWAY };

const isThere = (world: World, i: number): boolean => world.place[i] !== gone[world.kinds[i]!.name];

/** The least gap between two of the table's balls, figures, hands and solids at a time not after the next event; below 0 by how much they overlap. */
export function leastGap(world: World, time: number): number {
  let least = Infinity;
  for (let i = 0; i < world.count; i++) {
    if (!isThere(world, i)) continue;
    for (let k = 0; k < world.solids.length; k++) least = Math.min(least, gapToSolid(world, i, k, time));
    for (let j = i + 1; j < world.count; j++)
      if (isThere(world, j)) least = Math.min(least, gapBetween(world, i, j, time));
  }
  return least;
}

const at = { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0 };
const other = { ...at };

function middleOf(world: World, i: number): Middle {
  const radius = world.radius[i]!;
  return [at.x, at.y, at.z + radius, radius];
}

/** A hand reaches through nets and past posts: its rod does. */
function gapToSolid(world: World, i: number, k: number, time: number): number {
  const { name } = world.kinds[i]!;
  if (name === 'hand') return Infinity;
  see(world, i, time, at);
  if (name === 'ball') ballToSolid(gap, middleOf(world, i), world, k);
  else {
    const solid = world.solids[k]!;
    const bottom = solid.kind === 'block' ? solid.bottom : Math.min(solid.from[2], solid.to[2]) - solid.radius;
    if (bottom > tallness(world, i)) return Infinity;
    figureToSolid(gap, world, i, at, k);
  }
  return gap.gap;
}

function gapBetween(world: World, i: number, j: number, time: number): number {
  const [a, b] = rank(world, i) <= rank(world, j) ? [i, j] : [j, i];
  const [one, two] = [world.kinds[a]!.name, world.kinds[b]!.name];
  if (one === two && one !== 'figure') return Infinity;
  see(world, a, time, at);
  see(world, b, time, other);
  if (two === 'figure' && one === 'figure') {
    figureToFigure(gap, world, a, at, b, other);
    return gap.gap;
  }
  let least = Infinity;
  for (const part of [FIRST, SECOND]) {
    if (one === 'figure') figureToHand(gap, world, a, at, b, other, part);
    else if (two === 'hand') ballToHand(gap, middleOf(world, a), world, b, other.x, other.y, part);
    else if (part < figureParts(world, b)) ballToFigure(gap, middleOf(world, a), world, b, other.x, other.y, part);
    least = Math.min(least, gap.gap);
  }
  return least;
}

const rank = (world: World, i: number): number => ['ball', 'figure', 'hand'].indexOf(world.kinds[i]!.name);
