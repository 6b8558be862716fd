import type { Grip, OnScreen, Spot as TableSpot, Touch } from '@bande/stage/grip';
import { DEAD_ZONE } from '@bande/stage/pull';
import { type Side } from '../names.ts';
import { lieNow, spotOf } from '../plate.ts';
import type { Match } from '../state.ts';
import type { Spot } from '../zones.ts';
import { ledAround, OF_SPIN, pulled, turnedBy } from './aiming.ts';
import { isToDefend, isToShoot, standsAtBall, straightOn } from './choosing.ts';
import { defending } from './defending.ts';
import { halfOf, isAtGoal, isBehindLine, isThumbStrip, keepIn, leadingKeeper, ledByThumb } from './keeper-grips.ts';
import { fromTable, MILLIMETRE, toTable } from './layout.ts';
import { laying, mayLay } from './laying.ts';
import { hovered, isAttacked, isLed } from './leading.ts';
import { isShot, meantBy, shotFor, straightShot, type Meant } from './meant.ts';
import { distance, isHere, isOnTable, sidesHere, type Players } from './players.ts';
import { isOnButton, pressingButton } from './press-grip.ts';
import { seatOf } from './seats.ts';

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
  const keeper = keeperAt(players, match, at, pixel, on);
  if (keeper !== null) return keeper;
  if (!isOnTable(at)) return null;
  const defender = sides.find((side) => isToDefend(match, side));
  if (shooter !== undefined && (defender === undefined || isShooters(match, shooter, at, reach)))
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

const ballOf = (match: Match): Spot => {
  const lie = lieNow(match);
  return lie === null ? [0, 0] : spotOf(lie.ball);
};
const isNearBall = (match: Match, at: Spot, reach: number): boolean => distance(at, ballOf(match)) < reach + NEAR_BALL;
/** Millimetres: its kicker stands there, too. */
const NEAR_BALL = 30;

/** Two sit at one table: at the ball, and in his own half, a hand is the shooter's. */
const isShooters = (match: Match, side: Side, at: Spot, reach: number): boolean =>
  isNearBall(match, at, 2 * reach) || halfOf(at) === side;

/** At a goal: its keeper, whenever he may be needed; behind its line at any time. */
function keeperAt(players: Players, match: Match, at: Spot, pixel: number, on: OnScreen | undefined): Grip | null {
  const side = halfOf(at);
  if (isHere(players, match, side) && isLed(match, side) && isAtGoal(side, at))
    if (isBehindLine(at) || isAttacked(match, side)) return leadingKeeper(players, match, side, at);
  const [own, another] = sidesHere(players, match);
  if (on === undefined || own === undefined || another !== undefined || !isThumbStrip(on)) return null;
  return isAttacked(match, own) ? ledByThumb(players, own, pixel) : null;
}

/** A mouse that holds nothing may lead a keeper. */
export function hoveredOver(players: Players, spot: TableSpot): void {
  const match = players.running.match();
  hovered(match, (side) => isHere(players, match, side), players.leading, spot);
}

/** What a side's hand has set, if it is for the ball as it lies; otherwise straight on. */
export function meantNow({ held }: Pick<Players, 'held'>, match: Match, side: Side): Meant {
  const now = held(seatOf(match, side))?.get() ?? null;
  return isShot(now) && standsAtBall(match, now) ? meantBy(match, side, now) : straightOn(match, side);
}

/** Pixels of a further finger for the next kind of shot. */
const KIND_PX = 36;
/** While the ball is pulled: another kind, and beside its middle. */
const KEYS = { q: -1, e: 1, u: -OF_SPIN, o: OF_SPIN } as const;

interface Aimed {
  readonly side: Side;
  /** It came down at the ball. */
  readonly onIt: boolean;
  readonly aim: (before: Meant, touch: Touch) => Meant;
  /** Letting go shoots. */
  readonly shoots: boolean;
}

/** Pressed at the ball or anywhere, pulled back, let go: the button goes down. */
const pulling = (players: Players, side: Side, onIt: boolean): Grip =>
  aimed(players, {
    side,
    onIt,
    aim: (before, touch) => pulled(before, side, ballOf(players.running.match()), touch),
    shoots: true,
  });

/** The kicker is led around the ball, and stays where it was led. */
const settingKicker = (players: Players, side: Side): Grip =>
  aimed(players, {
    side,
    onIt: true,
    aim: (before, touch) => ledAround(before, side, ballOf(players.running.match()), fromTable(touch.at)),
    shoots: false,
  });

function aimed(players: Players, { side, onIt, aim, shoots }: Aimed): Grip {
  const { running, held, onPull } = players;
  const by = seatOf(running.match(), side);
  const draft = held(by);
  const was = draft?.get() ?? null;
  let before: Meant = { ...meantNow(players, running.match(), side), ...(shoots ? { spin: 0 } : {}) };
  let [last, wasPulled, isOver]: [Touch | null, boolean, boolean] = [null, false, false];
  const began = running.match().state.restedAt;
  const slingOf = (touch: Touch) => {
    if (!shoots) return null;
    const [x, , z] = toTable(ballOf(running.match()));
    return onIt ? { from: [x, z] as const, to: touch.at, onIt: true } : { from: touch.from, to: touch.at, onIt: false };
  };
  const show = (touch: Touch | null): void => {
    const match = running.match();
    const meant = touch === null ? before : aim(before, touch);
    const shot = shotFor(match, side, meant);
    if (shot === null) return;
    draft?.set(shot);
    onPull(side, touch === null ? null : { shot, meant, sling: slingOf(touch) });
  };
  /** As if the hand had never been there. */
  const callOff = (): void => {
    onPull(side, null);
    if (was !== null) draft?.set(was);
  };
  /** What was pulled for has ceased to be. */
  const isStale = (): boolean => {
    const match = running.match();
    if (!isOver && (!isToShoot(match, side) || match.state.restedAt !== began)) {
      isOver = true;
      callOff();
    }
    return isOver;
  };
  const move = (touch: Touch): void => {
    last = touch;
    if (isStale()) return;
    wasPulled ||= touch.far >= DEAD_ZONE;
    show(touch.far < DEAD_ZONE ? null : touch);
  };
  return {
    // A side has one hand at the ball: a further finger of it turns the kind of shot.
    holds: `hand of ${side}`,
    by,
    loose: !onIt,
    // Whoever sets dials meanwhile is somebody else, and needs these letters himself.
    get keys() {
      return players.draft?.isChanged?.() === true && players.seats.length > 1 ? {} : KEYS;
    },
    turnPx: KIND_PX,
    move,
    release: (touch) => {
      if (isStale()) return;
      onPull(side, null);
      if (touch.far < DEAD_ZONE) return void (wasPulled && callOff());
      const match = running.match();
      const meant = aim(before, touch);
      const shot = (shoots ? straightShot : shotFor)(match, side, meant);
      if (shot === null) return;
      if (shoots) players.onAct(shot, by);
      else draft?.set(shot);
    },
    cancel: callOff,
    turn: (steps) => {
      before = turnedBy(before, steps);
      if (last === null || last.far < DEAD_ZONE) show(null);
      else move(last);
    },
  };
}
