import type { Action, AnyShape, ChanceRequest, Duty, LogEntry, Match, Refusal, Sealed, Seat } from '@bande/core';
import type { Intent } from '@bande/host';
import type { NotTakenBack } from './take-back.ts';

/** What the page shows; a new object whenever anything has changed. */
export interface Snapshot {
  /** The table can be seen: before, nobody may act and no time passes. */
  readonly laid: boolean;
  readonly match: Match<AnyShape>;
  readonly log: readonly LogEntry<AnyShape>[];
  /** Entries of the last input: what is to be shown now. */
  readonly fresh: readonly LogEntry<AnyShape>[];
  readonly inputs: number;
  /** Entries of the log that were there when somebody here acted or rolled last. */
  readonly before: number;
  readonly duties: readonly Duty<AnyShape>[];
  /** Dice that are to be rolled, and whether somebody here is to roll them. */
  readonly chance: ChanceRequest | null;
  readonly rollHere: boolean;
  /** The seat at this device that may choose, and from what. */
  readonly seat: Seat | null;
  readonly legal: readonly Action<AnyShape>[];
  /** Everybody at this device who may act: in a live match several at once. */
  readonly seats: readonly Seat[];
  /** Who has chosen in secret, and waits for the others. */
  readonly sealed: readonly Seat[];
  /** What somebody here has chosen in secret himself. */
  readonly chosen: readonly Sealed<AnyShape>[];
  /** The bot that is thinking. */
  readonly thinking: Seat | null;
  /** What a bot is about to do. */
  readonly intent: Intent<AnyShape> | null;
  /** A bot is next, and waits until people have taken in what has happened. */
  readonly breathes: boolean;
  /** Somebody has stopped the match. */
  readonly paused: boolean;
  /** The table itself holds the clock, because somebody here may decide. */
  readonly waitsForDecision: boolean;
  /** The page is still showing something for which the match waits; nobody else acts before it is done. */
  readonly busy: boolean;
  /** What was to be shown here is over: nobody is to do anything any more. */
  readonly done: boolean;
  /** A hand that came to nothing: at its contact there was no right to it. */
  readonly missed: { readonly seat: Seat; readonly refusal: Refusal } | null;
  /** Why the last decision here cannot be taken back; null: it can. */
  readonly takesBack: NotTakenBack | null;
  readonly trouble: string | null;
}
