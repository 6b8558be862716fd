import type { AnyGame } from '@bande/core';
import { z } from 'zod';
import { gameOf, JSON_FLAG, type Command } from './command.ts';
import { printJson } from './print.ts';
import { gameScenarioSchema, rulingSchema, scenarioActionSchema } from './scenario-schema.ts';

/** What may be written, not what comes out of reading it; a check in code cannot be told in JSON Schema and is left out. */
const described = (schema: z.ZodType): object => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

export const schemasOf = (game: AnyGame): Readonly<Record<string, object>> => ({
  given: described(game.schemas.given),
  facts: described(z.array(game.schemas.event)),
  actions: described(z.array(scenarioActionSchema(game))),
  rulings: described(z.array(rulingSchema(game))),
  state: described(game.schemas.state),
  settings: described(game.schemas.settings),
  equipment: described(game.schemas.equipment),
  scenarios: described(z.array(gameScenarioSchema(game))),
});

export const schema: Command = {
  words: ['game'],
  flags: JSON_FLAG,
  help: 'Prints JSON Schema for everything an outsider writes or reads: given, facts, actions, rulings, state, settings, equipment, scenarios.',
  async run({ words }, around) {
    printJson(around, schemasOf(await gameOf(around, words[0] ?? '')));
    return 0;
  },
};
