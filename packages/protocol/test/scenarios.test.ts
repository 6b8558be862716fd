import { toy } from '@bande/host/toy';
import { registered, runScenario } from '@bande/core';
import { readScenarios, schemasOf } from '@bande/protocol';
import { expect, test } from 'vitest';

const game = registered(toy);
const scenario = {
  title: 'a four is rolled',
  paragraphs: ['TOY-1.1'],
  facts: [{ kind: 'rolled', value: 4 }],
  expect: { state: { roll: 4 } },
};

test.each([
  ['a list whose paragraphs tell the game', [scenario]],
  ['a list whose entries name the game', [{ ...scenario, game: 'toy' }]],
  ['an object that names the game once', { game: 'toy', scenarios: [scenario] }],
  [
    'a fact that took place later',
    [{ ...scenario, facts: [{ after: 120, finder: 'Ada', fact: { kind: 'rolled', value: 4 } }] }],
  ],
])('%s is read and runs', (_, document) => {
  const read = readScenarios(document, [game]);
  expect(read.ok && read.value.map((one) => runScenario(one.game, one.scenario).ok)).toEqual([true]);
});

test.each([
  [null, 'neither a list of scenarios nor {game, scenarios: [...]}'],
  [[scenario, { ...scenario, game: 'chess' }], 'entry 2 (a four is rolled): game: no game named "chess"'],
  [[{ ...scenario, paragraphs: ['TOY-1'] }], 'entry 1 (a four is rolled): paragraphs[0]: toy has no paragraph TOY-1'],
  [[{ ...scenario, game: 7 }], 'entry 1 (a four is rolled): game: no game named 7'],
  [[{ ...scenario, given: { heap: 'many' } }], 'entry 1 (a four is rolled): given.heap: '],
  [
    [{ ...scenario, facts: [{ kind: 'rolled', value: 4, colour: 'red' }] }],
    'entry 1 (a four is rolled): facts[0]: Unrecognized key: "colour"',
  ],
])('%j is refused in one line', (document, reason) => {
  const read = readScenarios(document, [game]);
  expect(read.ok ? '' : read.refusal).toContain(reason);
});

test('an entry that names no game gets the one that is meant otherwise', () => {
  const foreign = [{ title: 'odd', paragraphs: ['X-1'], expect: {} }];
  const read = readScenarios(foreign, [], game);
  expect(read.ok ? '' : read.refusal).toBe('entry 1 (odd): paragraphs[0]: toy has no paragraph X-1');
});

test('every schema can be printed', () => {
  expect(Object.keys(schemasOf(game))).toEqual([
    'given',
    'facts',
    'actions',
    'rulings',
    'state',
    'settings',
    'equipment',
    'scenarios',
    'parts',
  ]);
  expect(() => JSON.stringify(schemasOf(game))).not.toThrow();
});
