import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alongPath,
  distanceBetween,
  easeInOut,
  easeOut,
  glideMs,
  hopAt,
  pathLength,
  shortestTurn,
  type Vec3,
} from '../src/frames/motion.ts';

const coordinate = fc.double({ min: -20, max: 20, noNaN: true });
const place = fc.tuple(coordinate, coordinate, coordinate);
const angle = fc.double({ min: -20, max: 20, noNaN: true });

describe('movement', () => {
  it('begins at the beginning and ends at the end', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 5 }), (path) => {
        expect(distanceBetween(alongPath(path, 0), path[0]!)).toBeLessThan(1e-6);
        expect(distanceBetween(alongPath(path, 1), path.at(-1)!)).toBeLessThan(1e-6);
      }),
    );
  });
  it('passes the places on its way', () => {
    const path: readonly Vec3[] = [
      [0, 0, 0],
      [4, 0, 0],
      [4, 0, 4],
    ];
    expect(pathLength(path)).toBe(8);
    expect(alongPath(path, 0.5)).toEqual([4, 0, 0]);
    expect(alongPath(path, 0.75)).toEqual([4, 0, 2]);
  });
  it.each([easeInOut, easeOut])('eases from 0 to 1 and never back (%o)', (ease) => {
    expect([ease(0), ease(1)]).toEqual([0, 1]);
    fc.assert(fc.property(fc.double({ min: 0, max: 0.99, noNaN: true }), (p) => ease(p + 0.01) >= ease(p)));
  });
  it('takes longer for a longer way, and half as long at twice the speed', () => {
    expect(glideMs(9, 1)).toBeGreaterThan(glideMs(1, 1));
    expect(glideMs(9, 2)).toBe(glideMs(9, 1) / 2);
    expect(glideMs(0, 1)).toBe(0);
  });
  it('hops up and comes down', () => {
    expect([0, 0.5, 1].map(hopAt)).toEqual([0, 1, 0]);
  });
  it('turns the short way round', () => {
    fc.assert(
      fc.property(angle, angle, (from, to) => {
        const turn = shortestTurn(from, to);
        expect(Math.abs(turn)).toBeLessThanOrEqual(Math.PI + 1e-9);
        expect(Math.cos(from + turn)).toBeCloseTo(Math.cos(to), 6);
        expect(Math.sin(from + turn)).toBeCloseTo(Math.sin(to), 6);
      }),
    );
  });
});
