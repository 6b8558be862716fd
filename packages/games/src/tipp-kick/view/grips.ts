import type { Grip, OnScreen, Spot as TableSpot } from '@bande/stage/grip';
import type { Side } from '../names.ts';
import type { Match } from '../state.ts';
import type { Spot } from '../zones.ts';
import { leastGap } from '../where-may.ts';
import { isToDefend, isToShoot } from './choosing.ts';
import { defending } from './defending.ts';
import { diveAt, divingBy } from './dive-grip.ts';
import { halfOf, isAtGoal, isBehindLine, isThumbStrip, keepIn, leadingKeeper, ledByThumb } from './keeper-grips.ts';
import { fromTable, MILLIMETRE } from './layout.ts';
import { laying, mayLay } from './laying.ts';
import { dives, hovered, isAttacked, isLed } from './leading.ts';
import { distance, isHere, isOnTable, sidesHere, type Players } from './players.ts';
import { isOnButton, pressingButton } from './press-grip.ts';
import { ballOf, meantNow, pulling, settingKicker } from './pull-grip.ts';

/** How near to the ball a press is meant for it, in pixels, and from how near one sees it in millimetres; a finger is broader than a mouse. */
const REACH = { mouse: 14, finger: 30 } as const;
const LEAST_REACH = 14;

/** What a hand takes hold of that comes down at a place of the table; a pixel there is so many table units large. */
export function grabbed(players: Players, spot: TableSpot, pointer: string, pixel: number, on?: OnScreen): Grip | null {
  const match = players.running.match();
  const at = fromTable(spot);
  const sides = sidesHere(players, match);
  const keeps = sides.find((side) => keepIn(players, side) !== null && isAtGoal(side, at));
  if (keeps !== undefined) return leadingKeeper(players, match, keeps, at);
  const reach = Math.max(LEAST_REACH, ((pointer === 'mouse' ? REACH.mouse : REACH.finger) * pixel) / MILLIMETRE);
  const shooter = sides.find((side) => isToShoot(match, side));
  if (shooter !== undefined && players.inMode) {
    const byHand = byKickerAndButton(players, match, shooter, { at, reach, on });
    if (byHand !== null) return byHand;
  }
  const diver = on === undefined || !dives(match) ? null : diveAt(on);
  const dived = diver === null ? undefined : sides.find((side) => isAttacked(match, side));
  if (diver !== null && dived !== undefined) return divingBy(players, dived, diver);
  const keeper = keeperAt(players, match, at, pixel, on);
  if (keeper !== null) return keeper;
  if (!isOnTable(at)) return null;
  const defender = sides.find((side) => isToDefend(match, side));
  if (shooter !== undefined && (defender === undefined || isShooters(match, shooter, at)))
    return pulling(players, shooter, isNearBall(match, at, reach));
  if (defender !== undefined) return defending(players, defender);
  // Nothing is to be set: a hand that comes down anywhere leads its keeper.
  const own = sides.length === 1 ? sides[0] : sides.find((side) => side === halfOf(at));
  return own !== undefined && isAttacked(match, own) ? leadingKeeper(players, match, own, at) : null;
}

interface Pressed {
  readonly at: Spot;
  readonly reach: number;
  readonly on: OnScreen | undefined;
}

/** The button at the edge, the ball where it may be laid, and the kicker, which stands where the hand leads it. */
function byKickerAndButton(players: Players, match: Match, side: Side, { at, reach, on }: Pressed): Grip | null {
  if (on !== undefined && isOnButton(on)) return pressingButton(players, side, meantNow(players, match, side));
  if (mayLay(match, side) && isNearBall(match, at, reach / 2)) return laying(players, side);
  return isOnTable(at) ? settingKicker(players, side) : null;
}

const isNearBall = (match: Match, at: Spot, reach: number): boolean => distance(at, ballOf(match)) < reach + NEAR_BALL;
/** Millimetres: its kicker stands there, too. */
const NEAR_BALL = 30;

/** Two sit at one table: in his own half, and where nobody may stand anyway, a hand is the shooter's. */
const isShooters = (match: Match, side: Side, at: Spot): boolean =>
  halfOf(at) === side || distance(at, ballOf(match)) < leastGap(match);

/** At a goal: its keeper, whenever he may be needed; behind its line at any time. */
function keeperAt(players: Players, match: Match, at: Spot, pixel: number, on: OnScreen | undefined): Grip | null {
  const side = halfOf(at);
  const isHis = isHere(players, match, side) && isLed(match, side) && isAtGoal(side, at);
  if (isHis && (isBehindLine(at) || isAttacked(match, side))) return leadingKeeper(players, match, side, at);
  const [own, another] = sidesHere(players, match);
  if (on === undefined || own === undefined || another !== undefined || !isThumbStrip(on)) return null;
  return isAttacked(match, own) ? ledByThumb(players, own, pixel) : null;
}

/** A mouse that holds nothing may lead a keeper. */
export function hoveredOver(players: Players, spot: TableSpot): void {
  const match = players.running.match();
  hovered(match, (side) => isHere(players, match, side), players.leading, spot);
}
