import { subbuteo } from '@bande/games/subbuteo';
import { describe, expect, test } from 'vitest';
import { ladderOf, playedAgain, pointsOf, sampled } from '../ladder.ts';

describe.each([
  ['in turn', 'subbuteo', 100],
  ['live', 'subbuteo-live', 40],
])('%s', (_how, name, least) => {
  const ladder = ladderOf(name);

  test('the ladder names every step from the weakest bot to the strongest', () => {
    expect(ladder.pairs.map(({ pair }) => pair)).toEqual([
      ['expert', 'club'],
      ['club', 'beginner'],
    ]);
  });

  describe.each(ladder.pairs)('$pair.0 against $pair.1', (step) => {
    const { pair, share, matches, moveMs, results } = step;
    test(`takes at least three quarters of the points of ${least} matches`, () => {
      const points = results.reduce((sum, row) => sum + pointsOf(pair[0], row), 0);
      expect(points / results.length).toBeCloseTo(share, 3);
      expect([results.length, new Set(results.map(({ seed }) => seed)).size]).toEqual([matches, matches]);
      expect(matches).toBeGreaterThanOrEqual(least);
      expect(share).toBeGreaterThanOrEqual(0.75);
    });

    test.each(sampled(step))('$seed is played again to the same end', (row) => {
      expect(playedAgain(subbuteo, ladder, row)).toEqual(row);
    });

    test('answers within 150 ms on average, and 99 of 100 times within 2 s', () => {
      for (const { mean, p99 } of Object.values(moveMs)) {
        expect(mean).toBeLessThanOrEqual(150);
        expect(p99).toBeLessThanOrEqual(2000);
      }
    });
  });
});
