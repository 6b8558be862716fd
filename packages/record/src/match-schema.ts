import { MODES, TICKS_PER_SECOND, type AnyGame } from '@bande/core';
import { z } from 'zod';
import { firstMatch, name } from './texts.ts';

/** Table time of a week: no match lasts longer, and nobody is made to count further. */
export const LONGEST = 7 * 24 * 3600 * TICKS_PER_SECOND;

export const tick = z.number().int().nonnegative().max(LONGEST);
export const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const count = z.number().int().nonnegative();

/** What is agreed before a match. */
export const setupFields = (game: AnyGame) => ({
  edition: z.enum(game.editions.map(({ id }) => id)),
  seating: z
    .array(z.enum([...game.sides]))
    .refine((seating) => game.seatings.some((known) => known.join() === seating.join()), 'not a seating of this game'),
  mode: z.enum(MODES),
  settings: game.schemas.settings,
});

const clock = z.strictObject({ name, limit: count, spent: count, since: tick.nullable() });
const until = z.union([
  z.strictObject({ tick }),
  z.strictObject({ event: name, with: z.record(name, z.union([name, z.number(), z.boolean()])).optional() }),
]);

const option = (side: z.ZodType) =>
  z.strictObject({
    id: count,
    name,
    owner: side,
    seat: seat.optional(),
    paragraph: name,
    choices: z.array(name).max(64),
    default: name,
    until: z.array(until).max(16),
    play: z.enum(['runs', 'stops']),
    restore: z.unknown().optional(),
  });

/** The match a record begins with, where that is not the start; of its state only the game itself can tell (origin.ts). */
export function firstMatchSchema(game: AnyGame) {
  const side = z.enum([...game.sides]);
  const match = z.strictObject({
    setup: z.strictObject(setupFields(game)),
    mode: z.enum(MODES),
    tick,
    pausedAt: tick.nullable(),
    held: tick,
    facts: count,
    optionCount: count,
    clocks: z.array(clock).max(64),
    options: z.array(option(side)).max(64),
    debts: z
      .array(z.strictObject({ owedBy: side, paragraphs: z.array(name).max(64), factId: count, what: name }))
      .max(256),
    state: z.looseObject({}),
    outcome: z.null('a match that is over does not go on'),
    streamed: z.partialRecord(z.enum(['0', '1', '2', '3']), tick).optional(),
  });
  return firstMatch(match);
}

/** The frame of a match that the replay makes too: their hashes are compared. */
export const lastMatchSchema = z.looseObject({
  setup: z.looseObject({}),
  tick,
  state: z.looseObject({}),
  outcome: z.unknown(),
});
