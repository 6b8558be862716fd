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

/** Nobody plays on with a ball that is wholly out, and nobody has said where it went. */
const isInPlay = (name: string, at: Spot): boolean => !name.endsWith('the ball') || out(at) <= BALL;

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
    'breach, where the ball was',
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

  test.each(FACTS)('%s', (name, radius, fact) => {
    fc.assert(
      fc.property(spots, words, (at, where) => {
        fc.pre(isClear(where, at, radius) && Math.abs(out(at) - BALL) > HAIR);
        const refusal = refusalOf(fact(at, where));
        const fits = isTrue(where, at, radius) && isInPlay(name, at);
        expect(refusal ?? 'taken').toMatch(fits ? /^taken$/ : /^unknownFact \w*[aA]t: /);
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

describe('S-291 ball and figure touch', () => {
  const BY_EYE = 20;
  const STEP = 10;
  const grid = (most: number): readonly number[] =>
    Array.from({ length: Math.floor((2 * most) / STEP) + 1 }, (_, i) => i * STEP - most);
  const everywhere: readonly Spot[] = grid(WIDTH / 2 + BORDER).flatMap((x) =>
    grid(LENGTH / 2 + BORDER).map((y): Spot => [x, y]),
  );
  const apart = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by);
  const nearest = (at: Spot, where: Where, radius: number): number =>
    Math.min(...everywhere.filter((one) => isTrue(where, one, radius)).map((one) => apart(at, one)));
  const touch = (said: object): string => refusalOf({ kind: 'ballTouched', touchedBy: 'B5', ...said }) ?? 'taken';
  const wordsFor = (at: Spot, radius: number): readonly Where[] =>
    WHERES.filter((where) => isTrue(where, at, radius) && isClear(where, at, radius));

  test('what is true of both is taken, whichever of it is said', () => {
    const turn = fc.integer({ min: 0, max: 359 }).map((degrees) => (degrees * Math.PI) / 180);
    fc.assert(
      fc.property(spots, turn, fc.nat(20), fc.nat(20), (at, angle, i, j) => {
        const reach = BALL + BASE;
        const figureAt: Spot = [at[0] + reach * Math.cos(angle), at[1] + reach * Math.sin(angle)];
        fc.pre(out(at) < BALL - HAIR && out(figureAt) < BORDER);
        const [ball, figure] = [wordsFor(at, BALL), wordsFor(figureAt, BASE)];
        const where = ball[i % Math.max(1, ball.length)];
        const figureWhere = figure[j % Math.max(1, figure.length)];
        for (const said of [
          { at, figureAt },
          { at, figureWhere },
          { where, figureAt },
          { where, figureWhere },
        ])
          expect(touch(said)).toBe('taken');
      }),
    );
  });

  test('a place far from everything that the other word means is refused', () => {
    fc.assert(
      fc.property(spots, words, fc.boolean(), (at, where, isBall) => {
        fc.pre(out(at) <= 0);
        const far = nearest(at, where, isBall ? BASE : BALL) - STEP;
        fc.pre(far > BALL + BASE + BY_EYE);
        const said = isBall ? { at, figureWhere: where } : { where, figureAt: at };
        expect(touch(said)).toMatch(/^unknownFact figure(At|Where): /);
      }),
      { numRuns: 60 },
    );
  });

  test('two words that exclude each other are refused', () => {
    const ORDER = ['redZone', 'redMiddle', 'blueMiddle', 'blueZone'] as const;
    for (const [i, where] of ORDER.entries())
      for (const [j, figureWhere] of ORDER.entries())
        expect(touch({ where, figureWhere })).toMatch(Math.abs(i - j) > 1 ? /^unknownFact figureWhere: / : /^taken$/);
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
      fc.property(spots, fc.constantFrom('field' as const, 'cloth' as const, 'table' as const), (at, ground) => {
        const past = { field: out(at) - BASE, cloth: out(at) + BASE - BORDER, table: out(at) - BORDER }[ground];
        fc.pre(Math.abs(past) > HAIR);
        const refusal = refusalOf({ kind: 'figureLeft', figure: 'R9', ground, at });
        expect(refusal ?? 'taken').toMatch(past > 0 ? /^taken$/ : /^unknownFact at: /);
      }),
    );
  });
});
