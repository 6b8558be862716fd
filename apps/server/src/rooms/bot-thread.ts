import { workerData } from 'node:worker_threads';
import { gameNamed, legalActions, type AnyShape, type Registry } from '@bande/core';
import { playerNamed, type Player } from '@bande/host';
import { answering } from '../thread.ts';
import type { BotQuestion } from './bots.ts';

const { registry } = (await import(workerData as string)) as { readonly registry: Registry };
const players = new Map<string, Player<AnyShape>>();
/** A match that is over leaves its players behind. */
const MOST_PLAYERS = 1_000;

answering(async (request) => {
  const { game: id, bot, seed, seat, match, what } = request as BotQuestion;
  const game = gameNamed(registry, id);
  if (game === undefined) throw new Error(`no game named ${id}`);
  await game.prepare?.();
  const key = `${id} ${bot} ${seed} ${seat}`;
  const player = players.get(key) ?? playerNamed(game, bot, seed, seat);
  players.delete(key);
  players.set(key, player);
  const [oldest] = players.keys();
  if (players.size > MOST_PLAYERS && oldest !== undefined) players.delete(oldest);
  return what === 'lead' ? player.lead(match, seat) : player.choose(match, seat, legalActions(game, match, seat));
});
