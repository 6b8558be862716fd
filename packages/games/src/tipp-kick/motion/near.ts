import type { Pose, Spot } from '@bande/physics/engine';
import { CORNERS } from '../ball/solid.ts';
import { turned } from '../ball/turning.ts';
import { type BySide, bySide, endOf, goalLineOf, SIDES, type Side } from '../names.ts';
import { KEEPER, TABLE } from '../table.ts';
import { keeperPose, reachable } from './hold.ts';
import type { Instant } from './instant.ts';
import type { Hold } from './lie.ts';

/** What somebody takes up along the directions of the table. The engine looks at these first: where they meet it wakes what sleeps as soon as a hand takes or leaves a keeper. */
interface Extent {
  readonly low: Spot;
  readonly high: Spot;
}

/** Metres: the engine looks a tenth of a millimetre around what it has, and a keeper goes three millimetres in a step. */
const MARGIN = 0.005;

const around = (spots: readonly Spot[], by = 0): Extent => {
  const along = (axis: 'x' | 'y' | 'z'): readonly number[] => spots.map((spot) => spot[axis]);
  const [x, y, z] = [along('x'), along('y'), along('z')];
  return {
    low: { x: Math.min(...x) - by, y: Math.min(...y) - by, z: Math.min(...z) - by },
    high: { x: Math.max(...x) + by, y: Math.max(...y) + by, z: Math.max(...z) + by },
  };
};
const meet = (a: Extent, b: Extent): boolean =>
  (['x', 'y', 'z'] as const).every((axis) => a.low[axis] < b.high[axis] && a.high[axis] > b.low[axis]);

const placed = ({ at, turn }: Pose, spot: Spot): Spot => {
  const { x, y, z } = turned(turn, spot);
  return { x: at.x + x, y: at.y + y, z: at.z + z };
};

const BALL_RADIUS = Math.max(...CORNERS.map(({ x, y, z }) => Math.sqrt(x * x + y * y + z * z)));

/** A kicker from its sole to its head is in three balls, each as wide as its base and its foot together. */
const STANDER = { heights: [0.013, 0.039, 0.065], radius: 0.027 } as const;
const ofStander = (pose: Pose): Extent =>
  around(
    STANDER.heights.map((z) => placed(pose, { x: 0, y: 0, z })),
    STANDER.radius,
  );

const standersOf = ({ figures }: Instant): readonly Extent[] =>
  SIDES.flatMap((side) => [figures[side].kicker ?? [], figures[side].spares].flat()).map(ofStander);

/** How far from the middle of his goal line and to either side a keeper gets with any part of him, roughly. */
const REACH = { ahead: 0.12, aside: TABLE.goalWidth / 2 + 0.12 } as const;
function isWithinReach(side: Side, { low, high }: Extent): boolean {
  const ahead = endOf(side) === -1 ? low.y + TABLE.length / 2 : TABLE.length / 2 - high.y;
  return ahead < REACH.ahead && low.x < REACH.aside && high.x > 0 - REACH.aside;
}

/** What each keeper could ever meet of all that obeys impulses as it lies. */
export function withinReach(instant: Instant): BySide<readonly Extent[]> {
  const all = [around([instant.ball.at], BALL_RADIUS), ...standersOf(instant)];
  return bySide((side) => all.filter((extent) => isWithinReach(side, extent)));
}

/** The keeper from his head to his heel and from his chest to the end of his box. */
const KEEPER_CORNERS: readonly Spot[] = [-KEEPER.width / 2, KEEPER.width / 2].flatMap((x) =>
  [-KEEPER.thickness / 2 - KEEPER.rodLength - KEEPER.boxDepth, KEEPER.thickness / 2].flatMap((y) =>
    [-KEEPER.rodHeight, KEEPER.height - KEEPER.rodHeight].map((z) => ({ x, y, z })),
  ),
);

/** Whether a keeper is so near to one of them that he could meet it now. */
export function isNearTo(side: Side, hold: Hold, extents: readonly Extent[]): boolean {
  if (extents.length === 0) return false;
  const pose = keeperPose(hold, goalLineOf(side));
  const keeper = around(
    KEEPER_CORNERS.map((corner) => placed(pose, corner)),
    MARGIN,
  );
  return extents.some((other) => meet(other, keeper));
}

/** Where legs and hands are while they are not there: the engine knows of them, and what stands among them stirs when they go. */
const ABSENT: Extent = { low: { x: -0.035, y: -0.035, z: -0.04 }, high: { x: 0.035, y: 0.035, z: 0.085 } };

/** Whether no keeper could meet anything as it lies, also one of whom it is said that he is where he does not get to, and no kicker stirs. */
export function liesAlone(instant: Instant): boolean {
  const extents = withinReach(instant);
  const isTouched = SIDES.some((side) => {
    const { at } = instant.figures[side].hold;
    return [at, reachable(at)].some((hold) => isNearTo(side, hold, extents[side]));
  });
  return !isTouched && !standersOf(instant).some((stander) => meet(stander, ABSENT));
}
