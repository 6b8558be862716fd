import type { Match, Notation, Setup } from '@bande/core';
import { z } from 'zod';
import { settingsSchema, SIDES, sideToMove, start, type State, type Toy } from './state.ts';

export const actionSchema = z.strictObject({ kind: z.literal('take'), count: z.number().int().positive() });

export const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rolled'), value: z.number().int().min(1).max(6) }),
  z.strictObject({ kind: z.literal('taken'), by: z.enum(SIDES), count: z.number().int().positive() }),
]);

const heap = z.number().int().positive();
const roll = z.number().int().min(1).max(6).nullable();
const points = z.number().int().nonnegative();
const score = z.strictObject({ first: points, second: points });

export const givenSchema = z.strictObject({
  heap: heap.optional(),
  roll: roll.optional(),
  turn: z.enum(SIDES).optional(),
  score: score.optional(),
  settings: settingsSchema.prefault({}),
});

export const stateSchema = z.strictObject({
  heap,
  roll,
  turn: z.enum(SIDES),
  score,
  winner: z.enum(SIDES).nullable(),
  over: z.boolean(),
});

const withState = (match: Match<Toy>, state: Partial<State>): Match<Toy> => ({
  ...match,
  state: { ...match.state, ...state },
});

function readPosition(text: string, setup: Setup<Toy>): Match<Toy> | null {
  const [, heap, roll, turns, first, second] = /^(\d+) (\d|-) (\d+) (\d+):(\d+)$/.exec(text) ?? [];
  if (heap === undefined) return null;
  const score = { first: Number(first), second: Number(second) };
  return withState(start(setup), {
    heap: Number(heap),
    roll: roll === '-' ? null : Number(roll),
    turns: Number(turns),
    score,
  });
}

export const notation: Notation<Toy> = {
  writeAction: (action) => `take ${action.count}`,
  readAction(text) {
    const count = /^take ([1-9]\d*)$/.exec(text)?.[1];
    return count === undefined ? null : { kind: 'take', count: Number(count) };
  },
  writePosition: ({ state }) =>
    `${state.heap} ${state.roll ?? '-'} ${state.turns} ${state.score.first}:${state.score.second}`,
  readPosition,
  describe: (match) => ({
    heap: match.state.heap,
    roll: match.state.roll,
    turn: sideToMove(match),
    score: match.state.score,
    winner: match.outcome?.winner ?? null,
    over: match.outcome !== null,
  }),
  readGiven(given, edition) {
    const { settings, turn, heap, roll, score } = givenSchema.parse(given);
    const match = start({ edition, seating: [...SIDES], mode: 'paced', settings });
    const { state } = match;
    return withState(match, {
      heap: heap ?? state.heap,
      roll: roll ?? null,
      turns: turn === 'second' ? 1 : 0,
      score: score ?? state.score,
    });
  },
};
