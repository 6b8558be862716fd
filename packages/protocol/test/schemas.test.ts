import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@bande/games';
import { entriesIn, schemasOf } from '@bande/protocol';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = (game: string): string => join(import.meta.dirname, '../../games/src', game, 'scenarios');
const scenariosOf = (game: string): readonly unknown[] =>
  globSync('*.yaml', { cwd: folder(game) }).flatMap((name) =>
    (entriesIn(parse(readFileSync(join(folder(game), name), 'utf8'))) ?? []).map(({ scenario }) => scenario),
  );
/** What Bande prints is read by a validator of somebody else, and strictly. */
function validator(schemas: Readonly<Record<string, object>>): Ajv2020 {
  return new Ajv2020({ strict: true, allowUnionTypes: true, strictTuples: false, allErrors: false }).addSchema(
    Object.values(schemas),
  );
}
const idOf = (schema: object | undefined): string => (schema as { readonly $id: string }).$id;

/** In bytes, without spaces. */
const MOST = 125_000;

describe.each(registry.map((game) => [game.id, game] as const))('the printed schemas of %s', (id, game) => {
  const schemas = schemasOf(game);
  const ajv = validator(schemas);
  const check = (scenarios: unknown): boolean => ajv.validate(idOf(schemas['scenarios']), scenarios);
  const text = JSON.stringify(schemas);

  test('are small and valid, and refer to nothing but each other', () => {
    for (const schema of Object.values(schemas)) expect(() => ajv.getSchema(idOf(schema))).not.toThrow();
    expect(text.length).toBeLessThan(MOST);
  });

  // A game of which nothing is judged yet has nothing to decide either.
  const judges = Object.values(game.rulebook).some(({ kind, status }) => kind === 'play' && status === 'done');
  test('tell every decision of a referee once, whatever document needs it', () => {
    const calls = Object.keys(game.decisions?.fields ?? {});
    const told = calls.map((call) => text.split(`"call":{"type":"string","const":"${call}"}`).length - 1);
    expect(calls.length > 0).toBe(judges);
    expect(told).toEqual(calls.map(() => 1));
  });

  test('need every part that they hold more than once, and hold none twice', () => {
    const { $defs } = schemas['parts'] as { readonly $defs: object };
    const uses = (name: string): number => text.split(`#/$defs/${name}"`).length - 1;
    expect(Object.keys($defs).filter((name) => uses(name) < 2)).toEqual([]);
    const told = Object.values($defs).map((part) => JSON.stringify(part));
    expect(new Set(told).size).toBe(told.length);
  });

  test('take every scenario of the game', () => {
    const refused = scenariosOf(id)
      .filter((scenario) => !check([scenario]))
      .map((scenario) => (scenario as { readonly title: string }).title);
    expect(refused).toEqual([]);
  });

  test('refuse what nobody can have meant', () => {
    const [plain] = scenariosOf(id) as readonly { readonly expect: object }[];
    const bad = [
      { ...plain, surprise: 1 },
      { ...plain, paragraphs: ['X-1'] },
      { ...plain, given: { surprise: 1 } },
      { ...plain, facts: [{ kind: 'surprise' }] },
      { ...plain, facts: [{ kind: 'decided', call: 'surprise' }] },
      { ...plain, actions: [{ wait: -1 }] },
      { ...plain, expect: { ...plain!.expect, state: { surprise: null } } },
    ];
    expect(bad.filter((scenario) => check([scenario]))).toEqual([]);
  });
});
