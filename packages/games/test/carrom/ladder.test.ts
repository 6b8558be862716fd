import { carrom } from '@bande/games/carrom';
import { describe, expect, test } from 'vitest';
import { ladderOf, playedAgain, sampled } from '../ladder.ts';

const ladder = ladderOf(carrom.id);

test('the ladder names every step from the weakest bot to the strongest', () => {
  expect(ladder.pairs.map(({ pair }) => pair)).toEqual([
    ['expert', 'club'],
    ['club', 'beginner'],
  ]);
});

describe.each(ladder.pairs)('$pair.0 against $pair.1', ({ pair, share, matches, moveMs, results }) => {
  test('takes at least three quarters of at least 200 boards', () => {
    expect(results.filter(({ winner }) => winner === pair[0]).length / results.length).toBeCloseTo(share, 3);
    expect([results.length, new Set(results.map(({ seed }) => seed)).size]).toEqual([matches, matches]);
    expect(matches).toBeGreaterThanOrEqual(200);
    expect(share).toBeGreaterThanOrEqual(0.75);
  });

  test.each(sampled({ results }))('$seed is played again to the same end', (row) => {
    expect(playedAgain(carrom, ladder, row)).toEqual(row);
  });

  test('chooses a stroke in 0.2 s at the median and in 2 s at the 99th of a hundred', () => {
    for (const { p50, p99 } of Object.values(moveMs)) {
      expect(p50).toBeLessThanOrEqual(200);
      expect(p99).toBeLessThanOrEqual(2000);
    }
  });
});
