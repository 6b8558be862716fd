import type { AnyShape, LogEntry, Match } from '@bande/core';

/** Something that has happened, with the match before and after it: the story of a match is told from these. */
export interface Beat {
  readonly before: Match<AnyShape>;
  readonly after: Match<AnyShape>;
  readonly entries: readonly LogEntry<AnyShape>[];
}

/** A match was stopped or goes on, and nothing else. */
export const isPause = (entries: readonly LogEntry<AnyShape>[]): boolean =>
  entries.length > 0 && entries.every(({ fact }) => fact.kind === 'paused' || fact.kind === 'resumed');
