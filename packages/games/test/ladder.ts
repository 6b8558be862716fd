import { readFileSync } from 'node:fs';
import { playMatch } from '@bande/host';
import { ENGINE_VERSION } from '@bande/record';
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
  readonly mode?: 'live';
  /** Live, every bot keeps its own time. */
  readonly secondsAnAction?: number;
  readonly pairs: readonly {
    readonly pair: readonly [string, string];
    /** Left out where every engine since has played the same. */
    readonly engine?: string;
    readonly share: number;
    readonly matches: number;
    readonly seconds: number;
    readonly moveMs: Readonly<Record<string, { readonly p50: number; readonly p99: number; readonly mean?: number }>>;
    readonly results: readonly Row[];
  }[];
}

/** By the name of its report: that of the game, with `-live` behind it where it was played so. */
export const ladderOf = (name: string): Ladder =>
  JSON.parse(readFileSync(new URL(`../../../bench/results/ladder-${name}.json`, import.meta.url), 'utf8')) as Ladder;

type PlayedPair = Pick<Ladder['pairs'][number], 'results' | 'engine'>;

/**
 * Which rows of a step are played again: the first, enough to notice a changed rule, motion or bot; in a soak one from the middle and the last, too.
 * A step that an earlier engine has played shows how strong the bots were then; every day it is left alone, and in a soak it falls until `npm run ladder` has played it anew.
 */
export function sampled({ results: rows, engine = ENGINE_VERSION }: PlayedPair): readonly Row[] {
  if (process.env['SOAK'] !== undefined) return [rows[0]!, rows[Math.floor(rows.length / 2)]!, rows.at(-1)!];
  return engine === ENGINE_VERSION ? rows.slice(0, 1) : [];
}

export const pointsOf = (bot: string, { winner }: Row): number => {
  if (winner === null) return 0.5;
  return winner === bot ? 1 : 0;
};

export function playedAgain<G extends GameShape>(
  game: Game<G>,
  { mode, secondsAnAction }: Ladder,
  { seed, red, blue }: Row,
): Row {
  const setup: Setup<G> = {
    edition: game.editions[0]!.id,
    seating: game.seatings[0]!,
    mode: mode ?? 'paced',
    settings: game.schemas.settings.parse((mode === 'live' ? game.ladder?.live : game.ladder)?.settings ?? {}),
  };
  const { winner, score, hash } = playMatch(game, setup, {
    seed,
    bots: [red, blue],
    ...(secondsAnAction === undefined ? {} : { paceTicks: seconds(secondsAnAction) }),
  });
  const [first, second] = game.sides.map((side: G['side']) => score?.[side]);
  const won = winner === game.sides[0] ? red : blue;
  return { seed, red, blue, winner: winner === null ? null : won, score: `${first}:${second}`, hash };
}
