import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Guided, keeperPose, reachable } from '@bande/games/tipp-kick/motion/hold.ts';
import { type Hold, keeperAt, STILL } from '@bande/games/tipp-kick/motion/lie.ts';
import { turned } from '@bande/games/tipp-kick/ball/turning.ts';
import { KEEPER, TABLE } from '@bande/games/tipp-kick/table.ts';

const STEP = 1 / 960;
const hold: fc.Arbitrary<Hold> = fc.record({
  sideways: fc.integer({ min: -600, max: 600 }),
  forward: fc.integer({ min: -200, max: 800 }),
  lift: fc.integer({ min: -100, max: 600 }),
  roll: fc.integer({ min: -1200, max: 1200 }),
});
const corners = (at: Hold): readonly { readonly x: number; readonly y: number; readonly z: number }[] => {
  const pose = keeperPose(at, 'south');
  return [-1, 1].flatMap((x) =>
    [-KEEPER.rodHeight, KEEPER.height - KEEPER.rodHeight].map((z) => {
      const corner = turned(pose.turn, { x: (x * KEEPER.width) / 2, y: 0, z });
      return { x: corner.x + pose.at.x, y: corner.y + pose.at.y, z: corner.z + pose.at.z };
    }),
  );
};

describe('the keeper in a hand', () => {
  it('gets to every target that the goal leaves him, within a second, never faster than a hand', () => {
    fc.assert(
      fc.property(hold, hold, (first, second) => {
        const guided = new Guided(keeperAt(STILL));
        for (const target of [first, second]) {
          guided.towards = reachable(target);
          for (let i = 0; i < 960 && !guided.isStill; i++) {
            const before = { ...guided.at };
            const pace = guided.pace.lift;
            guided.advance(STEP);
            expect(Math.abs(guided.at.sideways - before.sideways)).toBeLessThanOrEqual(
              KEEPER.speed * 10_000 * STEP + 1e-6,
            );
            expect(Math.abs(guided.pace.lift - pace)).toBeLessThanOrEqual(
              2 * KEEPER.acceleration * 10_000 * STEP + 1e-6,
            );
          }
          expect(guided.isStill).toBe(true);
          expect(guided.at).toEqual(reachable(target));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the box behind the rubber, the rod between the posts, and the figure on the felt', () => {
    fc.assert(
      fc.property(hold, (target) => {
        const at = reachable(target);
        const back = at.forward / 10_000 - KEEPER.thickness / 2 - KEEPER.rodLength;
        expect(back).toBeLessThanOrEqual(0 - TABLE.rubberBehind - TABLE.rubberDiameter / 2 + 1e-9);
        expect(back - KEEPER.boxDepth).toBeGreaterThanOrEqual((TABLE.length - TABLE.plateLength) / 2 - 1e-9);
        expect(Math.abs(at.sideways / 10_000)).toBeLessThanOrEqual(TABLE.goalWidth / 2);
        expect(Math.min(...corners(at).map(({ z }) => z))).toBeGreaterThan(-1e-9);
      }),
    );
  });

  it('stands on his line between the posts, and dives only before them', () => {
    expect(reachable({ ...STILL, sideways: 100 })).toEqual({ ...STILL, sideways: 100 });
    expect(reachable({ ...STILL, sideways: 400 }).forward).toBeGreaterThan(0);
    expect(reachable({ ...STILL, roll: 800 }).forward).toBeGreaterThan(0);
    const dive = corners(reachable({ ...STILL, roll: 900 }));
    expect(Math.max(...dive.map(({ x }) => x)) - Math.min(...dive.map(({ x }) => x))).toBeCloseTo(KEEPER.height, 6);
    expect(Math.max(...dive.map(({ x }) => x))).toBeGreaterThan(0.05);
  });
});
