import type { Point } from '@bande/games/carrom/table.ts';
import { rayAlong } from '@bande/games/carrom/view/aims/ray.ts';
import type { StripShape } from '@bande/stage';
import { describe, expect, test } from 'vitest';

const WAY: readonly Point[] = [
  { x: 0, y: -0.2 },
  { x: 0, y: 0.1 },
  { x: 0.3, y: 0.1 },
];
const LOOK = { width: 0.1, up: 0.03 } as const;

/** The corners, each with its place on the table and how solid it is. */
const cornersOf = ({ places, colours }: StripShape) =>
  Array.from({ length: places.length / 3 }, (_, i) => ({
    x: places[3 * i]!,
    z: places[3 * i + 2]!,
    solid: colours[4 * i + 3]!,
  }));

describe('a ray on the board', () => {
  const corners = cornersOf(rayAlong(WAY, { ...LOOK, soft: false }));
  const [first, last] = [corners.slice(0, 2), corners.slice(-2)];
  const wide = ([a, b]: typeof corners): number => Math.hypot(a!.x - b!.x, a!.z - b!.z);

  test('lies along its way, in table units, north away from the viewer', () => {
    expect((first[0]!.x + first[1]!.x) / 2).toBeCloseTo(0, 6);
    expect(first[0]!.z).toBeCloseTo(4, 6);
    expect([last[0]!.x, (last[0]!.z + last[1]!.z) / 2]).toEqual([expect.closeTo(6, 6), expect.closeTo(-2, 6)]);
  });
  test('tapers and grows faint from its beginning to its end, and not anew with every leg', () => {
    expect(wide(first)).toBeCloseTo(LOOK.width, 6);
    expect(wide(last)).toBeLessThan(LOOK.width / 2);
    expect([wide(corners.slice(2, 4)), corners[2]!.solid]).toEqual([
      expect.closeTo(wide(corners.slice(4, 6)), 6),
      corners[4]!.solid,
    ]);
    expect(first[0]!.solid).toBe(1);
    expect(last[0]!.solid).toBeLessThan(first[0]!.solid);
    expect(last[0]!.solid).toBeGreaterThan(0.4);
  });
  test('glows: solid in the middle, nothing at its edges', () => {
    const glow = cornersOf(rayAlong(WAY, { ...LOOK, soft: true })).slice(0, 5);
    expect(glow.map(({ solid }) => solid)).toEqual([0, 0.75, 1, 0.75, 0]);
  });
  test('of no length is none', () => {
    const { places, index } = rayAlong([WAY[0]!, WAY[0]!], { ...LOOK, soft: false });
    expect([places, index]).toEqual([[], []]);
  });
});
