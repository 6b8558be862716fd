import { LiveMatch } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { groundIn, placesNow } from '@bande/games/subbuteo/motion.ts';
import { endOf, other, OUTFIELD, sideOf, SIDES, type Figure } from '@bande/games/subbuteo/names.ts';
import { boundsOf, FRAME, LOW, SCALE, sizeOf, TALLER_ON_PHONES, toTable } from '@bande/games/subbuteo/view/layout.ts';
import { closeToFigure, goalCorners, overDials } from '@bande/games/subbuteo/view/picture/use-camera.ts';
import { deepOn, wantedNext, zoneTarget } from '@bande/games/subbuteo/view/picture/use-zone.ts';
import { fitNear, fitTable, project, type Pose, type Screen } from '@bande/stage/camera-fit';
import type { Vec3 } from '@bande/stage/motion';
import { describe, expect, test } from 'vitest';
import { onePerson } from './training/session.ts';

const { match } = LiveMatch.start(subbuteo, onePerson);
const { pitch } = groundIn(match);
const places = placesNow(match);

/** As the page leaves them free for hands, and with dials. */
const PHONE: Screen = { width: 390, height: 844, inset: { top: 64, right: 0, bottom: 112, left: 0 } };
const ON_ITS_SIDE: Screen = { width: 844, height: 390, inset: { top: 48, right: 200, bottom: 8, left: 68 } };
const LAPTOP: Screen = { width: 1440, height: 900, inset: { top: 62, right: 8, bottom: 62, left: 8 } };

const whole = (screen: Screen): Pose =>
  fitTable(boundsOf(pitch, screen.width < screen.height, screen.height < LOW), screen, 'tilted', 'front');
const close = (screen: Screen, figure: Figure): Pose => fitNear(whole(screen), closeToFigure(match, figure), screen);

/** In the part of the screen that the page leaves free. */
function isSeen(pose: Pose, { width, height, inset }: Screen, at: Vec3): boolean {
  const [right, up] = project(pose, at, width / height);
  const [x, y] = [((right + 1) / 2) * width, ((1 - up) / 2) * height];
  return x > inset!.left && x < width - inset!.right && y > inset!.top && y < height - inset!.bottom;
}
/** Pixels across something so many metres wide that stands here. */
function across(pose: Pose, { width, height }: Screen, { x, y }: { x: number; y: number }, wide: number): number {
  const [[a], [b]] = [-1, 1].map((side) => project(pose, toTable({ x: x + (side * wide) / 2, y }), width / height)) as [
    readonly [number, number],
    readonly [number, number],
  ];
  return (Math.abs(b - a) / 2) * width;
}

describe.each([
  ['a phone', PHONE],
  ['a phone on its side', ON_ITS_SIDE],
  ['a phone with dials', { ...PHONE, inset: { top: 64, right: 0, bottom: 262, left: 0 } }],
  ['a phone on its side with dials', { ...ON_ITS_SIDE, inset: { top: 8, right: 344, bottom: 8, left: 68 } }],
  ['a laptop', LAPTOP],
])('on %s whoever looks closer at a figure', (_, screen) => {
  test.each(OUTFIELD)('%s sees it, the ball, and some of the way from there to the other goal', (figure) => {
    const pose = close(screen, figure);
    const ahead = { x: 0, y: places.ball.y + 0.25 * endOf(other(sideOf(figure))) };
    for (const at of [places[figure], places.ball, ahead]) expect(isSeen(pose, screen, toTable(at))).toBe(true);
  });
  test('sees all of a goal that is near', () => {
    for (const figure of ['R9', 'B9'] as const)
      for (const corner of goalCorners(pitch, other(sideOf(figure))))
        expect(isSeen(close(screen, figure), screen, corner)).toBe(true);
  });
});

test.each(OUTFIELD)('on a phone whoever sets %s by dials sees it, and no goal lies under them', (figure) => {
  const screen: Screen = { ...PHONE, inset: { top: 140, right: 0, bottom: 358, left: 0 } };
  const pose = fitNear(whole(screen), overDials(match, figure), screen);
  expect(isSeen(pose, screen, toTable(places[figure]))).toBe(true);
  const onGlass = { ...screen, inset: { top: 0, right: 0, bottom: 0, left: 0 } };
  for (const side of SIDES) {
    const corners = goalCorners(pitch, side);
    const isThere = corners.some((corner) => isSeen(pose, onGlass, corner));
    expect(corners.every((corner) => isSeen(pose, screen, corner))).toBe(isThere);
  }
});

