import { readFileSync } from 'node:fs';
import { playMatch } from '@bande/ai';
import { seconds } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { describe, expect, test } from 'vitest';

interface Row {
  readonly seed: string;
  readonly red: string;
  readonly blue: string;
  readonly winner: string;
  readonly score: string;
  readonly hash: string;
}
interface Ladder {
  readonly secondsAnAction: number;
  readonly pairs: readonly {
    readonly pair: readonly [string, string];
    readonly share: number;
    readonly matches: number;
    readonly moveMs: Readonly<Record<string, { readonly p50: number; readonly p99: number }>>;
    readonly results: readonly Row[];
  }[];
}
const ladder = JSON.parse(readFileSync(new URL('../../../../bench/results/ladder-carrom.json', import.meta.url), 'utf8')) as Ladder;
const setup = { edition: 'icf-1991', seating: carrom.seatings[0]!, mode: 'paced', settings: carrom.schemas.settings.parse({ boards: 1, games: 1, trialBoards: false }) } as const;

function playedAgain({ seed, red, blue }: Row): Row {
  const { winner, score, hash } = playMatch(carrom, setup, { seed, bots: [red, blue], paceTicks: seconds(ladder.secondsAnAction) });
  return { seed, red, blue, winner: winner === 'white' ? red : blue, score: `${score?.white}:${score?.black}`, hash };
}

/** First and last: enough to notice a changed law, motion or bot; `npm run ladder -- --game carrom` writes the file anew. */
const sample = (rows: readonly Row[]): readonly Row[] => [rows[0]!, rows.at(-1)!];

test('the ladder names every step from the weakest bot to the strongest', () => {
  expect(ladder.pairs.map(({ pair }) => pair)).toEqual([['expert', 'club'], ['club', 'beginner']]);
});

describe.each(ladder.pairs)('$pair.0 against $pair.1', ({ pair, share, matches, moveMs, results }) => {
  test('takes at least three quarters of at least 200 boards', () => {
    expect(results.filter(({ winner }) => winner === pair[0]).length / results.length).toBeCloseTo(share, 3);
    expect([results.length, new Set(results.map(({ seed }) => seed)).size]).toEqual([matches, matches]);
    expect(matches).toBeGreaterThanOrEqual(200);
    expect(share).toBeGreaterThanOrEqual(0.75);
  });

  test.each(sample(results))('$seed is played again to the same end', (row) => {
    expect(playedAgain(row)).toEqual(row);
  });

  test('chooses a stroke in 0.2 s at the median and in 2 s at the 99th of a hundred', () => {
    for (const { p50, p99 } of Object.values(moveMs)) {
      expect(p50).toBeLessThanOrEqual(200);
      expect(p99).toBeLessThanOrEqual(2000);
    }
  });
});
