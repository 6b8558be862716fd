import { expect, test } from 'vitest';
import { begin, DISC, runTo, type World } from '../src/index.ts';
import { worldOf } from './board.ts';
import { man, OPEN, rack } from './discs.ts';

/** So many discs that lie somewhere else come before or behind those of the scene. */
const OTHERS = 38;
const others = Array.from({ length: OTHERS }, (_, n) => man(`o${n}`, 5 + 0.1 * n, 5));

/** Discs that run into each other from all sides in one moment, and a rack that is broken: before or behind many others. */
function ends(scene: readonly (readonly [x: number, y: number, vx: number, vy: number])[], before: boolean): World {
  const discs = scene.map(([x, y], n) => man(`m${n}`, x, y));
  const world = worldOf(OPEN, before ? [...others, ...discs] : [...discs, ...others]);
  const first = before ? OTHERS : 0;
  for (const [n, [, , vx, vy]] of scene.entries()) DISC.strike(world, first + n, vx, vy, 0, 0);
  begin(world);
  runTo(world);
  return world;
}

test.each([
  [
    'four that meet in one moment',
    [
      [-0.1, 0, 1, 0],
      [0.1, 0, -1, 0],
      [0, -0.1, 0, 1],
      [0, 0.1, 0, -1],
    ],
  ],
  [
    'three in a row, two of them on their way',
    [
      [-0.1, 0, 1, 0],
      [0, 0, 0, 0],
      [0.1, 0, -1, 0],
    ],
  ],
  ['a break', [[0, -0.3, 0, 4], ...rack().map(({ x, y }) => [x, y, 0, 0])]],
] as const)('%s comes to the same bits whatever the numbers of its discs are', (_, scene) => {
  const places = scene as readonly (readonly [number, number, number, number])[];
  const [low, high] = [ends(places, false), ends(places, true)];
  expect(low.events).toBeGreaterThan(2);
  expect(high.events).toBe(low.events);
  for (const column of ['x', 'y', 'angle'] as const)
    expect(high[column].slice(OTHERS)).toEqual(low[column].slice(0, places.length));
});
