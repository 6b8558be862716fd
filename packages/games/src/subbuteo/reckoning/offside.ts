import { playTick } from '@bande/core';
import type { Motion } from '@bande/physics';
import type { Spots } from '../consequences.ts';
import { groundIn, isGone, now, tickAfter } from '../motion.ts';
import {
  figuresOf,
  isKeeper,
  keeperOf,
  other,
  sideOf,
  type BodyName,
  type Figure,
  type Player,
  type Side,
} from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import { isShort, type FactOf, type Match } from '../state.ts';
import { BALL_RADIUS, KEEPER_SIZE } from '../table-bodies.ts';
import { aheadOf, spotOf, zoneAt, type Spot } from '../zones.ts';
import { isNeutral, isRestartPlay, type Contact } from './contact.ts';

/** Where everything on the table is at a time of a motion. */
export const spotsAt = (match: Match, motion: Motion, time: number): Spots =>
  Object.fromEntries(
    groundIn(match)
      .motions.placesAt(motion, time)
      .filter(({ id }) => !isGone(motion, id as BodyName))
      .map((place) => [place.id, spotOf(place)]),
  );

/** The very moment of what has just been told: a tick is long enough for a ball to roll as far as it is wide. */
function momentOf(match: Match): number {
  const { motion, told } = match.state;
  const latest = Math.max(motion.t, told.until);
  return tickAfter(latest) === playTick(match) ? latest : now(match);
}
const spotsThen = (match: Match): Spots =>
  match.state.measured ? spotsAt(match, match.state.motion, momentOf(match)) : {};

/** Nobody sees less, in metres: what is level must not differ by the way it was reckoned. */
export const HAIR = 1e-9;

/** How far the nearest edge is from the goal line of a side, in metres; whoever is behind it stands on it ['FISTF-II.13.1.2.3.5'] [S-67]. */
export function depthOf(match: Match, side: Side, body: BodyName, spot: Spot): number {
  const { pitch, size } = groundIn(match);
  const reach = body === 'ball' ? BALL_RADIUS : size.baseRadius;
  const depth = aheadOf(pitch, side, spot) - (isKeeper(body) ? KEEPER_SIZE.halfThickness : reach);
  return Math.max(0, Math.round(depth / HAIR) * HAIR);
}

/** Whose places make the line: figures that stand in play, by the short rules the keeper too, where he stands ['SHORT-offside.2'] [S-129]. */
const defendersOf = (match: Match, defender: Side): readonly BodyName[] => [
  ...figuresOf(defender).filter((figure) => !isNeutral(match, figure)),
  ...(isShort(match) ? [keeperOf(defender)] : []),
];

/**
 * How far before his goal line the defence of a side stands, in metres: the depth that the ball passes and beyond which figures are offside. The last figure, or the
 * second-last if the keeper is out ['FISTF-II.13.1.1.1c'] [S-68] and by the short rules, which count the keeper ['SHORT-offside.1'] [S-91]; Infinity where nobody is.
 */
export function offsideLine(match: Match, defender: Side, spots: Spots): number {
  const depths = defendersOf(match, defender)
    .flatMap((body) => (spots[body] === undefined ? [] : [depthOf(match, defender, body, spots[body])]))
    .toSorted((a, b) => a - b);
  const isSecond = isShort(match) || match.state.reserve[defender].is === 'on';
  return depths[isSecond ? 1 : 0] ?? Infinity;
}

/** 'FISTF-II.13.1.2.1': some of the ball is past the line and all of it in the zone; the short rules ask for the first only ['SHORT-offside.3']. */
const isPast = (match: Match, defender: Side, ball: Spot, line: number): boolean =>
  depthOf(match, defender, 'ball', ball) < line && (isShort(match) || zoneAt(groundIn(match).pitch, ball) === defender);

/** 'FISTF-II.13.1.1.1a' to d: level with the last one is offside, level with the ball is not; by the short rules level is onside ['SHORT-offside.1'] [S-89]. */
function isOffside(match: Match, defender: Side, figure: Figure, spots: Spots, line: number): boolean {
  const { pitch, size } = groundIn(match);
  const [spot, ball] = [spots[figure], spots.ball];
  if (spot === undefined || ball === undefined || zoneAt(pitch, spot, size.baseRadius) !== defender) return false;
  const depth = depthOf(match, defender, figure, spot);
  if (depth >= depthOf(match, defender, 'ball', ball)) return false;
  return isShort(match) ? depth < line : depth <= line;
}

