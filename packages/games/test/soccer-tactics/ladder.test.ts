import { soccerTactics } from '@bande/games/soccer-tactics';
import { describe, expect, test } from 'vitest';
import { ladderOf, playedAgain, sampled } from '../ladder.ts';

const ladder = ladderOf(soccerTactics.id);

test('the ladder names every step from the weakest bot to the strongest', () => {
  expect(ladder.pairs.map(({ pair }) => pair)).toEqual([
    ['expert', 'club'],
    ['club', 'beginner'],
  ]);
});

describe.each(ladder.pairs)('$pair.0 against $pair.1', ({ pair, share, matches, results, seconds: spent }) => {
  test('takes at least three quarters of the points of at least 400 matches', () => {
    expect(results.filter(({ winner }) => winner === pair[0]).length / results.length).toBeCloseTo(share, 3);
    expect([results.length, new Set(results.map(({ seed }) => seed)).size]).toEqual([matches, matches]);
    expect(matches).toBeGreaterThanOrEqual(400);
    expect(share).toBeGreaterThanOrEqual(0.75);
    expect(spent).toBeLessThan(3600);
  });

  test.each(sampled({ results }))('$seed is played again to the same end', (row) => {
    expect(playedAgain(soccerTactics, ladder, row)).toEqual(row);
  });
});
