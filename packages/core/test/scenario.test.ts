import { describe, expect, test } from 'vitest';
import {
  canFail,
  differences,
  documentFault,
  runScenario,
  SCENARIO_BOUNDS,
  scenarioSchema,
  type ScenarioOutcome,
} from '../src/index.ts';
import { toy } from './toy.ts';

const run = (told: Record<string, unknown>): ScenarioOutcome =>
  runScenario(toy, scenarioSchema.parse({ title: 'a test', paragraphs: ['TOY-1'], ...told }));
const seven = { kind: 'added', n: 7, by: 'left' };

describe('a scenario holds', () => {
  test.each<[string, Record<string, unknown>]>([
    ['facts, one of the rulings', { facts: [seven], expect: { rulings: [{ paragraph: 'TOY-1A.1', call: 'double' }] } }],
    ['a parent id', { facts: [seven], expect: { rulings: [{ paragraph: 'TOY-1A' }] } }],
    ['a parent of both', { facts: [seven], expect: { rulings: [{ paragraph: 'TOY-1' }], only: true } }],
    [
      'all rulings and no other',
      { facts: [seven], expect: { rulings: [{ call: 'up' }, { call: 'double' }], only: true } },
    ],
    ['no ruling at all', { facts: [{ kind: 'bell' }], expect: { only: true } }],
    [
      'a subset of the state',
      { given: { count: 2 }, facts: [seven], expect: { state: { count: 9, nested: { list: [{ a: 1 }] } } } },
    ],
    ['what is not there is null', { facts: [seven], expect: { state: { winner: null } } }],
    [
      'actions in the notation',
      {
        actions: [
          { by: 'left', do: '+3' },
          { by: 'right', do: '+4', after: 12 },
        ],
        expect: { state: { count: 7, tick: 12 } },
      },
    ],
    [
      'actions as objects, by a seat',
      { actions: [{ by: 1, do: { kind: 'add', n: 2 } }, { wait: 30 }], expect: { state: { count: 2, tick: 30 } } },
    ],
    ['dice', { given: { awaitsDice: true }, actions: [{ dice: [3, 4] }], expect: { state: { count: 7 } } }],
    [
      'an expected refusal',
      {
        actions: [{ by: 'left', do: { kind: 'add', n: -1 } }],
        expect: { refusal: { code: 'againstTheRules', paragraphs: ['TOY-1'] } },
      },
    ],
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
      refusals: [],
    });
  });
});

describe('a scenario fails', () => {
  const minus = { by: 'left', do: { kind: 'add', n: -1 } };
  test.each<[string, Record<string, unknown>, readonly string[]]>([
    [
      'another call',
      { facts: [seven], expect: { rulings: [{ paragraph: 'TOY-1', call: 'won' }] } },
      ['no such ruling: {"paragraph":"TOY-1","call":"won"}'],
    ],
    [
      'another paragraph',
      { facts: [seven], expect: { rulings: [{ paragraph: 'TOY-2', call: 'up' }] } },
      ['no such ruling: {"paragraph":"TOY-2","call":"up"}'],
    ],
    [
      'an id that only looks like a parent',
      { facts: [seven], expect: { rulings: [{ paragraph: 'TO' }] } },
      ['no such ruling: {"paragraph":"TO"}'],
    ],
    [
      'one ruling too many',
      { facts: [seven], expect: { rulings: [{ call: 'up' }], only: true } },
      ['not expected: double (TOY-1A.1)'],
    ],
    [
      'a ruling where none should be',
      { facts: [seven], expect: { only: true } },
      ['not expected: double (TOY-1A.1)', 'not expected: up (TOY-1)'],
    ],
    ['another number', { facts: [seven], expect: { state: { count: 8 } } }, ['state.count: wanted 8, found 7']],
    [
      'a field that is not there',
      { facts: [seven], expect: { state: { goals: 1 } } },
      ['state.goals: wanted 1, found undefined'],
    ],
    [
      'an object where there is none',
      { facts: [seven], expect: { state: { ball: { owner: null } } } },
      ['state.ball: wanted {"owner":null}, found undefined'],
    ],
    [
      'a list of another length',
      { facts: [seven], expect: { state: { nested: { list: [] } } } },
      ['state.nested.list: wanted [], found [{"a":1,"b":2}]'],
    ],
    ['a refusal that nobody expected', { actions: [minus], expect: {} }, ['step 1: refused: againstTheRules TOY-1A.1']],
    [
      'another refusal',
      { actions: [minus], expect: { refusal: { code: 'notOffered' } } },
      ['step 1: refused: againstTheRules TOY-1A.1'],
    ],
    [
      'a refusal by another paragraph',
      { actions: [minus], expect: { refusal: { paragraphs: ['TOY-2'] } } },
      ['step 1: refused: againstTheRules TOY-1A.1'],
    ],
    [
      'no refusal',
      { actions: [{ by: 'left', do: '+1' }], expect: { refusal: { code: 'early', paragraphs: ['TOY-1'] } } },
      ['expected a refusal (early TOY-1), none came'],
    ],
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
    expect(differences({ a: 1, b: { c: [1, { d: 2 }] } }, { a: 2, b: { c: [1, { d: 3 }] } }, '')).toEqual([
      'a: wanted 1, found 2',
      'b.c[1].d: wanted 2, found 3',
    ]);
  });

  test('more than wanted is no difference', () => {
    expect(differences({ a: 1 }, { a: 1, b: 2 }, '')).toEqual([]);
  });
});

