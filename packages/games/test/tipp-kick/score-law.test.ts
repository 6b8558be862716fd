import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { play, runScenario, scenarioSchema, type Entered, type Game } from '@bande/core';
import { prevailing } from '@bande/games/tipp-kick/consequences.ts';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { other, SIDES, type Side } from '@bande/games/tipp-kick/names.ts';
import { readGiven } from '@bande/games/tipp-kick/position-read.ts';
import { BREACHES, type Breach } from '@bande/games/tipp-kick/referee/breach-names.ts';
import type { Match, Ruling, TippKick } from '@bande/games/tipp-kick/state.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ruledFor } from './ruled.ts';

/** What is ruled of the score is what the score shows: over everything that any scenario tells. */

beforeAll(() => tippKick.prepare!());
const folder = join(import.meta.dirname, '..', '..', 'src', 'tipp-kick', 'scenarios');
const scenarios = globSync('*.yaml', { cwd: folder })
  .toSorted()
  .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as readonly unknown[])
  .map((entry) => scenarioSchema.parse(entry));

/** Where a match is given away the rules say its score ['DTKV-15.4.1']. */
const isGivenAway = (rulings: readonly Ruling[]): boolean =>
  prevailing(rulings).some((one) => one.kind === 'matchIsOver' && one.score !== undefined);

interface Told {
  readonly before: Match;
  readonly rulings: readonly Ruling[];
  readonly after: Match;
}
function toldIn(scenario: (typeof scenarios)[number]): readonly Told[] {
  const told: Told[] = [];
  const watched: Game<TippKick> = {
    ...tippKick,
    settle: (before, fact, rulings) => {
      const after = tippKick.settle(before, fact, rulings);
      told.push({ before, rulings, after });
      return after;
    },
  };
  if (scenario.equipment === undefined) runScenario(watched, scenario);
  return told;
}
let all: readonly (readonly [title: string, told: readonly Told[]])[] = [];
beforeAll(() => {
  all = scenarios.map((scenario) => [scenario.title, toldIn(scenario)] as const);
});

test('a ruling says goal, and it is counted once; no goal leaves the score or takes it back; nothing else changes it', () => {
  const odd: unknown[] = [];
  let goals = 0;
  for (const [title, told] of all)
    for (const { before, rulings, after } of told)
      for (const side of SIDES) {
        if (isGivenAway(rulings)) continue;
        const [shown, ruled] = [after.state.score[side] - before.state.score[side], ruledFor(side, rulings)];
        goals += ruled;
        if (shown !== ruled) odd.push([title, side, { ruled, shown }, rulings.map(({ call, for: to }) => [call, to])]);
      }
  expect(odd).toEqual([]);
  expect(goals).toBeGreaterThan(100);
});

test('nobody is told of a goal and of no goal at once', () => {
  const both = all.filter(([, told]) =>
    told.some(
      ({ rulings }) =>
        rulings.some(({ call }) => call === 'noGoal') &&
        rulings.some(({ call }) => call === 'goal' || call === 'ownGoal'),
    ),
  );
  expect(both.map(([title]) => title)).toEqual([]);
});

/** What a referee enters; null: it is refused. */
function entered(match: Match, ...facts: readonly object[]): Match | null {
  const read = facts.map((fact) =>
    'call' in fact ? fact : tippKick.schemas.event.parse(fact),
  ) as readonly Entered<TippKick>[];
  const step = play(tippKick, match, { tick: match.tick, kind: 'facts', by: 'referee', facts: read });
  return step.ok ? step.value.match : null;
}
const GIVEN: Readonly<Record<string, object>> = {
  'in play': { mode: 'desk', turn: 'red', ball: { at: [0, 100] } },
  'from a penalty': { mode: 'desk', restart: { kind: 'penalty', by: 'red', released: true } },
};
const ONCE_MORE: readonly object[] = [
  { call: 'restored' },
  { call: 'repetition' },
  { call: 'repetition', likePenalty: true },
  ...[undefined, 'hand', 'handFollowing', 'pulledBack'].map((because) => ({ call: 'actionAgain', because })),
  ...[undefined, 'keeperMoved', 'keeperNotUpright', 'notReleased'].map((because) => ({
    call: 'penaltyAgain',
    because,
  })),
];

describe.each(Object.keys(GIVEN))('a goal that was counted, %s', (name) => {
  const goalIn = (line: 'north' | 'south'): Match =>
    entered(
      readGiven(GIVEN[name]!, 'dtkv-2012.1'),
      { kind: 'shot', by: 'red' },
      { kind: 'ballOver', line, inGoal: true },
    )!;

  test.each(['north', 'south'] as const)(
    'what is taken once more was no goal, what was one is not taken again (%s)',
    (line) => {
      const goal = goalIn(line);
      const counted = goal.state.score.red + goal.state.score.blue;
      const odd = ONCE_MORE.filter((what) => {
        const after = entered(goal, { kind: 'decided', ...what });
        // Nobody kicks off for a goal that is no more, and nobody else plays after one that counts.
        return (
          after !== null &&
          (after.state.score.red + after.state.score.blue !== 0 || after.state.restart?.kind === 'kickOff')
        );
      });
      expect(counted).toBe(name === 'in play' || line === 'north' ? 1 : 0);
      expect(odd).toEqual([]);
    },
  );

  /** What may be about the kick-off itself, and what says that there was none to take. */
  const OF_THE_KICK_OFF: ReadonlySet<Breach> = new Set(['timeWasting', 'turningToAndFro', 'shotBeforeRelease']);
  const isOfTheKickOff = (by: Side, what: Breach): boolean =>
    OF_THE_KICK_OFF.has(what) || (by === 'blue' && what === 'deliberateWrongColour');
  test('whatever either player is said to have done before it, the kick-off stays', () => {
    const goal = goalIn('north');
    const told = SIDES.flatMap((by) =>
      BREACHES.filter((what) => !isOfTheKickOff(by, what)).map((what) => ({ by, what })),
    );
    const odd = told.filter(({ by, what }) => {
      const after = entered(goal, { kind: 'breach', by, what });
      if (after === null || after.outcome !== null) return false;
      const { score, restart, movement } = after.state;
      return score.red !== 1 || restart?.kind !== 'kickOff' || restart.by !== other('red') || movement !== null;
    });
    expect(odd).toEqual([]);
  });
});
