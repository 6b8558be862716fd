import { inPlay, playTick, type Notation } from '@bande/core';
import type { Motion } from '@bande/physics';
import { z } from 'zod';
import { actionSchema, type Action } from './actions.ts';
import { toldOf } from './crossings.ts';
import { groundIn, isGone, isMoving, isStill, lies, now, placesNow } from './motion.ts';
import { BODIES, FIGURES, LOOSE, type BodyName, type Loose } from './names.ts';
import { givenSchema, positionSchema, type PublicState } from './position-schemas.ts';
import { hasRoomAt } from './placing.ts';
import { withState, type Match, type Setup, type State, type Subbuteo } from './state.ts';
import { start } from './start.ts';

export const SEATINGS = [['red', 'blue'], ['red']] as const;
const seatingOf = (seats: number): (typeof SEATINGS)[number] =>
  SEATINGS.find(({ length }) => length === seats) ?? SEATINGS[0];

// ── actions ───────────────────────────────────────────────────────────────────────────────────────────────────────

const FORM =
  /^(?:flick (?<figure>\S+) direction=(?<direction>\S+) strength=(?<strength>\S+)(?: nail=(?<nail>\S+))?|place (?<what>\S+) x=(?<x>\S+) y=(?<y>\S+)|lineUp (?<as>\S+))$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e-\d+)?$/;

function writeAction(action: Action): string {
  switch (action.kind) {
    case 'flick': {
      const nail = action.nail === 0 ? '' : ` nail=${action.nail}`;
      return `flick ${action.figure} direction=${action.direction} strength=${action.strength}${nail}`;
    }
    case 'place':
      return `place ${action.what} x=${action.at[0]} y=${action.at[1]}`;
    case 'lineUp':
      return `lineUp ${action.as}`;
  }
}

const numberIn = (text: string | undefined): number =>
  text !== undefined && NUMBER.test(text) ? Number(text) : Number.NaN;

function readAction(text: string): Action | null {
  const found = FORM.exec(text)?.groups;
  if (found === undefined) return null;
  const read = actionSchema.safeParse(actionIn(found));
  return read.success ? read.data : null;
}

function actionIn(found: Readonly<Record<string, string | undefined>>): unknown {
  const { figure, what, as } = found;
  if (figure !== undefined)
    return {
      kind: 'flick',
      figure,
      direction: numberIn(found['direction']),
      strength: numberIn(found['strength']),
      nail: found['nail'] === undefined ? 0 : numberIn(found['nail']),
    };
  return what === undefined
    ? { kind: 'lineUp', as }
    : { kind: 'place', what, at: [numberIn(found['x']), numberIn(found['y'])] };
}

// ── positions ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The motion with its times moved; what lies still does so since no matter when. */
const shifted = (motion: Motion, by: number): Motion => ({
  ...motion,
  t: motion.t + by,
  pieces: motion.pieces.map((piece, i) => ({ ...piece, t: isStill(motion, BODIES[i]!) ? 0 : piece.t + by })),
  leans: motion.leans.map(([a, b, since]) => [a, b, since + by]),
});

/** Nothing waits for its time: then what counts is where things are. */
function shiftedState(state: State, ticks: number, time: number): State {
  const { motion, pending, told } = state;
  const rests = BODIES.every((body) => isStill(motion, body));
  return {
    ...state,
    motion: rests ? { ...shifted(motion, time), t: 0, events: 0, leans: [] } : shifted(motion, time),
    pending: pending.map(({ at, event }) => ({ at: inPlay(at + ticks), event })),
    told: { ...told, until: rests ? 0 : told.until + time },
  };
}

const writePosition = (match: Match): string =>
  JSON.stringify(shiftedState(match.state, 0 - playTick(match), 0 - now(match)));

function readPosition(text: string, setup: Setup): Match | null {
  const read = positionSchema.safeParse(jsonIn(text));
  return read.success ? withState(start(setup), read.data as unknown as State) : null;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const millimetres = (metres: number): number => Math.round(metres * 1e6) / 1e3 + 0;

export function describe(match: Match): PublicState {
  const { motion, told } = match.state;
  const places = placesNow(match);
  const onTable = BODIES.filter((body) => !isGone(motion, body));
  return {
    places: Object.fromEntries(
      onTable.map((body): [BodyName, [number, number]] => [
        body,
        [millimetres(places[body].x), millimetres(places[body].y)],
      ]),
    ),
    moving: BODIES.filter((body) => isMoving(motion, body)),
    lying: FIGURES.filter((figure) => lies(motion, figure)),
    fallen: LOOSE.filter((what) => isGone(motion, what)),
    ballOver: told.ballOver,
    off: { ...told.off },
  };
}

function readGiven(given: unknown, edition: string): Match {
  const { lineUp, places, seats, mode, settings } = givenSchema.parse(given);
  const match = start({ edition, seating: seatingOf(seats), mode, settings }, lineUp);
  const ground = groundIn(match);
  const motion = (Object.entries(places) as [Loose, readonly [number, number]][]).reduce(
    (before, [what, [x, y]]) => ground.motions.put(before, 0, what, x / 1000 + 0, y / 1000 + 0),
    match.state.motion,
  );
  const placed = withState(match, { motion, told: toldOf(ground, motion, 0) });
  for (const [what, at] of Object.entries(places) as [Loose, readonly [number, number]][])
    if (!hasRoomAt(placed, what, at)) throw new z.ZodError([fault(`something is where ${what} is put`)]);
  return placed;
}

const fault = (message: string): z.core.$ZodIssue => ({ code: 'custom', path: ['places'], message, input: undefined });

export const notation: Notation<Subbuteo> = {
  writeAction,
  readAction,
  writePosition,
  readPosition,
  describe: (match) => describe(match),
  readGiven,
};
