import type { CameraTarget, Vec3 } from '@bande/stage';
import { endOf, other, type Side } from '../../names.ts';
import { KEEPER, TABLE } from '../../table.ts';
import { PITCH, type Spot } from '../../zones.ts';
import { MILLIMETRE, SCALE, toTable } from '../layout.ts';

/** What the camera comes close to. Places in millimetres. */

/** So much is seen around a ball that comes to rest: its colour is read from there. */
const RESTING = 140 * MILLIMETRE;
/** Around a ball that is to be played, and so far away somebody may stand in its way. */
const [AROUND, BEYOND] = [75, 300];
/** Around the goal itself, and so far behind its line the middle of the picture: the ball lies there, and above it there is room for words. */
const [GOAL_CLOSE, IN_GOAL] = [125 * MILLIMETRE, 42];
/** Over the keeper's head the ball is seen behind him in the net. */
const OVER_KEEPER = 0.85;
/** From the line of a goal to its keeper, and to the end of his box behind it. */
const [KEEPER_ROOM, BOX_ROOM] = [40, (KEEPER.rodLength + KEEPER.boxDepth) * 1000];

const farFrom = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Where a goal stands, with its keeper and his box: it is seen as a whole or not at all. */
export const goalCorners = (side: Side): readonly Vec3[] => cornersTo(side, BOX_ROOM);
/** The goal and its keeper, with the net and without his box. */
export const netCorners = (side: Side): readonly Vec3[] => cornersTo(side, TABLE.goalDepth * 1000);
const cornersTo = (side: Side, behind: number): readonly Vec3[] =>
  [-1, 1].flatMap((aside) =>
    [PITCH.length / 2 - KEEPER_ROOM, PITCH.length / 2 + behind].flatMap((away) =>
      [0, TABLE.goalHeight].map((up) => toTable([aside * (PITCH.goalWidth / 2 + 12), endOf(side) * away], up * SCALE)),
    ),
  );

const round = ([x, y]: Spot, far: number): readonly Vec3[] =>
  [-far, far].flatMap((dx) => [-far, far].map((dy) => toTable([x + dx, y + dy])));

/** A ball that rolls out: somebody says in every frame where it is. */
export const restingTarget = (ball: () => Vec3, from: number): CameraTarget => ({ at: ball, near: RESTING, from });

/** Who else stands there, and from which yaw it is looked at. */
interface Sight {
  readonly others?: readonly Spot[];
  readonly from?: number;
}

/** A ball that this side plays next, with whoever stands in its way, and the goal it is to go at: nobody aims at what he does not see. Where both are too far apart for that, the camera shows the whole table. */
export function playTarget(
  ball: Spot,
  side: Side,
  { others = [], from }: Sight = {},
): CameraTarget & { readonly at: Vec3 } {
  const inTheWay = others.filter((one) => farFrom(one, ball) < BEYOND).flatMap((one) => round(one, 20));
  return {
    at: toTable(ball),
    near: AROUND * 2 * MILLIMETRE,
    all: [...round(ball, AROUND), ...inTheWay, ...goalCorners(other(side))],
    inward: true,
    ...(from === undefined ? {} : { from }),
  };
}

/** What somebody sees who guards a goal, in millimetres to each side and from its line into the field: the smallest that the ball lies in, so that the picture stays while the ball is played from here to there. */
const GUARDED = [
  { aside: 215, deep: 300 },
  { aside: 300, deep: 480 },
] as const;
/** The goal of whoever does not have the ball, with its keeper, and the ball before it; null: the whole table is needed for that. */
export function guardTarget(
  ball: Spot,
  guards: Side,
  { others = [], from }: Sight = {},
): (CameraTarget & { readonly at: Vec3 }) | null {
  const isIn = ([x, y]: Spot, { aside, deep }: (typeof GUARDED)[number]): boolean =>
    Math.abs(x) <= aside - AROUND / 2 && PITCH.length / 2 - endOf(guards) * y <= deep - AROUND / 2;
  const part = GUARDED.find((one) => [ball, ...others].every((spot) => isIn(spot, one)));
  if (part === undefined) return null;
  const { aside, deep } = part;
  const far = endOf(guards) * (PITCH.length / 2 - deep);
  return {
    at: toTable([0, endOf(guards) * (PITCH.length / 2 - deep / 2)]),
    near: AROUND * MILLIMETRE,
    all: [...[-aside, aside].map((one) => toTable([one, far])), ...goalCorners(guards)],
    inward: true,
    ...(from === undefined ? {} : { from }),
  };
}

/** How much of the table such a picture shows, in table units from end to end. */
function extentOf({ all = [] }: CameraTarget): number {
  const along = (axis: 0 | 2): number => {
    const places = all.map((place) => place[axis]);
    return Math.max(...places) - Math.min(...places);
  };
  return Math.max(along(0), along(2));
}
/** A picture may be so much wider than it need be, and still stays. */
const MUCH_WIDER = 1.5;
/** Whether a ball that lies somewhere else now is still seen well in the picture as it is. */
export const isStillGood = (seen: CameraTarget, next: CameraTarget, ball: Spot): boolean =>
  isWithin(seen, ball, -AROUND / 3) && extentOf(seen) <= MUCH_WIDER * extentOf(next);

/** On a tall screen the whole table at eye level would be a strip: one looks along the plate from behind the ball, as wide as this to each side, and as wide as the goal needs that it is played at. */
const ALONG = 200 * MILLIMETRE;
/** So high above the plate that it fills such a screen. */
const SITTING_UP = 0.75;
export const alongTarget = (ball: () => Vec3, side: Side | null): CameraTarget => ({
  at: ball,
  near: ALONG,
  pitch: SITTING_UP,
  inward: true,
  all: side === null ? [] : goalCorners(other(side)),
});

/** Where the table lies across the picture one looks a little from one's own end, so that the mouth of a goal is seen: so many radians. */
const THREE_QUARTER = 0.55;
/** From a table that is seen from this yaw, towards the end of whoever sits there. */
export function ownEnd(facing: number, near: Side): number {
  const end = endOf(near) < 0 ? 0 : Math.PI;
  const turn = Math.atan2(Math.sin(end - facing), Math.cos(end - facing));
  return facing + Math.max(-THREE_QUARTER, Math.min(THREE_QUARTER, turn));
}

/** Whether a place lies among what such a picture shows, or so many millimetres beside it. */
export function isWithin({ all = [] }: CameraTarget, spot: Spot, beside = 0): boolean {
  const [[x, , z], more] = [toTable(spot), beside * MILLIMETRE];
  const among = (value: number, axis: 0 | 2): boolean =>
    all.some((place) => place[axis] - more <= value) && all.some((place) => place[axis] + more >= value);
  return among(x, 0) && among(z, 2);
}

/** A goal from within the field and from above the keeper, at once as in a film. */
export function goalTarget(side: Side): CameraTarget {
  const end = endOf(side);
  return {
    at: toTable([0, end * (PITCH.length / 2 + IN_GOAL)]),
    near: GOAL_CLOSE,
    pitch: OVER_KEEPER,
    cut: true,
    from: end > 0 ? 0 : Math.PI,
  };
}
