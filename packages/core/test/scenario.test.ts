import { describe, expect, test } from 'vitest';
import { differences, runScenario, scenarioSchema, type ScenarioOutcome } from '../src/index.ts';
import { toy } from './toy.ts';

const run = (told: Record<string, unknown>): ScenarioOutcome => runScenario(toy, scenarioSchema.parse({ title: 'a test', paragraphs: ['TOY-1'], ...told }));
const seven = { kind: 'added', n: 7, by: 'left' };

describe('a scenario holds', () => {
  test.each<[string, Record<string, unknown>]>([
    ['facts, one of the rulings', { facts: [seven], expect: { rulings: [{ paragraph: 'TOY-1A.1', call: 'double' }] } }],
    ['a parent id', { facts: [seven], expect: { rulings: [{ paragraph: 'TOY-1A' }] } }],
    ['a parent of both', { facts: [seven], expect: { rulings: [{ paragraph: 'TOY-1' }], only: true } }],
    ['all rulings and no other', { facts: [seven], expect: { rulings: [{ call: 'up' }, { call: 'double' }], only: true } }],
    ['no ruling at all', { facts: [{ kind: 'bell' }], expect: { only: true } }],
    ['a subset of the state', { given: { count: 2 }, facts: [seven], expect: { state: { count: 9, nested: { list: [{ a: 1 }] } } } }],
    ['what is not there is null', { facts: [seven], expect: { state: { winner: null } } }],
    ['actions in the notation', { actions: [{ by: 'left', do: '+3' }, { by: 'right', do: '+4', after: 12 }], expect: { state: { count: 7, tick: 12 } } }],
    ['actions as objects, by a seat', { actions: [{ by: 1, do: { kind: 'add', n: 2 } }, { wait: 30 }], expect: { state: { count: 2, tick: 30 } } }],
    ['dice', { given: { awaitsDice: true }, actions: [{ dice: [3, 4] }], expect: { state: { count: 7 } } }],
    ['an expected refusal', { actions: [{ by: 'left', do: { kind: 'add', n: -1 } }], expect: { refusal: { code: 'againstTheRules', paragraphs: ['TOY-1'] } } }],
  ])('%s', (_, told) => {
    expect(run(told)).toMatchObject({ title: 'a test', ok: true });
  });

  test('its rulings and its state are told', () => {
    expect(run({ facts: [seven], expect: {} })).toEqual({
      title: 'a test',
      ok: true,
      rulings: [
        { call: 'double', paragraphs: ['TOY-1A.1'], evidence: [0] },
        { call: 'up', paragraphs: ['TOY-1'], evidence: [0] },
      ],
      state: { count: 7, tick: 0, over: false, nested: { list: [{ a: 1, b: 2 }] } },
    });
  });
});

describe('a scenario fails', () => {
  const minus = { by: 'left', do: { kind: 'add', n: -1 } };
  test.each<[string, Record<string, unknown>, readonly string[]]>([
    ['another call', { facts: [seven], expect: { rulings: [{ paragraph: 'TOY-1', call: 'won' }] } }, ['no such ruling: {"paragraph":"TOY-1","call":"won"}']],
    ['another paragraph', { facts: [seven], expect: { rulings: [{ paragraph: 'TOY-2', call: 'up' }] } }, ['no such ruling: {"paragraph":"TOY-2","call":"up"}']],
    ['an id that only looks like a parent', { facts: [seven], expect: { rulings: [{ paragraph: 'TO' }] } }, ['no such ruling: {"paragraph":"TO"}']],
    ['one ruling too many', { facts: [seven], expect: { rulings: [{ call: 'up' }], only: true } }, ['not expected: double (TOY-1A.1)']],
    ['a ruling where none should be', { facts: [seven], expect: { only: true } }, ['not expected: double (TOY-1A.1)', 'not expected: up (TOY-1)']],
    ['another number', { facts: [seven], expect: { state: { count: 8 } } }, ['state.count: wanted 8, found 7']],
    ['a field that is not there', { facts: [seven], expect: { state: { goals: 1 } } }, ['state.goals: wanted 1, found undefined']],
    ['an object where there is none', { facts: [seven], expect: { state: { ball: { owner: null } } } }, ['state.ball: wanted {"owner":null}, found undefined']],
    ['a list of another length', { facts: [seven], expect: { state: { nested: { list: [] } } } }, ['state.nested.list: wanted [], found [{"a":1,"b":2}]']],
    ['a refusal that nobody expected', { actions: [minus], expect: {} }, ['refused: againstTheRules TOY-1A.1']],
    ['another refusal', { actions: [minus], expect: { refusal: { code: 'notOffered' } } }, ['refused: againstTheRules TOY-1A.1']],
    ['a refusal by another paragraph', { actions: [minus], expect: { refusal: { paragraphs: ['TOY-2'] } } }, ['refused: againstTheRules TOY-1A.1']],
    ['no refusal', { actions: [{ by: 'left', do: '+1' }], expect: { refusal: { code: 'early', paragraphs: ['TOY-1'] } } }, ['expected a refusal (early TOY-1), none came']],
  ])('%s', (_, told, mismatch) => {
    expect(run(told)).toMatchObject({ ok: false, mismatch });
  });
});

describe('a scenario that is no scenario', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['a word that the format does not know', { fact: [seven], expect: {} }, /fact/],
    ['no expectation', { facts: [seven] }, /expect/],
    ['no paragraph', { paragraphs: [], facts: [seven], expect: {} }, /paragraphs/],
    ['a given that the game does not know', { given: { goals: 1 }, expect: {} }, /goals/],
    ['an action that is none', { actions: [{ by: 'left', do: 'shoot' }], expect: {} }, /not an action: shoot/],
    ['a side that does not play', { actions: [{ by: 'middle', do: '+1' }], expect: {} }, /no side named middle/],
    ['a chair that does not exist', { actions: [{ by: 4, do: '+1' }], expect: {} }, /by/],
  ])('%s', (_, told, reason) => {
    expect(() => run(told)).toThrow(reason);
  });
});

describe('differences', () => {
  test('names every place', () => {
    expect(differences({ a: 1, b: { c: [1, { d: 2 }] } }, { a: 2, b: { c: [1, { d: 3 }] } }, '')).toEqual(['a: wanted 1, found 2', 'b.c[1].d: wanted 2, found 3']);
  });

  test('more than wanted is no difference', () => {
    expect(differences({ a: 1 }, { a: 1, b: 2 }, '')).toEqual([]);
  });
});
