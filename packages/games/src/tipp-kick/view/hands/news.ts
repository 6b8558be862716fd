import { lookingTime } from '@bande/stage/looking-time';
import { useLatest } from '@bande/stage/use-latest';
import type { Running } from '@bande/host';
import { useEffect, useState } from 'react';
import type { Match, TippKick } from '../../state.ts';

/** Milliseconds: a hand that comes down elsewhere just when the ball has become its own was after something else. */
const SURPRISE = 600;

/** Since when the ball has lain, as whoever looks at it knows: the clock of a match may stand, and stands on where one was taken back to. */
export class News {
  #rested: number | null;
  #since = -Infinity;

  constructor({ state }: Match) {
    this.#rested = state.restedAt;
  }

  see({ state: { restedAt } }: Match, ms: number): void {
    // What one has gone back to himself surprises nobody.
    if (restedAt !== null && restedAt > (this.#rested ?? -1)) this.#since = ms;
    this.#rested = restedAt ?? this.#rested;
  }

  isFresh({ mode, state: { last, restart, restedAt } }: Match, ms: number): boolean {
    return mode === 'live' && last !== null && restart === null && restedAt !== null && ms - this.#since < SURPRISE;
  }
}

/** Whether the ball has become somebody's only just now. */
export function useNews(running: Running<TippKick>): (match: Match) => boolean {
  const [news] = useState(() => new News(running.match()));
  const latest = useLatest(running);
  useEffect(() => running.subscribe(() => news.see(latest.current.match(), lookingTime())), [running, news, latest]);
  return (match) => news.isFresh(match, lookingTime());
}
