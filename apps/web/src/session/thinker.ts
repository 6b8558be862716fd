import type { Answer as BotAnswer, AnyShape, Led, Match, Seat } from '@bande/core';
import type { Leader } from '@bande/host';
import { handEngine } from '../games/engine-on-its-way.ts';
import { ownScript } from '../ui/own-script.ts';
import type { Answer, Forget, Question } from './bot.worker.ts';
import botScript from './bot.worker.ts?worker&url';
import type { Sitter, Thinker } from './session-parts.ts';

interface Asked {
  readonly resolve: (said: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Asks the worker; one worker serves all bots of a match. */
export function workerThinker(
  game: string,
  sitters: readonly Sitter[],
  seed: string,
): { readonly think: Thinker; readonly lead: Leader<AnyShape>; forget(): void; close(): void } {
  const worker = new Worker(ownScript(botScript), { type: 'module', name: game });
  handEngine(worker);
  const asked = new Map<number, Asked>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const waiting = asked.get(data.id);
    asked.delete(data.id);
    if ('error' in data) waiting?.reject(new Error(data.error));
    else waiting?.resolve(data.said);
  });
  worker.addEventListener('error', (event) => {
    for (const { reject } of asked.values())
      reject(new Error(event.message === '' ? 'the bot could not be loaded' : event.message));
    asked.clear();
  });
  const ask = (match: Match<AnyShape>, seat: Seat, what: Question['what']): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = count++;
      asked.set(id, { resolve, reject });
      worker.postMessage({ id, bot: sitters[seat] ?? 'random', seed, seat, match, what } satisfies Question);
    });
  return {
    think: async (match, seat) => (await ask(match, seat, 'choose')) as BotAnswer<AnyShape>,
    // A hand that cannot be asked stays where it is; whoever thinks with it tells why.
    lead: (match, seat, tell) =>
      void ask(match, seat, 'lead').then(
        (said) => tell(said as Led),
        () => tell(null),
      ),
    forget: () => worker.postMessage({ forget: true } satisfies Forget),
    close: () => worker.terminate(),
  };
}
