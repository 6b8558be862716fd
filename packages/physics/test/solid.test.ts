import { createRandom } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { pathTo } from '../src/hand/path.ts';
import { ANGLE, durationOf, lookAlong, PIECE, SPAN, spinAlong, turnAlong, valueAt } from '../src/poly-way.ts';
import { approachOf, newStriker, type Striker, strikeApart } from '../src/solid/blow.ts';
import {
  ballToBar,
  ballToBlock,
  ballToPlate,
  ballToRound,
  Gap,
  stretchToBlock,
  stretchToStretch,
} from '../src/solid/gap.ts';

const random = createRandom('solid');
const between = (low: number, high: number): number => low + (high - low) * random.unit();
type Point = readonly [number, number, number];
const parts = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, n) => n / count);
const nearestOf = (points: readonly Point[], [x, y, z]: Point): number =>
  Math.min(...points.map(([a, b, c]) => Math.hypot(a - x, b - y, c - z)));

/** The gap is measured, the normal is a unit vector, and along it lies the place that is touched. */
function holds(gap: Gap, ball: readonly [number, number, number, number], brute: number, rough: number): void {
  expect(Math.abs(gap.gap + ball[3] - brute)).toBeLessThan(rough);
  expect(Math.hypot(gap.nx, gap.ny, gap.nz)).toBeCloseTo(1, 12);
  const far = gap.gap + ball[3];
  expect(Math.hypot(gap.x + far * gap.nx - ball[0], gap.y + far * gap.ny - ball[1])).toBeLessThan(1e-12);
  expect(gap.z + far * gap.nz).toBeCloseTo(ball[2], 12);
}

describe('gaps are those of many points of the surface', () => {
  const gap = new Gap();
  const ballAt = (x: number, y: number, z: number): [number, number, number, number] => [x, y, z, 0.011];

  test('of a bar', () => {
    for (let n = 0; n < 50; n++) {
      const ball = ballAt(between(-0.1, 0.1), between(0.03, 0.1), between(0, 0.1));
      const [from, along] = [[-0.06, 0, 0.05] as const, [0.12, 0, between(-0.05, 0.05)] as const];
      ballToBar(gap, ball, from, along, 0.002);
      expect(gap.gap).toBeGreaterThan(0);
      const axis = parts(4000).map((p): Point => [from[0] + p * along[0], 0, from[2] + p * along[2]]);
      holds(gap, ball, nearestOf(axis, [ball[0], ball[1], ball[2]]) - 0.002, 1e-6);
    }
  });

  test('of a block and of a leaning plate', () => {
    for (let n = 0; n < 50; n++) {
      const ball = ballAt(between(-0.1, 0.1), between(0.03, 0.1), between(0.01, 0.1));
      const block = { west: -0.03, east: 0.05, south: -0.01, north: 0.01, bottom: 0, top: 0.03 };
      ballToBlock(gap, ball, block);
      const [dx, dy] = [Math.max(-0.03 - ball[0], 0, ball[0] - 0.05), ball[1] - 0.01];
      expect(gap.gap + 0.011).toBeCloseTo(Math.hypot(dx, dy, Math.max(0, ball[2] - 0.03)), 14);
      const lean = between(-0.8, 0.8);
      const up = Math.sqrt(1 - lean * lean);
      const plate = {
        middle: [0, 0, 0.03],
        wide: [up, 0, -lean],
        high: [lean, 0, up],
        halfWidth: 0.0075,
        halfHeight: 0.016,
        thick: 0.003,
      } as const;
      ballToPlate(gap, ball, plate);
      const points = parts(60).flatMap((u) =>
        parts(60).map((v): Point => {
          const [a, b] = [(2 * u - 1) * 0.0075, (2 * v - 1) * 0.016];
          return [a * up + b * lean, 0, 0.03 - a * lean + b * up];
        }),
      );
      holds(gap, ball, nearestOf(points, [ball[0], ball[1], ball[2]]) - 0.003, 1e-5);
    }
  });

  test('of the base of a figure, whose normal tilts up for a ball on the ground', () => {
    const base = [
      [0.0075, 0],
      [0.0105, 0.0035],
      [0.0095, 0.006],
      [0, 0.006],
    ] as const;
    const outline = base
      .slice(1)
      .flatMap(([r, z], n) =>
        parts(3000).map((p) => [base[n]![0] + p * (r - base[n]![0]), base[n]![1] + p * (z - base[n]![1])] as const),
      );
    for (let n = 0; n < 50; n++) {
      const [x, y] = [between(0.02, 0.05), between(-0.02, 0.02)];
      const ball = ballAt(x, y, n % 2 === 0 ? 0.011 : between(0.011, 0.05));
      ballToRound(gap, ball, 0, 0, base);
      const away = Math.hypot(x, y);
      const brute = Math.min(...outline.map(([r, z]) => Math.hypot(away - r, ball[2] - z)));
      holds(gap, ball, brute, 1e-6);
      expect(gap.nz).toBeGreaterThan(0);
    }
  });

  test('stretches that cross each other or a net overlap by all they have', () => {
    const lying = { x: 0, y: 0, alongX: 0.03, alongY: 0.01, round: 0.005 };
    stretchToStretch(gap, lying, { x: 0.015, y: -0.1, alongX: 0, alongY: 0.2, round: 0.002 });
    expect(gap.gap).toBeCloseTo(-0.007, 12);
    for (const thick of [0, 0.002]) {
      stretchToBlock(gap, lying, { west: 0.015, east: 0.015 + thick, south: -0.1, north: 0.1, bottom: 0, top: 1 });
      expect(gap.gap).toBeCloseTo(-0.005, 12);
    }
    stretchToBlock(gap, lying, { west: 0.04, east: 0.04, south: -0.1, north: 0.1, bottom: 0, top: 1 });
    expect(gap.gap).toBeCloseTo(0.005, 12);
  });

  test('of stretches and rectangles of the ground plan', () => {
    for (let n = 0; n < 120; n++) {
      // Now and then one of them is a point, as a figure that stands.
      const [lengthOne, lengthTwo] = [n % 3 === 0 ? 0 : 0.03, n % 4 === 0 ? 0 : 0.03];
      const one = {
        x: between(-0.1, 0),
        y: between(0.05, 0.1),
        alongX: lengthOne * between(-1, 1),
        alongY: lengthOne * between(-1, 1),
        round: 0.005,
      };
      const two = {
        x: between(-0.1, 0),
        y: between(-0.1, 0),
        alongX: lengthTwo * between(-1, 1),
        alongY: lengthTwo * between(-1, 0),
        round: 0.0105,
      };
      const onOne = parts(300).map((p): Point => [one.x + p * one.alongX, one.y + p * one.alongY, 0]);
      stretchToStretch(gap, one, two);
      const brute = Math.min(
        ...parts(300).map((p) => nearestOf(onOne, [two.x + p * two.alongX, two.y + p * two.alongY, 0])),
      );
      expect(Math.abs(gap.gap + 0.0155 - brute)).toBeLessThan(1e-5);
      stretchToBlock(gap, one, { west: -0.06, east: -0.04, south: -0.1, north: 0.01, bottom: 0, top: 1 });
      const toBlock = Math.min(
        ...onOne.map(([x, y]) => Math.hypot(Math.max(-0.06 - x, 0, x + 0.04), Math.max(0, y - 0.01))),
      );
      expect(Math.abs(gap.gap + 0.005 - toBlock)).toBeLessThan(1e-5);
    }
  });
});

