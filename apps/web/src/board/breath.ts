import type { AnyShape, LogEntry, Match } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import { framesOf, paceOf, shownFor } from './frames.ts';
import { callsOf, weightOf, type Judging } from './moments.ts';

/** What it takes to read a call, and the part of it that is left when a bot's hand is seen meanwhile. */
const READ_MS = { alone: 2200, withHand: 1100 } as const;

export interface Reader {
  readonly speed: number;
  readonly reducedMotion: boolean;
}

/**
 * How long a bot waits for people to take in what has happened, in milliseconds. While a whistle is read nobody stirs; a note may be read
 * while the bot's hand comes to the table, where hands are seen. What is called out is never seen over somebody else's aim.
 */
export function breathMs(
  view: Judging & Pick<GameView<AnyShape>, 'shows' | 'underWay'>,
  entries: readonly LogEntry<AnyShape>[],
  match: Match<AnyShape>,
  { speed, reducedMotion }: Reader,
): number {
  const calls = callsOf(view, entries);
  const { beside } = framesOf(view, match, match, entries);
  const seen = beside.reduce(
    (ms, { show }) => ms + (show === null ? 0 : shownFor({ ms: show.ms, show }, speed, reducedMotion)),
    0,
  );
  if (calls.length === 0) return seen;
  const isWhistle = weightOf(view, calls) === 'whistle';
  return Math.max(seen, (isWhistle ? READ_MS.alone : READ_MS.withHand) / paceOf(speed));
}
