import type { CameraTarget, Vec3 } from '@bande/stage';
import { endOf, other, type Side } from '../names.ts';
import { KEEPER, TABLE } from '../table.ts';
import { PITCH, type Spot } from '../zones.ts';
import { MILLIMETRE, SCALE, toTable } from './layout.ts';

/** What the camera comes close to. Places in millimetres. */

/** So much is seen around a ball that comes to rest: its colour is read from there. */
const RESTING = 95 * MILLIMETRE;
/** Around a ball that is to be played, and beyond it towards the goal, where that is farther away than this. */
const [AROUND, BEYOND, GOAL_NEAR] = [75, 300, 640];
/** The goal itself, and so far before its line the middle of the picture. */
const [GOAL_CLOSE, BEFORE_GOAL] = [130 * MILLIMETRE, 60];
/** From the line of a goal to its keeper, and to the end of his box behind it. */
const [KEEPER_ROOM, BOX_ROOM] = [40, (KEEPER.rodLength + KEEPER.boxDepth) * 1000];

const goalOf = (side: Side): Spot => [0, endOf(side) * (PITCH.length / 2)];
const farFrom = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Where a goal stands, with its keeper and his box: it is seen as a whole or not at all. */
export const goalCorners = (side: Side): readonly Vec3[] =>
  [-1, 1].flatMap((aside) =>
    [PITCH.length / 2 - KEEPER_ROOM, PITCH.length / 2 + BOX_ROOM].flatMap((away) =>
      [0, TABLE.goalHeight].map((up) => toTable([aside * (PITCH.goalWidth / 2 + 12), endOf(side) * away], up * SCALE)),
    ),
  );

const round = ([x, y]: Spot, far: number): readonly Vec3[] =>
  [-far, far].flatMap((dx) => [-far, far].map((dy) => toTable([x + dx, y + dy])));

/** A ball that rolls out: somebody says in every frame where it is. */
export const restingTarget = (ball: () => Vec3, from: number): CameraTarget => ({ at: ball, near: RESTING, from });

/** Millimetres from which on ball and goal together are seen best with the whole table. */
const WHOLE = 720;
export const isFarFromGoal = (ball: Spot, side: Side): boolean => farFrom(ball, goalOf(other(side))) > WHOLE;

/** Who else stands there, whether somebody here leads the keeper, and from which yaw it is looked at. */
export interface Sight {
  readonly others?: readonly Spot[];
  readonly isDefendedHere?: boolean;
  readonly from?: number;
}

/** A ball that this side plays next, with whoever stands in its way, and where it is to go: the goal, or a part of the way there for whoever has no keeper to lead in it. */
export function playTarget(
  ball: Spot,
  side: Side,
  { others = [], isDefendedHere = false, from }: Sight = {},
): CameraTarget & { readonly at: Vec3 } {
  const theirs = other(side);
  const goal = goalOf(theirs);
  const far = farFrom(ball, goal);
  const ahead: Spot = [ball[0] + ((goal[0] - ball[0]) * BEYOND) / far, ball[1] + ((goal[1] - ball[1]) * BEYOND) / far];
  const way = isDefendedHere || far < GOAL_NEAR ? goalCorners(theirs) : round(ahead, AROUND);
  const inTheWay = others.filter((one) => farFrom(one, ball) < BEYOND).flatMap((one) => round(one, 20));
  return {
    at: toTable(ball),
    near: AROUND * 2 * MILLIMETRE,
    all: [...round(ball, AROUND), ...inTheWay, ...way],
    whole: [goalCorners(theirs)],
    ...(from === undefined ? {} : { from }),
  };
}

/** Where the table lies across the picture one looks a little from one's own end, so that the mouth of a goal is seen: so many radians. */
const THREE_QUARTER = 0.55;
/** From a table that is seen from this yaw, towards the end of whoever sits there. */
export function ownEnd(facing: number, near: Side): number {
  const end = endOf(near) < 0 ? 0 : Math.PI;
  const turn = Math.atan2(Math.sin(end - facing), Math.cos(end - facing));
  return facing + Math.max(-THREE_QUARTER, Math.min(THREE_QUARTER, turn));
}

/** Whether a place lies among what such a picture shows, or not far beside it. */
export function isWithin({ all = [] }: CameraTarget, spot: Spot): boolean {
  const [x, , z] = toTable(spot);
  const among = (value: number, axis: 0 | 2): boolean =>
    all.some((place) => place[axis] - BESIDE <= value) && all.some((place) => place[axis] + BESIDE >= value);
  return among(x, 0) && among(z, 2);
}
const BESIDE = 40 * MILLIMETRE;

/** A goal from within the field, low and at once, as in a film. */
export function goalTarget(side: Side): CameraTarget {
  const end = endOf(side);
  return {
    at: toTable([0, end * (PITCH.length / 2 - BEFORE_GOAL)]),
    near: GOAL_CLOSE,
    eyeLevel: true,
    cut: true,
    from: end > 0 ? 0 : Math.PI,
  };
}