/** Pixels from the near edge of a base to the top of whoever stands on it, as a phone draws him. */
function tall(pose: Pose, { width, height }: Screen, { x, y }: { x: number; y: number }): number {
  const size = groundIn(match).size;
  const near = toTable({ x: x + size.baseRadius * Math.sin(pose.yaw), y: y - size.baseRadius * Math.cos(pose.yaw) });
  const top = toTable({ x, y }, size.height * TALLER_ON_PHONES * SCALE);
  const [[, low], [, high]] = [project(pose, near, width / height), project(pose, top, width / height)];
  return ((high - low) / 2) * height;
}

test('on a phone the pitch goes from edge to edge, and a figure is far larger from close by', () => {
  const wide = pitch.width + pitch.border;
  expect(across(whole(PHONE), PHONE, { x: 0, y: -pitch.length / 2 }, wide)).toBeGreaterThan(360);
  expect(across(whole(PHONE), PHONE, { x: 0, y: 0 }, wide)).toBeLessThanOrEqual(390);
  const base = 2 * groundIn(match).size.baseRadius;
  expect(across(close(PHONE, 'R9'), PHONE, places.R9, base)).toBeGreaterThan(
    1.6 * across(whole(PHONE), PHONE, places.R9, base),
  );
});

test.each([
  ['a phone', PHONE],
  ['a phone on its side', ON_ITS_SIDE],
])(
  'on %s figures are seen to stand: far taller than their bases are wide, and before a goal taller still',
  (_, screen) => {
    const base = 2 * groundIn(match).size.baseRadius;
    const { at, ...target } = zoneTarget(match, 'blue', { deep: deepOn({ ...screen, inset: screen.inset! }) });
    const goal = fitNear(whole(screen), { ...target, at: at as Vec3 }, screen);
    for (const figure of OUTFIELD) {
      expect(tall(whole(screen), screen, places[figure])).toBeGreaterThan(16);
      expect(tall(whole(screen), screen, places[figure])).toBeGreaterThan(
        1.5 * across(whole(screen), screen, places[figure], base),
      );
    }
    expect(tall(goal, screen, { x: 0, y: 0.4 })).toBeGreaterThan(24);
  },
);

test('on a phone on its side all of the table lies between the scoreboard and the lower edge, with its frame', () => {
  const { width, depth } = sizeOf(pitch);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      expect(
        isSeen(whole(ON_ITS_SIDE), ON_ITS_SIDE, [(x * (width + 2 * FRAME)) / 2, 0, (z * (depth + 2 * FRAME)) / 2]),
      ).toBe(true);
});

test('before a goal the figures that may be wanted next are in the picture', () => {
  const attack = subbuteo.notation.readGiven(
    { lineUp: 'free', attacker: 'red', places: { ball: [60, 400], R9: [90, 360], R8: [-150, 150], R2: [0, -500] } },
    'fistf-4.0',
  );
  const wanted = wantedNext(attack);
  expect(wanted.slice(0, 2)).toEqual(['R9', 'R8']);
  expect(wanted).not.toContain('R2');
  const pose = fitNear(
    fitTable(boundsOf(pitch, false), LAPTOP, 'tilted', 'front'),
    { ...zoneTarget(attack, 'blue', { wanted }), at: toTable({ x: 0, y: 0.4 }) },
    LAPTOP,
  );
  for (const figure of wanted) expect(isSeen(pose, LAPTOP, toTable(placesNow(attack)[figure]))).toBe(true);
});

test('upright, whoever stands behind the attack is seen above the buttons, and the camera is as close as before', () => {
  const screen = { width: 390, height: 844, inset: { top: 140, right: 0, bottom: 140, left: 0 } };
  const attack = subbuteo.notation.readGiven(
    { lineUp: 'free', attacker: 'red', places: { ball: [60, 400], R9: [90, 360], R8: [-150, -20] } },
    'fistf-4.0',
  );
  const from = fitTable(boundsOf(pitch, true), screen, 'top', 'front');
  const poseWith = (deep?: number): Pose => {
    const { at, ...target } = zoneTarget(attack, 'blue', deep === undefined ? {} : { deep });
    return fitNear(from, { ...target, at: at as Vec3 }, screen);
  };
  const [before, now] = [poseWith(), poseWith(deepOn(screen))];
  const behind = toTable(placesNow(attack).R8);
  expect(isSeen(before, screen, behind)).toBe(false);
  expect(isSeen(now, screen, behind)).toBe(true);
  expect(now.distance).toBeLessThan(1.02 * before.distance);
});
