import { type Body, loaded, type Motion, put, runTo, saved, World } from '@bande/physics';
import { expect, test } from 'vitest';
import { enter, LIVE_TABLE, liveBodies, playOut, type Scene, sceneOf } from '../../src/subbuteo/live-scenes.ts';
import { figureBody } from '../../src/subbuteo/table-bodies.ts';

/** As many as a world can have. */
const MOST = 64;
const bodies = liveBodies();
const SPARE = MOST - bodies.length;

/** Figures that nobody needs, on a part of the cloth that the scenes do not reach. */
const spares: readonly Body[] = Array.from({ length: SPARE }, (_, n) => figureBody(`spare-${n}`));
const spotOf = (n: number): readonly [number, number] => [5 + 0.03 * n, 5];

/** The scene with the spares before its bodies or behind them. */
function crowded({ places, inputs }: Scene, before: boolean, stops = false): World {
  const first = before ? SPARE : 0;
  const all = before ? [...spares, ...bodies] : [...bodies, ...spares];
  let world = new World({ ...LIVE_TABLE, obstacles: LIVE_TABLE.obstacles.filter(({ kind }) => kind !== 'edge') }, all);
  for (const [i, [x, y]] of places.entries()) put(world, first + i, 0, x, y);
  for (let n = 0; n < SPARE; n++) put(world, (before ? 0 : bodies.length) + n, 0, ...spotOf(n));
  for (const input of inputs) {
    runTo(world, input.at);
    if (stops) world = loaded(world.table, all, JSON.parse(JSON.stringify(saved(world))) as Motion);
    enter(
      world,
      'flick' in input ? { ...input, flick: first + input.flick } : { ...input, keeper: first + input.keeper },
    );
  }
  runTo(world);
  return world;
}

/** Where the bodies of the scene came to rest, to the last bit. */
const ends = (world: World, first: number): readonly (readonly number[])[] =>
  bodies.map((_, i) => [world.x, world.y, world.z, world.angle].map((column) => column[first + i]!));

/** Without an edge of the table what falls from it runs on: scenes in which nothing falls. */
const FALLEN = 3;
const scenes = Array.from({ length: 40 }, (_, n) => sceneOf(`many-${n}`, 1)).filter(
  (scene) => !playOut(scene).place.includes(FALLEN),
);

test('sixty-four bodies: a scene comes to the same bits alone, among others, and behind them', () => {
  expect(scenes.length).toBeGreaterThan(10);
  for (const scene of scenes) {
    const alone = ends(playOut(scene), 0);
    expect(ends(crowded(scene, false), 0)).toEqual(alone);
    expect(ends(crowded(scene, true), SPARE)).toEqual(alone);
    expect(ends(crowded(scene, true, true), SPARE)).toEqual(alone);
  }
});

test('bodies whose numbers are 32 apart are not taken for each other', () => {
  const world = new World(
    LIVE_TABLE,
    Array.from({ length: MOST }, (_, n) => figureBody(`f${n}`)),
  );
  for (let i = 0; i < MOST; i++) put(world, i, 0, -0.35 + 0.1 * (i % 8), -0.5 + 0.14 * Math.floor(i / 8));
  const [a, b] = [3, 35];
  put(world, a, 0, 0.02, 0.035);
  put(world, b, 0, 0.02, 0.075);
  const still = [...world.x];
  enter(world, { at: 0, flick: a, vx: 0, vy: 0.6, spin: 0 });
  runTo(world);
  const hits = Array.from({ length: world.log.length / 8 }, (_, at) => world.log.data.subarray(8 * at, 8 * at + 4));
  expect(hits.filter(([kind]) => kind === 1).map(([, , one, other]) => [one, other])).toEqual([[a, b]]);
  expect([...world.x].filter((x, i) => x !== still[i])).toEqual([]);
});

test('one more is refused', () => {
  expect(
    () =>
      new World(
        LIVE_TABLE,
        Array.from({ length: MOST + 1 }, (_, n) => figureBody(`f${n}`)),
      ),
  ).toThrow(RangeError);
});
