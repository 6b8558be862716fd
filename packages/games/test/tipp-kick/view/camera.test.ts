import { other, SIDES, type Side } from '@bande/games/tipp-kick/names.ts';
import {
  alongTarget,
  goalCorners,
  goalTarget,
  guardTarget,
  isStillGood,
  netCorners,
  isWithin,
  ownEnd,
  playTarget,
} from '@bande/games/tipp-kick/view/picture/camera-targets.ts';
import { boundsOf, edgeOf, fromTable, toTable } from '@bande/games/tipp-kick/view/layout.ts';
import { watchedNext, type Watched } from '@bande/games/tipp-kick/view/picture/use-camera.ts';
import type { Spot } from '@bande/games/tipp-kick/zones.ts';
import { fitNear, fitTable, project, type Pose, type Screen } from '@bande/stage/camera-fit';
import type { CameraTarget } from '@bande/stage';
import type { Vec3 } from '@bande/stage/motion';
import { bannerTop } from '@bande/stage/note-place';
import { describe, expect, test } from 'vitest';

const PHONE: Screen = { width: 390, height: 844, inset: { top: 64, right: 0, bottom: 112, left: 0 } };
const ON_ITS_SIDE: Screen = { width: 844, height: 390, inset: { top: 8, right: 200, bottom: 8, left: 68 } };
const LAPTOP: Screen = { width: 1280, height: 800, inset: { top: 62, right: 8, bottom: 62, left: 8 } };

const whole = (screen: Screen, near: Side): Pose =>
  fitTable(boundsOf(screen.width < screen.height, screen.height < 480), screen, 'tilted', edgeOf(near));
const close = (screen: Screen, near: Side, ball: Spot, side: Side, others: readonly Spot[] = []): Pose =>
  fitNear(whole(screen, near), playTarget(ball, side, { others, from: ownEnd(whole(screen, near).yaw, near) }), screen);

const placeOf = ({ at }: CameraTarget): Vec3 => (typeof at === 'function' ? at() : at);
function pixelOf(pose: Pose, { width, height }: Screen, at: Vec3): readonly [number, number] {
  const [right, up] = project(pose, at, width / height);
  return [((right + 1) / 2) * width, ((1 - up) / 2) * height];
}
function isSeen(pose: Pose, screen: Screen, at: Vec3): boolean {
  const { width, height, inset } = screen;
  const [x, y] = pixelOf(pose, screen, at);
  return x > inset!.left && x < width - inset!.right && y > inset!.top && y < height - inset!.bottom;
}
/** Pixels across the ball. */
function ballAcross(pose: Pose, { width, height }: Screen, [x, y]: Spot): number {
  const [a, b] = [-7.5, 7.5].map((aside) => project(pose, toTable([x + aside, y]), width / height));
  return Math.hypot(((b![0] - a![0]) / 2) * width, ((b![1] - a![1]) / 2) * height);
}

test('a place on the table is the same place read back', () => {
  const [x, , z] = toTable([123, -456]);
  expect(fromTable([x, z]).map((mm) => Math.round(mm * 1000) / 1000)).toEqual([123, -456]);
});

