import { lieNow, spotOf } from './plate.ts';
import { other, type Side } from './names.ts';
import type { Paragraph } from './rulebook.ts';
import { footprintOf, gapTo, placeIn, type Footprint, type Place } from './reckoning/footprint.ts';
import type { Match } from './state.ts';
import {
  aheadOf,
  BALL_RADIUS,
  ballIsIn,
  ballIsWhollyIn,
  cornerSpot,
  fine,
  GOAL_AREA,
  isInCorner,
  PENALTY_AREA,
  PITCH,
  THREE_LENGTHS,
  TWO_LENGTHS,
  type Spot,
} from './zones.ts';

/** Where hands may put a kicker and the ball. */

interface Standing {
  readonly at: Spot;
  /** Degrees to the right of straight ahead, as its own side sees it. */
  readonly facing: number;
  readonly lying: boolean;
}
const seen = (side: Side, standing: Standing): Footprint =>
  footprintOf(side, standing.lying ? 'lying' : 'standing', standing)!;
/** [C-5], [C-65]: how a kicker stands that is put there. */
export const standsSo = (side: Side, standing: Standing, ball: Spot): Place & { readonly gapMm: number } => ({
  ...placeIn(side, seen(side, standing)),
  gapMm: gapTo(seen(side, standing), ball),
});

const isDirectFreeKick = ({ state }: Match): boolean =>
  state.restart?.kind === 'freeKick' || state.restart?.kind === 'penalty' || state.repetition?.likePenalty === true;
/** 'DTKV-6.K8', 'DTKV-13.2.2' [C-7] [C-72]. */
export const leastGap = (match: Match): number => (isDirectFreeKick(match) ? THREE_LENGTHS : TWO_LENGTHS);

/** 'DTKV-6.3', 'DTKV-6.K23': why a kicker may not be put there to defend; null: it may. */
export function whyNotDefend(match: Match, side: Side, standing: Standing): Paragraph | null {
  const lie = lieNow(match);
  if (lie === null) return 'DTKV-5.1.2';
  const ball = spotOf(lie.ball);
  const [east, north] = standing.at;
  if (Math.abs(east) > PITCH.width / 2 || Math.abs(north) > PITCH.length / 2) return 'DTKV-2.1.1';
  const { onLine, inArea, gapMm } = standsSo(side, standing, ball);
  if (onLine) return whyNotOnLine(match, side, ball);
  if (inArea) return 'DTKV-6.3.4';
  if (gapMm >= leastGap(match)) return null;
  return isDirectFreeKick(match) ? 'DTKV-13.2.2' : 'DTKV-6.3.1';
}
/** 'DTKV-6.K23' [C-6] [C-72]: not while the ball is in the area, nor near it at a free kick. */
function whyNotOnLine(match: Match, side: Side, ball: Spot): Paragraph | null {
  if (ballIsIn(PENALTY_AREA, side, ball)) return 'DTKV-6.3.4';
  const far = fine(aheadOf(side, ball) - BALL_RADIUS - PITCH.penaltyDepth);
  if (match.state.restart?.kind === 'penalty') return 'DTKV-6.K23';
  return isDirectFreeKick(match) && far < THREE_LENGTHS ? 'DTKV-6.K23' : null;
}

/** 'DTKV-9.3.1', 'DTKV-10.1.1', 'DTKV-11.1.1', 'DTKV-12.K3', 'DTKV-13.2.1', 'DTKV-14.2.1': why the ball may not be laid there. */
export function whyNotLay({ state }: Match, at: Spot): Paragraph | null {
  const { restart } = state;
  if (restart === null) return 'DTKV-5.1.2';
  const isThere = restart.at !== null && Math.abs(at[0] - restart.at[0]) <= 1 && Math.abs(at[1] - restart.at[1]) <= 1;
  switch (restart.kind) {
    case 'goalKick':
      return ballIsWhollyIn(GOAL_AREA, restart.by, at) ? null : 'DTKV-10.1.1';
    case 'corner': {
      if (restart.corner === null) return 'DTKV-12.K6';
      return isInCorner(other(restart.by), restart.corner === 'west' ? -1 : 1, at) ? null : 'DTKV-12.K3';
    }
    case 'kickOff':
      return isThere ? null : 'DTKV-9.3.1';
    case 'kickIn':
      return isThere ? null : 'DTKV-11.1.1';
    case 'penalty':
      return isThere ? null : 'DTKV-14.2.1';
    case 'freeKick':
    case 'indirectFreeKick':
      return isThere ? null : 'DTKV-13.2.1';
  }
}
/** Where the referee lays it, if nobody does. */
export function usualPlace({ state: { restart } }: Match): Spot {
  if (restart === null) return [0, 0];
  if (restart.kind === 'corner' && restart.corner !== null) return cornerSpot(other(restart.by), restart.corner);
  return restart.at ?? [0, 0];
}
