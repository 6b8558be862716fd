import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atDesk, scenarioSchema, scenarioSteps, type AnyGame, type AnyShape, type Duty } from '@bande/core';
import { registry } from '@bande/games';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** Every scenario of a game, played at a desk: the duties on the way, and what its rulings ask of a referee. */
function dutiesAtDesk(game: AnyGame): readonly Duty<AnyShape>[] {
  const cwd = join(import.meta.dirname, '..', 'src', game.id, 'scenarios');
  const scenarios = globSync('*.yaml', { cwd })
    .toSorted()
    .flatMap((name) => parse(readFileSync(join(cwd, name), 'utf8')) as unknown[])
    .map((entry) => scenarioSchema.parse(entry))
    .filter(({ equipment }) => equipment === undefined);
  return scenarios.flatMap((scenario) => {
    const given = { ...scenario.given, mode: 'desk' };
    if (!game.schemas.given.safeParse(given).success) return [];
    return scenarioSteps(game, { ...scenario, given }).flatMap(({ match, entries }) => {
      expect(atDesk(match)).toBe(true);
      return [...game.duties(match), ...entries.flatMap((entry) => game.askedOfReferee?.(entry) ?? [])];
    });
  });
}

/**
 * The rows of each book that make the referee act in the course of a match. Soccer Tactics has none: its booklet knows no
 * referee, and only what one side has not set up in time is placed for it [I-41].
 */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  carrom: [
    'ICF-9.2',
    'ICF-39a.1',
    'ICF-39a.4',
    'ICF-46.1',
    'ICF-46.3',
    'ICF-50.2',
    'ICF-65a',
    'ICF-66a.1',
    'ICF-66a.2',
    'ICF-82a.1',
    'ICF-86.1',
    'ICF-88',
    'ICF-93.1',
    'ICF-94.3',
    'ICF-98a.1',
    'ICF-99a.1',
    'ICF-114.1',
    'ICF-115.2',
    'ICF-121a.1',
    'ICF-121a.2',
    'ICF-125a',
    'ICF-134.2',
    'ICF-140',
    'ICF-143h',
    'ICF-144.3',
    'ICF-151c',
  ],
  'soccer-tactics': ['STW-11A.4'],
  // Nothing is judged on the training pitch.
  subbuteo: [],
};

describe.each(registry.map((game) => [game.id, game] as const))('duties of %s at a desk', (id, game) => {
  const duties = dutiesAtDesk(game);
  const ofReferee = duties.filter(({ who }) => who === 'referee');

  test('every row that makes the referee act is asked of him where it applies', () => {
    const cited = new Set(ofReferee.flatMap(({ paragraphs }) => paragraphs));
    expect(ROWS[id]?.filter((row) => !cited.has(row))).toEqual([]);
  });

  test('nothing is asked of the host, who is not at the table', () => {
    expect(duties.filter(({ who }) => who === 'host')).toEqual([]);
  });

  test('every duty of the referee has a label, and every label a duty', () => {
    expect([...new Set(ofReferee.map(({ what }) => what))].toSorted()).toEqual(
      Object.keys(game.labels.duties).toSorted(),
    );
  });

  test('every duty of the referee rests on a paragraph', () => {
    expect(ofReferee.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
  });
});
