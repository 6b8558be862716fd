import { createRandom, letPass, tick } from '@bande/core';
import {
  due,
  guide,
  lead,
  loaded,
  type Motion,
  next,
  placesAt,
  put,
  runTo,
  saved,
  strike,
  World,
} from '@bande/physics';
import { describe, expect, test } from 'vitest';
import { subbuteo } from '../../src/subbuteo/game.ts';
import { begin, enter, LIVE_TABLE, liveBodies, sceneOf } from '../../src/subbuteo/live-scenes.ts';
import { ballBody, figureBody, keeperBody, tableOf } from '../../src/subbuteo/table-bodies.ts';
import { PITCH } from '../../src/subbuteo/table.ts';

const BODIES = [ballBody(), figureBody('a'), figureBody('b'), keeperBody('k', 1)];
const TABLE = tableOf(PITCH);

/** A figure on its way to the ball, spinning, and a keeper led. */
function underWay(): World {
  const world = new World(TABLE, BODIES);
  put(world, 0, 0, 0, 0);
  put(world, 1, 0, 0.1, 0);
  put(world, 2, 0, 0.2, 0.1);
  put(world, 3, 0, 0, 0.5);
  strike(world, 1, 0, { vx: -1, vy: 0.1, spin: 50, lift: 0 });
  lead(world, 3, 0, { x: 0.05, y: 0.48 });
  next(world);
  return world;
}

type Path = readonly (string | number)[];

/** Where the numbers of a motion are. */
const numbersIn = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => numbersIn(one, [...path, key]))
    : [path];

function withValue(motion: string, path: Path, value: unknown): Motion {
  const copy = JSON.parse(motion) as Motion;
  let holder = copy as unknown as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  holder[path.at(-1)!] = value;
  return copy;
}

describe('a motion that cannot be is one error, and never a hang', () => {
  const motion = JSON.stringify(saved(underWay()));

  test.each([[null], ['x'], [Number.NaN], [1e308], [-1e308], [1e30], [Infinity], [{}]])(
    'with %s for any of its numbers',
    (value) => {
      const paths = numbersIn(JSON.parse(motion));
      expect(paths.length).toBeGreaterThan(100);
      for (const path of paths)
        expect(() => loaded(TABLE, BODIES, withValue(motion, path, value)), `number at ${path.join('.')}`).toThrow(
          RangeError,
        );
    },
  );

  test('with a piece too few or too many, one that begins later, a path that goes back, a pair that is not there', () => {
    const good = JSON.parse(motion) as Motion;
    const [first, ...others] = good.pieces;
    const wrong: readonly Motion[] = [
      { ...good, pieces: others },
      { ...good, pieces: [first!, ...good.pieces] },
      { ...good, pieces: [{ ...first!, t: good.t + 1 }, ...others] },
      { ...good, leans: [[0, 4, 0]] },
      withValue(motion, ['pieces', 3, 'path', 1], -1),
    ];
    for (const one of wrong) expect(() => loaded(TABLE, BODIES, one)).toThrow(RangeError);
    expect(saved(loaded(TABLE, BODIES, good))).toEqual(good);
  });
});

describe('what no hand can do is refused, and nothing has changed', () => {
  test.each([[Number.NaN], [Infinity], [-Infinity], [1e6], [1e200]])('%d', (value) => {
    const flick = { vx: 0, vy: 0, spin: 0, lift: 0 };
    for (const deed of [
      (world: World) => strike(world, 1, world.now, { ...flick, vx: value }),
      (world: World) => strike(world, 0, world.now, { ...flick, vy: value }),
      (world: World) => strike(world, 1, world.now, { ...flick, spin: value }),
      (world: World) => strike(world, 0, world.now, { ...flick, lift: value }),
      (world: World) => put(world, 2, world.now, value, 0),
      (world: World) => lead(world, 3, world.now, { x: value, y: 0.5 }),
      (world: World) => lead(world, 3, world.now, { x: 0, y: 0.5, lean: value }),
      (world: World) => lead(world, 3, world.now, { x: 0, y: 0.5, lift: value }),
    ]) {
      const world = underWay();
      const before = saved(world);
      expect(() => deed(world)).toThrow(RangeError);
      expect(saved(world)).toEqual(before);
    }
  });

  test('a path that is not made of whole pieces, or goes back in time', () => {
    const piece = (from: number): readonly number[] => [from, 0.1, ...Array.from({ length: 24 }, () => 0)];
    for (const path of [
      [0, 0.1, 0],
      [...piece(0), 0.1],
      [...piece(0.2), ...piece(0.1)],
    ]) {
      const world = underWay();
      expect(() => guide(world, 3, world.now, path)).toThrow(/^a path/);
    }
  });

  test('what is fast, but possible, comes to its end', () => {
    for (const speed of [20, 100, 200]) {
      for (const i of [0, 1]) {
        const world = underWay();
        strike(world, i, world.now, { vx: -speed, vy: speed / 3, spin: 1000, lift: 0 });
        runTo(world);
        expect(next(world)).toBe(false);
        expect([...world.x, ...world.y].every(Number.isFinite)).toBe(true);
      }
    }
  });
});

