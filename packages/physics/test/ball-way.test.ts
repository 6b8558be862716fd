import { createRandom } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { airWay, landing } from '../src/ball/flight.ts';
import { groundWay, slideAt, type Ball, type Run } from '../src/ball/way.ts';
import { Pieces } from '../src/pieces.ts';
import { PIECE, SPAN, X, Y } from '../src/poly-way.ts';
import { endOf, integrate, stateAt } from './ways.ts';

const G = 9.81;
const RUN: Run = { radius: 0.011, gyration: 0.608, slide: 0.2, roll: 0.03, pivot: 0.03, air: 0.071 };
const CALM: Run = { ...RUN, air: 0 };
const AT_REST: Ball = { time: 0, x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0, turn: 0, rollX: 0, rollY: 0 };

function onCloth(run: Run, start: Partial<Ball>): Float64Array {
  const pieces = new Pieces();
  groundWay(pieces, run, G, { ...AT_REST, ...start });
  return pieces.copyTo(null);
}

function inAir(run: Run, start: Partial<Ball>): Float64Array {
  const pieces = new Pieces();
  airWay(pieces, run, G, { ...AT_REST, ...start });
  return pieces.copyTo(null);
}

const powers = [1e-4, 1e-3, 0.01, 0.1, 0.5, 1, 2, 4, 10, 30];

/** The greatest acceleration on a way, at twenty times of every piece. */
function bendOf(way: Float64Array): number {
  let most = 0;
  for (let at = 0; at < way.length; at += PIECE) {
    for (let part = 0; part <= 20; part++) {
      const u = (way[at + SPAN]! * part) / 20;
      const bend = (c: number): number =>
        2 * way[c + 2]! + u * (6 * way[c + 3]! + u * (12 * way[c + 4]! + u * 20 * way[c + 5]!));
      most = Math.max(most, Math.hypot(bend(at + X), bend(at + Y)));
    }
  }
  return most;
}

