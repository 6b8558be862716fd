import type { Spot } from '@bande/stage/grip';
import type { Leading as LeadingOf, Led } from '@bande/stage/use-leading';
import { groundIn, isGone } from '../../motion.ts';
import { endOf, keeperOf, other, sideOf, SIDES, type Side } from '../../names.ts';
import { mayLead } from '../../rights.ts';
import type { HandTarget, Match, Subbuteo } from '../../state.ts';
import { reachIn } from '../../streams.ts';
import { fromTable, type Point } from '../layout.ts';
import { seatOf } from './seats.ts';

/** Where hands lead the keepers. */
export type Leading = LeadingOf<Side, HandTarget>;

/** He stands in his goal and may be led: at a shot of the shoot-out the keeper of whoever shoots is away. */
export const isLed = (match: Match, side: Side): boolean =>
  mayLead(match, side) && !isGone(match.state.motion, keeperOf(side));

/** Who leads both keepers is heard of one after the other. */
export const KEEPERS: Led<Subbuteo, Side, HandTarget> = {
  sides: SIDES,
  seatOf,
  isLed,
  headsFor: ({ state }, side) => state.hands[side],
  within: reachIn,
  turns: 'inTurn',
};

export const tenths = (metres: number): number => Math.round(metres * 10_000);

/** So many metres beyond its edge a mouse is still over the table. */
const BESIDE = 0.25;

/** Whether a mouse that holds nothing leads this keeper: in a live match, while the other side attacks, in his own quarter; anywhere once its hand is set for a shot. */
function isLedByHover(match: Match, side: Side, { x, y }: Point): boolean {
  const { attacker, handSet, phase } = match.state;
  if (match.mode !== 'live' || phase !== 'play' || !isLed(match, side)) return false;
  const { pitch } = groundIn(match);
  const aside = pitch.width / 2 + pitch.border + BESIDE;
  const ahead = pitch.length / 2 - endOf(side) * y;
  if (Math.abs(x) > aside || ahead < -BESIDE) return false;
  if (handSet !== null) return sideOf(handSet) === other(side);
  return attacker === other(side) && ahead < pitch.length / 4;
}

/** Beside the goal area he only goes along with the mouse; within it he goes where it is. */
function hoveredTo(match: Match, side: Side, { x, y }: Point, [, wantedY, lean]: HandTarget): HandTarget {
  const { pitch } = groundIn(match);
  const ahead = pitch.length / 2 - endOf(side) * y;
  const isInArea = ahead >= 0 && ahead < pitch.goalAreaDepth && Math.abs(x) < pitch.goalAreaWidth / 2;
  return [tenths(x), isInArea ? tenths(y) : wantedY, lean];
}

/** A mouse that holds nothing goes over the table. Where two sit at it the mouse is Red's, and Blue has the keys. */
export function hovered(match: Match, isHere: (side: Side) => boolean, leading: Leading, spot: Spot): void {
  const at = fromTable(spot);
  const own = SIDES.find(isHere);
  const side = own !== undefined && isLedByHover(match, own, at) ? own : undefined;
  if (side !== undefined) leading.lead(side, hoveredTo(match, side, at, leading.wanted(side)));
}
