import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { Course } from '@bande/games/tipp-kick/motion/course.ts';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import { ballAt, facingOf, lieNow, withLie } from '@bande/games/tipp-kick/plate.ts';
import { byAction } from '@bande/games/tipp-kick/by-action.ts';
import { FACES } from '@bande/games/tipp-kick/ball/solid.ts';
import { straightOn } from '@bande/games/tipp-kick/view/aims/choosing.ts';
import { shotFor } from '@bande/games/tipp-kick/view/aims/meant.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

const match = tippKick.notation.readGiven(
  { mode: 'live', plate: true, white: 'red', turn: 'red', ball: { at: [0, 0], top: 'white' } },
  'dtkv-2012.1',
);
/** Metres above the felt, shortly before the keeper. */
function heightAtGoal(face: number, yaw: number, strength: number): number {
  const lie = { ...lieNow(match)!, ball: ballAt([0, 0], face, yaw) };
  const lying = withLie(match, lie);
  const shot = shotFor(lying, 'red', straightOn(lying, 'red', strength))!;
  expect(byAction(lying, 0, shot).ok).toBe(true);
  const { at, facing, lean, tilt, foot } = shot;
  const course = new Course(lie);
  const press = { x: 100 * at[0], y: 100 * at[1], facing: facingOf('red', facing), lean: 10 * lean, tilt, foot };
  course.advance([{ kind: 'press', tick: 0, side: 'red', strength: 1000 * strength, ...press }]);
  const ball = () => course.instants.at(-1)!.ball.at;
  while (!course.isIdle && course.tick < 240 && ball().y < 0.49) course.advance([]);
  const { z } = ball();
  course.free();
  return z;
}

test.each([0.8, 0.9, 1])(
  'a flat shot with %d of all strength stays below the bar, whatever lies on top',
  (strength) => {
    const white = FACES.flatMap(({ colour }, face) => (colour === 'white' ? [face] : []));
    const heights = white.flatMap((face) => [0, 20, 40, 60].map((yaw) => heightAtGoal(face, yaw, strength)));
    expect(heights.filter((z) => z > 0.0625).length).toBeLessThanOrEqual(1);
    expect(heights.filter((z) => z < 0.03).length).toBeGreaterThan(heights.length * 0.7);
  },
);