/** A ball, a figure that the ground holds, or something that nothing moves, somewhere in a blow. */
function anyStriker(kind: number, { nx, ny, nz }: Gap, side: number): Striker {
  const striker = newStriker();
  for (const key of ['vx', 'vy', 'vz', 'wx', 'wy', 'wz'] as const)
    striker[key] = between(-1, 1) * (key.startsWith('w') ? 100 : 1);
  const radius = 0.011;
  [striker.rx, striker.ry, striker.rz] = [side * radius * nx, side * radius * ny, side * radius * nz];
  if (kind === 0) {
    striker.ease = striker.easeUp = 1 / 0.0015;
    striker.tilt = striker.turn = 1 / (0.608 * 0.0015 * radius * radius);
  } else {
    striker.vz = striker.wx = striker.wy = striker.rz = 0;
    striker.ease = kind === 1 ? 1 / 0.0026 : 0;
    striker.turn = kind === 1 ? 1 / (0.0026 * 46e-6) : 0;
  }
  if (kind === 2) striker.vx = striker.vy = striker.wz = 0;
  return striker;
}

function energyOf(s: Striker): number {
  const part = (value: number, ease: number): number => (ease > 0 ? (value * value) / (2 * ease) : 0);
  const spin = part(s.wx, s.tilt) + part(s.wy, s.tilt) + part(s.wz, s.turn);
  return part(s.vx, s.ease) + part(s.vy, s.ease) + part(s.vz, s.easeUp) + spin;
}

