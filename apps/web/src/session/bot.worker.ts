import '../ui/no-eval.ts';
import '../offline/tell-opened.ts';
import { playerNamed, type Player } from '@bande/host';
import { gameFrom, legalActions, type AnyShape, type Match, type Seat } from '@bande/core';
import { shelf } from '@bande/games/shelf.ts';
import { takeEngine, type HandedEngine } from '../games/engine-on-its-way.ts';

/** Bots think here, so that the page never waits for them. The worker goes by the name of its game and loads no other. */
export interface Question {
  readonly id: number;
  readonly bot: string;
  readonly seed: string;
  readonly seat: Seat;
  readonly match: Match<AnyShape>;
  /** What it does, or where its hand heads. */
  readonly what: 'choose' | 'lead';
}
/** A table has gone back: bots sit down at it anew, as after a reload. */
export interface Forget {
  readonly forget: true;
}
export type Answer = { readonly id: number; readonly said: unknown } | { readonly id: number; readonly error: string };

const players = new Map<string, Player<AnyShape>>();

async function answer({ id, bot, seed, seat, match, what }: Question): Promise<Answer> {
  const game = await gameFrom(shelf, self.name);
  if (game === undefined) return { id, error: `no game named ${self.name}` };
  await game.prepare?.();
  const key = `${bot} ${seed} ${seat}`;
  const player = players.get(key) ?? playerNamed(game, bot, seed, seat);
  players.set(key, player);
  if (what === 'lead') return { id, said: player.lead(match, seat) };
  return { id, said: player.choose(match, seat, legalActions(game, match, seat)) };
}

// It comes while nobody asks yet. If it cannot, the first question says so.
gameFrom(shelf, self.name).catch(() => {});

const failed = (id: number, error: unknown): Answer => ({
  id,
  error: error instanceof Error ? error.message : String(error),
});

addEventListener('message', ({ data }: MessageEvent<Question | Forget | HandedEngine>) => {
  if ('engine' in data) return takeEngine(data);
  if ('forget' in data) return players.clear();
  return void answer(data)
    .catch((error: unknown) => failed(data.id, error))
    .then((said) => postMessage(said));
});
