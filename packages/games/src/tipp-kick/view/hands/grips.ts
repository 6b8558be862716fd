import type { Grip, OnScreen, Spot as TableSpot } from '@bande/stage/grip';
import { other, type Side } from '../../names.ts';
import type { Match } from '../../state.ts';
import type { Spot } from '../../zones.ts';
import { leastGap } from '../../where-may.ts';
import { isToDefend, isToShoot } from '../aims/choosing.ts';
import { defending } from './defending.ts';
import { diveAt, divingBy } from './dive-grip.ts';
import {
  halfOf,
  isAtGoal,
  isBehindLine,
  isThumbStrip,
  keepIn,
  leadingKeeper,
  ledByThumb,
  type Pressing,
} from './keeper-grips.ts';
import { fromTable, MILLIMETRE } from '../layout.ts';
import { laying, mayLay } from './laying.ts';
import { dives, hovered, isAttacked, isLed } from './leading.ts';
import { distance, isBesideTable, isHere, isOnTable, sidesHere, type Players } from './players.ts';
import { isOnButton, pressingButton } from './press-grip.ts';
import { ballOf, meantNow, pulling, settingKicker } from './pull-grip.ts';

/** How near to the ball a press is meant for it, in pixels, and from how near one sees it in millimetres; a finger is broader than a mouse. */
const REACH = { mouse: 14, finger: 30 } as const;
const LEAST_REACH = 14;

/** What a hand takes hold of that comes down at a place of the table; a pixel there is so many table units large. */
export function grabbed(players: Players, spot: TableSpot, pointer: string, pixel: number, on?: OnScreen): Grip | null {
  const match = players.running.match();
  const reach = Math.max(LEAST_REACH, ((pointer === 'mouse' ? REACH.mouse : REACH.finger) * pixel) / MILLIMETRE);
  const pressed: Pressed = { at: fromTable(spot), reach, pixel, on, byFinger: pointer !== 'mouse' };
  const sides = sidesHere(players, match);
  return (
    keeperSet(players, match, sides, pressed) ??
    byKickerAndButton(players, match, sides, pressed) ??
    diver(players, match, sides, pressed) ??
    onBall(players, match, sides, pressed) ??
    keeperAt(players, match, pressed) ??
    anywhere(players, match, sides, pressed)
  );
}

/** The ball, the kicker in its way, or, where nothing is to be set, one's keeper. A finger need not find the table for that: a small screen shows much of the room. */
function anywhere(players: Players, match: Match, sides: readonly Side[], pressed: Pressed): Grip | null {
  const { at, reach, byFinger } = pressed;
  if (!byFinger && !isOnTable(at)) return null;
  const shooter = sides.find((side) => isToShoot(match, side));
  const defender = sides.find((side) => isToDefend(match, side));
  if (shooter !== undefined && (defender === undefined || isShooters(match, shooter, at))) {
    const onIt = isNearBall(match, at, reach);
    return onIt || players.isNews?.(match) !== true ? pulling(players, shooter, onIt) : null;
  }
  if (!isBesideTable(at)) return null;
  if (defender !== undefined) return defending(players, defender, isOnTable(at));
  const own = sides.length === 1 ? sides[0] : sides.find((side) => side === halfOf(at));
  return own !== undefined && isAttacked(match, own) ? leadingKeeper(players, match, own, pressed) : null;
}

/** The ball of whoever shoots, before any keeper it lies at; where two sit at the table and it lies at the other one's goal, only what is within its ring. */
function onBall(players: Players, match: Match, sides: readonly Side[], { at, reach }: Pressed): Grip | null {
  const shooter = sides.find((side) => isToShoot(match, side));
  if (shooter === undefined) return null;
  const isAtOthers = sides.length > 1 && isAtGoal(other(shooter), at);
  return isNearBall(match, at, isAtOthers ? 0 : reach) ? pulling(players, shooter, true) : null;
}

/** A keeper who is being set in secret, at his goal. */
function keeperSet(players: Players, match: Match, sides: readonly Side[], pressed: Pressed): Grip | null {
  const side = sides.find((one) => keepIn(players, one) !== null && isAtGoal(one, pressed.at));
  return side === undefined ? null : leadingKeeper(players, match, side, pressed);
}

/** The buttons of a keeper who dives. */
function diver(players: Players, match: Match, sides: readonly Side[], { on }: Pressed): Grip | null {
  const way = on === undefined || !dives(match) ? null : diveAt(on);
  const side = way === null ? undefined : sides.find((one) => isAttacked(match, one));
  return way === null || side === undefined ? null : divingBy(players, side, way);
}

interface Pressed extends Pressing {
  /** Millimetres. */
  readonly reach: number;
  readonly on: OnScreen | undefined;
}

/** The button at the edge, the ball where it may be laid, and the kicker, which stands where the hand leads it. */
function byKickerAndButton(players: Players, match: Match, sides: readonly Side[], pressed: Pressed): Grip | null {
  const { at, reach, on, byFinger } = pressed;
  const side = players.inMode ? sides.find((one) => isToShoot(match, one)) : undefined;
  if (side === undefined) return null;
  if (on !== undefined && isOnButton(on)) return pressingButton(players, side, meantNow(players, match, side));
  if (mayLay(match, side) && isNearBall(match, at, reach / 2)) return laying(players, side);
  return byFinger || isOnTable(at) ? settingKicker(players, side, byFinger) : null;
}

const isNearBall = (match: Match, at: Spot, reach: number): boolean => distance(at, ballOf(match)) < reach + NEAR_BALL;
/** Millimetres: its kicker stands there, too. */
const NEAR_BALL = 30;

/** Two sit at one table: in his own half, and where nobody may stand anyway, a hand is the shooter's. */
const isShooters = (match: Match, side: Side, at: Spot): boolean =>
  halfOf(at) === side || distance(at, ballOf(match)) < leastGap(match);

/** At a goal: its keeper, whenever he may be needed; behind its line at any time. */
function keeperAt(players: Players, match: Match, pressed: Pressed): Grip | null {
  const { at, on } = pressed;
  const side = halfOf(at);
  const isHis = isHere(players, match, side) && isLed(match, side) && isAtGoal(side, at);
  if (isHis && (isBehindLine(at) || isAttacked(match, side))) return leadingKeeper(players, match, side, pressed);
  const [own, another] = sidesHere(players, match);
  if (on === undefined || own === undefined || another !== undefined || !isThumbStrip(on)) return null;
  return isAttacked(match, own) ? ledByThumb(players, own, pressed) : null;
}

/** A mouse that holds nothing may lead a keeper. */
export function hoveredOver(players: Players, spot: TableSpot): void {
  const match = players.running.match();
  hovered(match, (side) => isHere(players, match, side), players.leading, spot);
}
