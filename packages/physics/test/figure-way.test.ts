import { describe, expect, test } from 'vitest';
import { FigureWay, type Stand, type Start } from '../src/figure/way.ts';
import { Foot } from '../src/figure/foot.ts';
import { frictionAt, sideForce } from '../src/friction.ts';
import { Pieces } from '../src/pieces.ts';
import { endOf, integrate, type State, stateAt } from './ways.ts';

/** The table has three digits, and two of its twenty values are rounded the other way. */
const ROUNDED = 0.000_55;

/** (4/π)∫x²/r over the unit disc, by brute force in polar coordinates about the point that does not move. */
function sideForceByHand(ratio: number): number {
  const n = 1200;
  let total = 0;
  for (let i = 0; i < n; i++) {
    const radius = (i + 0.5) / n;
    for (let j = 0; j < n; j++) {
      const angle = (2 * Math.PI * (j + 0.5)) / n;
      const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      total += (x * x * radius) / Math.sqrt(x * x + (y - ratio) * (y - ratio));
    }
  }
  return (4 * total * 2) / (n * n);
}

describe('side force of a foot whose front is loaded', () => {
  const ratios = [0.2, 0.5, 1, 2, 5];
  test.each([
    [0.05, [0.066, 0.061, 0.045, 0.025, 0.01]],
    [0.1, [0.131, 0.121, 0.091, 0.049, 0.02]],
    [0.2, [0.263, 0.243, 0.181, 0.098, 0.04]],
    [0.25, [0.328, 0.303, 0.226, 0.122, 0.05]],
  ])('with the pressure %d of the radius ahead', (ahead, expected) => {
    for (const [at, force] of expected.entries())
      expect(Math.abs(ahead * sideForce(ratios[at]!) - force)).toBeLessThan(ROUNDED);
  });

  test.each([0.01, 0.3, 0.999, 1, 1.001, 1.7, 3.1, 3.2, 8, 40])(
    'is the integral over the disc at ratio %d',
    (ratio) => {
      expect(sideForce(ratio)).toBeCloseTo(sideForceByHand(ratio), 4);
    },
  );

  test('has its limits, and no step where the formula changes', () => {
    expect(sideForce(0)).toBe(4 / 3);
    expect(sideForce(1e-6)).toBeCloseTo(4 / 3, 9);
    expect(1e6 * sideForce(1e6)).toBeCloseTo(1, 9);
    const border = Math.sqrt(10);
    expect(sideForce(border * (1 + 1e-12))).toBeCloseTo(sideForce(border * (1 - 1e-12)), 11);
  });
});

const G = 9.81;
const MU = 0.2;
const STAND: Stand = { footRadius: 0.008, centreHeight: 0.008, gyration: 0.0065 * 0.0065 };
const maker = new FigureWay();

function way(stand: Stand, start: Partial<Start>): Float64Array {
  const pieces = new Pieces();
  maker.write(pieces, stand, MU, G, { x: 0, y: 0, vx: 0, vy: 0, turn: 0, ...start });
  return pieces.copyTo(null);
}

/** The same law by its exact functions and in small steps; calls back at every one. */
function inSmallSteps(
  stand: Stand,
  v: number,
  turn: number,
  visit: (time: number, x: number, y: number) => void,
): void {
  const load = (MU * stand.centreHeight) / stand.footRadius;
  const lightness = (stand.footRadius * stand.footRadius) / stand.gyration;
  const rates = ([, , vx = 0, vy = 0, rim = 0]: readonly number[]): readonly number[] => {
    const speed = Math.hypot(vx, vy);
    const [force, torque] = frictionAt(speed / rim);
    const side = Math.min(0.25, load * force) * sideForce(speed / rim);
    const [ux, uy] = [vx / speed, vy / speed];
    return [
      vx,
      vy,
      MU * G * (side * uy - force * ux),
      -MU * G * (side * ux + force * uy),
      -MU * G * lightness * torque,
    ];
  };
  let state: readonly number[] = [0, 0, v, 0, stand.footRadius * turn];
  let time = 0;
  for (;;) {
    const most = Math.max(Math.hypot(state[2]!, state[3]!), state[4]!);
    if (most < 1e-3 * v) return;
    const step = most / (MU * G * 60);
    state = integrate(state, rates, step);
    time += step;
    visit(time, state[0]!, state[1]!);
  }
}

