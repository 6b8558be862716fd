import { hashOf, inPlay, playTick, type Clock, type Option } from '@bande/core';
import { fromNow } from '@bande/kit';
import type { Motion } from '@bande/physics';
import { z } from 'zod';
import { groundIn, isStill, now, type Ground } from './motion.ts';
import { BODIES, isKeeper, keeperSide, type BodyName } from './names.ts';
import { atLength, briefly, type PathFrom } from './position-piece.ts';
import { spotsNow } from './places.ts';
import { applied, differing, isObject, type Plain } from './position-delta.ts';
import { JUST_LAID } from './reckoning/taking.ts';
import { start } from './start.ts';
import {
  withState,
  type Course,
  type FlickUnderWay,
  type Match,
  type Play,
  type Restart,
  type Setup,
  type State,
  type Subbuteo,
  type Touch,
} from './state.ts';

/** A position as it is shared: what differs from the start of a match so agreed, its times counted from now. It is trusted only as far as it reads like a position. */

/** Metres, seconds, metres and radians a second: no table has more. */
const MOST = 1e5;
const number = z.number().min(-MOST).max(MOST);
const numbers = (most: number): z.ZodArray<z.ZodNumber> => z.array(number).max(most);
const MOST_PATH = 26 * 20;
const piece = z.strictObject({
  t: number,
  x: z.number().min(-3).max(3),
  y: z.number().min(-3).max(3),
  z: number.optional(),
  vx: number.optional(),
  vy: number.optional(),
  vz: number.optional(),
  spin: number.optional(),
  spinX: number.optional(),
  spinY: number.optional(),
  angle: z.number().optional(),
  place: z.number().int().min(0).max(3).optional(),
  marks: numbers(8).optional(),
  own: numbers(8).optional(),
  path: numbers(MOST_PATH).optional(),
});
const index = z
  .number()
  .int()
  .min(0)
  .max(BODIES.length - 1);
const motionSchema = z.strictObject({
  t: number,
  events: z.number().int().min(0),
  pieces: z.array(piece).length(BODIES.length),
  leans: z.array(z.tuple([index, index, number])).max(BODIES.length * BODIES.length),
});

const hand = z.tuple([number, number, number]);
const handsSchema = z.strictObject({ red: hand, blue: hand });

interface Shared {
  readonly state: State;
  readonly clocks: readonly Clock[];
  readonly options: readonly Option<Subbuteo>[];
  readonly optionCount: number;
  readonly facts: number;
}

// ── times ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What lies still does so since no matter when; if nothing moves nothing waits for its time, and what counts is where things are. */
function motionFromNow(match: Match): Motion {
  const { motion } = match.state;
  const shifted = groundIn(match).motions.retimed(motion, now(match));
  const rests = BODIES.every((body) => isStill(motion, body));
  const t = rests ? 0 : shifted.t;
  const pieces = shifted.pieces.map((one, i) => turnedNearly(one, isStill(motion, BODIES[i]!) ? t : one.t));
  return { ...shifted, pieces, t, events: rests ? 0 : shifted.events };
}

/** How something round is turned is only seen: a thousandth of a radian is enough, and what is turned at all stays turned. */
function turnedNearly({ angle = 0, ...piece }: Motion['pieces'][number], t: number): Motion['pieces'][number] {
  const nearly = Math.round(angle * 1000) / 1000;
  const turned = nearly === 0 ? Math.sign(angle) / 1000 : nearly;
  return { ...piece, t, ...(angle === 0 ? {} : { angle: turned }) };
}

/** The state with its times from now on, without what is over. */
export function stateFromNow(match: Match): State {
  const { state } = match;
  const { pending, told, course, flicks, blockWait, jerks } = state;
  const rests = BODIES.every((body) => isStill(state.motion, body));
  const later = (at: number) => inPlay(at - playTick(match));
  const touched = (one: Course): Course =>
    one.touch === null ? one : { ...one, touch: { ...one.touch, tick: later(one.touch.tick) } };
  return {
    ...state,
    motion: motionFromNow(match),
    pending: pending.map(({ at, event }) => ({ at: later(at), event })),
    told: { ...told, until: rests ? 0 : told.until - now(match) },
    course: touched(course),
    flicks: flicks.map((flick) => ({ ...flick, was: { ...flick.was, course: touched(flick.was.course) } })),
    blockWait: blockWait === null ? null : { ...blockWait, since: later(blockWait.since) },
    jerks: {
      red: { ...jerks.red, turns: jerks.red.turns.map(later) },
      blue: { ...jerks.blue, turns: jerks.blue.turns.map(later) },
    },
  };
}

const sharedOf = (match: Match): Shared => ({ state: stateFromNow(match), ...fromNow(match) });

// ── what differs ──────────────────────────────────────────────────────────────────────────────────────────────────

/** A match at its start; whether it is measured is always said, for that hangs on the mode, which is not agreed. */
function atTheStart(setup: Setup): { readonly fresh: Match; readonly base: Plain } {
  const fresh = start(setup);
  const { state, clocks, options, optionCount, facts } = fresh;
  const { measured: _, motion, ...more } = state;
  const still = byBody(motion, () => null);
  return { fresh, base: { state: { ...more, motion: still }, clocks, options, optionCount, facts } };
}

/** By this the start is known again: a position that was written from another one is not read as something else. */
const markOf = (base: Plain): string => hashOf(base).slice(0, 6);

