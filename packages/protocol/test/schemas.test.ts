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
function validator(schema: object): (value: unknown) => boolean {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true, strictTuples: false, allErrors: false }).compile(
    schema,
  );
  return (value) => validate(value);
}

/** In bytes, without spaces: what every call adds as a decision with fields of its own is a third of it. */
const MOST = 240_000;

describe.each(registry.map((game) => [game.id, game] as const))('the printed schemas of %s', (id, game) => {
  const schemas = schemasOf(game);
  const check = validator(schemas['scenarios']!);

  test('are small and valid, each by itself', () => {
    const { scenarios: _, ...others } = schemas;
    for (const schema of Object.values(others)) expect(() => validator(schema)).not.toThrow();
    expect(JSON.stringify(schemas).length).toBeLessThan(MOST);
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
      { ...plain, actions: [{ wait: -1 }] },
      { ...plain, expect: { ...plain!.expect, state: { surprise: null } } },
    ];
    expect(bad.filter((scenario) => check([scenario]))).toEqual([]);
  });
});