/** How the figures of a side stand at this moment. */
export interface Standing {
  /** In an offside position, the deepest first. */
  readonly figures: readonly Figure[];
  /** See `offsideLine`; null where nobody is, or nobody measures. */
  readonly line: number | null;
  /** The ball is beyond it already ['FISTF-II.13.1.2.2']. */
  readonly isBallPast: boolean;
}

/** `but` has touched the ball and cannot be offside by that ['FISTF-II.13.1.2.3.1']; `touchedAt` is where the ball was then, otherwise it counts where it is. */
export function standingOf(match: Match, attacker: Side, but: Player | null, touchedAt?: Spot): Standing {
  const there = spotsThen(match);
  const isThere = touchedAt === undefined || there.ball === undefined;
  return standingAmong(match, attacker, but, isThere ? there : { ...there, ball: touchedAt });
}

/** The same if everything stood there. */
export function standingAmong(match: Match, attacker: Side, but: Player | null, spots: Spots): Standing {
  const defender = other(attacker);
  if (spots.ball === undefined) return { figures: [], line: null, isBallPast: false };
  const line = offsideLine(match, defender, spots);
  const figures = figuresOf(attacker).filter(
    (figure) =>
      figure !== but &&
      !isNeutral(match, figure) &&
      !isPassive(match, figure) &&
      isOffside(match, defender, figure, spots, line),
  );
  const depth = (figure: Figure): number => depthOf(match, defender, figure, spots[figure]!);
  return {
    figures: figures.toSorted((a, b) => depth(a) - depth(b)),
    line: line === Infinity ? null : line,
    isBallPast: isPast(match, defender, spots.ball, line),
  };
}

/** 'FISTF-II.13.2.1': its own flick has carried it there, and the ball still moves; the short rules know nothing of it [S-84]. */
const isPassive = (match: Match, figure: Figure): boolean =>
  !isShort(match) && match.state.course.passive.includes(figure);

/** Every figure of the attacker in an offside position, but not this one. */
export const offsidePositions = (match: Match, attacker: Side, but: Player | null): readonly Figure[] =>
  standingOf(match, attacker, but).figures;

const EXEMPT: Readonly<Partial<Record<string, Paragraph>>> = {
  corner: 'FISTF-II.13.1.2.4a',
  throwIn: 'FISTF-II.13.1.2.4a',
  penalty: 'FISTF-II.13.1.2.4a',
  goalKick: 'FISTF-II.13.1.2.4a',
};

/** 'FISTF-II.13.1.2.4a': the ball comes straight from one of these, whoever of the attacker's it has touched since ['FISTF-II.13.1.2.4.3']; or one is due, and at a desk nobody has entered that it was taken [S-133]. */
export const isFromAnExemptRestart = ({ state: { course, restart } }: Match): boolean =>
  EXEMPT[restart?.kind ?? ''] !== undefined || EXEMPT[course.play?.restart ?? ''] !== undefined;

/** 'FISTF-II.13.1.2.3.1': who has touched the ball last of the attacker's cannot be offside by that. */
export function lastOfHis({ state: { course } }: Match, attacker: Side): Player | null {
  const { play, touch } = course;
  if (touch?.side === attacker) return touch.who;
  return play?.side === attacker ? play.who : null;
}

/** Why nobody can be offside by this contact, null if somebody can: only the attacker's touches count [S-69] [S-128], and an exempt play lasts until the next flick. */
export function whyNoOffside(match: Match, { touchedBy }: FactOf<'ballTouched'>, contact: Contact): Paragraph | null {
  const { attacker, restart, course } = match.state;
  const side = sideOf(touchedBy);
  if (contact === 'play' || contact === 'keeper') {
    if (attacker !== side) return 'FISTF-II.13.1.2.4b';
    return isRestartPlay(match, touchedBy) ? (EXEMPT[restart!.kind] ?? null) : null;
  }
  if (contact !== 'passive') return 'FISTF-II.13.1.2.3.1';
  const { play } = course;
  if ((play?.side ?? attacker) !== side) return 'FISTF-II.13.1.2.4b';
  return isFromAnExemptRestart(match) ? 'FISTF-II.13.1.2.4.3' : null;
}

/** What makes the position one of offside, for a ruling on it. */
export function positionBy(match: Match, attacker: Side): readonly Paragraph[] {
  if (isShort(match)) return ['SHORT-offside.1', 'SHORT-offside.2'];
  const isOut = match.state.reserve[other(attacker)].is === 'on';
  return ['FISTF-II.13.1.1.1a', 'FISTF-II.13.1.1.1b', isOut ? 'FISTF-II.13.1.1.1c' : 'FISTF-II.13.1.1.1d'];
}
