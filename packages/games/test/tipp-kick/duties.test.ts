import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registered, scenarioSchema, scenarioSteps, type Duty } from '@bande/core';
import type { TippKick } from '@bande/games/tipp-kick/state.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tippKick as referee } from '@bande/games/tipp-kick/game.ts';

/** Until the game is in the registry, whose tests then do this: every scenario, played at a desk. */
const cwd = join(import.meta.dirname, '../../src/tipp-kick/scenarios');
const game = registered(referee);
const duties: readonly Duty<TippKick>[] = globSync('*.yaml', { cwd })
  .toSorted()
  .flatMap((name) => parse(readFileSync(join(cwd, name), 'utf8')) as unknown[])
  .map((entry) => scenarioSchema.parse(entry))
  .filter(({ equipment }) => equipment === undefined)
  .flatMap((scenario) =>
    scenarioSteps(game, { ...scenario, given: { ...scenario.given, mode: 'desk' } }).flatMap(({ match, entries }) => [
      ...referee.duties(match as never),
      ...entries.flatMap((entry) => referee.askedOfReferee?.(entry as never) ?? []),
    ]),
  );
const ofReferee = duties.filter(({ who }) => who === 'referee');

/** The rows of the book that make the referee act in the course of a match. */
const ROWS = [
  'DTKV-1.K28.1',
  'DTKV-1.K28.2',
  'DTKV-1.K29.1',
  'DTKV-1.K29.2',
  'DTKV-1.K31',
  'DTKV-2.K1',
  'DTKV-2.K2',
  'DTKV-2.K6',
  'DTKV-2.K7.1',
  'DTKV-2.K16.1',
  'DTKV-2.K16.2',
  'DTKV-2.K22',
  'DTKV-3.K3.1',
  'DTKV-3.K4',
  'DTKV-3.K5',
  'DTKV-4.K1',
  'DTKV-4.K4',
  'DTKV-4.K6.2',
  'DTKV-4.K8',
  'DTKV-4.K10',
  'DTKV-4.K11',
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
] as const;

test('every row that makes the referee act is asked of him where it applies', () => {
  const cited = new Set<string>(ofReferee.flatMap(({ paragraphs }) => paragraphs));
  expect(ROWS.filter((row) => !cited.has(row))).toEqual([]);
});

test('at a desk nothing is asked of the host', () => {
  expect(duties.filter(({ who }) => who === 'host')).toEqual([]);
});

test('every duty of the referee has a label, and every label a duty', () => {
  expect([...new Set(ofReferee.map(({ what }) => what))].toSorted()).toEqual(
    Object.keys(referee.labels.duties).toSorted(),
  );
});

test('every duty rests on a paragraph', () => {
  expect(duties.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
});
