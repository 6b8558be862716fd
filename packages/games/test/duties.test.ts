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
  subbuteo: [
    'FISTF-II.1.5.b.1',
    'FISTF-II.2.1.1.3.2',
    'FISTF-II.2.1.1.3.3',
    'FISTF-II.2.1.2.5.1',
    'FISTF-II.2.1.2.5.2',
    'FISTF-II.2.2.1.1',
    'FISTF-II.2.4.1.1',
    'FISTF-II.2.4.3',
    'FISTF-II.2.5.2.2',
    'FISTF-II.2.6.2',
    'FISTF-II.2.6.4.1',
    'FISTF-II.3.1.1.2',
    'FISTF-II.3.1.1.4',
    'FISTF-II.3.2.2.1',
    'FISTF-II.4.1.1.1',
    'FISTF-II.4.2.1.P',
    'FISTF-II.4.2.3.1',
    'FISTF-II.4.3.5',
    'FISTF-II.5.1.2.P',
    'FISTF-II.5.4.2.3',
    'FISTF-II.6.1.2.P',
    'FISTF-II.6.2.3.1',
    'FISTF-II.6.2.3.5.1',
    'FISTF-II.6.2.4.i.1',
    'FISTF-II.7.1.2',
    'FISTF-II.7.1.3',
    'FISTF-II.8.3.2.3',
    'FISTF-II.9.2.2',
    'FISTF-II.10.2.2',
    'FISTF-II.10.8.5',
    'FISTF-II.11.2.2.3',
    'FISTF-II.11.2.4.1',
    'FISTF-II.12.2.2.2',
    'FISTF-II.12.2.5',
    'FISTF-II.14.2.6',
    'FISTF-II.15.2.1.2',
    'FISTF-II.16.2.5',
    'FISTF-II.17.1.2.1',
    'FISTF-II.17.1.2.2',
    'FISTF-II.17.2.1',
    'FISTF-II.17.2.4',
    'FISTF-IV.1.5.1',
    'FISTF-IV.1.5.2',
    'FISTF-IV.1.6.2',
    'FISTF-IV.1.7',
  ],
  'tipp-kick': [
    'DTKV-1.K28.1',
    'DTKV-1.K28.2',
    'DTKV-1.K29.1',
    'DTKV-1.K29.2',
    'DTKV-1.K31',
    'DTKV-2.K1',
    'DTKV-2.K2',
    'DTKV-2.K6',
    'DTKV-2.K7.1',
    'DTKV-2.K12',
    'DTKV-2.K16.1',
    'DTKV-2.K16.2',
    'DTKV-2.K22',
    'DTKV-3.4.1',
    'DTKV-3.K3.1',
    'DTKV-3.K4',
    'DTKV-3.K5',
    'DTKV-4.1.2',
    'DTKV-4.K1',
    'DTKV-4.K4',
    'DTKV-4.K6.2',
    'DTKV-4.K8',
    'DTKV-4.K9',
    'DTKV-4.K10',
    'DTKV-4.K11',
    'DTKV-5.1.2',
    'DTKV-5.K3',
    'DTKV-5.K7',
    'DTKV-5.K8',
    'DTKV-6.8.1.2',
    'DTKV-6.9.6',
    'DTKV-8.K19',
    'DTKV-10.K4',
    'DTKV-12.K4',
    'DTKV-12.K6',
    'DTKV-14.K6',
    'DTKV-15.3.1',
    'DTKV-15.K4',
    'DTKV-16.7',
    'DTKV-16.K9',
  ],
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
