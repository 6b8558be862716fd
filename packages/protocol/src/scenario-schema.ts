import { scenarioSchema, SEATS, type AnyGame } from '@bande/core';
import { z } from 'zod';

/** The core's scenario schemas take every game; here the words of one game are filled in, so that a reason can name the field. */

const choice = z.strictObject({ kind: z.literal('choose'), choice: z.string() });

const sides = (game: AnyGame): z.ZodType => z.enum([...game.sides]);
const paragraphs = (game: AnyGame): z.ZodType => z.enum(Object.keys(game.rulebook), { error: ({ input }) => `${game.id} has no paragraph ${String(input)}` });
const editions = (game: AnyGame): z.ZodType => z.enum(game.editions.map(({ id }) => id));

/** A stroke or move in words must be one that the game can read. */
const actionText = (game: AnyGame): z.ZodType =>
  z.string().refine((words) => game.notation.readAction(words) !== null, { error: ({ input }) => `not an action of ${game.id}: ${String(input)}` });

export const scenarioActionSchema = (game: AnyGame): z.ZodType =>
  z.union([
    z.strictObject({ dice: z.array(z.number().int()) }),
    z.strictObject({ wait: z.number().int().nonnegative() }),
    z.strictObject({
      by: z.union([sides(game), z.literal(SEATS)]),
      do: z.union([actionText(game), choice, game.schemas.action]),
      after: z.number().int().nonnegative().optional(),
    }),
  ]);

/** A fact as it is, or wrapped to say how many ticks later it took place and who found it. */
const scenarioFactSchema = (game: AnyGame): z.ZodType =>
  z.union([game.schemas.event, z.strictObject({ after: z.number().int().nonnegative().optional(), finder: z.string().optional(), fact: game.schemas.event })]);

export const rulingSchema = (game: AnyGame): z.ZodType =>
  z.object({
    call: game.schemas.call,
    paragraphs: z.array(paragraphs(game)),
    evidence: z.array(z.number().int()),
    for: sides(game).optional(),
    against: sides(game).optional(),
    where: z.string().optional(),
    restart: z.string().optional(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  });

/** A scenario of one game; an entry of a file may also say `game:`. */
export const gameScenarioSchema = (game: AnyGame): z.ZodType =>
  scenarioSchema.extend({
    paragraphs: z.array(paragraphs(game)).min(1),
    edition: editions(game).optional(),
    facts: z.array(scenarioFactSchema(game)).optional(),
    actions: z.array(scenarioActionSchema(game)).optional(),
  });

/** The kinds of facts a game knows, as its schema tells them. */
export function factKinds(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap((option) => factKinds(option as z.ZodType)))];
  const kind = schema instanceof z.ZodObject ? (schema.shape as Readonly<Record<string, unknown>>)['kind'] : undefined;
  return kind instanceof z.ZodLiteral ? [...kind.values].map(String) : [];
}
