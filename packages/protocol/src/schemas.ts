import { enteredSchema, type AnyGame } from '@bande/core';
import { z } from 'zod';
import { gameScenarioSchema, rulingSchema, scenarioStepSchema } from './scenario-schema.ts';
import { tidied } from './tidy-schema.ts';

/** What may be written, not what comes out of reading it; a check in code cannot be told in JSON Schema and is left out. */
const described = (schema: z.ZodType): object =>
  tidied(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'ref' }));

/** JSON Schema for everything an outsider writes or reads; each stands by itself. */
export const schemasOf = (game: AnyGame): Readonly<Record<string, object>> => ({
  given: described(game.schemas.given),
  facts: described(z.array(enteredSchema(game))),
  actions: described(z.array(scenarioStepSchema(game))),
  rulings: described(z.array(rulingSchema(game))),
  state: described(game.schemas.state),
  settings: described(game.schemas.settings),
  equipment: described(game.schemas.equipment),
  scenarios: described(z.array(gameScenarioSchema(game))),
});