/** Pieces by the names of their bodies, so that each is told by itself. */
const byBody = ({ pieces, ...motion }: Motion, led: Led): Plain => ({
  ...motion,
  pieces: Object.fromEntries(BODIES.map((body, i) => [body, briefly(pieces[i]!, motion.t, led(body))])),
});
function inOrder(motion: Plain, led: Led): Plain {
  const { pieces, t } = motion;
  const isWhole = isObject(pieces) && Object.keys(pieces).length === BODIES.length;
  return isWhole ? { ...motion, pieces: BODIES.map((body) => atLength(pieces[body], t, led(body))) } : motion;
}

/** By what path a keeper goes who is led from where his piece begins to where his hand is to be. */
type Led = (body: BodyName) => PathFrom | null;
const ledBy =
  ({ motions }: Ground, hands: State['hands']): Led =>
  (body) => {
    if (!isKeeper(body)) return null;
    const [x, y, lean] = hands[keeperSide(body)];
    return (piece) => motions.pathFrom(body, piece, { x: x / 10_000, y: y / 10_000, lean: lean / 1000 });
  };

const PLAIN_FLICK = {
  where: null,
  touchedBall: false,
  wasOffside: false,
  hits: [],
  missed: false,
  first: false,
  over: false,
} as const satisfies Partial<FlickUnderWay>;
const PLAIN_PLAY = {
  as: 'flick',
  restart: null,
  firstOfReserve: false,
  afterSignal: false,
  saved: null,
  over: false,
} as const satisfies Partial<Play>;
const PLAIN_TOUCH = { atRest: false, zone: null, beyondMm: 0, atEdge: false } as const satisfies Partial<Touch>;
const PLAIN_RESTART = {
  where: null,
  ...JUST_LAID,
} as const satisfies Partial<Restart>;

/** Of a flick of which nothing is to be told everything is where it was, and play stands as it stood. */
const plainFlick = (match: Match): Plain => {
  const { attacker, rolling, course } = match.state;
  return { ...PLAIN_FLICK, before: spotsNow(match), was: { attacker, rolling, course } };
};

type Change = (one: unknown, base: Plain) => unknown;
const ifAny = (one: unknown, base: Plain, change: Change): unknown => (isObject(one) ? change(one, base) : one);
const each = (list: unknown, base: Plain, change: Change): unknown =>
  Array.isArray(list) ? list.map((one) => ifAny(one, base, change)) : list;

/** What a match has only at times is told as it differs from what is usual; or the other way round. */
const inCourse = (state: Plain, change: Change): Plain => {
  const { course } = state;
  if (!isObject(course)) return state;
  const [play, touch] = [ifAny(course['play'], PLAIN_PLAY, change), ifAny(course['touch'], PLAIN_TOUCH, change)];
  return { ...state, restart: ifAny(state['restart'], PLAIN_RESTART, change), course: { ...course, play, touch } };
};
const inFlicks = (state: Plain, flick: Plain, change: Change): Plain => ({
  ...state,
  flicks: each(state['flicks'], flick, change),
  disturbed: each(state['disturbed'], flick, change),
});

export function writePosition(match: Match): string {
  const { fresh, base } = atTheStart(match.setup);
  const { state, ...more } = sharedOf(match);
  const named = { ...state, motion: byBody(state.motion, ledBy(groundIn(match), state.hands)) };
  const told = inCourse(inFlicks(named, plainFlick(withState(fresh, state)), differing), differing);
  return JSON.stringify(differing({ ...more, state: told, from: markOf(base) }, base));
}

// ── and back ──────────────────────────────────────────────────────────────────────────────────────────────────────

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** It has every part that a state of today has, of the same make, and a motion from which the physics can go on. */
export function positionIn(text: string, setup: Setup): Match | null {
  const read = jsonIn(text);
  if (!isObject(read)) return null;
  const { fresh, base } = atTheStart(setup);
  if (read['from'] !== markOf(base)) return null;
  const shared = applied(read, base) as Plain;
  if (!isShared(shared)) return null;
  const { motion } = shared.state;
  const hands = handsSchema.safeParse(shared.state['hands']);
  if (!isObject(motion) || !hands.success) return null;
  const told = inCourse({ ...shared.state, motion: inOrder(motion, ledBy(groundIn(fresh), hands.data)) }, applied);
  if (!isAlike(told, fresh.state) || !motionSchema.safeParse(told['motion']).success) return null;
  const { clocks, options, optionCount, facts } = shared as unknown as Shared;
  const match: Match = { ...fresh, state: told as unknown as State, clocks, options, optionCount, facts };
  try {
    groundIn(match).motions.due(match.state.motion);
    return { ...match, state: inFlicks(told, plainFlick(match), applied) as unknown as State };
  } catch {
    return null;
  }
}

const isShared = (shared: Plain): shared is Plain & { readonly state: Plain } =>
  isObject(shared['state']) &&
  Array.isArray(shared['clocks']) &&
  Array.isArray(shared['options']) &&
  Number.isInteger(shared['optionCount']) &&
  Number.isInteger(shared['facts']);

const isAlike = (one: Plain, other: object): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(other).every(([key, value]) => {
    const here = one[key];
    if (value === null || here === null) return here !== undefined;
    return typeof here === typeof value && Array.isArray(here) === Array.isArray(value);
  });
