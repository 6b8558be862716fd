import { endingSchema, enteredSchema, NOTE_LENGTH, oneLine, PACES, type AnyGame, type Shares } from '@bande/core';
import { z } from 'zod';
import { firstMatchSchema, lastMatchSchema, LONGEST, seat, setupFields, tick } from './match-schema.ts';
import { CHAIN_LENGTH } from './rests.ts';
import { deed, equipment, name, reading, seed, share } from './texts.ts';
import { FORMAT_VERSION } from './version.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'not a SHA-256 in hex');
const chain = z.string().regex(new RegExp(`^[0-9a-f]{${CHAIN_LENGTH}}$`), `not ${CHAIN_LENGTH} hex digits`);
const version = z
  .string()
  .max(32)
  .regex(/^\d+\.\d+\.\d+$/, 'not a version like 1.2.3');
/** A target of a hand, and the targets of a whole match. */
const MOST_NUMBERS = 8;
const MOST_PACKED = 4_000_000;
/** Inputs of a match without its hands (a long one has 2,000), what one input holds, readings of a game (the most has 173). */
const MOST_INPUTS = 100_000;
const MOST_AT_ONCE = 64;
const MOST_READINGS = 500;
/** Where nobody does anything for long, time alone brings a match to rest again and again. */
const RESTS_WITHOUT_INPUTS = 500;
const RESTS_PER_INPUT = 4;
export const mostRests = (inputs: number): number => RESTS_WITHOUT_INPUTS + RESTS_PER_INPUT * inputs;
const stamped = { tick, enteredAt: tick.optional() };

const clockCommand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
  z.strictObject({ kind: z.literal('set'), clock: name, left: z.number().min(0).max(LONGEST) }),
]);
const choose = z.strictObject({ kind: z.literal('choose'), option: z.int().nonnegative(), choice: name });

const place = z.int().nonnegative();
/** What becomes of a later input that no longer fits: others in its place, or none. */
const answerOfOne = (input: z.ZodType) => z.strictObject({ place, instead: z.array(input).max(MOST_AT_ONCE) });
/** Of several at once: notes in their places, or nothing. */
const answerOfSeveral = z.strictObject({
  places: z.array(place).min(1).max(MOST_INPUTS),
  note: oneLine(NOTE_LENGTH).optional(),
});

/** Every kind of input, with the actions and facts of one game. */
function inputSchema(game: AnyGame): z.ZodType {
  const input: z.ZodType = z.lazy(() =>
    z.discriminatedUnion('kind', [
      z.strictObject({
        ...stamped,
        kind: z.literal('action'),
        by: seat,
        action: deed(z.union([choose, game.schemas.action])),
      }),
      z.strictObject({
        ...stamped,
        kind: z.literal('facts'),
        by: z.literal('referee'),
        facts: z.array(deed(enteredSchema(game))).max(MOST_AT_ONCE),
        finder: name.optional(),
      }),
      z.strictObject({
        ...stamped,
        kind: z.literal('chance'),
        by: z.literal('host'),
        draws: z.array(z.int()).max(MOST_AT_ONCE),
      }),
      z.strictObject({
        ...stamped,
        kind: z.literal('clock'),
        by: z.union([seat, z.literal('referee'), z.literal('host')]),
        command: clockCommand,
      }),
      z.strictObject({ tick, kind: z.literal('stream'), by: seat, to: z.array(z.int()).max(MOST_NUMBERS) }),
      z.strictObject({
        ...stamped,
        kind: z.literal('together'),
        by: z.literal('host'),
        actions: z.array(z.strictObject({ by: seat, action: deed(game.schemas.action) })).max(4),
      }),
      z.strictObject({ ...stamped, kind: z.literal('mode'), by: z.literal('host'), mode: z.enum(PACES) }),
      z.strictObject({
        ...stamped,
        kind: z.literal('ended'),
        by: z.literal('host'),
        how: endingSchema(game.sides),
      }),
      z.strictObject({
        ...stamped,
        kind: z.literal('correction'),
        by: z.literal('referee'),
        supersedes: place,
        instead: z.array(input).max(MOST_AT_ONCE),
        dropLater: z.boolean().optional(),
        later: z
          .array(z.union([answerOfOne(input), answerOfSeveral]))
          .max(MOST_INPUTS)
          .optional(),
      }),
    ]),
  );
  return input;
}

const isOnePerSeat = (shares: Shares, { length }: readonly unknown[]): boolean =>
  shares.length === length && shares.some((share) => share !== null);

const headerSchema = (game: AnyGame) =>
  z
    .strictObject({
      format: z.literal(FORMAT_VERSION),
      engine: version,
      game: z.literal(game.id),
      ...setupFields(game),
      readings: z.strictObject({ ids: z.array(reading).max(MOST_READINGS), hash }),
      equipment,
      seedCommitment: hash.nullable(),
      shares: z.array(share.nullable()).optional(),
      players: z.array(name).optional(),
    })
    .refine(({ shares, seating }) => shares === undefined || isOnePerSeat(shares, seating), {
      path: ['shares'],
      error: 'one per seat, or null, and not null for all',
    })
    .refine(({ players = [], seating }) => players.length <= seating.length, {
      path: ['players'],
      error: ({ input }) =>
        `at most one name per seat, here ${(input as { readonly seating: readonly string[] }).seating.length}`,
    });

/** What every record has, whatever the game: enough to find the game and the versions. */
export const envelopeSchema = z.looseObject({
  header: z.looseObject({ format: z.number().int(), engine: version, game: name }),
});

export const recordSchema = (game: AnyGame) =>
  z.strictObject({
    header: headerSchema(game),
    from: z.strictObject({ engine: version, inputs: z.int().nonnegative(), match: firstMatchSchema(game) }).nullable(),
    inputs: z.array(inputSchema(game)).max(MOST_INPUTS),
    streams: z.string().max(MOST_PACKED).optional(),
    inputsHash: hash,
    rests: z.array(z.strictObject({ after: z.int().nonnegative(), tick, hash, chain })),
    lastRest: lastMatchSchema.nullable(),
    end: z.strictObject({ tick, hash, outcome: z.looseObject({ winner: z.string().nullable() }) }).nullable(),
    reached: tick,
    seed: seed.nullable(),
    takenBack: z.int().positive().optional(),
    hashes: z.literal(1).optional(),
  });
