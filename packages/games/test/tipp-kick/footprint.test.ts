import { createRandom } from '@bande/core';
import { turned } from '@bande/games/tipp-kick/ball/turning.ts';
import { byAction } from '@bande/games/tipp-kick/by-action.ts';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { Course } from '@bande/games/tipp-kick/motion/course.ts';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import { keptKicker, standerPose } from '@bande/games/tipp-kick/motion/standing.ts';
import { SIDES } from '@bande/games/tipp-kick/names.ts';
import { kickerAt, lieNow, withKicker } from '@bande/games/tipp-kick/plate.ts';
import { footprintOf, gapTo, placeIn } from '@bande/games/tipp-kick/reckoning/footprint.ts';
import type { Match } from '@bande/games/tipp-kick/state.ts';
import { KICKER } from '@bande/games/tipp-kick/table.ts';
import { BALL_RADIUS, BASE_RADIUS, type Spot } from '@bande/games/tipp-kick/zones.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** One footprint: what the referee measures is what physics puts on the plate, wherever a kicker looks. */

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

const random = createRandom('footprints');
const ANY = Array.from({ length: 60 }, () => ({
  side: SIDES[random.below(2)]!,
  at: [random.below(601) - 300, random.below(901) - 450] as Spot,
  facing: random.below(3600) / 10 - 180,
}));
const given = (position: object): Match =>
  tippKick.notation.readGiven(
    { mode: 'live', plate: true, white: 'red', settings: { limits: false }, ...position },
    'dtkv-2012.1',
  );

test('the base stands about the very place that is measured', () => {
  for (const { side, at, facing } of ANY) {
    const pose = standerPose(kickerAt(side, at, facing, false));
    const off = turned(pose.turn, { x: KICKER.middleAhead, y: KICKER.middleLeft, z: 0 });
    expect(1000 * (pose.at.x + off.x)).toBeCloseTo(at[0], 2);
    expect(1000 * (pose.at.y + off.y)).toBeCloseTo(at[1], 2);
    expect(keptKicker(pose, kickerAt(side, at, facing, false))).toMatchObject({ x: at[0] * 100, y: at[1] * 100 });
  }
  expect(KICKER.baseRadius * 1000).toBe(BASE_RADIUS);
});

test('lying, trunk and base are within the strip that is measured', () => {
  for (const { side, at, facing } of ANY) {
    const pose = standerPose(kickerAt(side, at, facing, true));
    const strip = footprintOf(side, 'lying', { at, facing })!;
    const { middleAhead: x, middleLeft: y, baseRadius: r, height } = KICKER;
    const parts = [
      { x, y: y - r, z: 0 },
      { x, y: y + r, z: 0 },
      { x: -0.012, y: -0.0035, z: height },
      { x: -0.001, y: 0.0085, z: height },
    ];
    for (const part of parts) {
      const off = turned(pose.turn, part);
      const spot: Spot = [1000 * (pose.at.x + off.x), 1000 * (pose.at.y + off.y)];
      // The strip ends round, the base does not; a gap of none to a point that a ball would cover.
      expect(gapTo(strip, spot)).toBe(0);
    }
  }
});

test('a kicker that was put there stands still, and its place stays to the hundredth', () => {
  const lie = lieNow(given({ turn: 'red', ball: { at: [0, 0] } }))!;
  for (const [lying, { at, facing }] of [false, true].flatMap((one) =>
    ANY.slice(0, 6).map((two) => [one, two] as const),
  )) {
    const put = withKicker(lie, 'blue', kickerAt('blue', [Math.abs(at[0]) + 30, at[1]], facing, lying));
    const course = new Course(put);
    for (let tick = 0; tick < 120; tick++) course.advance([]);
    const { x, y } = course.instants.at(-1)!.figures.blue.kicker!.at;
    const pose = standerPose(put.figures.blue.kicker!);
    course.free();
    expect(Math.hypot(x - pose.at.x, y - pose.at.y)).toBeLessThan(0.001);
  }
});

describe('on the plate', () => {
  const match = given({ turn: 'red', ball: { at: [0, 0] } });
  const least = 156 + BALL_RADIUS + BASE_RADIUS;
  const put = (at: [number, number], facing: number): boolean =>
    byAction(match, 1, { kind: 'defend', at, facing, lying: false, kicker: 1 }).ok;
  test.each([0, 45, 90, 135, 180, -90])('two lengths are two lengths, looking %d degrees aside', (facing) => {
    expect([put([0, least], facing), put([0, least - 0.1], facing)]).toEqual([true, false]);
    expect([put([least, 0], facing), put([least - 0.1, 0], facing)]).toEqual([true, false]);
  });
  test.each([0, 90, 180])('on the line is what its base covers of it, looking %d degrees aside', (facing) => {
    for (const side of SIDES) {
      const way = side === 'red' ? -1 : 1;
      const at = (ahead: number): Spot => [0, way * (530 - 165 - ahead)];
      const on = (ahead: number): boolean =>
        placeIn(side, footprintOf(side, 'standing', { at: at(ahead), facing })!).onLine;
      expect([on(BASE_RADIUS), on(BASE_RADIUS + 0.1), on(-BASE_RADIUS), on(-BASE_RADIUS - 0.1)]).toEqual([
        true,
        false,
        true,
        false,
      ]);
    }
  });
});
