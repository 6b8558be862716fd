import '../app/no-eval.ts';
import '../offline/tell-opened.ts';
import { playerNamed, type Player } from '@bande/host';
import { gameNamed, legalActions, type AnyShape, type Match, type Seat } from '@bande/core';
import { registry } from '@bande/games';
import { takeEngine, type HandedEngine } from '../app/engine-on-its-way.ts';

/** Bots think here, so that the page never waits for them. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  readonly seat: Seat;
  readonly match: Match<AnyShape>;
  /** What it does, or where its hand heads. */
  readonly what: 'choose' | 'lead';
}
export type Answer = { readonly id: number; readonly said: unknown } | { readonly id: number; readonly error: string };

const players = new Map<string, Player<AnyShape>>();

async function answer({ id, game: gameId, bot, seed, seat, match, what }: Question): Promise<Answer> {
  const game = gameNamed(registry, gameId);
  if (game === undefined) return { id, error: `no game named ${gameId}` };
  await game.prepare?.();
  const key = `${gameId} ${bot} ${seed} ${seat}`;
  const player = players.get(key) ?? playerNamed(game, bot, seed, seat);
  players.set(key, player);
  if (what === 'lead') return { id, said: player.lead(match, seat) };
  return { id, said: player.choose(match, seat, legalActions(game, match, seat)) };
}

const failed = (id: number, error: unknown): Answer => ({
  id,
  error: error instanceof Error ? error.message : String(error),
});

addEventListener('message', ({ data }: MessageEvent<Question | HandedEngine>) => {
  if ('engine' in data) return takeEngine(data);
  return void answer(data)
    .catch((error: unknown) => failed(data.id, error))
    .then((said) => postMessage(said));
});