describe('a figure alone', () => {
  test('without spin goes straight and stops after v²/2µg', () => {
    const pieces = way(STAND, { vx: 1.5 });
    expect(stateAt(pieces, Infinity).x).toBeCloseTo((1.5 * 1.5) / (2 * MU * G), 12);
    expect(stateAt(pieces, Infinity).y).toBe(0);
    expect(endOf(pieces)).toBeCloseTo(1.5 / (MU * G), 12);
  });

  test('that spins counter-clockwise curves to the right, the other way round to the left, and goes farther', () => {
    for (const turn of [20, 100, 400]) {
      const right = stateAt(way(STAND, { vx: 1.5, turn }), Infinity);
      const left = stateAt(way(STAND, { vx: 1.5, turn: -turn }), Infinity);
      expect(right.y).toBeLessThan(0);
      expect([left.x, left.y]).toEqual([right.x, -right.y]);
      expect(right.x).toBeGreaterThan((1.5 * 1.5) / (2 * MU * G));
    }
  });

  test('a small foot under a high figure swerves more than a large one under a low figure', () => {
    const bend = (stand: Stand): number => 0 - stateAt(way(stand, { vx: 1.5, turn: 200 }), Infinity).y;
    expect(bend({ ...STAND, footRadius: 0.006 })).toBeGreaterThan(bend(STAND));
    expect(bend({ ...STAND, centreHeight: 0.005 })).toBeLessThan(bend(STAND));
    expect(bend({ ...STAND, centreHeight: 0 })).toBe(0);
  });

  test.each([
    [0.1, 1.00872497, 1.002507],
    [0.25, 1.0405289, 1.015812],
    [0.5, 1.12168528, 1.064713],
    [1, 1.34029828, 1.274794],
    [2, 1.90322013, 1.966996],
    [3, 2.55339644, 2.750795],
    [5, 3.95110246, 4.397971],
    [10, 7.6077868, 8.628804],
  ])(
    'whose centre lies on the ground is a disc: ωR/v = %d stops after %d times the time and %d times the way',
    (ratio, time, far) => {
      const disc: Stand = { footRadius: 0.0159, centreHeight: 0, gyration: (0.0159 * 0.0159) / 2 };
      const pieces = way(disc, { vx: 1, turn: ratio / 0.0159 });
      expect(endOf(pieces) * MU * G).toBeCloseTo(time, 2);
      expect(stateAt(pieces, Infinity).x * 2 * MU * G).toBeCloseTo(far, 3);
    },
  );

  test('that only spins stops after ωk²/(⅔µga), whatever its inertia and foot', () => {
    for (const gyration of [2e-5, 4e-5, 9e-5]) {
      const pieces = way({ ...STAND, gyration }, { turn: 100 });
      expect(endOf(pieces)).toBeCloseTo((1.5 * 100 * gyration) / (MU * G * STAND.footRadius), 12);
    }
  });

  test('a contact small against its inertia: spin outlives the slide; a large one: slide outlives the spin', () => {
    const late = (gyration: number): State => {
      const pieces = way({ ...STAND, gyration }, { vx: 1, turn: 125 });
      return stateAt(pieces, 0.98 * endOf(pieces));
    };
    const small = late(2 * 64e-6);
    const large = late(0.3 * 64e-6);
    expect(0.008 * small.turn).toBeGreaterThan(3 * Math.hypot(small.vx, small.vy));
    expect(0.008 * large.turn).toBeLessThan(Math.hypot(large.vx, large.vy));
  });

  test('is where a fine integration of the exact law has it, within 30 millionths of the way', () => {
    for (const stand of [STAND, { ...STAND, footRadius: 0.007, centreHeight: 0.009, gyration: 56e-6 }]) {
      for (const turn of [5, 60, 200, 900]) {
        const pieces = way(stand, { vx: 1.5, turn });
        const far = stateAt(pieces, Infinity).x;
        let worst = 0;
        inSmallSteps(stand, 1.5, turn, (time, x, y) => {
          const seen = stateAt(pieces, time);
          worst = Math.max(worst, Math.hypot(seen.x - x, seen.y - y));
        });
        expect(worst / far).toBeLessThan(3e-5);
      }
    }
  });

  test('twice as fast in slide and spin it goes four times as far, on the same curve', () => {
    const once = stateAt(way(STAND, { vx: 0.8, turn: 150 }), Infinity);
    const twice = stateAt(way(STAND, { vx: 1.6, turn: 300 }), Infinity);
    expect(twice.x / once.x).toBeCloseTo(4, 12);
    expect(twice.y / once.y).toBeCloseTo(4, 12);
  });

  test('half a turn turns the way to the last bit; any turn turns it', () => {
    const start = { x: 0.1, y: 0.2, vx: 0.7, vy: -0.9, turn: 170 };
    const turned = { ...start, x: -0.1, y: -0.2, vx: -0.7, vy: 0.9 };
    for (const time of [0.05, 0.3, 0.6, 5]) {
      const [a, b] = [stateAt(way(STAND, start), time), stateAt(way(STAND, turned), time)];
      expect([0 - b.x, 0 - b.y, 0 - b.vx, 0 - b.vy, b.turn]).toEqual([a.x, a.y, a.vx + 0, a.vy + 0, a.turn]);
    }
    const speed = Math.hypot(0.7, 0.9);
    const straight = stateAt(way(STAND, { vx: speed, turn: 170 }), 0.4);
    const seen = stateAt(way(STAND, start), 0.4);
    expect(((seen.x - 0.1) * 0.7 - (seen.y - 0.2) * 0.9) / speed).toBeCloseTo(straight.x, 13);
  });

  test('the table of the law is the law within a millionth', () => {
    const foot = new Foot();
    for (let n = 0; n <= 4000; n++) {
      const ratio = n < 2000 ? n / 2000 : 2000 / (4000.5 - n);
      foot.feel(ratio, 1);
      const [force, torque] = ratio === 0 ? [0, 2 / 3] : frictionAt(ratio);
      expect(Math.abs(foot.drag - force)).toBeLessThan(1e-6);
      expect(Math.abs(foot.torque - torque)).toBeLessThan(1e-6);
      expect(Math.abs(foot.side - sideForce(ratio))).toBeLessThan(1e-5);
    }
  });
});