const [minus, bell] = [{ by: 'left', do: { kind: 'add', n: -1 } }, { kind: 'bell' }];
const add = (n: number): Record<string, unknown> => ({ by: 'left', do: `+${n}` });

describe('steps', () => {
  test('facts, actions, dice and time come in the order in which they are written', () => {
    const steps = [
      add(1),
      { fact: { kind: 'added', n: 2, by: 'right' }, after: 6, finder: 'Ada' },
      { wait: 6 },
      add(3),
    ];
    expect(
      run({ steps, expect: { rulings: [{ call: 'up', times: 3 }], only: true, state: { count: 6, tick: 12 } } }),
    ).toMatchObject({ ok: true });
  });

  test.each<[string, Record<string, unknown>, readonly string[]]>([
    [
      'the state after a step',
      { ...add(1), expect: { state: { count: 2 } } },
      ['step 1: state.count: wanted 2, found 1'],
    ],
    [
      'the rulings of a step',
      { ...add(1), expect: { rulings: [{ call: 'double' }] } },
      ['step 1: no such ruling: {"call":"double"}'],
    ],
    [
      'no other ruling of a step',
      { ...add(7), expect: { rulings: [{ call: 'up' }], only: true } },
      ['step 1: not expected: double (TOY-1A.1)'],
    ],
    ['a refusal of this step', { ...add(1), refused: true }, ['step 1: expected a refusal (of any kind), none came']],
    [
      'a refusal of this step for another reason',
      { ...minus, refused: { code: 'early' } },
      ['step 1: refused: againstTheRules TOY-1A.1'],
    ],
    [
      'a refusal by another paragraph',
      { ...minus, refused: { paragraphs: ['TOY-2'] } },
      ['step 1: refused: againstTheRules TOY-1A.1'],
    ],
  ])('%s may fail', (_, step, mismatch) => {
    expect(run({ steps: [step, add(1)], expect: {} })).toMatchObject({ ok: false, mismatch });
  });

  test('a refusal belongs to its step, and all are told', () => {
    const steps = [
      add(1),
      { ...minus, refused: { code: 'againstTheRules', paragraphs: ['TOY-1'] } },
      { ...add(2), expect: { state: { count: 3 } } },
    ];
    expect(run({ steps, expect: {} })).toMatchObject({
      ok: true,
      refusals: [{ step: 2, code: 'againstTheRules', paragraphs: ['TOY-1A.1'] }],
    });
    expect(run({ steps: [minus, { ...minus, refused: true }], expect: {} })).toMatchObject({
      ok: false,
      mismatch: ['step 1: refused: againstTheRules TOY-1A.1'],
    });
  });

  test('a refusal that is written beside its step is not the one that is expected of the whole', () => {
    expect(
      run({ steps: [{ ...minus, refused: true }], expect: { refusal: { code: 'againstTheRules' } } }),
    ).toMatchObject({ ok: false, mismatch: ['expected a refusal (againstTheRules), none came'] });
  });

  test('short forms take what may stand beside a step', () => {
    expect(
      run({
        facts: [{ fact: seven, expect: { state: { count: 7 } } }, bell],
        actions: [{ ...minus, refused: true }],
        expect: {},
      }),
    ).toMatchObject({ ok: true });
  });
});

describe('order and count of rulings', () => {
  const [up, double, won] = [{ call: 'up' }, { call: 'double' }, { call: 'won' }];
  const facts = [seven, { kind: 'added', n: 1, by: 'right' }, { kind: 'added', n: 2, by: 'right' }]; // double and up, up, won and up
  test.each<[string, Record<string, unknown>]>([
    [
      'so many',
      {
        rulings: [
          { ...up, times: 3 },
          { ...won, times: 1 },
        ],
      },
    ],
    ['none', { rulings: [{ call: 'unlisted', times: 0 }] }],
    ['some of them in order', { rulings: [double, won], inOrder: true }],
    ['all of them in order', { rulings: [double, up, up, won, up], only: true, inOrder: true }],
    ['several alike in a row', { rulings: [double, { call: 'up', times: 3 }], inOrder: true }],
  ])('%s', (_, expected) => {
    expect(run({ facts, expect: expected })).toMatchObject({ ok: true });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['one too many', { rulings: [{ ...up, times: 2 }] }, 'wanted 2 times, came 3 times: {"call":"up"}'],
    ['one too few', { rulings: [{ ...up, times: 4 }] }, 'wanted 4 times, came 3 times: {"call":"up"}'],
    ['one that must not come', { rulings: [{ ...won, times: 0 }] }, 'wanted 0 times, came 1 times: {"call":"won"}'],
    ['another order', { rulings: [won, double], inOrder: true }, 'not in this order: '],
    [
      'one left out where there are to be no others',
      { rulings: [double, up, won], only: true, inOrder: true },
      'not in this order: ',
    ],
  ])('%s fails', (_, expected, mismatch) => {
    const { ok, mismatch: found } = run({ facts, expect: expected });
    expect([ok, found?.[0]]).toEqual([false, expect.stringContaining(mismatch)]);
  });
});

