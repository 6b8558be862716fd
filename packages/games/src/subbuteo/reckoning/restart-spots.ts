import type { RestartKind, Spots } from '../consequences.ts';
import { lineUpFor } from '../line-ups.ts';
import { groundIn } from '../motion.ts';
import { endOf, FIGURES, figuresOf, other, type Figure, type Side } from '../names.ts';
import { spotsNow } from '../places.ts';
import type { Match, Restart } from '../state.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import type { Pitch } from '../table.ts';
import { goalKickFault, kickOffFault } from '../where-may.ts';
import { aheadOf, gapBetween, penaltySpotOf, type Spot, type Whereabouts } from '../zones.ts';
import { freePlace, oneByOne } from './free-place.ts';
import { inTurn } from './placing-scene.ts';

export const centreSpot: Spot = [0, 0];

/** Beside the keeper, close behind the front line of the goal area: to the right as the kicking side sees it. */
const ASIDE = 40;
function goalKickSpot({ length, goalAreaDepth, lineWidth }: Pitch, side: Side): Spot {
  const ahead = goalAreaDepth - lineWidth - BALL_RADIUS - 0.001;
  return [-endOf(side) * ASIDE, 1000 * endOf(side) * (length / 2 - ahead)];
}

/** Where the ball of a restart lies unless something else is said. */
export function homeSpots(match: Match, kind: RestartKind, side: Side): Spot {
  const { pitch } = groundIn(match);
  if (kind === 'goalKick') return goalKickSpot(pitch, side);
  return kind === 'penalty' ? penaltySpotOf(pitch, other(side)) : centreSpot;
}

/** Where the ball of a restart that is not taken yet lies, as far as that is known without measuring; a goal kick anywhere in the goal area ['FISTF-II.15.2.1.4.1']. */
export function placeOfRestart(match: Match, { kind, by, at, where, step }: Restart): Whereabouts {
  if (step === 'taken') return {};
  if (at !== null) return { at };
  if (kind === 'kickOff' || kind === 'penalty') return { at: homeSpots(match, kind, by) };
  if (kind === 'goalKick') return { where: by === 'red' ? 'redGoalArea' : 'blueGoalArea' };
  return where === null ? {} : { where };
}

/** Figures that a side may set up: those on the table, and those that fell from it or left the cloth. */
const setUpBy = (match: Match, side: Side): readonly Figure[] => {
  const present = spotsNow(match);
  return figuresOf(side).filter((figure) => present[figure] !== undefined || match.state.out[figure] !== undefined);
};

const faultOf = (match: Match, restart: Restart, figure: Figure, at: Spot): boolean =>
  (restart.kind === 'goalKick'
    ? goalKickFault(match, restart, figure, at)
    : kickOffFault(match, restart, figure, at)) !== null;

/** The usual places of a side's figures at a kick-off or goal kick; where one is not free, the nearest that is. */
export function freeSpots(match: Match, restart: Restart, side: Side): Spots {
  const kind = restart.kind === 'goalKick' ? 'goalKick' : 'kickOff';
  const usual = lineUpFor(groundIn(match).pitch, kind, side, side === restart.by);
  const own = setUpBy(match, side).filter((figure) => usual[figure] !== undefined);
  return oneByOne(without(spotsNow(match), own), own, (figure, among) =>
    freePlace(match, among, figure, usual[figure]!, (spot) => !faultOf(match, restart, figure, spot)),
  );
}

const without = (spots: Spots, figures: readonly Figure[]): Spots =>
  Object.fromEntries(Object.entries(spots).filter(([body]) => !figures.includes(body as Figure)));

/** Figures of a side that stand where they must not, and the nearest place where they may ['FISTF-II.4.2.1.P', 'FISTF-II.15.2.1.2'] [S-130]. */
export function correctedSpots(match: Match, restart: Restart, side: Side): Spots {
  return oneByOne(spotsNow(match), figuresOf(side), (figure, among) => {
    const at = among[figure];
    if (at === undefined || !faultOf(match, restart, figure, at)) return null;
    return freePlace(match, among, figure, at, (spot) => !faultOf(match, restart, figure, spot));
  });
}

/** 'FISTF-II.12.2.2.1': wholly outside the area of this side and its arc, whose radius is that of the centre circle [S-66]. */
export function isClearOfPenalty(match: Match, side: Side, at: Spot): boolean {
  const { pitch, size } = groundIn(match);
  const { penaltyDepth, penaltyWidth } = pitch;
  const ahead = aheadOf(pitch, side, at);
  const isBeside = Math.abs(at[0]) / 1000 - size.baseRadius > penaltyWidth / 2;
  const isBeforeOrBehind = ahead - size.baseRadius > penaltyDepth || ahead + size.baseRadius < 0;
  const isOffArc = gapBetween(penaltySpotOf(pitch, side), at, arcRadius(pitch) + size.baseRadius) > 0;
  return (isBeside || isBeforeOrBehind) && (isOffArc || ahead < penaltyDepth);
}
const arcRadius = ({ centreCircle, lineWidth }: Pitch): number => centreCircle + lineWidth / 2;

/** 'FISTF-II.12.2.2.2': at right angles to the goal line, 1 mm before area and arc. */
const GREEN = 0.001;
function beforeArea(match: Match, side: Side, [x]: Spot): Spot {
  const { pitch, size } = groundIn(match);
  const wide = arcRadius(pitch) + size.baseRadius + GREEN;
  const aside = Math.min(Math.abs(x) / 1000, wide);
  const arc = pitch.penaltySpot + Math.sqrt(wide * wide - aside * aside);
  const ahead = Math.max(pitch.penaltyDepth + size.baseRadius + GREEN, arc);
  return [x, 1000 * endOf(side) * (pitch.length / 2 - ahead)];
}

/** Where everybody goes who stands in the area or its arc before a penalty at the goal of this side; the attacker's figures first [S-107]. */
export function clearedSpots(match: Match, side: Side): Spots {
  return oneByOne(spotsNow(match), inTurn(match.state, FIGURES), (figure, among) => {
    const at = among[figure];
    if (at === undefined || isClearOfPenalty(match, side, at)) return null;
    return freePlace(match, among, figure, beforeArea(match, side, at), (spot) => isClearOfPenalty(match, side, spot));
  });
}
