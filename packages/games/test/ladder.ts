import { readFileSync } from 'node:fs';
import { playMatch } from '@bande/host';
import { seconds, type Game, type GameShape, type Setup } from '@bande/core';

/** One match of a committed ladder: the names and the seed are enough to play it again. `red` has the first side, `blue` the second. */
export interface Row {
  readonly seed: string;
  readonly red: string;
  readonly blue: string;
  /** `null`: a draw. */
  readonly winner: string | null;
  readonly score: string;
  readonly hash: string;
}
export interface Ladder {
  readonly secondsAnAction: number;
  readonly pairs: readonly {
    readonly pair: readonly [string, string];
    readonly share: number;
    readonly matches: number;
    readonly seconds: number;
    readonly moveMs: Readonly<Record<string, { readonly p50: number; readonly p99: number; readonly mean?: number }>>;
    readonly results: readonly Row[];
  }[];
}

export const ladderOf = (game: string): Ladder =>
  JSON.parse(readFileSync(new URL(`../../../bench/results/ladder-${game}.json`, import.meta.url), 'utf8')) as Ladder;

export function playedAgain<G extends GameShape>(
  game: Game<G>,
  { secondsAnAction }: Ladder,
  { seed, red, blue }: Row,
): Row {
  const setup: Setup<G> = {
    edition: game.editions[0]!.id,
    seating: game.seatings[0]!,
    mode: 'paced',
    settings: game.schemas.settings.parse(game.ladder?.settings ?? {}),
  };
  const { winner, score, hash } = playMatch(game, setup, {
    seed,
    bots: [red, blue],
    paceTicks: seconds(secondsAnAction),
  });
  const [first, second] = game.sides.map((side: G['side']) => score?.[side]);
  const won = winner === game.sides[0] ? red : blue;
  return { seed, red, blue, winner: winner === null ? null : won, score: `${first}:${second}`, hash };
}
