import { inPlay, playTick, type Clock, type Option } from '@bande/core';
import type { Motion } from '@bande/physics';
import { z } from 'zod';
import { groundIn, isStill, now } from './motion.ts';
import { BODIES } from './names.ts';
import type { Match, State, Subbuteo } from './state.ts';

/** A position as it is shared: everything of a match that is not agreed before it, its times counted from now. It is trusted only as far as it reads like one. */

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

interface Shared {
  readonly state: State;
  readonly clocks: readonly Clock[];
  readonly options: readonly Option<Subbuteo>[];
  readonly optionCount: number;
  readonly facts: number;
}

/** The motion with its times moved; what lies still does so since no matter when. */
const shifted = (motion: Motion, by: number): Motion => ({
  ...motion,
  t: motion.t + by,
  pieces: motion.pieces.map((one, i) => ({ ...one, t: isStill(motion, BODIES[i]!) ? 0 : one.t + by })),
  leans: motion.leans.map(([a, b, since]) => [a, b, since + by]),
});

/** Nothing waits for its time: then what counts is where things are. */
function shiftedState(state: State, ticks: number, time: number): State {
  const { motion, pending, told, course, blockWait, jerks } = state;
  const rests = BODIES.every((body) => isStill(motion, body));
  const later = (at: number) => inPlay(at + ticks);
  return {
    ...state,
    motion: rests ? { ...shifted(motion, time), t: 0, events: 0, leans: [] } : shifted(motion, time),
    pending: pending.map(({ at, event }) => ({ at: later(at), event })),
    told: { ...told, until: rests ? 0 : told.until + time },
    course: course.touch === null ? course : { ...course, touch: { ...course.touch, tick: later(course.touch.tick) } },
    blockWait: blockWait === null ? null : { ...blockWait, since: later(blockWait.since) },
    jerks: {
      red: { ...jerks.red, turns: jerks.red.turns.map(later) },
      blue: { ...jerks.blue, turns: jerks.blue.turns.map(later) },
    },
  };
}

export function writePosition(match: Match): string {
  const ticks = 0 - playTick(match);
  const shared: Shared = {
    state: shiftedState(match.state, ticks, 0 - now(match)),
    clocks: match.clocks.map((clock) => ({
      ...clock,
      since: clock.since === null ? null : inPlay(clock.since + ticks),
    })),
    options: match.options.map((option) => ({
      ...option,
      until: option.until.map((end) => ('tick' in end ? { tick: inPlay(end.tick + ticks) } : end)),
    })),
    optionCount: match.optionCount,
    facts: match.facts,
  };
  return JSON.stringify(shared);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** It has every part that a state of today has, of the same make, and a motion from which the physics can go on. */
export function positionIn(text: string, fresh: Match): Match | null {
  const read = jsonIn(text);
  if (!isObject(read) || !isObject(read['state']) || !isAlike(read['state'], fresh.state)) return null;
  const { state, clocks, options, optionCount, facts } = read as unknown as Shared;
  const motion = motionSchema.safeParse(state.motion);
  if (!motion.success || !Array.isArray(clocks) || !Array.isArray(options)) return null;
  if (!Number.isInteger(optionCount) || !Number.isInteger(facts)) return null;
  const match: Match = { ...fresh, state, clocks, options, optionCount, facts };
  try {
    groundIn(match).motions.due(state.motion);
    return match;
  } catch {
    return null;
  }
}

const isAlike = (one: Readonly<Record<string, unknown>>, other: object): boolean =>
  Object.entries(other).every(([key, value]) => {
    const here = one[key];
    if (value === null || here === null) return here !== undefined;
    return typeof here === typeof value && Array.isArray(here) === Array.isArray(value);
  });
