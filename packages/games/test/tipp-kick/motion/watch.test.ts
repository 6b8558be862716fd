import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pose } from '@bande/physics/engine';
import { reach } from '@bande/games/tipp-kick/ball/outline.ts';
import { poseOf } from '@bande/games/tipp-kick/ball/pose.ts';
import { lyingBall } from '@bande/games/tipp-kick/ball/top.ts';
import type { Seen } from '@bande/games/tipp-kick/motion/sighting.ts';
import { Watch } from '@bande/games/tipp-kick/motion/watch.ts';
import { TABLE } from '@bande/games/tipp-kick/table.ts';

const lying = (face: number, yaw: number, x: number, y: number, z?: number): Pose => {
  const { at, turn } = poseOf(lyingBall(face, 0, 0, yaw));
  return { at: { x, y, z: z ?? at.z }, turn };
};
const seen = (...poses: readonly Pose[]): readonly Seen[] => {
  const watch = new Watch(poses[0]!);
  return poses.slice(1).flatMap((pose, i) => watch.see(poses[i]!, pose));
};
const faceAndYaw = [fc.nat(13), fc.double({ min: -180, max: 180, noNaN: true })] as const;
const HAIR = 1e-6;

describe('the ball is wholly over a line', () => {
  it('as soon as no point of it covers the line, and not a hair before', () => {
    fc.assert(
      fc.property(...faceAndYaw, (face, yaw) => {
        const start = lying(face, yaw, 0.3, 0.5);
        const edge = TABLE.length / 2 + reach(start.turn, { x: 0, y: -1, z: 0 });
        expect(seen(start, lying(face, yaw, 0.3, edge - HAIR))).toEqual([]);
        const [over] = seen(start, lying(face, yaw, 0.3, edge + HAIR));
        expect(over).toMatchObject({ kind: 'over', line: 'north', goal: false });
        const east = TABLE.width / 2 + reach(start.turn, { x: -1, y: 0, z: 0 });
        expect(seen(start, lying(face, yaw, east - HAIR, 0.2))).toEqual([]);
        expect(seen(start, lying(face, yaw, east + HAIR, 0.2))).toMatchObject([{ kind: 'over', line: 'east' }]);
      }),
    );
  });

  it('at the place where it was so, however far a step went', () => {
    const start = lying(4, 0, 0.1, 0.52);
    const [over] = seen(start, lying(4, 0, 0.12, 0.56));
    const edge = TABLE.length / 2 + reach(start.turn, { x: 0, y: -1, z: 0 });
    expect(over).toMatchObject({ place: { y: Math.round(edge * 100_000) } });
  });

  it('for a goal between the posts and below the bar', () => {
    const into = (x: number, z: number): boolean =>
      seen(lying(4, 0, x, 0.51, z), lying(4, 0, x, 0.56, z)).some((one) => one.kind === 'over' && one.goal);
    expect(into(0.03, 0.03)).toBe(true);
    expect(into(0.03, 0.09)).toBe(false);
    expect(into(0.06, 0.03)).toBe(false);
  });

  it('once in a motion, also when it comes back from a board', () => {
    const [inside, outside] = [lying(4, 0, 0.3, 0.5), lying(4, 0, 0.3, 0.6)];
    expect(seen(inside, outside, inside, outside)).toHaveLength(1);
  });
});

describe('the ball is wholly out of an area', () => {
  it('of the circle when nothing of it is within the outer edge of the line', () => {
    fc.assert(
      fc.property(...faceAndYaw, fc.nat(359), (face, yaw, way) => {
        const [x, y] = [Math.cos((way * Math.PI) / 180), Math.sin((way * Math.PI) / 180)];
        const start = lying(face, yaw, 0, 0);
        const far = TABLE.circleRadius + 0.0076;
        expect(seen(start, lying(face, yaw, x * far, y * far))).toMatchObject([{ kind: 'left', area: 'circle' }]);
        const near = TABLE.circleRadius + 0.002;
        expect(seen(start, lying(face, yaw, x * near, y * near))).toEqual([]);
      }),
    );
  });

  it('of a penalty area past its corner, where only the corner tells', () => {
    const corner = { x: TABLE.penaltyWidth / 2, y: TABLE.length / 2 - TABLE.penaltyDepth };
    const start = lying(4, 0, 0, 0.45);
    const beside = (by: number): readonly Seen[] => seen(start, lying(4, 0, corner.x + by, corner.y - by));
    expect(beside(0.003)).toEqual([]);
    expect(beside(0.0055)).toMatchObject([{ kind: 'left', area: 'northArea' }]);
  });
});