describe('what may be done', () => {
  test.each<[string, Record<string, unknown>]>([
    ['exactly these', { left: { exactly: ['+1'] } }],
    ['exactly these, by their parts', { left: { exactly: [{ kind: 'add' }] } }],
    ['these among others', { left: { among: ['+2'] }, right: { among: [{ n: 1, kind: 'add' }] } }],
    ['what is not listed but is not refused either', { 0: { among: ['+5'] } }],
    ['not these', { left: { not: [{ kind: 'add', n: 9 }, { kind: 'choose' }] } }],
  ])('%s', (_, legal) => {
    expect(run({ expect: { legal } })).toMatchObject({ ok: true });
  });

  test.each<[string, Record<string, unknown>, readonly string[]]>([
    [
      'one that is not offered',
      { left: { exactly: ['+1', { kind: 'add', n: 9 }] } },
      ['legal for left: not offered: {"kind":"add","n":9}'],
    ],
    ['one that is offered besides', { left: { exactly: ['+2'] } }, ['legal for left: not expected: +1']],
    ['something where there should be nothing', { 1: { exactly: [] } }, ['legal for 1: not expected: +1']],
    [
      'one that is not among them',
      { left: { among: [{ kind: 'add', n: 9 }] } },
      ['legal for left: not offered: {"kind":"add","n":9}'],
    ],
    ['one that must not be offered', { left: { not: ['+2'] } }, ['legal for left: offered all the same: +2']],
  ])('%s fails', (_, legal, mismatch) => {
    expect(run({ expect: { legal } })).toMatchObject({ ok: false, mismatch });
  });

  test('nothing is legal once it is over', () => {
    expect(
      run({ facts: [seven, seven], expect: { legal: { left: { exactly: [] }, right: { exactly: [] } } } }),
    ).toMatchObject({ ok: true });
  });
});

describe('one scenario is bounded', () => {
  const most = SCENARIO_BOUNDS.ticks;
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['a long wait', { actions: [{ wait: 1_000_000_000 }], expect: {} }, /wait/],
    ['a long time in parts', { actions: [{ wait: most }, { wait: 1 }], expect: {} }, /lasts longer than 5184000 ticks/],
    [
      'a fact long after',
      {
        facts: [
          { fact: bell, after: most },
          { fact: bell, after: 1 },
        ],
        expect: {},
      },
      /lasts longer/,
    ],
    ['many steps', { actions: Array.from({ length: 501 }, () => ({ wait: 0 })), expect: {} }, /actions/],
    [
      'many facts and actions',
      {
        facts: Array.from({ length: 300 }, () => bell),
        actions: Array.from({ length: 300 }, () => ({ wait: 0 })),
        expect: {},
      },
      /more than 500 steps/,
    ],
    ['steps and their short form', { steps: [], actions: [], expect: {} }, /cannot stand beside actions/],
    [
      'many rulings',
      {
        given: { marbles: Array.from({ length: 10_001 }, () => ({ arrives: 1, n: 0 })) },
        actions: [{ wait: 1 }],
        expect: {},
      },
      /more than 10000 rulings/,
    ],
  ])('%s', (_, told, reason) => {
    expect(() => run(told)).toThrow(reason);
  });

  test('a document is neither too deep nor too large, and has no hidden fields', () => {
    const deep = Array.from({ length: 65 }).reduce((inner: unknown) => [inner], null);
    const leaf = Array.from({ length: 1000 }, () => 0);
    const round: unknown[] = [];
    round.push(round);
    expect(documentFault(deep)).toBe('nested more than 64 deep');
    expect(documentFault(round)).toBe('nested more than 64 deep');
    expect(documentFault(Array.from({ length: 1000 }, () => leaf))).toBe('holds more than 1000000 values');
    expect(documentFault(JSON.parse('[{"given":{"__proto__":{"roll":9}}}]'))).toBe('no field may be named __proto__');
    expect(documentFault([{ title: 'a', list: leaf }])).toBe(null);
  });
});

test('a scenario can fail if it expects something of a step or of the whole', () => {
  const scenario = (told: Record<string, unknown>): boolean =>
    canFail(scenarioSchema.parse({ title: 'a test', paragraphs: ['TOY-1'], expect: {}, ...told }));
  expect(
    [{}, { expect: { only: true } }, { expect: { state: {}, rulings: [], legal: {} } }, { steps: [add(1)] }].map(
      scenario,
    ),
  ).toEqual([false, false, false, false]);
  const wanting = [
    { expect: { legal: { left: { exactly: [] } } } },
    { steps: [{ ...add(1), refused: true }] },
    { facts: [{ fact: bell, expect: { state: { count: 0 } } }] },
    { equipment: {}, expect: { breaches: [] } },
  ];
  expect(wanting.map(scenario)).toEqual([true, true, true, true]);
});