describe.each([
  ['a phone', PHONE],
  ['a phone on its side', ON_ITS_SIDE],
  ['a laptop', LAPTOP],
])('on %s', (_, screen) => {
  const balls: readonly Spot[] = [
    [0, 0],
    [150, 200],
    [-300, 500],
    [60, -480],
    [-340, -520],
  ];
  test.each(balls.flatMap((ball) => SIDES.flatMap((side) => SIDES.map((near) => ({ ball, side, near })))))(
    'whoever sits at the end of $near sees the ball at $ball, and the goal that $side shoots at',
    ({ ball, side, near }) => {
      const pose = close(screen, near, ball, side);
      expect(isSeen(pose, screen, toTable(ball))).toBe(true);
      expect(goalCorners(other(side)).every((corner) => isSeen(pose, screen, corner))).toBe(true);
    },
  );
  test.each(balls.flatMap((ball) => SIDES.map((side) => ({ ball, side }))))(
    'also at eye level: the ball at $ball, and the goal that $side shoots at',
    ({ ball, side }) => {
      const fitted = fitTable(boundsOf(screen.width < screen.height, screen.height < 480), screen, 'eyeLevel', 'front');
      const pose = fitNear(fitted, { ...alongTarget(() => toTable(ball), side), at: toTable(ball) }, screen);
      for (const place of [toTable(ball), ...goalCorners(other(side))]) expect(isSeen(pose, screen, place)).toBe(true);
    },
  );
  test('a ball before the goal is larger than on the whole table', () => {
    const ball: Spot = [40, 380];
    expect(ballAcross(close(screen, 'red', ball, 'red'), screen, ball)).toBeGreaterThan(
      1.5 * ballAcross(whole(screen, 'red'), screen, ball),
    );
  });
  test.each(SIDES)(
    'the goal of %s is seen as a whole after a goal, and above it there is room for a banner',
    (side) => {
      const pose = fitNear(whole(screen, 'red'), { ...goalTarget(side), at: placeOf(goalTarget(side)) }, screen);
      const corners = netCorners(side).map((corner) => pixelOf(pose, screen, corner));
      expect(netCorners(side).every((corner) => isSeen(pose, screen, corner))).toBe(true);
      const size = [300, screen.height < 480 ? 46 : 72] as const;
      const top = bannerTop(corners, size, { ...screen, inset: screen.inset! });
      expect(top).toBeGreaterThanOrEqual(screen.inset!.top);
      expect(top + size[1]).toBeLessThan(Math.min(...corners.map(([, y]) => y)));
    },
  );
  const guarded: readonly Spot[] = [
    [0, -400],
    [150, -300],
    [-120, -120],
    [250, -200],
  ];
  test.each(guarded)('whoever guards a goal sees it as a whole, and a ball at %d, %d before it', (...ball) => {
    const fitted = whole(screen, 'red');
    const target = guardTarget(ball, 'red', { from: ownEnd(fitted.yaw, 'red') })!;
    const pose = fitNear(fitted, target, screen);
    for (const place of [toTable(ball), ...goalCorners('red')]) expect(isSeen(pose, screen, place)).toBe(true);
  });
  test('a kicker in the way is seen', () => {
    const pose = close(screen, 'red', [40, 300], 'red', [[20, 460]]);
    expect(isSeen(pose, screen, toTable([20, 460]))).toBe(true);
  });
});

describe('the ball is watched', () => {
  const lying: Watched = { phase: 'play', flew: false };
  test('a shot is seen from where it was aimed, as long as it stays there', () => {
    expect(watchedNext(lying, 3, 0, true).phase).toBe('play');
    expect(watchedNext(lying, 3, 0, false).phase).toBe('flight');
    expect(watchedNext({ phase: 'flight', flew: true }, 3, 0, true).phase).toBe('flight');
  });
  test('it is seen from close by as it comes to rest and for a moment after, then play goes on', () => {
    const slow = watchedNext({ phase: 'flight', flew: true }, 0.1, 0, false);
    expect(slow.phase).toBe('resting');
    expect(watchedNext(slow, 0, 0.3, false).phase).toBe('resting');
    expect(watchedNext(slow, 0, 2, false)).toEqual(lying);
  });
  test('one that comes to rest where it was aimed from moves no camera', () => {
    const rolls = watchedNext({ phase: 'play', flew: true }, 0.1, 0, true);
    expect([rolls.phase, watchedNext(rolls, 0, 2, true).phase]).toEqual(['play', 'play']);
  });
  test('a picture stays while it shows the ball and is not much wider than it need be', () => {
    const seen = playTarget([60, 250], 'red');
    expect(isStillGood(seen, playTarget([40, 300], 'red'), [40, 300])).toBe(true);
    expect(isStillGood(seen, playTarget([300, 300], 'red'), [300, 300])).toBe(false);
    expect(isStillGood(playTarget([60, -200], 'red'), playTarget([40, 450], 'red'), [40, 450])).toBe(false);
  });
  test('whoever guards a goal keeps his picture while the ball is played before it; elsewhere he sees the whole table', () => {
    const shown = ([x, y]: Spot) => guardTarget([x, y], 'red')?.all;
    expect(shown([100, -400])).toEqual(shown([-90, -330]));
    expect(shown([0, 200])).toBeUndefined();
    expect(guardTarget([0, -400], 'red', { others: [[-300, -320]] })).toBeNull();
  });
  test('a nudge moves no camera', () => {
    expect(watchedNext(lying, 0.1, 0, true)).toEqual(lying);
  });
  test('what lies between ball and goal is within the picture, the other end is not', () => {
    const target = playTarget([60, 250], 'red');
    expect(isWithin(target, [20, 450])).toBe(true);
    expect(isWithin(target, [0, 580])).toBe(true);
    expect(isWithin(target, [0, 0])).toBe(false);
    expect(isWithin(target, [330, 300])).toBe(false);
  });
});
