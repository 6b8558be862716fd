import type { ChanceStream, Game, GameShape, LogEntry, Match } from '@bande/core';
import type { Thinker } from './asking.ts';
import type { Sitter } from './chair.ts';
import type { Clock } from './clock.ts';
import type { HostState } from './host.ts';
import type { Leader } from './leading.ts';
import type { Manner } from './manner.ts';
import type { Table } from './table.ts';

/** What is to be stored beside the match to go on from here. */
export interface RoomState<G extends GameShape> extends HostState<G> {
  /** Somebody has done something. Not every table remembers that. */
  readonly hasBegun: boolean;
  /** The clock is held because the players have agreed on it: they let it go on. */
  readonly isTheirPause: boolean;
}

export interface RoomParts<G extends GameShape> {
  readonly game: Game<G>;
  readonly table: Table<G>;
  /** The dice to come. */
  readonly chance: ChanceStream;
  /** What was under way when the room was stopped. */
  readonly from?: RoomState<G>;
  readonly sitters: readonly Sitter[];
  readonly clock: Clock;
  /** Whose dice they are, so that a person can roll them himself. */
  readonly roller: (match: Match<G>) => string | null;
  /** Chooses for the bots. */
  readonly think: Thinker<G>;
  /** Leads the bots' hands in a live match; left out, they stay where they are. */
  readonly lead?: Leader<G>;
  readonly manner?: Manner<G>;
  /** Told when all that came of one deed, or of time, has happened. */
  readonly onHappened?: (entries: readonly LogEntry<G>[]) => void;
  /** Time has passed by itself, and nothing of it is an input. */
  readonly onReached?: () => void;
  readonly onTrouble?: (reason: string) => void;
}
