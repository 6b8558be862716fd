import type { Answer as BotAnswer, AnyShape, Match, Seat } from '@bande/core';
import { ownScript } from '../app/own-script.ts';
import type { Answer, Question } from './bot.worker.ts';
import botScript from './bot.worker.ts?worker&url';
import type { Sitter, Thinker } from './session.ts';

interface Asked {
  readonly resolve: (answer: BotAnswer<AnyShape>) => void;
  readonly reject: (error: Error) => void;
}

/** Asks the worker; one worker serves all bots of a match. */
export function workerThinker(
  game: string,
  sitters: readonly Sitter[],
  seed: string,
): { readonly think: Thinker; close(): void } {
  const worker = new Worker(ownScript(botScript), { type: 'module' });
  const asked = new Map<number, Asked>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const waiting = asked.get(data.id);
    asked.delete(data.id);
    if ('error' in data) waiting?.reject(new Error(data.error));
    else waiting?.resolve(data.action as BotAnswer<AnyShape>);
  });
  worker.addEventListener('error', (event) => {
    for (const { reject } of asked.values())
      reject(new Error(event.message === '' ? 'the bot could not be loaded' : event.message));
    asked.clear();
  });
  const think = (match: Match<AnyShape>, seat: Seat): Promise<BotAnswer<AnyShape>> =>
    new Promise((resolve, reject) => {
      const id = count++;
      asked.set(id, { resolve, reject });
      worker.postMessage({ id, game, bot: sitters[seat] ?? 'random', seed, seat, match } satisfies Question);
    });
  return { think, close: () => worker.terminate() };
}