describe('everything ends', () => {
  test('where too much has happened since the last input, all is put down where it is, and the next input is taken', () => {
    const motion = { ...(JSON.parse(JSON.stringify(saved(underWay()))) as Motion), events: 20_000 };
    const world = loaded(TABLE, BODIES, motion);
    runTo(world);
    expect(due(world)).toBe(Infinity);
    const { t, pieces } = saved(world);
    expect(t).toBeGreaterThan(0);
    expect(pieces).toHaveLength(BODIES.length);
    strike(world, 1, t + 1, { vx: -1, vy: 0, spin: 0, lift: 0 });
    expect(next(world)).toBe(true);
  });

  /** A figure that has been knocked over and no longer slides; it lies down in a moment. */
  const TOPPLING = { place: 1, own: [1, 0, 0.15, 0] };

  test('also what rests and has yet to fall over, at one event', () => {
    const good = JSON.parse(JSON.stringify(saved(underWay()))) as Motion;
    const pieces = good.pieces.map(({ t, x, y }, i) => (i === 1 ? { t, x, y, ...TOPPLING } : { t, x, y }));
    const world = loaded(TABLE, BODIES, { ...good, events: 20_000, pieces });
    expect(next(world)).toBe(true);
    expect(next(world)).toBe(false);
  });

  test('so a match that begins there goes on', () => {
    const settings = subbuteo.schemas.settings.parse({});
    const start = subbuteo.start({ edition: 'fistf-4.0', seating: ['red', 'blue'], mode: 'live', settings });
    const { motion } = start.state;
    const pieces = motion.pieces.map((piece, i) => (i === 1 ? { ...piece, ...TOPPLING } : piece));
    const match = { ...start, state: { ...start.state, motion: { ...motion, events: 20_000, pieces } } };
    const after = letPass(subbuteo, match, tick(1200)).match;
    expect([after.tick, subbuteo.atRest(after)]).toEqual([1200, true]);
  });

  test('at whatever event of a live scene it comes to that', () => {
    const bodies = liveBodies();
    const random = createRandom('everything ends');
    for (let number = 0; number < 100; number++) {
      const scene = sceneOf(`ends:${number}`, 1);
      const world = begin(scene, bodies);
      for (const input of scene.inputs.slice(0, 1 + random.below(scene.inputs.length))) {
        runTo(world, input.at);
        enter(world, input);
      }
      for (let events = random.below(40); events > 0; events--) next(world);
      const tired = loaded(LIVE_TABLE, bodies, { ...saved(world), events: 20_000 });
      next(tired);
      expect([next(tired), due(tired)]).toEqual([false, Infinity]);
    }
  });

  test('more events than there can be are no motion', () => {
    const good = JSON.parse(JSON.stringify(saved(underWay()))) as Motion;
    expect(() => loaded(TABLE, BODIES, { ...good, events: 20_001 })).toThrow(RangeError);
  });
});

test('two figures side by side that close by hairs do not run into each other', () => {
  const bodies = [figureBody('a'), figureBody('b')];
  const world = new World(TABLE, bodies);
  const wide = 2 * bodies[0]!.radius;
  put(world, 0, 0, -0.2, 0);
  put(world, 1, 0, -0.2, wide + 2.5e-6);
  strike(world, 0, 0, { vx: 2, vy: 5e-6, spin: 0, lift: 0 });
  strike(world, 1, 0, { vx: 2, vy: -5e-6, spin: 0, lift: 0 });
  let least = Infinity;
  const look = (from: number, to: number): void => {
    for (let k = 0; k <= 40; k++) {
      const [a, b] = placesAt(world, from + ((to - from) * k) / 40);
      least = Math.min(least, Math.hypot(a!.x - b!.x, a!.y - b!.y) - wide);
    }
  };
  for (let at = 0; due(world) < Infinity;) {
    const to = due(world);
    look(at, to);
    next(world);
    at = to;
  }
  expect(least).toBeGreaterThan(-1e-9);
});
