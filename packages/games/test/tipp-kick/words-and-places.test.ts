import { createRandom, hashOf, play, type Entered, type Random } from '@bande/core';
import { isCalled } from '@bande/games/tipp-kick/contradictions.ts';
import { eventSchema } from '@bande/games/tipp-kick/events.ts';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { endOf, goalBehind, isGoalLine, LINES, other, SIDES } from '@bande/games/tipp-kick/names.ts';
import { readGiven } from '@bande/games/tipp-kick/position-read.ts';
import type { Match, TippKick } from '@bande/games/tipp-kick/state.ts';
import { PITCH, WHERES, type Spot, type Where } from '@bande/games/tipp-kick/zones.ts';
import { describe, expect, test } from 'vitest';
import { oneOf } from '../subbuteo/fuzz/any.ts';

/** A word and a place in one entry: where they exclude each other it is refused and changes nothing, where they agree it is taken, and each alone is taken too. */

const ROUNDS = 120 * Number(process.env['SOAK'] ?? 1);
const SEED = process.env['BANDE_SEED'] ?? '';
const HALF_WIDTH = PITCH.width / 2;
const HALF_LENGTH = PITCH.length / 2;

const read = (entry: Entered<TippKick>): Entered<TippKick> =>
  entry.kind === 'decided' ? entry : eventSchema.parse(entry);

const moving = (): Match =>
  told(readGiven({ mode: 'desk', turn: 'red', ball: { where: 'redHalf' } }, 'dtkv-2012.1'), {
    kind: 'shot',
    by: 'red',
  })!;
const lying = (): Match => readGiven({ mode: 'desk', turn: 'red' }, 'dtkv-2012.1');
const RUNS = moving();
const LIES = lying();

/** What comes of an entry; null: it is refused, and nothing has changed. */
function told(match: Match, entry: object): Match | null {
  const kept = hashOf(match);
  const facts = [read(entry as Entered<TippKick>)];
  const step = play(tippKick, match, { tick: match.tick, kind: 'facts', by: 'referee', facts });
  if (hashOf(match) !== kept) throw new Error(`${JSON.stringify(entry)} has changed the match before it`);
  if (step.ok) return step.value.match;
  if (step.refusal.code !== 'unknownFact' || step.refusal.detail === undefined)
    throw new Error(`${JSON.stringify(entry)} is refused without a reason`);
  return null;
}
/** Of what must be so or must not be so the cases that are otherwise; null: either will do. */
const isOdd = (found: boolean, must: boolean | null): boolean => must !== null && found !== must;

const anywhere = (random: Random): [number, number] => [random.below(831) - 415, random.below(1261) - 630];
/** Every fact that has a place in words and in millimetres, and a match in which it can take place. */
const PLACED: Readonly<Record<string, (random: Random) => readonly [Match, object]>> = {
  shot: () => [LIES, { kind: 'shot', by: 'red' }],
  ballPlaced: () => [
    readGiven({ mode: 'desk', restart: { kind: 'freeKick', by: 'red' } }, 'dtkv-2012.1'),
    { kind: 'ballPlaced', by: 'red' },
  ],
  touched: (random) => [RUNS, { kind: 'touched', by: oneOf(random, SIDES), what: 'kicker' }],
  ballRested: (random) => [RUNS, { kind: 'ballRested', top: oneOf(random, ['white', 'black']) }],
  breach: (random) => [
    RUNS,
    { kind: 'breach', by: oneOf(random, SIDES), what: oneOf(random, ['bodyTouch', 'holding', 'plateShift']) },
  ],
  decided: (random) => [
    LIES,
    {
      kind: 'decided',
      call: oneOf(random, ['bodyTouch', 'obstruction', 'freeKick', 'wrongColour']),
      against: 'blue',
      for: 'red',
    },
  ],
};
const sayable = (entry: object): object => {
  const { call } = entry as { call?: string };
  if (call === undefined) return entry;
  const { against: _, for: _for, ...rest } = entry as Record<string, unknown>;
  return call === 'freeKick' ? { ...rest, for: 'red' } : { ...rest, against: 'blue' };
};

describe.each(Object.keys(PLACED))('%s', (kind) => {
  test('where it was, in words and in millimetres', () => {
    const random = createRandom(`${SEED}words and places ${kind}`);
    let [taken, refused] = [0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      const [match, made] = PLACED[kind]!(random);
      const event = sayable(made);
      const at = anywhere(random);
      const where = oneOf<Where>(random, WHERES);
      const fits = isCalled(where, at);
      const both = told(match, { ...event, at, where });
      expect([at, where, both !== null]).toEqual([at, where, fits]);
      // Each alone is taken; a place alone leads where both led.
      expect(told(match, { ...event, where })).not.toBeNull();
      const alone = told(match, { ...event, at });
      expect(alone).not.toBeNull();
      expect([at, both?.state.restart?.kind]).toEqual([at, both === null ? undefined : alone!.state.restart?.kind]);
      if (fits) taken++;
      else refused++;
    }
    expect(Math.min(taken, refused)).toBeGreaterThan(10);
  });
});

