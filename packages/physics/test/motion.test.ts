import { describe, expect, test } from 'vitest';
import { FINAL_RATIO, frictionForce, frictionTorque } from '../src/friction.ts';
import { curves } from '../src/disc/glide.ts';
import { positionsAt } from '../src/index.ts';
import { CARROM, run, worldOf } from './board.ts';
import { PACE, SPAN, WAY } from '../src/disc/slots.ts';
import { launch, look, spinAfter } from '../src/disc/way.ts';
import { flick, OPEN, striker, STRIKER } from './discs.ts';

const brake = OPEN.friction * OPEN.gravity;
const rest = (v: number, spin: number, angle = 0) =>
  run(OPEN, [striker(0, 0)], flick(v * Math.cos(angle), v * Math.sin(angle), { spin }), { paths: true });

describe('a disc alone', () => {
  test('without spin stops after v²/2µg and v/µg', () => {
    const { end, seconds } = rest(1, 0);
    expect(end[0]!.x).toBeCloseTo(0.509683996, 9);
    expect(seconds).toBeCloseTo(1.019367992, 9);
  });

  test('that only spins stops after ¾ωR/µg, has turned by ⅜ω²R/µg and has not moved', () => {
    const stroke = rest(0, 100);
    expect(stroke.seconds).toBeCloseTo((0.75 * 100 * STRIKER.radius) / brake, 12);
    expect(positionsAt(stroke, 100)[0]!.angle).toBeCloseTo((0.375 * 100 * 100 * STRIKER.radius) / brake, 9);
    expect(stroke.end[0]).toMatchObject({ x: 0, y: 0 });
  });

  test.each([
    [0, 1, 1],
    [0.1, 1.00872497, 1.002507],
    [0.25, 1.0405289, 1.015812],
    [0.5, 1.12168528, 1.064713],
    [1, 1.34029828, 1.274794],
    [2, 1.90322013, 1.966996],
    [3, 2.55339644, 2.750795],
    [5, 3.95110246, 4.397971],
    [10, 7.6077868, 8.628804],
  ])('with ωR/v = %d stops after %d times the time and %d times the way', (ratio, time, way) => {
    for (const v of [0.01, 1, 5]) {
      for (const sign of [1, -1]) {
        const { end, seconds } = rest(v, (sign * ratio * v) / STRIKER.radius);
        expect((seconds * brake) / v).toBeCloseTo(time, 7);
        expect((end[0]!.x * 2 * brake) / (v * v)).toBeCloseTo(way, 6);
      }
    }
  });

  test('comes to rest with v/(Rω) = 0.6530017892, from more slide and from more spin', () => {
    expect(FINAL_RATIO).toBeCloseTo(0.6530017892, 10);
    expect(frictionForce(FINAL_RATIO)).toBeCloseTo(0.6160334132, 10);
    expect(frictionTorque(FINAL_RATIO)).toBeCloseTo(0.4716935109, 10);
    for (const curve of [curves().slide, curves().spin]) {
      expect(curve.ratio[0]).toBeCloseTo(FINAL_RATIO, 7);
      const steps = Array.from({ length: curve.cells }, (_, cell) =>
        Math.sign(curve.ratio[cell + 1]! - curve.ratio[cell]!),
      );
      expect(new Set(steps).size).toBe(1);
    }
    const world = worldOf(OPEN, [striker(0, 0)]);
    for (const ratio of [0.05, 0.3, 0.9, 3, 20]) {
      world.vx[0] = ratio;
      world.spin[0] = 1 / STRIKER.radius;
      launch(world, 0);
      const span = world.lasts[0]! * (1 - 1e-13);
      world.found[SPAN] = span;
      look(world, 0);
      expect(world.found[PACE]! / (STRIKER.radius * spinAfter(world, 0, span))).toBeCloseTo(FINAL_RATIO, 4);
    }
  });

  test('starting at the final ratio it slides 1.62330 times as far', () => {
    const { end } = rest(1, 1 / FINAL_RATIO / STRIKER.radius);
    expect(end[0]!.x * 2 * brake).toBeCloseTo(1.62329, 5);
  });

  test('goes straight, whatever its spin', () => {
    for (const angle of [0.1, 1, 2.5, 4]) {
      const stroke = rest(2, 150, angle);
      for (const part of [0.1, 0.5, 0.9, 1]) {
        const { x, y } = positionsAt(stroke, part * stroke.seconds)[0]!;
        expect(x * Math.sin(angle) - y * Math.cos(angle)).toBeCloseTo(0, 13);
      }
    }
  });

  test('near the closed forms for all slide and all spin nothing jumps', () => {
    for (const border of [1e5, 1e-4, FINAL_RATIO + 1e-7, FINAL_RATIO - 1e-7]) {
      const [below, above] = [border * (1 - 1e-12), border * (1 + 1e-12)].map((ratio) =>
        rest(1, 1 / ratio / STRIKER.radius),
      );
      expect(above!.end[0]!.x / below!.end[0]!.x).toBeCloseTo(1, 6);
      expect(above!.seconds / below!.seconds).toBeCloseTo(1, 6);
    }
  });

  test.each([0.02, 0.3, 0.6, 0.7, 0.95, 1.05, 3, 30])(
    'on the way, from v/(Rω) = %d, it is where small steps of the friction law bring it',
    (ratio) => {
      const world = worldOf(OPEN, [striker(0, 0)]);
      world.vx[0] = 1;
      world.spin[0] = 1 / ratio / STRIKER.radius;
      launch(world, 0);
      const steps = 4000;
      const dt = (0.9 * world.lasts[0]!) / steps;
      const slopes = (v: number, q: number): readonly [number, number] => [
        -brake * frictionForce(v / q),
        -2 * brake * frictionTorque(v / q),
      ];
      let [v, q, way] = [1, 1 / ratio, 0];
      for (let step = 0; step < steps; step++) {
        const [a, b] = slopes(v, q);
        const [c, d] = slopes(v + (a * dt) / 2, q + (b * dt) / 2);
        const [e, f] = slopes(v + (c * dt) / 2, q + (d * dt) / 2);
        const [g, h] = slopes(v + e * dt, q + f * dt);
        way += dt * (v + (dt * (a + c + e)) / 6);
        v += (dt * (a + 2 * c + 2 * e + g)) / 6;
        q += (dt * (b + 2 * d + 2 * f + h)) / 6;
      }
      world.found[SPAN] = steps * dt;
      look(world, 0);
      expect(world.found[WAY]).toBeCloseTo(way, 8);
      expect(world.found[PACE]).toBeCloseTo(v, 8);
      expect(spinAfter(world, 0, steps * dt) * STRIKER.radius).toBeCloseTo(q, 8);
    },
  );

  test('friction force and torque have the values of the integrals', () => {
    expect(frictionForce(0.2)).toBeCloseTo(0.1989949364, 10);
    expect(frictionTorque(0.2)).toBeCloseTo(0.6468175111, 10);
    expect(frictionForce(4)).toBeCloseTo(0.992125239, 10);
    expect(frictionTorque(4)).toBeCloseTo(0.0628313968, 10);
  });

  test('the official run test: a 15 g striker struck with full force from a base line makes at least 3½ runs', () => {
    const stroke = run(CARROM, [striker(0, -0.25)], flick(0, 5), { paths: true });
    const cushions = stroke.contacts.filter(({ kind }) => kind === 'cushion');
    const last = stroke.end[0]!;
    const limit = CARROM.half - STRIKER.radius;
    const runs = cushions.length + Math.abs(last.y - (cushions.length % 2 === 0 ? -limit : limit)) / (2 * limit);
    expect(runs).toBeGreaterThanOrEqual(3.5);
  });
});
