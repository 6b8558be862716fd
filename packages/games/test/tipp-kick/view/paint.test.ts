import { paintPlate } from '@bande/games/tipp-kick/view/picture/paint.ts';
import { PITCH } from '@bande/games/tipp-kick/zones.ts';
import { expect, test } from 'vitest';

/** A brush that remembers rectangles, arcs and lines in millimetres, as the plate is painted in them. */
function recorded() {
  const made: { readonly what: string; readonly at: readonly number[] }[] = [];
  const known: Record<string, unknown> = { createRadialGradient: () => ({ addColorStop: () => {} }) };
  for (const what of ['strokeRect', 'arc', 'moveTo', 'lineTo'])
    known[what] = (...at: readonly number[]) => void made.push({ what, at });
  const ctx = new Proxy(known, { get: (one, key): unknown => one[String(key)] ?? (() => {}), set: () => true });
  return { ctx: ctx as unknown as CanvasRenderingContext2D, made };
}

const { ctx, made } = recorded();
paintPlate(ctx, 16.4, 25.2);
const rects = made.filter(({ what }) => what === 'strokeRect').map(({ at }) => at);
const arcs = made.filter(({ what }) => what === 'arc').map(({ at }) => at);
/** The outer edge of a rectangle of lines. */
const outer = ([x = 0, y = 0, wide = 0, high = 0]: readonly number[]) => [wide + PITCH.lineWidth, high, x, y];

test('the field, both penalty areas and both goal areas have their lines', () => {
  const wide = rects.map((rect) => outer(rect)[0]);
  for (const [width, times] of [
    [PITCH.width, 1],
    [PITCH.penaltyWidth, 2],
    [PITCH.goalAreaWidth, 2],
  ] as const)
    // Each line is laid twice: as it runs into the felt, and its body.
    expect(wide.filter((one) => one === width)).toHaveLength(2 * times);
});

test('centre circle, centre spot, penalty spots and the quarters of four corners are there', () => {
  const near = (x: number, y: number, radius: number) =>
    arcs.filter(([ax, ay, ar]) => Math.hypot(ax! - x, ay! - y) < 1e-9 && Math.abs(ar! - radius) < 2);
  expect(near(0, 0, PITCH.centreCircle)).toHaveLength(2);
  expect(near(0, 0, 3)).toHaveLength(2);
  for (const end of [-1, 1]) {
    expect(near(0, end * (PITCH.length / 2 - PITCH.penaltySpot), 3)).toHaveLength(2);
    for (const side of [-1, 1]) {
      const [quarter] = near((side * PITCH.width) / 2, (end * PITCH.length) / 2, PITCH.cornerRadius);
      const middle = (quarter![3]! + quarter![4]!) / 2;
      expect(quarter![4]! - quarter![3]!).toBeCloseTo(Math.PI / 2);
      // It lies inside the field.
      expect([Math.sign(Math.cos(middle)), Math.sign(Math.sin(middle))]).toEqual([-side, -end]);
    }
  }
});

test('the halfway line goes from side line to side line', () => {
  const [from] = made.flatMap(({ what, at }, i) =>
    what === 'moveTo' && at[0] === -PITCH.width / 2 && at[1] === 0 ? [made[i + 1]!] : [],
  );
  expect(from!.at).toEqual([PITCH.width / 2, 0]);
});