test('what is truly there may be called so, and what is at the other end may not', () => {
  const random = createRandom(`${SEED}true words`);
  const odd: unknown[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const at: Spot = [random.below(701) - 350, random.below(1061) - 530];
    const side = at[1] < 0 ? 'red' : 'blue';
    const isFar = Math.abs(at[1]) > 20 ? false : null;
    const isInside = Math.abs(at[0]) < 340 && Math.abs(at[1]) < 520 ? false : null;
    const asked: readonly (readonly [Where, boolean | null])[] = [
      [`${side}Half`, true],
      [`${other(side)}Half`, isFar],
      [`${other(side)}PenaltyArea`, isFar],
      ['outside', isInside],
    ];
    odd.push(...asked.filter(([where, must]) => isOdd(isCalled(where, at), must)).map(([where]) => [where, at]));
  }
  expect(odd).toEqual([]);
});

describe('ballOver', () => {
  test('a place far from its line is refused, one at it is taken', () => {
    const random = createRandom(`${SEED}lines`);
    const odd: unknown[] = [];
    for (let round = 0; round < 4 * ROUNDS; round++) {
      const line = oneOf(random, LINES);
      const [x, y] = anywhere(random);
      const beyond = isGoalLine(line)
        ? endOf(goalBehind(line)) * y - HALF_LENGTH
        : (line === 'west' ? 0 - x : x) - HALF_WIDTH;
      const must = beyond < -8 ? false : null;
      const isTaken = told(RUNS, { kind: 'ballOver', line, at: [x, y], inGoal: false }) !== null;
      if (isOdd(isTaken, beyond > 0 ? true : must)) odd.push([line, x, y]);
    }
    expect(odd).toEqual([]);
  });
  test('in the goal is between the posts, beside it is beside them, and a corner is where it went over', () => {
    const random = createRandom(`${SEED}posts`);
    const odd: unknown[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const side = oneOf(random, SIDES);
      const line = side === 'red' ? 'south' : 'north';
      const x = random.below(701) - 350;
      const at = [x, endOf(side) * (HALF_LENGTH + 10)];
      const [isBefore, isBeside] = [Math.abs(x) < 30, Math.abs(x) > 60];
      const known = isBefore || isBeside;
      const asked: readonly (readonly [object, boolean | null])[] = [
        [{ inGoal: true }, Math.abs(x) <= PITCH.goalWidth / 2],
        [{ over: 'beside' }, known ? isBeside : null],
        [{ over: 'goal' }, known ? isBefore : null],
        [{ corner: 'west' }, isBeside ? x < 0 : null],
        [{ corner: 'east' }, isBeside ? x > 0 : null],
        [{ inGoal: true, over: 'goal' }, false],
      ];
      for (const [more, must] of asked)
        if (isOdd(told(RUNS, { kind: 'ballOver', line, at, ...more }) !== null, must)) odd.push([at, more]);
    }
    expect(odd).toEqual([]);
  });
});

test('goals, boxes, keepers and their reach are at their own end', () => {
  const random = createRandom(`${SEED}ends`);
  for (let round = 0; round < ROUNDS; round++) {
    const side = oneOf(random, SIDES);
    const own = [random.below(61) - 30, endOf(side) * (HALF_LENGTH - 10 - random.below(30))];
    const far = [own[0], 0 - own[1]!];
    const events = [
      { kind: 'frameStruck', goal: side },
      { kind: 'keptOut', goal: side, by: oneOf(random, ['net', 'rubber', 'box']) },
      { kind: 'touched', by: side, what: 'keeper' },
      { kind: 'ballRested', top: 'white', reach: side },
      { kind: 'breach', by: side, what: 'handBeforeGoal' },
    ];
    for (const event of events) {
      expect([event, told(RUNS, { ...event, at: own }) === null]).toEqual([event, false]);
      expect([event, told(RUNS, { ...event, at: far }) === null]).toEqual([event, true]);
    }
  }
});

test('a kicker is in its area, on its line or outside as its place says', () => {
  const random = createRandom(`${SEED}kickers`);
  for (let round = 0; round < ROUNDS; round++) {
    const deep = 60 + random.below(60);
    const before = PITCH.penaltyDepth + 40 + random.below(200);
    const put = (ahead: number, more: object): boolean =>
      told(LIES, { kind: 'defenceSet', by: 'blue', at: [random.below(101) - 50, HALF_LENGTH - ahead], ...more }) !==
      null;
    expect([put(deep, { inArea: true }), put(deep, { inArea: false }), put(deep, { onLine: true })]).toEqual([
      true,
      false,
      false,
    ]);
    expect([put(before, { inArea: false }), put(before, { inArea: true }), put(before, { onLine: true })]).toEqual([
      true,
      false,
      false,
    ]);
    expect([
      put(PITCH.penaltyDepth, { onLine: true }),
      put(PITCH.penaltyDepth, { onLine: false, inArea: false }),
    ]).toEqual([true, false]);
  }
});

test('no way is shorter than the straight one', () => {
  const random = createRandom(`${SEED}ways`);
  const given = readGiven({ mode: 'desk', restart: { kind: 'kickIn', by: 'red', at: [349, 0] } }, 'dtkv-2012.1');
  const match = told(given, { kind: 'shot', by: 'red' })!;
  const odd: unknown[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const at = [random.below(600) - 300, random.below(900) - 450];
    const straight = Math.hypot(at[0]! - 349, at[1]!);
    const wayMm = random.below(1500);
    const must = wayMm < straight - 8 ? false : null;
    const isTaken = told(match, { kind: 'ballRested', top: 'white', at, wayMm }) !== null;
    if (isOdd(isTaken, wayMm > straight ? true : must)) odd.push([at, wayMm]);
  }
  expect(odd).toEqual([]);
});
