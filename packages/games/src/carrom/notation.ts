import { clockNamed, playTick, TICKS_PER_SECOND, type Notation, type Seat } from '@bande/core';
import { positionTexts, wrongBy, type ReadText } from '@bande/kit';
import { z } from 'zod';
import { actionSchema, type Action } from './actions.ts';
import { CLOCKS, secondsShown, STROKE_TICKS } from './clocks.ts';
import { impossibleIn } from './impossible.ts';
import { positionOf } from './position-read.ts';
import { parseGiven, type PublicState } from './position-schemas.ts';
import { bySide, describe, nameOrNull, placesOf, writeStanding } from './position-write.ts';
import { readSettings } from './settings.ts';
import { boardRuns, type Carrom, type Match, type Setup } from './state.ts';

export const SEATINGS = [['white', 'black'], ['white', 'black', 'white', 'black'], ['white']] as const;

const seatingOf = (seats: number): (typeof SEATINGS)[number] =>
  SEATINGS.find(({ length }) => length === seats) ?? SEATINGS[0];

function readGiven(given: unknown, edition: string): Match {
  const parsed = parseGiven(given);
  const settings = parsed.settings ?? readSettings({ rack: 'exact' });
  const setup: Setup = { edition, seating: seatingOf(parsed.seats ?? 2), mode: parsed.mode ?? 'live', settings };
  const position = positionOf(parsed, setup);
  const strange = impossibleIn(parsed, position);
  if (strange !== null)
    throw new z.ZodError([{ code: 'custom', path: [strange.field], message: strange.why, input: given }]);
  return position;
}

/** `strike x=-35.5 angle=12 force=0.8`, `place x=40 y=-12`, `chooseEnd end=north`: the kind, then its fields. */
function writeAction(action: Action): string {
  const fields = Object.entries(action).filter(
    ([key, value]) => key !== 'kind' && !((key === 'spin' || key === 'lift') && value === 0),
  );
  return [action.kind, ...fields.map(([key, value]) => `${key}=${value}`)].join(' ');
}

function readAction(text: string): Action | null {
  const [kind = '', ...words] = text.trim().split(/\s+/);
  const pairs = words.map((word) => word.split('=') as [string, string]);
  if (pairs.some((one) => one.length !== 2)) return null;
  const parsed = actionSchema.safeParse({
    kind,
    ...Object.fromEntries(pairs.map(([key, value]) => [key, NUMBER.test(value) ? Number(value) : value])),
  });
  return parsed.success ? parsed.data : null;
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

/** The position without what is as given by default, as one line of JSON; the pieces to the last bit. A stroke under way is written as before it. */
function writePosition(match: Match): string {
  const {
    colours: _,
    toAct: __,
    running: ___,
    winner: ____,
    pieces: _____,
    white: ______,
    black: _______,
    ...told
  } = describe(match, []);
  const usual = describe(readGiven({}, match.setup.edition), []);
  const before = told.phase === 'running' ? { phase: 'stroke', secondsLeft: secondsFor(match) } : {};
  const changed = Object.entries({ ...told, ...before }).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key as keyof PublicState]),
  );
  return JSON.stringify({
    ...Object.fromEntries(changed),
    ...explicit(match),
    metres: placesOf(match.state.board.pieces, (metres) => metres),
  });
}

/** What would otherwise be concluded from the rest of a position. */
const explicit = (match: Match): object => {
  const { state } = match;
  return {
    measured: state.board.measured,
    breakMade: state.board.breakMade,
    queenRight: bySide(state.board.queenRight),
    turns: bySide(state.board.turns),
    strokesInTurn: state.board.strokesInTurn,
    touchedInTurn: state.board.touchedInTurn,
    turn: state.turn,
    queenSide: nameOrNull(state.board.queenSide),
    start: writeStanding(state.start),
    ...(boardRuns(state) ? { secondsLeft: secondsFor(match) } : {}),
  };
};

/** A stroke under way is written as before it, with its whole time: whoever goes on from there has it still to play. */
function secondsFor(match: Match): number | null {
  const clock = clockNamed(match.clocks, CLOCKS.stroke);
  if (clock === undefined) return null;
  return match.state.phase === 'running' ? (STROKE_TICKS - 1) / TICKS_PER_SECOND : secondsShown(clock, playTick(match));
}

function readWith(text: string, setup: Setup): ReadText<Carrom> {
  try {
    const match = readGiven(
      {
        ...(JSON.parse(text) as object),
        settings: setup.settings,
        mode: setup.mode === 'desk' ? 'desk' : 'live',
        seats: setup.seating.length,
      },
      setup.edition,
    );
    return { match: { ...match, setup, mode: setup.mode } };
  } catch (error) {
    // Never without a reason: a text that is no position at all has no issues.
    if (!(error instanceof z.ZodError)) return { wrong: (error as Error).message };
    return wrongBy(error.issues);
  }
}

export const texts = positionTexts<Carrom>(readWith, writePosition);

export const notationWith = (toAct: (match: Match) => readonly Seat[]): Notation<Carrom> => ({
  writeAction,
  readAction,
  writePosition,
  readPosition: texts.readPosition,
  describe: (match) => ({ ...describe(match, toAct(match)) }),
  readGiven,
});
