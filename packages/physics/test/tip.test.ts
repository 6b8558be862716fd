import { describe, expect, test } from 'vitest';
import { loadOf, type Tipper, tipTime } from '../src/figure/tip.ts';
import { frictionAt } from '../src/friction.ts';

const G = 9.81;
/** The physics reference: base on cloth 0.10 to 0.35, flicks up to 5 m/s. */
const FRICTIONS = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35];
const SPEEDS = [0.05, 0.3, 1, 3, 5];
/** Rim speeds aω from no spin to far more than a nail can give. */
const RIMS = [0, 0.2, 1, 3, 10];

const tipperOf = (friction: number, foot: number, centre: number): Tipper => ({
  stand: { footRadius: foot, centreHeight: centre, gyration: 0.0068 * 0.0068 },
  tiltGyration: 0.0085 * 0.0085,
  friction,
  gravity: G,
});

const steps = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1.5) }, (_, n) => from + n * step);

/** Feet up to the largest base, centres of mass up to half the tallest figure. */
const everyTipper = (): readonly Tipper[] =>
  FRICTIONS.flatMap((friction) =>
    steps(0.002, 0.0105, 0.0005).flatMap((foot) =>
      steps(0.003, 0.0195, 0.0005).map((centre) => tipperOf(friction, foot, centre)),
    ),
  );

/** The same fall by its angle and in very small steps, without spin: whether the centre comes over the edge. */
function goesOver({ stand, tiltGyration, friction }: Tipper, speed: number): boolean {
  const reach = Math.hypot(stand.footRadius, stand.centreHeight);
  const flat = Math.atan2(stand.centreHeight, stand.footRadius);
  const step = 2e-6;
  let [angle, turn, v] = [flat, 0, speed];
  let slides = true;
  for (;;) {
    const [behind, high] = [reach * Math.cos(angle), reach * Math.sin(angle)];
    if (behind <= 0) return true;
    slides &&= v - high * turn > 0;
    if (turn < 0) return false;
    const lever = friction * high - behind;
    const tips = ((G - high * turn * turn) * lever) / (tiltGyration - behind * lever);
    const stuck = (-G * behind) / (tiltGyration + reach * reach);
    const change = slides ? tips : stuck;
    v -= slides ? friction * (G + behind * tips - high * turn * turn) * step : 0;
    turn += step * change;
    if (angle === flat && turn <= 0) return false;
    angle += step * turn;
  }
}

describe('a figure that brakes', () => {
  test('never tips by itself while µh is less than its foot: for every friction, foot, centre of mass, speed and spin there is', () => {
    const stable = everyTipper().filter((tipper) => loadOf(tipper) <= 1);
    expect(stable.length).toBeGreaterThan(2000);
    const starts = SPEEDS.flatMap((speed) => RIMS.map((rim) => [speed, rim] as const));
    const tips = (tipper: Tipper): boolean => starts.some(([speed, rim]) => tipTime(tipper, speed, rim) < Infinity);
    expect(stable.filter(tips)).toEqual([]);
  });

  test('tips when the pressure is over the edge and it is fast enough, as a fine integration has it', () => {
    for (const [friction, foot, centre] of [
      [0.35, 0.005, 0.015],
      [0.35, 0.003, 0.012],
      [0.3, 0.004, 0.018],
    ] as const) {
      const tipper = tipperOf(friction, foot, centre);
      let [low, high] = [0.001, 3];
      while (high - low > 1e-4) {
        const middle = (low + high) / 2;
        if (tipTime(tipper, middle, 0) < Infinity) high = middle;
        else low = middle;
      }
      expect(high).toBeGreaterThan(0.05);
      expect(goesOver(tipper, 0.99 * low)).toBe(false);
      expect(goesOver(tipper, 1.01 * high)).toBe(true);
    }
  });

  test('is saved by spin, which takes the drag away: it tips where µF·h reaches the foot, and not below', () => {
    const tipper = tipperOf(0.35, 0.004, 0.0143);
    const tips = (ratio: number): boolean => tipTime(tipper, 2, 2 / ratio) < Infinity;
    const loads = (ratio: number): number => frictionAt(ratio)[0] * loadOf(tipper);
    const ratios = [0.2, 0.5, 0.9, 1.1, 1.5, 3, 8];
    // Just above 1 it may still stop before it is over.
    expect(ratios.filter((ratio) => loads(ratio) >= 1 && loads(ratio) < 1.02)).toEqual([]);
    expect(ratios.filter(tips)).toEqual(ratios.filter((ratio) => loads(ratio) > 1));
    expect(ratios.filter(tips).length).toBeGreaterThan(2);
    expect(tipTime(tipper, 2, 0)).toBeLessThan(0.2);
  });

  test('whose foot is large against its inertia loses its spin first and tips on the way, later than without spin', () => {
    const { stand, ...more } = tipperOf(0.35, 0.005, 0.0175);
    const heavyRim = { ...more, stand: { ...stand, gyration: 0.002 * 0.002 } };
    const spun = tipTime(heavyRim, 3, 6);
    expect(spun).toBeLessThan(Infinity);
    expect(spun).toBeGreaterThan(tipTime(heavyRim, 3, 0) + 0.005);
  });
});
