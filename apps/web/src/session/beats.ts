import type { AnyShape, LogEntry, Match } from '@bande/core';

/** Something that has happened, with the match before and after it: the story of a match is told from these. */
export interface Beat {
  readonly before: Match<AnyShape>;
  readonly after: Match<AnyShape>;
  readonly entries: readonly LogEntry<AnyShape>[];
}

/** A match was stopped, or goes on. */
export const isPause = ({ fact }: LogEntry<AnyShape>): boolean => fact.kind === 'paused' || fact.kind === 'resumed';
