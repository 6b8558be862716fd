import { type Body, due, lead, leastGap, loaded, put, runTo, saved, strike, take, World } from '@bande/physics';
import { describe, expect, test } from 'vitest';
import { ballBody, figureBody, keeperBody, tableOf } from '../../src/subbuteo/table-bodies.ts';
import { PITCH } from '../../src/subbuteo/table.ts';

const HIT = 1;
const [FLYING, PERCHED] = [1, 2];

function stage(bodies: readonly (readonly [Body, number, number])[]): World {
  const world = new World(
    tableOf(PITCH),
    bodies.map(([body]) => body),
  );
  for (const [i, [, x, y]] of bodies.entries()) put(world, i, 0, x, y);
  return world;
}

const hits = ({ log }: World): number => {
  let count = 0;
  for (let at = 0; at < log.length; at += 8) if (log.data[at] === HIT) count++;
  return count;
};

describe('what has been taken away', () => {
  const runner: (world: World) => void = (world) => strike(world, 0, 0, { vx: 1, vy: 0, spin: 0, lift: 0 });
  test.each([
    ['a figure', 'the ball', figureBody('gone'), ballBody(), runner],
    ['a figure', 'a figure', figureBody('gone'), figureBody('runs'), runner],
    ['a keeper', 'the ball', keeperBody('gone', 1), ballBody(), runner],
    ['the ball', 'a figure', ballBody(), figureBody('runs'), runner],
    ['the ball', 'a keeper', ballBody(), keeperBody('led', 1), (world: World) => lead(world, 0, 0, { x: 0.2, y: 0 })],
  ] as const)('%s stands in nobody’s way: %s runs through', (_, __, gone, runs, go) => {
    const world = stage([
      [runs, -0.1, 0],
      [gone, 0, 0],
    ]);
    take(world, 1, 0);
    go(world);
    runTo(world);
    expect(world.x[0]).toBeGreaterThan(0.02);
    expect(hits(world)).toBe(0);
  });

  test('nor does a figure that has fallen from the table', () => {
    const world = stage([
      [figureBody('falls'), 0.08, 0.55],
      [figureBody('follows'), 0.08, 0.45],
    ]);
    strike(world, 0, 0, { vx: 0, vy: 2, spin: 0, lift: 0 });
    runTo(world);
    expect(world.place[0]).toBe(3);
    strike(world, 1, world.now, { vx: 0, vy: 2, spin: 0, lift: 0 });
    runTo(world);
    expect(world.place[1]).toBe(3);
    expect(hits(world)).toBe(0);
  });
});

describe('a ball dropped into the nest of three figures', () => {
  const away = 0.0155;
  const [back, aside] = [-away / 2, away * Math.sqrt(0.75)];
  const nest = (): World => {
    const world = stage([
      [ballBody(), 0, 0],
      [figureBody('a'), away, 0],
      [figureBody('b'), back, aside],
      [figureBody('c'), back, -aside],
      [keeperBody('k', 1), 0, 0.5],
    ]);
    world.z[0] = 0.01;
    world.place[0] = FLYING;
    strike(world, 0, 0, { vx: 0, vy: 0, spin: 0, lift: 0 });
    runTo(world);
    return world;
  };

  const takeAll = (world: World): void => {
    for (const i of [1, 2, 3]) take(world, i, world.now);
  };

  test('comes to lie on them, far from the limit of events, also through JSON', () => {
    const world = nest();
    expect(world.place[0]).toBe(PERCHED);
    expect(world.z[0]).toBeGreaterThan(0.001);
    expect(world.events).toBeLessThan(5000);
    expect(due(world)).toBe(Infinity);
    expect(leastGap(world, world.now)).toBeGreaterThan(-1e-9);
    const again = loaded(
      world.table,
      world.bodies,
      JSON.parse(JSON.stringify(saved(world))) as ReturnType<typeof saved>,
    );
    expect(due(again)).toBe(Infinity);
    expect(saved(world).leans.map(([a, b]) => [a, b])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    take(again, 1, again.now);
    take(world, 1, world.now);
    runTo(again);
    runTo(world);
    expect(saved(again)).toEqual(saved(world));
    expect(saved(world).leans).toEqual([]);
  });

  test.each([
    ['one of them is taken away', (world: World) => take(world, 1, world.now)],
    ['all are', takeAll],
    ['one is put elsewhere', (world: World) => put(world, 2, world.now, -0.3, 0.3)],
    ['one is flicked', (world: World) => strike(world, 3, world.now, { vx: -1, vy: -1, spin: 0, lift: 0 })],
    ['one is spun', (world: World) => strike(world, 1, world.now, { vx: 0, vy: 0, spin: 50, lift: 0 })],
  ])('falls when %s', (_, change) => {
    const world = nest();
    change(world);
    runTo(world);
    expect([world.place[0], world.z[0]]).toEqual([0, 0]);
  });

  test('stays when something far from it moves, or one of them by less than can be seen', () => {
    const world = nest();
    const lies = world.z[0]!;
    lead(world, 4, world.now, { x: 0.1, y: 0.5 });
    runTo(world);
    strike(world, 1, world.now, { vx: 1e-6, vy: 0, spin: 0, lift: 0 });
    runTo(world);
    expect([world.place[0], world.z[0]]).toEqual([PERCHED, lies]);
  });

  test('stays when one of them trembles towards it: thrown up again and again it would never lie', () => {
    const world = nest();
    const lies = [world.x[0], world.y[0], world.z[0]];
    for (const vx of [-0.001, -0.01, -0.019]) {
      strike(world, 1, world.now, { vx, vy: 0, spin: 0, lift: 0 });
      runTo(world);
      expect(world.events).toBeLessThan(20);
      expect([world.x[0], world.y[0], world.z[0]]).toEqual(lies);
    }
  });

  test('does not when one of them comes faster', () => {
    const world = nest();
    strike(world, 1, world.now, { vx: -0.2, vy: 0, spin: 0, lift: 0 });
    runTo(world);
    expect(hits(world)).toBeGreaterThan(0);
    expect(world.x[0]).not.toBeCloseTo(0, 3);
  });
});
