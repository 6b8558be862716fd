import { play, type Entered } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { eventSchema } from '@bande/games/subbuteo/events.ts';
import type { Subbuteo } from '@bande/games/subbuteo/state.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** S-291: an entry with a word and a place is taken if the word is true of the place, and refused otherwise; reckoned here once more, from the measures of the pitch alone. */

type Spot = readonly [number, number];
const [WIDTH, LENGTH, LINE, BORDER] = [800, 1200, 2, 80];
const [BALL, BASE, POINT] = [11, 10.5, 0];
const PENALTY = { wide: 400, deep: 150 };
const AREA = { wide: 240, deep: 60 };
const GOAL = 125;
const HAIR = 1e-6;

const given = (more: object) => subbuteo.notation.readGiven({ mode: 'desk', attacker: 'red', ...more }, 'fistf-4.0');
const ROLLING = given({ rolling: true });
const LYING = given({});

function refused(match: typeof ROLLING, fact: Entered<Subbuteo>): string | null {
  const step = play(subbuteo, match, { tick: match.tick, kind: 'facts', by: 'referee', facts: [fact] });
  return step.ok ? null : `${step.refusal.code} ${step.refusal.detail ?? ''}`;
}
const refusalOf = (fact: object): string | null => refused(ROLLING, subbuteo.schemas.event.parse(fact));
const decisionRefused = (decision: object): string | null =>
  refused(LYING, { kind: 'decided', ...decision } as unknown as Entered<Subbuteo>);

// ── what the words mean ───────────────────────────────────────────────────────────────────────────────────────────

const WHERES = [
  'redGoalEnd',
  'redGoalArea',
  'redPenaltyArea',
  'redZone',
  'redMiddle',
  'blueMiddle',
  'blueZone',
  'bluePenaltyArea',
  'blueGoalArea',
  'blueGoalEnd',
  'outside',
] as const;
type Where = (typeof WHERES)[number];

/** From the goal line of whoever the word names into the field. */
const ahead = (where: Where, [, y]: Spot): number => LENGTH / 2 + (where.startsWith('red') ? y : -y);
const out = ([x, y]: Spot): number => Math.max(Math.abs(x) - WIDTH / 2, Math.abs(y) - LENGTH / 2);

function isTrue(where: Where, at: Spot, radius: number): boolean {
  const [deep, aside] = [ahead(where, at), Math.abs(at[0])];
  if (where === 'outside') return out(at) + radius > 0;
  if (where.endsWith('GoalEnd')) return deep <= LINE && aside <= PENALTY.wide / 2;
  if (where.endsWith('PenaltyArea')) return deep >= 0 && deep <= PENALTY.deep && aside <= PENALTY.wide / 2;
  if (where.endsWith('GoalArea')) {
    const [off, beside] = [Math.max(0, deep - AREA.deep, -deep), Math.max(0, aside - AREA.wide / 2)];
    return off * off + beside * beside <= radius * radius;
  }
  if (where.endsWith('Zone')) return deep + radius < LENGTH / 4 - LINE / 2;
  return deep - radius > LENGTH / 4 + LINE / 2 && deep + radius < LENGTH / 2 - LINE / 2;
}
/** So near to its own limit that nobody should hang on it. */
const isClear = (where: Where, at: Spot, radius: number): boolean =>
  [-HAIR, HAIR].every((dx) =>
    [-HAIR, HAIR].every((dy) => isTrue(where, [at[0] + dx, at[1] + dy], radius) === isTrue(where, at, radius)),
  );

// ── every fact that has both ──────────────────────────────────────────────────────────────────────────────────────

const FACTS: readonly (readonly [name: string, radius: number, fact: (at: Spot, where: Where) => object])[] = [
  ['flicked', BASE, (at, where) => ({ kind: 'flicked', by: 'red', figure: 'R9', at, where })],
  ['ballTouched, the ball', BALL, (at, where) => ({ kind: 'ballTouched', touchedBy: 'B5', at, where })],
  [
    'ballTouched, the figure',
    BASE,
    (figureAt, figureWhere) => ({ kind: 'ballTouched', touchedBy: 'B5', figureAt, figureWhere }),
  ],
  ['figuresTouched', POINT, (at, where) => ({ kind: 'figuresTouched', touchedBy: 'R9', touched: 'B5', at, where })],
  ['rested, the ball', BALL, (at, where) => ({ kind: 'rested', what: 'ball', at, where })],
  ['rested, a figure', BASE, (at, where) => ({ kind: 'rested', what: 'R9', at, where })],
  ['breach', POINT, (at, where) => ({ kind: 'breach', by: 'blue', what: 'handBall', at, where })],
  [
    'breach, the ball',
    BALL,
    (ballAt, ballWhere) => ({ kind: 'breach', by: 'blue', what: 'talking', ballAt, ballWhere }),
  ],
];
const tenths = (most: number): fc.Arbitrary<number> =>
  fc.integer({ min: -most * 10, max: most * 10 }).map((n) => n / 10);
