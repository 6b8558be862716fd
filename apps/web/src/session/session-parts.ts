import type { Action, AnyGame, AnyShape, ChanceStream, Input, LogEntry, Match } from '@bande/core';
import type { Leader, Now, Thinker as HostThinker } from '@bande/host';
import type { Recorder } from '@bande/record';
import type { Pace } from '../ui/pace.ts';
import type { Beat } from './beats.ts';

/** Who sits on a chair: somebody at this device, or a bot by its id. */
export type Sitter = 'human' | (string & {});

/** Somebody at another device sits there. */
export const FAR: Sitter = 'far';

/** Chooses for a bot; on a page it asks a worker. */
export type Thinker = HostThinker<AnyShape>;

export interface SessionParts {
  readonly game: AnyGame;
  readonly recorder: Recorder<AnyShape>;
  /** What has happened before somebody sat down here again. */
  readonly beats?: readonly Beat[];
  /** The dice to come; after a reload it stands where it stood (`reopening` of the record room). */
  readonly chance: ChanceStream;
  readonly sitters: readonly Sitter[];
  readonly thinker: Thinker;
  /** Leads the bots' hands in a live match; left out, they stay where they are. */
  readonly leader?: Leader<AnyShape>;
  readonly now: Now;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Whose dice they are, so that a person can roll them himself. */
  readonly roller: (match: Match<AnyShape>) => string | null;
  /** For how long a bot's action is seen before it is done, in milliseconds. */
  readonly intentMs?: (action: Action<AnyShape>, match: Match<AnyShape>) => number;
  /** How long people need to take in what has happened, in milliseconds; bots and their dice wait for them. Left out, nobody waits. */
  readonly breathMs?: (entries: readonly LogEntry<AnyShape>[], match: Match<AnyShape>) => number;
  /** How fast the table runs; left out, with the wall clock. */
  readonly pace?: () => Pace;
  /** Called with every accepted input, before anybody is told of it. */
  readonly keep: (input: Input<AnyShape>, index: number) => void;
  /** Somebody's time runs out at this moment: what is decided then stays. Left out, nobody's does. */
  readonly isTimed?: (match: Match<AnyShape>) => boolean;
  /** The inputs from this place on have been taken back, before anybody is told of it. */
  readonly keepTakenBack?: (place: number) => void;
  /** Called when time has passed and something has happened by itself: nothing of it is an input. */
  readonly keepReached: () => void;
}
