import { enteredSchema, type AnyGame } from '@bande/core';
import { z } from 'zod';
import { gameScenarioSchema, rulingSchema, scenarioStepSchema } from './scenario-schema.ts';
import { PARTS, tidied } from './tidy-schema.ts';

/** Everything an outsider writes or reads, by name. */
const documentsOf = (game: AnyGame): Readonly<Record<string, z.ZodType>> => ({
  given: game.schemas.given,
  facts: z.array(enteredSchema(game)),
  actions: z.array(scenarioStepSchema(game)),
  rulings: z.array(rulingSchema(game)),
  state: game.schemas.state,
  settings: game.schemas.settings,
  equipment: game.schemas.equipment,
  scenarios: z.array(gameScenarioSchema(game)),
});

/**
 * JSON Schema for everything an outsider writes or reads. What several of the documents need stands once, in `parts` or in
 * one of them, and is referred to by `$id`: a validator is given all of them. It is what may be written, not what comes out
 * of reading it; a check in code cannot be told in JSON Schema and is left out.
 */
export function schemasOf(game: AnyGame): Readonly<Record<string, object>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(documentsOf(game))) registry.add(schema, { id });
  const uri = (id: string): string => `urn:bande:${game.id}:${id === '__shared' ? PARTS : id}`;
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', reused: 'ref', uri });
  const { __shared: shared = {}, ...documents } = schemas;
  return tidied(documents, shared, uri(PARTS));
}
