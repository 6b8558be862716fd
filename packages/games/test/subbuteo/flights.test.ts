import { due, next, put, runTo, take, type World } from '@bande/physics';
import { describe, expect, test } from 'vitest';
import { ballBody, FIGURE_SIZE, figureBody } from '../../src/subbuteo/table-bodies.ts';
import { PITCH } from '../../src/subbuteo/table.ts';
import { GONE, LOG, logged, LYING, stage, struckIds, throwBall } from './stage.ts';

const G = 9.81;
const AIR = 0.071;
const RADIUS = 0.011;
const LINE = PITCH.length / 2;
type Point = readonly [x: number, y: number, z: number];

/** The least distance of the ball's middle from something on a free flight until it is down, in small steps of the law. */
function nearest(from: Point, velocity: Point, distance: (at: Point) => number): number {
  const step = 1e-5;
  let [x, y, z] = from;
  let [vx, vy, vz] = velocity;
  let least = Infinity;
  for (let time = 0; time < 0.3 && z >= RADIUS; time += step) {
    least = Math.min(least, distance([x, y, z]));
    const air = AIR * Math.hypot(vx, vy, vz);
    const [ax, ay, az] = [-air * vx, -air * vy, -air * vz - G];
    [x, y, z] = [
      x + step * (vx + (step * ax) / 2),
      y + step * (vy + (step * ay) / 2),
      z + step * (vz + (step * az) / 2),
    ];
    [vx, vy, vz] = [vx + step * ax, vy + step * ay, vz + step * az];
  }
  return least;
}

const outside = (value: number, low: number, high: number): number => Math.max(low - value, 0, value - high);

/** Heights of its lowest point from which the ball is thrown, in tenths of a millimetre: every one is decided by less than its step. */
const heights = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) * 1e4) + 1 }, (_, n) => from + n * 1e-4);

interface Flight {
  readonly from: readonly [x: number, y: number];
  readonly velocity: Point;
  readonly distance: (at: Point) => number;
  readonly stage: (ball: readonly [x: number, y: number]) => World;
  /** Whether the first thing that happened on the flight is that the ball met it. */
  readonly met: (world: World) => boolean;
}

/** Whether the ball meets it or flies past, from every height, against the law in small steps; how many of each. */
function compare(flight: Flight, all: readonly number[]): { readonly met: number; readonly past: number } {
  let met = 0;
  for (const z of all) {
    const [x, y] = flight.from;
    const gap = nearest([x, y, z + RADIUS], flight.velocity, flight.distance) - RADIUS;
    const world = flight.stage(flight.from);
    throwBall(world, z, flight.velocity);
    while (world.log.length < 16 && next(world));
    const meets = flight.met(world);
    expect(meets ? gap : -gap, `from ${z} m, ${gap} m apart`).toBeLessThan(2e-6);
    if (meets) met++;
    runTo(world);
    expect(due(world)).toBe(Infinity);
  }
  return { met, past: all.length - met };
}

const alone = ([x, y]: readonly [number, number]): World => stage([[ballBody(), x, y]]);

describe('a ball that flies over', () => {
  test('the barrier, or does not quite: touching is meeting', () => {
    const inner = PITCH.width / 2 + PITCH.border;
    const outer = inner + PITCH.barrierWidth;
    const barrier: Flight = {
      from: [inner - 0.05, 0.1],
      velocity: [3, 0, 0.2],
      distance: ([x, , z]) => Math.hypot(outside(x, inner, outer), outside(z, 0, PITCH.barrierHeight)),
      stage: alone,
      met: (world) => struckIds(world)[0] === 'north-barrier-side',
    };
    const { met, past } = compare(barrier, heights(0.015, 0.045));
    expect(Math.min(met, past)).toBeGreaterThan(30);
  });

  test('the barrier is off the table; one that meets it stays, or falls behind it', () => {
    const thrown = (z: number): World => {
      const world = alone([0.4, 0.1]);
      throwBall(world, z, [3, 0, 0.2]);
      runTo(world);
      return world;
    };
    const over = thrown(0.05);
    expect([over.place[0], logged(over, LOG.fell), struckIds(over).length]).toEqual([GONE, 1, 0]);
    const back = thrown(0.005);
    expect([back.place[0], logged(back, LOG.fell)]).toEqual([0, 0]);
    expect(back.x[0]).toBeLessThan(PITCH.width / 2 + PITCH.border - RADIUS + 1e-9);
  });

  test('the bar, under it, or against it', () => {
    const radius = PITCH.goal.barThickness / 2;
    const high = PITCH.goal.height + radius;
    const bar: Flight = {
      from: [0.01, LINE - 0.08],
      velocity: [0, 3, 0.5],
      distance: ([, y, z]) => Math.hypot(y - LINE, z - high) - radius,
      stage: alone,
      met: (world) => struckIds(world)[0] === 'north-crossbar',
    };
    const all = heights(0.025, 0.075);
    const { met, past } = compare(bar, all);
    // What is above and below a bar of 4 mm, for a ball of 22.
    expect(met).toBeGreaterThan(200);
    expect(past).toBeGreaterThan(100);
    const scored = (z: number): World => {
      const world = alone([0.01, LINE - 0.08]);
      throwBall(world, z, [0, 3, 0.5]);
      runTo(world);
      return world;
    };
    const [under, over] = [scored(0.025), scored(0.075)];
    expect(struckIds(under)).toContain('north-net-back');
    expect([under.y[0]! > LINE + RADIUS, under.z[0]]).toEqual([true, 0]);
    expect(struckIds(over)).not.toContain('north-net-back');
  });

  test('a figure that stands, and touches nothing; a millimetre lower it hits its head', () => {
    const figure: Flight = {
      from: [0, -0.06],
      velocity: [0, 2.5, 0.4],
      distance: ([x, y, z]) =>
        Math.hypot(Math.max(0, Math.hypot(x, y) - FIGURE_SIZE.trunkRadius), outside(z, 0, FIGURE_SIZE.height)),
      stage: (ball) =>
        stage([
          [ballBody(), ...ball],
          [figureBody('a'), 0, 0],
        ]),
      met: (world) => logged(world, LOG.hit) > 0,
    };
    const { met, past } = compare(figure, heights(0.018, 0.04));
    expect(Math.min(met, past)).toBeGreaterThan(50);
  });

  test('a figure that lies, where the same ball would have hit it standing', () => {
    const laid = (): World => {
      const world = stage([
        [ballBody(), 0.2, -0.65],
        [figureBody('a'), 0.2, -0.55],
      ]);
      throwBall(world, 0.012, [0, 3, 0.3]);
      runTo(world);
      expect(world.place[1]).toBe(LYING);
      take(world, 0, world.now);
      world.log.clear();
      return world;
    };
    const over = (world: World, z: number): number => {
      put(world, 0, world.now, world.x[1]!, world.y[1]! - 0.06);
      throwBall(world, z, [0, 2.5, 0.2]);
      while (world.log.length < 16 && next(world));
      return logged(world, LOG.hit);
    };
    expect([over(laid(), 0.015), over(laid(), 0)]).toEqual([0, 1]);
    const standing = laid();
    put(standing, 1, standing.now, standing.x[1]!, standing.y[1]!);
    expect(over(standing, 0.015)).toBe(1);
  });
});
