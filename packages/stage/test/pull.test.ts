import { describe, expect, test } from 'vitest';
import { aimedAtRelease, DEAD_ZONE, fullPull, lengthFor, lengthOf, strengthOf } from '../src/hands/pull.ts';

describe('the strength of a pull', () => {
  test('is none in the dead zone, full at its length and never more', () => {
    expect([strengthOf(0), strengthOf(DEAD_ZONE - 0.01), strengthOf(160), strengthOf(900)]).toEqual([0, 0, 1, 1]);
    expect(strengthOf(DEAD_ZONE)).toBeGreaterThan(0);
  });
  test('grows faster than the pull, so that weak strokes can be told apart', () => {
    expect(strengthOf(80)).toBeCloseTo(0.287, 3);
    expect(strengthOf(40) * 2).toBeLessThan(strengthOf(80));
  });
  test('has a length for every strength', () => {
    for (const strength of [0.05, 0.3, 0.7, 1]) expect(strengthOf(lengthFor(strength))).toBeCloseTo(strength, 9);
  });
});

describe('the length of a full pull', () => {
  const PAGE = [844, 390] as const;
  const at = (x: number, y: number) => ({ t: 0, x, y });
  const full = (from: readonly [number, number], by: readonly [number, number]): number =>
    fullPull(at(...from), at(from[0] + by[0], from[1] + by[1]), PAGE);
  test('is the usual one where there is room, and where nothing is pulled yet', () => {
    expect([full([400, 200], [-20, 0]), full([400, 200], [0, 30]), full([400, 200], [0, 0])]).toEqual([160, 160, 160]);
  });
  test('is what the edge of the page leaves of it, in the direction that is pulled', () => {
    expect(full([250, 87], [0, -40])).toBe(75);
    expect(full([250, 87], [0, 40])).toBe(160);
    expect(full([250, 87], [-30, -40])).toBeCloseTo(96.75, 6);
    expect(full([800, 200], [40, 0])).toBe(32);
    expect(strengthOf(75, full([250, 87], [0, -40]))).toBe(1);
  });
  test('still tells weak from strong at the very edge', () => {
    expect(full([250, 5], [0, -5])).toBe(30);
  });
});

describe('letting go', () => {
  const samples = [0, 16, 33, 50, 66, 83, 100, 116].map((t, i) => ({ t, x: 10 * i, y: 0 }));
  test('of a finger, what counts is where it was 70 ms before it was lifted', () => {
    expect(aimedAtRelease(samples, 120, 'touch')).toEqual({ t: 50, x: 30, y: 0 });
    expect(aimedAtRelease(samples, 120, 'pen')).toEqual({ t: 50, x: 30, y: 0 });
  });
  test('a mouse is not moved by its button', () => {
    expect(aimedAtRelease(samples, 120, 'mouse')).toEqual(samples.at(-1));
  });
  test('a finger that was down for a moment only is where it came down', () => {
    expect(aimedAtRelease(samples, 60, 'touch')).toEqual(samples[0]);
    expect(aimedAtRelease([], 60, 'touch')).toBeNull();
  });
  test('of a finger that has come back to where it came down is no pull, whatever it aimed at 70 ms before', () => {
    const back = [...samples, { t: 130, x: 9, y: 0 }];
    expect(aimedAtRelease(back, 140, 'touch')).toEqual(back.at(-1));
    expect(aimedAtRelease([...samples, { t: 130, x: 25, y: 0 }], 140, 'touch', 30)).toEqual({ t: 130, x: 25, y: 0 });
  });
  test('of a finger that went through there aims at what came after', () => {
    const other = [...samples, { t: 130, x: 5, y: 0 }, { t: 150, x: -40, y: 0 }, { t: 170, x: -80, y: 0 }];
    expect(aimedAtRelease(other, 180, 'touch')).toEqual({ t: 130, x: 5, y: 0 });
    expect(aimedAtRelease(other, 225, 'touch')).toEqual({ t: 150, x: -40, y: 0 });
  });
  test('length is in pixels of the page', () => {
    expect(lengthOf({ t: 0, x: 1, y: 2 }, { t: 9, x: 4, y: 6 })).toBe(5);
  });
});
