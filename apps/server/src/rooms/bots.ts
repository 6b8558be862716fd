import type { Answer, AnyShape, Led, Match, Seat } from '@bande/core';
import type { Leader, Thinker } from '@bande/host';
import { Thread } from '../thread.ts';

export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  readonly seat: Seat;
  readonly match: Match<AnyShape>;
  readonly what: 'choose' | 'lead';
}

/** Bots think in a thread of their own: a thought takes longer than a match may wait. One that has fallen is followed by another. */
export class Bots {
  readonly #games: string;
  #thread: Thread | null = null;

  constructor(games: string) {
    this.#games = games;
  }

  thinker(game: string, bot: string, seed: string): Thinker<AnyShape> {
    return async (match, seat) =>
      (await this.#ask({ game, bot, seed, seat, match, what: 'choose' })) as Answer<AnyShape>;
  }

  leader(game: string, bot: string, seed: string): Leader<AnyShape> {
    return (match, seat, tell) =>
      void this.#ask({ game, bot, seed, seat, match, what: 'lead' }).then(
        (led) => tell(led as Led),
        () => tell(null),
      );
  }

  async close(): Promise<void> {
    await this.#thread?.end();
  }

  #ask(question: BotQuestion): Promise<unknown> {
    if (this.#thread === null || this.#thread.gone)
      this.#thread = new Thread(new URL('bot-thread.ts', import.meta.url), this.#games);
    return this.#thread.ask(question);
  }
}
