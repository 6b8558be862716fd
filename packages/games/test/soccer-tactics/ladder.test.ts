import { readFileSync } from 'node:fs';
import { playMatch } from '@bande/ai';
import { seconds } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
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
  readonly pairs: readonly { readonly pair: readonly [string, string]; readonly share: number; readonly matches: number; readonly seconds: number; readonly results: readonly Row[] }[];
}

const ladder = JSON.parse(readFileSync(new URL('../../../../bench/results/ladder-soccer-tactics.json', import.meta.url), 'utf8')) as Ladder;
const setup = { edition: 'stw', seating: soccerTactics.seatings[0]!, mode: 'paced', settings: soccerTactics.schemas.settings.parse({}) } as const;

function playedAgain({ seed, red, blue }: Row): Row {
  const { winner, score, hash } = playMatch(soccerTactics, setup, { seed, bots: [red, blue], paceTicks: seconds(ladder.secondsAnAction) });
  return { seed, red, blue, winner: winner === 'red' ? red : blue, score: `${score?.red}:${score?.blue}`, hash };
}

/** First, middle and last: enough to notice a changed rule or bot; `npm run ladder` writes the file anew. */
const sample = (rows: readonly Row[]): readonly Row[] => [rows[0]!, rows[Math.floor(rows.length / 2)]!, rows.at(-1)!];

test('the ladder names every step from the weakest bot to the strongest', () => {
  expect(ladder.pairs.map(({ pair }) => pair)).toEqual([['expert', 'club'], ['club', 'beginner']]);
});

describe.each(ladder.pairs)('$pair.0 against $pair.1', ({ pair, share, matches, results, seconds: spent }) => {
  test('takes at least three quarters of the points of at least 400 matches', () => {
    expect(results.filter(({ winner }) => winner === pair[0]).length / results.length).toBeCloseTo(share, 3);
    expect([results.length, new Set(results.map(({ seed }) => seed)).size]).toEqual([matches, matches]);
    expect(matches).toBeGreaterThanOrEqual(400);
    expect(share).toBeGreaterThanOrEqual(0.75);
    expect(spent).toBeLessThan(3600);
  });

  test.each(sample(results))('$seed is played again to the same end', (row) => {
    expect(playedAgain(row)).toEqual(row);
  });
});
