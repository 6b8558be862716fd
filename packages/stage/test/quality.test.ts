import { describe, expect, it } from 'vitest';
import { pixelsFor, type Moment } from '../src/house/quality.ts';

const drawn = (moment: Moment, width: number, height: number): number =>
  width * height * pixelsFor('plain', moment, width * height, 1) ** 2;

describe('pixels', () => {
  it('are no more than two per point, however fine the screen', () => {
    expect(pixelsFor('full', 'rest', 390 * 844, 3)).toBe(2);
    expect(pixelsFor('full', 'rest', 390 * 844, 1)).toBe(1);
  });
  it('are fewer in movement than in a change, and most at rest', () => {
    const [move, change, rest] = (['move', 'change', 'rest'] as const).map((moment) => drawn(moment, 1280, 800));
    expect(move).toBeLessThan(change! / 2);
    expect(change).toBeLessThan(rest! / 2);
  });
  it('stay within what a processor can draw on a laptop and a phone', () => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const)
      expect(drawn('move', width, height)).toBeLessThan(410_000);
  });
  it('are no more than can be seen on a page that is shown at half its size', () => {
    expect(pixelsFor('plain', 'rest', 1280 * 800, 0.5)).toBeCloseTo(0.75);
    expect(pixelsFor('plain', 'rest', 1280 * 800, 2)).toBe(pixelsFor('plain', 'rest', 1280 * 800, 1));
  });
});
