import type { AnyShape, Setup } from '@bande/core';
import type { MatchWanted } from '@bande/protocol';
import type { Verdict } from '@bande/record';
import type { NewRecordRow } from '../store/tables.ts';

/** Answered as soon as the games are loaded. */
export const WAKE_UP = 'wakeUp';

/** What the referee's thread is asked: texts of unknown clients. */
export type Job =
  | { readonly kind: 'scenarios'; readonly text: string; readonly game: string | undefined }
  | { readonly kind: 'equipment'; readonly text: string; readonly game: string }
  | { readonly kind: 'record'; readonly text: string }
  | { readonly kind: 'match'; readonly text: string }
  | { readonly kind: 'next'; readonly text: string; readonly before: MatchBefore };

/** A match that is over, and who sat where. */
export interface MatchBefore {
  readonly game: string;
  readonly setup: Setup<AnyShape>;
  readonly bots: Readonly<Record<string, string>>;
  /** The seats of people. */
  readonly people: readonly number[];
}

/** What is played next, and where everybody sits then. */
export interface NextMatch {
  readonly game: string;
  readonly setup: Setup<AnyShape>;
  readonly bots: Readonly<Record<string, string>>;
  /** By seat in the match before; null: nobody sat there. */
  readonly seats: readonly (number | null)[];
  /** What whoever asks puts into the seed. */
  readonly share: string | null;
}

/** What goes to the sender as it is: the main thread has no work with it. */
export interface Told {
  readonly json: string;
}

export interface JobAnswers {
  readonly scenarios: Told;
  readonly equipment: Told;
  readonly record: CheckedRecord;
  readonly match: WantedMatch;
  readonly next: NextMatch;
}

/** A match as somebody wishes for it, and how it is set up. */
export interface WantedMatch {
  readonly wanted: MatchWanted;
  readonly setup: Setup<AnyShape>;
}

export interface CheckedRecord {
  readonly row: NewRecordRow;
  readonly verdict: Verdict;
  /** Somebody has done or said something. */
  readonly isPlayed: boolean;
}

/** The text was at fault: one line for its sender. */
export interface Fault {
  readonly fault: string;
}
