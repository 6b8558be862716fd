import { gameNamed } from '@bande/core';
import { registry } from '@bande/games';
import type { Order } from './processes.ts';
import { playOne, seriesFrom } from './simulate.ts';

async function playShare({ call, share }: Order): Promise<void> {
  const game = gameNamed(registry, call.words[0] ?? '');
  if (game === undefined) throw new RangeError(`no game named ${call.words[0]}`);
  await game.prepare?.();
  const series = seriesFrom(game, call);
  for (let i = 0; i < share.count; i++) process.send?.(playOne(series, share.from + i));
  process.disconnect();
}

/** One of several processes that share the matches of a call. */
process.once('message', (order: Order) => void playShare(order));
