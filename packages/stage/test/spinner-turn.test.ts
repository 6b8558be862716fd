import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spinnerAngle, spinnerWay } from '../src/things/spinner-turn.ts';

const angle = fc.double({ min: 0, max: 359.9, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the spinner', () => {
  it('ends exactly where it was spun to', () => {
    fc.assert(
      fc.property(angle, angle, (from, to) => {
        expect(spinnerAngle(from, to, 1)).toBeCloseTo(to, 9);
      }),
    );
  });
  it('makes two full turns, and less than one more', () => {
    fc.assert(
      fc.property(angle, angle, (from, to) => {
        expect(spinnerWay(from, to)).toBeGreaterThanOrEqual(720);
        expect(spinnerWay(from, to)).toBeLessThanOrEqual(1080);
      }),
    );
  });
  it('begins where it lay, only turns forward, and ever slower', () => {
    fc.assert(
      fc.property(angle, angle, share, (from, to, p) => {
        const at = (q: number): number => spinnerAngle(from, to, Math.min(0.999999, q));
        expect(at(0)).toBe(from);
        const [here, next, later] = [at(p), at(p + 0.01), at(p + 0.02)];
        expect(next).toBeGreaterThanOrEqual(here);
        expect(later - next).toBeLessThanOrEqual(next - here + 1e-6);
      }),
    );
  });
});
