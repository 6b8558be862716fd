import { describe, expect, test } from 'vitest';
import { bandAlong } from '../src/marks/band-shape.ts';

const NORTH = [
  [0, 0.1, 0],
  [0, 0.1, -1],
  [0, 0.1, -2],
] as const;
const LEFT = { width: 0.5, solid: 0.25 };

describe('a band along a way', () => {
  test('tapers and fades to what is left at its end', () => {
    const { places, colours } = bandAlong(NORTH, { width: 2, across: [1, 1], left: LEFT });
    const asides = Array.from({ length: 6 }, (_, i) => places[3 * i]!);
    expect(asides.map(Math.abs)).toEqual([1, 1, 0.75, 0.75, 0.5, 0.5]);
    expect(asides.map(Math.sign)).toEqual([1, -1, 1, -1, 1, -1]);
    const solid = Array.from({ length: 6 }, (_, i) => colours[4 * i + 3]);
    expect(solid).toEqual([1, 1, 0.625, 0.625, 0.25, 0.25]);
  });
  test('keeps the height of each of its points', () => {
    const rising = NORTH.map(([x, , z], i) => [x, i, z] as const);
    const { places } = bandAlong(rising, { width: 2, across: [1, 1], left: LEFT });
    expect(Array.from({ length: 6 }, (_, i) => places[3 * i + 1])).toEqual([0, 0, 1, 1, 2, 2]);
  });
  test('is seen from above, and fades to both sides where it is soft', () => {
    const { places, colours, index } = bandAlong(NORTH, { width: 2, across: [0, 1, 0], left: LEFT });
    expect([colours[3], colours[7], colours[11]]).toEqual([0, 1, 0]);
    const corner = (i: number): readonly [number, number] => [places[3 * i]!, places[3 * i + 2]!];
    for (let face = 0; face < index.length; face += 3) {
      const [a, b, c] = index.slice(face, face + 3).map(corner);
      const up = (b![1] - a![1]) * (c![0] - a![0]) - (b![0] - a![0]) * (c![1] - a![1]);
      expect(up).toBeGreaterThan(0);
    }
    expect(index).toHaveLength(2 * 2 * 2 * 3);
  });
});
