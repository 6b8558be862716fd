import { canonical, inPlay, playTick, type PlayTick } from '@bande/core';
import {
  bearingOf,
  isBallGone,
  isHandAway,
  isInAir,
  isUnderWay,
  Motions,
  tickOf,
  timeOf,
  type Motion,
  type Place,
} from '@bande/physics';
import { BODIES, RESERVES, endOf, isKeeper, keeperSide, type BodyName, type Figure, type Side } from './names.ts';
import type { LineUp } from './actions.ts';
import { spotsOf } from './line-ups.ts';
import { figureSizeOf, pitchOf, type Settings } from './settings.ts';
import type { Match } from './state.ts';
import { ballBody, figureBody, keeperBody, tableOf, type FigureSize } from './table-bodies.ts';
import type { Pitch } from './table.ts';

/** The table of a match: what stands there and how bodies move on it. */
export interface Ground {
  readonly pitch: Pitch;
  readonly size: FigureSize;
  readonly motions: Motions;
}

/** By the settings themselves, and by what they say where others say the same. */
const known = new WeakMap<Settings, Ground>();
const grounds = new Map<string, Ground>();
const MOST_GROUNDS = 8;

function groundFor(settings: Settings): Ground {
  const [pitch, size] = [pitchOf(settings), figureSizeOf(settings)];
  const bodies = BODIES.map((name) => {
    if (name === 'ball') return ballBody();
    return isKeeper(name) ? keeperBody(name, endOf(keeperSide(name))) : figureBody(name, size);
  });
  return { pitch, size, motions: new Motions(tableOf(pitch), bodies) };
}

/** Made once for each pitch and set of figures. */
export function groundOf(settings: Settings): Ground {
  const found = known.get(settings);
  if (found !== undefined) return found;
  const key = canonical({ pitch: settings.pitch, figures: settings.figures });
  const ground = grounds.get(key) ?? groundFor(settings);
  if (grounds.size >= MOST_GROUNDS && !grounds.has(key)) grounds.clear();
  grounds.set(key, ground);
  known.set(settings, ground);
  return ground;
}

export const groundIn = ({ setup }: Pick<Match, 'setup'>): Ground => groundOf(setup.settings);

/** Everything lies still in its place; the reserve keepers are beside the table. */
export function laidOut({ pitch, motions }: Ground, lineUp: LineUp, by: Side): Motion {
  const laid = motions.start(spotsOf(pitch, lineUp, by));
  return RESERVES.reduce((before, reserve) => motions.take(before, 0, reserve), laid);
}

/** Motion counts play time from the start of the match, in seconds: a pause shifts nothing. */
export const now = (match: Match): number => timeOf(playTick(match));
/** When a hand puts something down: now, unless the motion has more to tell of this very tick. */
export const handTime = (match: Match): number => {
  const { motion } = match.state;
  return Math.max(motion.t, Math.min(now(match), groundIn(match).motions.due(motion)));
};
/** When it was that is being told: the blow itself, not the end of its tick [S-118]. */
export const blowTime = (match: Match): number => {
  const { t } = match.state.motion;
  return tickAfter(t) === playTick(match) ? t : now(match);
};
export const tickAfter = (time: number): PlayTick => inPlay(tickOf(time));

const indexOf = (body: BodyName): number => BODIES.indexOf(body);
export const pieceOf = (motion: Motion, body: BodyName): Motion['pieces'][number] => motion.pieces[indexOf(body)]!;

export const isMoving = (motion: Motion, body: BodyName): boolean => isUnderWay(pieceOf(motion, body));

/** A keeper on his rod is either held in his goal or away. */
export function isGone(motion: Motion, body: BodyName): boolean {
  const piece = pieceOf(motion, body);
  if (isKeeper(body)) return isHandAway(piece);
  return body === 'ball' ? isBallGone(piece) : bearingOf(piece) === 'gone';
}
/** Upright on its base: only then may it be played ['FISTF-II.1.2.2']. */
export const stands = (motion: Motion, figure: Figure): boolean => bearingOf(pieceOf(motion, figure)) === 'upright';
export const lies = (motion: Motion, figure: Figure): boolean => bearingOf(pieceOf(motion, figure)) === 'lying';
function isFalling(motion: Motion, body: BodyName): boolean {
  if (isKeeper(body)) return false;
  const piece = pieceOf(motion, body);
  return body === 'ball' ? isInAir(piece) : bearingOf(piece) === 'toppling';
}

/** Nothing carries it on: a hand may take it. */
export const isStill = (motion: Motion, body: BodyName): boolean => !isMoving(motion, body) && !isFalling(motion, body);
export const isQuiet = (motion: Motion): boolean => BODIES.every((body) => isStill(motion, body));

/** Nothing is on its way but keepers, whom their hands lead all the time. */
export const isSettled = (motion: Motion): boolean => BODIES.every((body) => isKeeper(body) || isStill(motion, body));

/** Where everything is now. Whoever draws a frame between two ticks asks `seenAt` of seen.ts with a time of its own. */
export const placesNow = (match: Match): Readonly<Record<BodyName, Place>> => placesAt(match, now(match));
export function placesAt(match: Match, time: number): Readonly<Record<BodyName, Place>> {
  const places = groundIn(match).motions.placesAt(match.state.motion, time);
  return Object.fromEntries(places.map((place) => [place.id, place])) as Record<BodyName, Place>;
}

/** A motion as it will be then. */
export function runTo(match: Match, until: number): Motion {
  const { motions } = groundIn(match);
  let { motion } = match.state;
  for (let happened = motions.next(motion, until); happened !== null; happened = motions.next(motion, until))
    motion = happened.motion;
  return motion;
}