describe('a ball on the cloth', () => {
  test('slides until it rolls at v₀/(1+k²), 0.6219 for a hollow one, after k²v₀/((1+k²)µg)', () => {
    for (const v of [0.05, 1, 3]) {
      const pieces = onCloth({ ...CALM, roll: 1e-12 }, { vx: v });
      const time = (0.608 * v) / (1.608 * 0.2 * G);
      const rolls = stateAt(pieces, time);
      expect(rolls.vx / v).toBeCloseTo(1 / 1.608, 12);
      expect(rolls.vx / v).toBeCloseTo(0.6219, 4);
      expect(rolls.x).toBeCloseTo(v * time - 0.1 * G * time * time, 12);
    }
  });

  test.each([
    [0.4, 5 / 7, 12 / 49],
    [2 / 3, 3 / 5, 0.32],
  ])('of gyration %d rolls at %d of its speed after %d v₀²/µg', (gyration, part, way) => {
    const pieces = onCloth({ ...CALM, gyration, roll: 1e-12 }, { vx: 2 });
    const time = (gyration * 2) / ((1 + gyration) * 0.2 * G);
    expect(stateAt(pieces, time).vx).toBeCloseTo(2 * part, 12);
    expect(stateAt(pieces, time).x).toBeCloseTo((way * 4) / (0.2 * G), 12);
  });

  test('with backspin it slides longer and rolls slower, or comes back; with topspin it is sped up', () => {
    const speedAfterSlide = (roll: number): number => (1 + 0.608 * roll) / 1.608;
    for (const roll of [-3, -1.6, -0.5, 0.5, 3]) {
      const pieces = onCloth({ ...CALM, roll: 1e-12 }, { vx: 1, rollX: roll });
      const time = (Math.abs(1 - roll) * 0.608) / (1.608 * 0.2 * G);
      expect(stateAt(pieces, time).vx).toBeCloseTo(speedAfterSlide(roll), 12);
    }
    expect(stateAt(onCloth(RUN, { vx: 1, rollX: -3 }), 2).vx).toBeLessThan(0);
    expect(stateAt(onCloth(RUN, { vx: 1, rollX: 3 }), 0.2).vx).toBeGreaterThan(1);
  });

  test('that rolls is stopped by cloth and air together: closed forms of time and way', () => {
    for (const v of [0.01, 0.5, 1, 3, 5]) {
      const pieces = onCloth(RUN, { vx: v, rollX: v });
      const [cloth, air] = [0.03 * G, 0.071 / 1.608];
      const time = Math.atan(v * Math.sqrt(air / cloth)) / Math.sqrt(air * cloth);
      expect(endOf(pieces) / time).toBeCloseTo(1, 6);
      expect((stateAt(pieces, Infinity).x * 2 * air) / Math.log1p((air * v * v) / cloth)).toBeCloseTo(1, 6);
      expect(stateAt(pieces, endOf(pieces)).vx).toBeCloseTo(0, 12);
    }
  });

  test('without air it rolls v²/2µ_r g', () => {
    expect(stateAt(onCloth(CALM, { vx: 1, rollX: 1 }), Infinity).x).toBeCloseTo(1 / (2 * 0.03 * G), 12);
  });

  test('struck across its roll it bends, as a fine integration does', () => {
    const start = { vx: 1.2, vy: 0.3, rollX: -0.4, rollY: 1.1 };
    const pieces = onCloth(RUN, start);
    const rates = ([, , vx = 0, vy = 0, rx = 0, ry = 0]: readonly number[]): readonly number[] => {
      const [sx, sy] = [vx - rx, vy - ry];
      const slip = Math.sqrt(sx * sx + sy * sy);
      const [fx, fy] = [(0.2 * G * sx) / slip, (0.2 * G * sy) / slip];
      const air = 0.071 * Math.sqrt(vx * vx + vy * vy);
      return [vx, vy, -fx - air * vx, -fy - air * vy, fx / 0.608, fy / 0.608];
    };
    let state: readonly number[] = [0, 0, start.vx, start.vy, start.rollX, start.rollY];
    for (let n = 1; n <= 3000; n++) {
      state = integrate(state, rates, 1e-4);
      const [x = 0, y = 0, vx = 0, vy = 0, rx = 0] = state;
      const seen = stateAt(pieces, n * 1e-4);
      expect(Math.hypot(seen.x - x, seen.y - y)).toBeLessThan(5e-6);
      expect(
        Math.hypot(seen.vx - vx, seen.vy - vy, slideAt(RUN, G, { ...AT_REST, ...start }, n * 1e-4)![0] - rx),
      ).toBeLessThan(1e-4);
    }
  });

  test.each([1, 3, 5, 20, 100])(
    'struck at %d m/s through air it slides, then rolls, as a fine integration does',
    (v) => {
      const pieces = onCloth(RUN, { vx: v });
      const step = 1e-5;
      let [x, speed, roll] = [0, v, 0];
      let rolls = false;
      let worst = 0;
      for (let n = 1; n <= 150_000; n++) {
        const loss = (u: number): number => (rolls ? 0.03 * G + (0.071 / 1.608) * u * u : 0.2 * G + 0.071 * u * u);
        const slowing = loss(speed - (step / 2) * loss(speed));
        x += step * speed - (step * step * slowing) / 2;
        speed -= step * slowing;
        roll += (step * 0.2 * G) / 0.608;
        if (!rolls && roll >= speed) {
          // What slips is shared out so that nothing turns about the place of contact.
          speed = (speed + 0.608 * roll) / 1.608;
          rolls = true;
        }
        if (n % 15_000 === 0) worst = Math.max(worst, Math.abs(stateAt(pieces, n * step).x - x));
      }
      expect(worst).toBeLessThan(3e-5);
      expect(rolls).toBe(v < 10);
    },
  );

  test('however it is struck, no piece of its way bends more than cloth and air can bend it', () => {
    const random = createRandom('bends');
    const any = (): number => (random.below(2) * 2 - 1) * powers[random.below(powers.length)]! * (1 + random.unit());
    for (let n = 0; n < 2000; n++) {
      const start = { vx: any(), vy: any(), rollX: any(), rollY: any() };
      const speeds = [start.vx * start.vx + start.vy * start.vy, start.rollX * start.rollX + start.rollY * start.rollY];
      const most = 1.1 * (0.2 * G + 0.071 * Math.max(...speeds));
      expect(bendOf(onCloth(RUN, start)) / most, `way ${n}`).toBeLessThan(1);
    }
  });

  test('its spin about the upright axis fades and does not move it', () => {
    const pieces = onCloth(RUN, { vx: 0.5, rollX: 0.5, turn: 40 });
    expect(stateAt(pieces, 0.2).turn).toBeLessThan(40);
    expect(stateAt(pieces, 0.2).turn).toBeGreaterThan(0);
    expect(stateAt(pieces, Infinity).y).toBe(0);
  });
});