const spots = fc.tuple(tenths(WIDTH / 2 + BORDER), tenths(LENGTH / 2 + BORDER));
const words = fc.constantFrom(...WHERES);

describe('S-291 a word and a place', () => {
  test('every word for a place that a fact can have is tried here', () => {
    const has = eventSchema.options.flatMap(({ shape }) =>
      Object.keys(shape)
        .filter((field) => /where$/i.test(field))
        .map((field) => `${shape.kind.value} ${field}`),
    );
    const tried = FACTS.flatMap(([, , fact]) => {
      const { kind, ...said } = fact([0, 0], 'outside') as { readonly kind: string };
      return Object.keys(said)
        .filter((field) => /where$/i.test(field))
        .map((field) => `${kind} ${field}`);
    });
    expect(new Set([...tried, 'ballOver where'])).toEqual(new Set(has));
  });

  test.each(FACTS)('%s', (_name, radius, fact) => {
    fc.assert(
      fc.property(spots, words, (at, where) => {
        fc.pre(isClear(where, at, radius));
        const refusal = refusalOf(fact(at, where));
        expect(refusal ?? 'taken').toMatch(isTrue(where, at, radius) ? /^taken$/ : /^unknownFact \w*[aA]t: /);
      }),
    );
  });

  test('a decision', () => {
    fc.assert(
      fc.property(spots, words, (at, where) => {
        fc.pre(isClear(where, at, POINT));
        const refusal = decisionRefused({ call: 'freeKick', for: 'blue', at, where });
        expect(refusal ?? 'taken').toMatch(isTrue(where, at, POINT) ? /^taken$/ : /^unknownFact /);
      }),
    );
  });
});

describe('S-291 the ball over a line', () => {
  const LINES = ['south', 'north', 'west', 'east'] as const;
  const isAt = (line: (typeof LINES)[number], [x, y]: Spot): boolean =>
    ({ south: -y >= 598, north: y >= 598, west: -x >= 398, east: x >= 398 })[line];

  test('its place is at that line, and in the goal between the posts', () => {
    const said = fc.constantFrom(true, false);
    fc.assert(
      fc.property(fc.constantFrom(...LINES), spots, said, (line, at, inGoal) => {
        const isGoalLine = line === 'south' || line === 'north';
        const fits = isAt(line, at) && (!inGoal || (isGoalLine && Math.abs(at[0]) < GOAL / 2));
        const refusal = refusalOf({ kind: 'ballOver', line, at, inGoal });
        expect(refusal ?? 'taken').toMatch(fits ? /^taken$/ : /^unknownFact (at|inGoal): /);
      }),
      { numRuns: 400 },
    );
  });

  test.each([100, 150, 200])('in the goal and %d mm beside its middle cannot be', (x) => {
    for (const [line, y] of [
      ['north', 611],
      ['south', -611],
    ] as const)
      for (const side of [-1, 1])
        expect(refusalOf({ kind: 'ballOver', line, inGoal: true, at: [side * x, y] })).toMatch(/^unknownFact at: /);
  });

  test('west at the north line cannot be', () => {
    expect(refusalOf({ kind: 'ballOver', line: 'west', at: [-100, 611] })).toMatch(/^unknownFact at: /);
    expect(refusalOf({ kind: 'ballOver', line: 'west', where: 'blueGoalEnd' })).toMatch(/^unknownFact where: /);
  });
});

describe('S-291 figures', () => {
  test('green that is said is the green that there is', () => {
    fc.assert(
      fc.property(spots, fc.integer({ min: 0, max: 80 }), (figureAt, beyondMm) => {
        const gap = Math.max(0, out(figureAt) - BASE);
        fc.pre(Math.abs(Math.abs(gap - beyondMm) - 1) > HAIR);
        const refusal = refusalOf({ kind: 'ballTouched', touchedBy: 'B5', figureAt, beyondMm });
        expect(refusal ?? 'taken').toMatch(Math.abs(gap - beyondMm) < 1 ? /^taken$/ : /^unknownFact beyondMm: /);
      }),
    );
  });

  test('whoever has left the field, the cloth or the table is not where he has not', () => {
    fc.assert(
      fc.property(spots, fc.constantFrom('field', 'cloth', 'table'), (at, ground) => {
        const past = ground === 'cloth' ? out(at) + BASE - BORDER : out(at) - BASE;
        fc.pre(Math.abs(past) > HAIR);
        const refusal = refusalOf({ kind: 'figureLeft', figure: 'R9', ground, at });
        expect(refusal ?? 'taken').toMatch(past > 0 ? /^taken$/ : /^unknownFact at: /);
      }),
    );
  });
});
