import type { Pose, Spot } from '@bande/physics/engine';
import { CORNERS } from '../ball/solid.ts';
import { turned } from '../ball/turning.ts';
import { type BySide, bySide, endOf, goalLineOf, SIDES, type Side } from '../names.ts';
import { KEEPER, TABLE } from '../table.ts';
import { keeperPose, reachable } from './hold.ts';
import type { Instant } from './instant.ts';

/** What obeys impulses, within a ball around it. */
interface Round {
  readonly at: Spot;
  readonly radius: number;
}

/** Metres: the engine looks for contacts within a tenth of a millimetre, and a keeper goes three millimetres in a step. */
const MARGIN = 0.005;

const length = ({ x, y, z }: Spot): number => Math.sqrt(x * x + y * y + z * z);
const BALL_RADIUS = Math.max(...CORNERS.map(length));

/** A kicker from its sole to its head in three balls, each as wide as its base and its foot together. */
const STANDER = { heights: [0.013, 0.039, 0.065], radius: 0.027 } as const;
const aroundStander = ({ at, turn }: Pose): readonly Round[] =>
  STANDER.heights.map((height) => {
    const { x, y, z } = turned(turn, { x: 0, y: 0, z: height });
    return { at: { x: at.x + x, y: at.y + y, z: at.z + z }, radius: STANDER.radius };
  });

/** How far from the middle of his goal line and to either side a keeper gets with any part of him, roughly. */
const REACH = { ahead: 0.12, aside: TABLE.goalWidth / 2 + 0.12 } as const;
const isWithinReach = (side: Side, { at, radius }: Round): boolean =>
  TABLE.length / 2 - endOf(side) * at.y - radius < REACH.ahead && Math.abs(at.x) - radius < REACH.aside;

/** Everything that each keeper could ever meet as it lies. */
export function withinReach({ ball, figures }: Instant): BySide<readonly Round[]> {
  const standers = SIDES.flatMap((side) => [figures[side].kicker ?? [], figures[side].spares].flat());
  const all = [{ at: ball.at, radius: BALL_RADIUS }, ...standers.flatMap(aroundStander)];
  return bySide((side) => all.filter((round) => isWithinReach(side, round)));
}

const HALF = { width: KEEPER.width / 2, thickness: KEEPER.thickness / 2 } as const;
/** The keeper from his head to his heel and from his chest to the end of his box, in one box of his own directions. */
const LOW: Spot = {
  x: 0 - HALF.width,
  y: 0 - HALF.thickness - KEEPER.rodLength - KEEPER.boxDepth,
  z: 0 - KEEPER.rodHeight,
};
const HIGH: Spot = { x: HALF.width, y: HALF.thickness, z: KEEPER.height - KEEPER.rodHeight };
const outside = (value: number, low: number, high: number): number => Math.max(low - value, value - high, 0);

/** Whether a keeper is so near to one of them that he could meet it now. */
export const isNearTo = ({ at, turn }: Pose, rounds: readonly Round[]): boolean =>
  rounds.some(({ at: { x, y, z }, radius }) => {
    const back = { x: 0 - turn.x, y: 0 - turn.y, z: 0 - turn.z, w: turn.w };
    const seen = turned(back, { x: x - at.x, y: y - at.y, z: z - at.z });
    const gap = {
      x: outside(seen.x, LOW.x, HIGH.x),
      y: outside(seen.y, LOW.y, HIGH.y),
      z: outside(seen.z, LOW.z, HIGH.z),
    };
    return length(gap) < radius + MARGIN;
  });

/** Whether a keeper is near to anything as it lies. */
export function isTouched(instant: Instant): boolean {
  const rounds = withinReach(instant);
  return SIDES.some((side) => {
    const { at } = instant.figures[side].hold;
    return isNearTo(keeperPose(reachable(at), goalLineOf(side)), rounds[side]);
  });
}
