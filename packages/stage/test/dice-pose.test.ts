import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Vector3, type Quaternion } from 'three';
import {
  bounce,
  diePose,
  NORMALS,
  FACES,
  FACETS,
  OCTAHEDRON,
  support,
  TIP,
  type Throw,
} from '../src/things/dice-pose.ts';

const throws = fc.record({
  value: fc.integer({ min: 1, max: 6 }),
  index: fc.integer({ min: 0, max: 4 }),
  count: fc.integer({ min: 1, max: 5 }),
  size: fc.double({ min: 0.2, max: 2, noNaN: true }),
  seed: fc.nat(),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** The side that lies on top, by its pips. */
function faceUp(turn: Quaternion): number {
  const heights = NORMALS.map((normal) => normal.clone().applyQuaternion(turn).y);
  return FACES[heights.indexOf(Math.max(...heights))]!;
}

describe('a thrown die', () => {
  it('comes to lie flat on the value that was rolled', () => {
    fc.assert(
      fc.property(throws, (thrown) => {
        const { position, turn } = diePose(thrown, 1);
        expect(faceUp(turn)).toBe(thrown.value);
        expect(support(turn, thrown.size)).toBeCloseTo(thrown.size / 2);
        expect(position[1]).toBeCloseTo(thrown.size / 2);
      }),
    );
  });
  it('never sinks into the table', () => {
    fc.assert(
      fc.property(throws, share, (thrown, p) => {
        const { position, turn } = diePose(thrown, p);
        expect(position[1]).toBeGreaterThanOrEqual(support(turn, thrown.size) - 1e-9);
      }),
    );
  });
  it('moves without jumps', () => {
    fc.assert(
      fc.property(throws, fc.double({ min: 0, max: 0.995, noNaN: true }), (thrown, p) => {
        const [a, b] = [diePose(thrown, p), diePose(thrown, p + 0.005)];
        const way = Math.hypot(...([0, 1, 2] as const).map((i) => a.position[i] - b.position[i]));
        expect(way).toBeLessThan(thrown.size * 0.35);
        expect(a.turn.angleTo(b.turn)).toBeLessThan(0.4);
      }),
    );
  });
  it('lies apart from the others', () => {
    const lying = (index: number): readonly number[] =>
      diePose({ value: 1, index, count: 3, size: 1, seed: 4 } satisfies Throw, 1).position;
    expect(lying(1)[0]! - lying(0)[0]!).toBeGreaterThan(1.4);
  });
  it('has opposite sides that make seven', () => {
    expect([0, 2, 4].map((side) => FACES[side]! + FACES[side + 1]!)).toEqual([7, 7, 7]);
  });
  it('jumps lower each time and then lies still', () => {
    const top = (from: number, to: number): number =>
      Math.max(...Array.from({ length: 50 }, (_, i) => bounce(from + ((to - from) * i) / 50)));
    expect(top(0.2, 0.44)).toBeGreaterThan(top(0.44, 0.62));
    expect(top(0.44, 0.62)).toBeGreaterThan(top(0.62, 0.74));
    expect(bounce(0.8)).toBe(0);
  });
});

describe('a die of eight sides', () => {
  it('comes to lie flat, the picture that was rolled on top and upright before the viewer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(), (value, seed) => {
        const { position, turn } = diePose({ solid: OCTAHEDRON, value, index: 0, count: 1, size: 1, seed }, 1);
        const { normal, up } = FACETS[value - 1]!;
        expect(normal.clone().applyQuaternion(turn).y).toBeCloseTo(1);
        expect(
          up
            .clone()
            .applyQuaternion(turn)
            .dot(new Vector3(0, 0, -1)),
        ).toBeGreaterThan(0.85);
        expect(position[1]).toBeCloseTo(TIP / Math.sqrt(3));
      }),
    );
  });
  it('never sinks into the table', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(), share, (value, seed, p) => {
        const { position, turn } = diePose({ solid: OCTAHEDRON, value, index: 0, count: 1, size: 1, seed }, p);
        expect(position[1]).toBeGreaterThanOrEqual(OCTAHEDRON.support(turn, 1) - 1e-9);
      }),
    );
  });
});
