import { opening, type Notation } from '@bande/core';
import { positionTexts, wrongBy, type ReadText } from '@bande/kit';
import { z } from 'zod';
import { actionSchema, type Action } from './actions.ts';
import { impossible, type Impossible } from './impossible-said.ts';
import { impossibleIn } from './impossible.ts';
import { positionOf } from './position-read.ts';
import { givenSchema, type Given, type PublicState } from './position-schemas.ts';
import { describe } from './position-write.ts';
import { readSettings } from './settings.ts';
import { startState } from './start.ts';
import type { Match, Setup, SoccerTactics } from './state.ts';
import { ballIsUnknown } from './turn.ts';

export const SEATINGS = [
  ['red', 'blue'],
  ['red', 'blue', 'red', 'blue'],
] as const;

const refused = (field: string, why: string, input: unknown): z.ZodError =>
  new z.ZodError([{ code: 'custom', path: field.split('.'), message: why, input }]);

/** Throws a ZodError that names the field if the position is malformed, or one that no match can show. */
function readGiven(given: unknown, edition: string): Match {
  const parsed = givenSchema.parse(given);
  const settings = parsed.settings ?? readSettings({});
  const setup: Setup = {
    edition,
    seating: parsed.seats === 4 ? SEATINGS[1] : SEATINGS[0],
    mode: parsed.mode ?? 'live',
    settings,
  };
  const match = positionOf(parsed, setup);
  const strange = impossibleIn(parsed, match) ?? untrue(parsed, match);
  if (strange !== null) throw refused(strange.field, strange.why, given);
  return match;
}

/** What follows from the position may be said besides, if it is true. */
function untrue(given: Given, match: Match): Impossible | null {
  const told = describe(match);
  if (match.state.phase === 'finished' && match.outcome === null)
    return impossible('winner', 'the match is finished: say who has won (STW-0.17)');
  const wrong = (['toAct', 'cardsOnTable', 'winner'] as const).find(
    (field) => given[field] !== undefined && JSON.stringify(given[field]) !== JSON.stringify(told[field]),
  );
  return wrong === undefined
    ? null
    : impossible(wrong, `that follows from the position: ${JSON.stringify(told[wrong])}`);
}

// ── one line of text ──────────────────────────────────────────────────────────────────────────────────────────────

/** `move R7 red:E8 blue:D6`, with the turning square last: `move R7 blue:D6 via red:F8`. */
function writeAction(action: Action): string {
  const via = 'via' in action && action.via !== undefined ? ` via ${action.via}` : '';
  switch (action.kind) {
    case 'formation': {
      const ball = action.ball === undefined ? '' : ` ball=${action.ball}`;
      return `formation ${Object.entries(action.pawns)
        .map(([name, at]) => `${name}=${at}`)
        .join(' ')}${ball}`;
    }
    case 'move':
    case 'place':
      return `${action.kind} ${action.pawn} ${action.to}${via}`;
    case 'play':
    case 'dribble':
      return `${action.kind} ${action.to}${via}`;
    default:
      return action.kind;
  }
}

export function readAction(text: string): Action | null {
  const [kind = '', ...words] = text.trim().split(/\s+/);
  const parsed = actionSchema.safeParse(readWords(kind, words));
  return parsed.success ? parsed.data : null;
}

function readWords(kind: string, words: readonly string[]): unknown {
  if (kind === 'formation') return readFormationWords(words);
  const [main, via] = words.at(-2) === 'via' ? [words.slice(0, -2), { via: words.at(-1) }] : [words, {}];
  if (kind === 'move' || kind === 'place')
    return main.length === 2 ? { kind, pawn: main[0], to: main[1], ...via } : null;
  if (kind === 'play' || kind === 'dribble') return main.length === 1 ? { kind, to: main[0], ...via } : null;
  return words.length === 0 ? { kind } : null;
}

function readFormationWords(words: readonly string[]): unknown {
  const pairs = words.map((word) => word.split('=') as [string, string]);
  const ball = pairs.find(([name]) => name === 'ball')?.[1];
  const pawns = Object.fromEntries(pairs.filter(([name]) => name !== 'ball'));
  return pairs.some((one) => one.length !== 2)
    ? null
    : { kind: 'formation', pawns, ...(ball === undefined ? {} : { ball }) };
}

/** The position is its public description without what is as at the start, in one line of JSON that a link can carry. The clock is always told: left out, it would start anew. */
function writePosition(match: Match): string {
  const start = describe(opening<SoccerTactics>(match.setup, startState()));
  const now = describe(match);
  const { toAct: _, cardsOnTable: __, ...told } = now;
  const pawns = Object.fromEntries(Object.entries(now.pawns).filter(([name, at]) => start.pawns[name] !== at));
  const changed = Object.entries({ ...told, pawns }).filter(
    ([key, value]) =>
      key === 'secondsLeft' ||
      ((key === 'ball' || key === 'carrier') && ballIsUnknown(match.state)) || // at a desk; left out, it would be forgotten
      JSON.stringify(value) !== JSON.stringify(start[key as keyof PublicState]),
  );
  return JSON.stringify(Object.fromEntries(changed));
}

const agreed = z.never().optional();
const positionSchema = z.looseObject({ settings: agreed, seats: agreed, mode: agreed });

/** At a desk more may be unknown than elsewhere. */
const givenMode = ({ mode }: Setup): Given['mode'] => (mode === 'desk' ? 'desk' : 'live');

/** Settings, seats and mode are agreed in the setup: a position that brings its own is none. */
function readWith(text: string, setup: Setup): ReadText<SoccerTactics> {
  try {
    const given = { ...positionSchema.parse(JSON.parse(text)), settings: setup.settings, mode: givenMode(setup) };
    return { match: { ...readGiven(given, setup.edition), setup, mode: setup.mode } };
  } catch (error) {
    if (error instanceof SyntaxError) return { wrong: error.message };
    if (!(error instanceof z.ZodError)) throw error;
    return wrongBy(error.issues);
  }
}

export const texts = positionTexts<SoccerTactics>(readWith, writePosition);

export const notation: Notation<SoccerTactics> = {
  writeAction,
  readAction,
  writePosition,
  readPosition: texts.readPosition,
  describe: (match) => ({ ...describe(match) }),
  readGiven,
};