describe('a ball in the air', () => {
  test('without drag it rises v²/2g and is down after 2v/g, where it flew to', () => {
    const pieces = inAir(CALM, { vx: 2, vz: 1.5 });
    expect(stateAt(pieces, 1.5 / G).z).toBeCloseTo((1.5 * 1.5) / (2 * G), 14);
    expect(landing(pieces, 0)).toBeCloseTo(3 / G, 14);
    expect(stateAt(pieces, landing(pieces, 0)).x).toBeCloseTo(6 / G, 13);
  });

  test.each([10, 40, 100])('however fast it comes down where a fine integration does: %d m/s', (v) => {
    const pieces = inAir(RUN, { vx: v, vz: v });
    const rates = ([, , vx = 0, vz = 0]: readonly number[]): readonly number[] => {
      const air = 0.071 * Math.sqrt(vx * vx + vz * vz);
      return [vx, vz, -air * vx, -air * vz - G];
    };
    const lands = landing(pieces, 0);
    let state: readonly number[] = [0, 0, v, v];
    for (let n = 0; n < 20_000; n++) state = integrate(state, rates, lands / 20_000);
    expect(state[0]! / stateAt(pieces, lands).x).toBeCloseTo(1, 4);
    expect(Math.abs(state[1]!)).toBeLessThan(1e-3);
  });

  test('drag takes 0.071 v² away: as a fine integration, to a micrometre', () => {
    const pieces = inAir(RUN, { vx: 4, vy: -1, vz: 2, z: 0.03 });
    const rates = ([, , , vx = 0, vy = 0, vz = 0]: readonly number[]): readonly number[] => {
      const air = 0.071 * Math.sqrt(vx * vx + vy * vy + vz * vz);
      return [vx, vy, vz, -air * vx, -air * vy, -air * vz - G];
    };
    let state: readonly number[] = [0, 0, 0.03, 4, -1, 2];
    for (let n = 1; n <= 410; n++) {
      state = integrate(state, rates, 1e-3);
      const seen = stateAt(pieces, n * 1e-3);
      expect(Math.hypot(seen.x - state[0]!, seen.y - state[1]!, seen.z - state[2]!)).toBeLessThan(1e-6);
    }
    expect(stateAt(pieces, landing(pieces, 0)).z).toBeCloseTo(0, 15);
  });
});

test('half a turn turns every coefficient to the last bit', () => {
  const start = { x: 0.1, y: -0.2, vx: 1.2, vy: 0.3, rollX: -0.4, rollY: 1.1, turn: 7 };
  const turned = { x: -0.1, y: 0.2, vx: -1.2, vy: -0.3, rollX: 0.4, rollY: -1.1, turn: 7 };
  for (const time of [0.01, 0.1, 0.31, 1, 2, 9]) {
    const [a, b] = [stateAt(onCloth(RUN, start), time), stateAt(onCloth(RUN, turned), time)];
    expect([0 - b.x, 0 - b.y, 0 - b.vx, b.turn]).toEqual([a.x, a.y, a.vx, a.turn]);
  }
});