describe('a blow', () => {
  const gap = new Gap();
  const anyNormal = (): void => {
    const [x, y, z] = [between(-1, 1), between(-1, 1), between(-0.5, 1)];
    const length = Math.hypot(x, y, z);
    [gap.nx, gap.ny, gap.nz] = [x / length, y / length, z / length];
  };

  test('never adds energy, keeps momentum along the ground, and nothing approaches after it', () => {
    for (let n = 0; n < 3000; n++) {
      anyNormal();
      const [a, b] = [anyStriker(0, gap, -1), anyStriker(n % 3, gap, 1)];
      const [energy, momentum] = [energyOf(a) + energyOf(b), a.vx / a.ease + (b.ease > 0 ? b.vx / b.ease : 0)];
      const approach = approachOf(a, b, gap);
      strikeApart(a, b, gap, between(0, 1), between(0, 1), 0);
      expect(energyOf(a) + energyOf(b)).toBeLessThanOrEqual(energy * (1 + 1e-12));
      expect(approachOf(a, b, gap)).toBeLessThanOrEqual(
        Math.max(0, approach) * 1e-9 + (approach < 0 ? approach : 0) * (1 - 1e-9) + 1e-12,
      );
      // Only what can be moved takes momentum up.
      const after = a.vx / a.ease + (b.ease > 0 ? b.vx / b.ease : 0);
      expect(b.ease > 0 ? after : momentum).toBeCloseTo(momentum, 12);
    }
  });

  test('without friction parts two with the restitution; a ball without spin that sticks to a wall keeps 1/(1+k²) of its way along it', () => {
    for (const restitution of [0, 0.5, 1]) {
      anyNormal();
      const [a, b] = [anyStriker(0, gap, -1), anyStriker(0, gap, 1)];
      [a.vx, a.vy, a.vz, b.vx, b.vy, b.vz] = [-gap.nx, -gap.ny, -gap.nz, gap.nx, gap.ny, gap.nz];
      const approach = approachOf(a, b, gap);
      strikeApart(a, b, gap, restitution, 0, 0);
      expect(approachOf(a, b, gap)).toBeCloseTo(-restitution * approach, 12);
    }
    [gap.nx, gap.ny, gap.nz] = [-1, 0, 0];
    const ball = anyStriker(0, gap, -1);
    [ball.vx, ball.vy, ball.vz, ball.wx, ball.wy, ball.wz] = [1, 0.3, 0, 0, 0, 0];
    strikeApart(ball, anyStriker(2, gap, 1), gap, 0.5, 10, 0);
    expect(ball.vx).toBeCloseTo(-0.5, 12);
    expect(ball.vy).toBeCloseTo(0.3 / 1.608, 12);
  });
});

test('the path of a hand ends at rest at its target, from any start, within what the hand can do', () => {
  const seen = new Float64Array(6);
  const reach = { mostSpeed: 1.5, mostAcceleration: 30, mostTurn: 15, mostTurnAcceleration: 300 };
  for (let n = 0; n < 200; n++) {
    const start = {
      x: between(-0.1, 0.1),
      y: between(-0.1, 0.1),
      z: between(0, 0.03),
      vx: between(-1.3, 1.3),
      vy: between(-0.4, 0.4),
      vz: between(-0.2, 0.2),
      lean: between(-1, 1),
      leaning: between(-7, 7),
    };
    const to = { x: between(-0.1, 0.1), y: between(-0.1, 0.1), z: between(0, 0.03), lean: between(-1, 1) };
    const path = pathTo(start, to, reach);
    const end = durationOf(path);
    lookAlong(path, end, seen);
    expect(Math.hypot(seen[0]! - to.x, seen[1]! - to.y, seen[2]! - to.z)).toBeLessThan(1e-12);
    expect(Math.hypot(seen[3]!, seen[4]!, seen[5]!, spinAlong(path, end))).toBeLessThan(1e-11);
    expect(turnAlong(path, end)).toBeCloseTo(to.lean, 12);
    for (const part of parts(50)) {
      lookAlong(path, part * end, seen);
      expect(Math.hypot(seen[3]!, seen[4]!, seen[5]!)).toBeLessThan(1.5 + 1e-9);
      expect(Math.abs(spinAlong(path, part * end))).toBeLessThan(7.5 + 1e-9);
    }
  }
});

test('the path of a hand has a joint where it is upright, and nowhere else changes the side on which it leans', () => {
  const reach = { mostSpeed: 1.5, mostAcceleration: 30, mostTurn: 15, mostTurnAcceleration: 300 };
  let joints = 0;
  for (let n = 0; n < 300; n++) {
    const start = { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0, lean: between(-1, 1), leaning: between(-7, 7) };
    const path = pathTo(start, { x: between(-0.1, 0.1), y: 0, z: 0, lean: between(-1, 1) }, reach);
    for (let at = 0; at < path.length; at += PIECE) {
      const [from, span] = [path[at + ANGLE]!, path[at + SPAN]!];
      if (from === 0) joints++;
      const leans = parts(200).map((part) => valueAt(path, at + ANGLE, part * span));
      const sides = new Set(leans.filter((lean) => Math.abs(lean) > 1e-12).map((lean) => lean > 0));
      expect(sides.size).toBeLessThan(2);
    }
  }
  expect(joints).toBeGreaterThan(100);
});
