import { MODES, type AnyGame } from '@bande/core';
import { z } from 'zod';
import { FORMAT_VERSION } from './version.ts';

const tick = z.number().int().nonnegative();
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'not a SHA-256 in hex');
const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'not a version like 1.2.3');
const stamped = { tick, enteredAt: tick.optional() };

const clockCommand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
  z.strictObject({ kind: z.literal('set'), clock: z.string(), left: z.number() }),
]);
const choose = z.strictObject({ kind: z.literal('choose'), option: z.number().int(), choice: z.string() });

/** Every kind of input, with the actions and facts of one game. */
export function inputSchema(game: AnyGame): z.ZodType {
  const input: z.ZodType = z.lazy(() =>
    z.discriminatedUnion('kind', [
      z.strictObject({ ...stamped, kind: z.literal('action'), by: seat, action: z.union([choose, game.schemas.action]) }),
      z.strictObject({ ...stamped, kind: z.literal('facts'), by: z.literal('referee'), facts: z.array(game.schemas.event), finder: z.string().optional() }),
      z.strictObject({ ...stamped, kind: z.literal('chance'), by: z.literal('host'), draws: z.array(z.number().int()) }),
      z.strictObject({ ...stamped, kind: z.literal('clock'), by: z.union([seat, z.literal('referee'), z.literal('host')]), command: clockCommand }),
      z.strictObject({ ...stamped, kind: z.literal('wait'), by: z.literal('host') }),
      z.strictObject({
        ...stamped,
        kind: z.literal('correction'),
        by: z.literal('referee'),
        supersedes: z.number().int().nonnegative(),
        instead: z.array(input),
        dropLater: z.boolean().optional(),
      }),
    ]),
  );
  return input;
}

const headerSchema = (game: AnyGame) =>
  z.strictObject({
    format: z.literal(FORMAT_VERSION),
    engine: version,
    game: z.literal(game.id),
    edition: z.enum(game.editions.map(({ id }) => id)),
    seating: z.array(z.enum([...game.sides])).refine((seating) => game.seatings.some((known) => known.join() === seating.join()), 'not a seating of this game'),
    mode: z.enum(MODES),
    settings: game.schemas.settings,
    readings: z.strictObject({ ids: z.array(z.string()), hash }),
    equipment: z.unknown(),
    seedCommitment: hash.nullable(),
    players: z.array(z.string()).optional(),
  });

/** The frame of a match; its state is the engine's own, and is checked by its hash. */
const matchSchema = z.looseObject({ setup: z.looseObject({}), tick, state: z.looseObject({}), outcome: z.unknown() });

/** What every record has, whatever the game: enough to find the game and the versions. */
export const envelopeSchema = z.looseObject({ header: z.looseObject({ format: z.number().int(), engine: version, game: z.string() }) });

export const recordSchema = (game: AnyGame) =>
  z.strictObject({
    header: headerSchema(game),
    from: z.strictObject({ engine: version, inputs: z.number().int().nonnegative(), match: matchSchema }).nullable(),
    inputs: z.array(inputSchema(game)),
    inputsHash: hash,
    rests: z.array(z.strictObject({ after: z.number().int().nonnegative(), tick, hash })),
    lastRest: matchSchema.nullable(),
    end: z.strictObject({ tick, hash, outcome: z.looseObject({ winner: z.string().nullable() }) }).nullable(),
    seed: z.string().nullable(),
  });
