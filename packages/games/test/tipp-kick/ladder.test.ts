import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ladderOf, playedAgain, pointsOf, sampled, type Ladder, type Row } from '../ladder.ts';

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

/** Every day of the cheapest step only, in a soak of all; `npm run ladder -- --game tipp-kick`, with `--live` for the second, writes the file anew. */
const again = (step: Ladder['pairs'][number]): readonly Row[] =>
  step.pair[0] === 'club' || process.env['SOAK'] !== undefined ? sampled(step) : [];

describe.each([
  ['in turn', 'tipp-kick', 100],
  ['live', 'tipp-kick-live', 40],
])('%s', (_how, name, least) => {
  const ladder = ladderOf(name);

  test('the ladder names every step from the weakest bot to the strongest', () => {
    expect(ladder.pairs.map(({ pair }) => pair)).toEqual([
      ['expert', 'club'],
      ['club', 'beginner'],
    ]);
  });

  test.each(ladder.pairs.flatMap(again))('$seed of $red against $blue is played again to the same end', (row) => {
    expect(playedAgain(tippKick, ladder, row)).toEqual(row);
  });

  describe.each(ladder.pairs)('$pair.0 against $pair.1', ({ pair, share, matches, moveMs, results }) => {
    test(`takes at least three quarters of the points of ${least} matches`, () => {
      const points = results.reduce((sum, row) => sum + pointsOf(pair[0], row), 0);
      expect(points / results.length).toBeCloseTo(share, 3);
      expect([results.length, new Set(results.map(({ seed }) => seed)).size]).toEqual([matches, matches]);
      expect(matches).toBeGreaterThanOrEqual(least);
      expect(share).toBeGreaterThanOrEqual(0.75);
    });

    test('answers 99 of 100 times within 2 s', () => {
      for (const { p99 } of Object.values(moveMs)) expect(p99).toBeLessThanOrEqual(2000);
    });
  });
});
