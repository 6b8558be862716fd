import type { AnyShape, Input, Match, Setup, Shares } from '@bande/core';
import type { RoomState, WrittenTable } from '@bande/host';
import type { Bye } from '@bande/protocol';
import type { Origin } from '@bande/record';

/** What is agreed before a match on the server: stored once, and never changed but for who sits where. */
export interface MatchPlan {
  readonly game: string;
  readonly setup: Setup<AnyShape>;
  /** By seat: the name of its bot; else somebody is to sit there. */
  readonly bots: Readonly<Record<string, string>>;
  readonly mayWatch: boolean;
  readonly engine: string;
  /** The server's part of the seed, and what it was committed to. */
  readonly seed: string;
  readonly seedCommitment: string;
  /** Another engine had begun it: then engine and seed are those of the part that goes on. */
  readonly goesOn?: GoesOn;
}

/** How a match goes on after an update. */
export interface GoesOn {
  /** Which had it before. */
  readonly engine: string;
  /** null: this engine did not know its last rest, or nothing had been entered, and it began anew. */
  readonly from: Origin<AnyShape> | null;
  /** How many inputs of the log lie before. */
  readonly after: number;
}

/** Who sits where, by seat, and what they have put into the seed. */
export interface Seating {
  readonly names: readonly (string | null)[];
  readonly shares: Shares;
}

/** How a match stood when it was last written down. */
export interface WrittenMatch {
  readonly epoch: number;
  /** The number of the next row. */
  readonly row: number;
  readonly table: WrittenTable<AnyShape> | null;
  readonly kept: Kept | null;
}

/** What is written down beside the inputs of a row: hands under way, sealed choices, dice drawn, deeds heard. */
export interface Kept {
  /** null: nothing was under way. */
  readonly room: RoomState<AnyShape> | null;
  readonly drawn: number;
  /** By seat: the number of its next deed. */
  readonly next: readonly number[];
  /** Bots that sit where somebody has left. */
  readonly bots: Readonly<Record<string, string>>;
  readonly paused: readonly number[];
}

export interface RowBody {
  readonly inputs: readonly Input<AnyShape>[];
  readonly kept: Kept;
}

/** From where a match may be put back: its last rest, and a base where that is another one. */
export interface BaseOfRows {
  readonly rest: { readonly after: number; readonly match: Match<AnyShape> } | null;
  readonly base?: { readonly after: number; readonly match: Match<AnyShape> };
}

/** What a match adds to the log in one piece. */
export interface NewRow {
  readonly match: string;
  readonly epoch: number;
  readonly row: number;
  /** How many inputs lie before it, and how many it brings. */
  readonly first: number;
  readonly count: number;
  readonly reached: number;
  /** JSON of a `RowBody`. */
  readonly body: string;
  /** JSON of a `BaseOfRows`. */
  readonly base: string | null;
  readonly isOver: boolean;
}

/** Where the people of a match play on. */
export interface Next {
  readonly match: string;
  readonly game: string;
  /** The seat of whoever asked for it. */
  readonly by: number;
  /** By seat: where its person sits there; null: nobody sat on it. */
  readonly seats: readonly (number | null)[];
}

/** Who comes over a line: a seat, or somebody who watches. */
export interface Comer {
  readonly seat: number | null;
  /** Two lines of one page have one session. */
  readonly session: string;
}

/** What a thread of rooms is told. */
export type ToThread =
  | {
      readonly kind: 'open';
      readonly match: string;
      readonly plan: MatchPlan;
      readonly seating: Seating;
      readonly written: WrittenMatch;
      readonly next: Next | null;
    }
  | { readonly kind: 'next'; readonly match: string; readonly next: Next }
  | { readonly kind: 'seating'; readonly match: string; readonly seating: Seating }
  | { readonly kind: 'came'; readonly match: string; readonly line: number; readonly comer: Comer }
  | { readonly kind: 'heard'; readonly match: string; readonly line: number; readonly message: unknown }
  | { readonly kind: 'gone'; readonly match: string; readonly line: number }
  | { readonly kind: 'stored'; readonly rows: readonly (readonly [match: string, row: number])[] }
  | { readonly kind: 'fenced'; readonly match: string }
  | { readonly kind: 'store'; readonly isDown: boolean }
  | { readonly kind: 'ping' }
  /** The server is being closed: what is left is written down, and that is all. */
  | { readonly kind: 'finish' };

/** What it tells. */
export type FromThread =
  | { readonly kind: 'pong' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'send'; readonly lines: readonly number[]; readonly text: string }
  | { readonly kind: 'bye'; readonly line: number; readonly why: Bye }
  | { readonly kind: 'rows'; readonly rows: readonly NewRow[] }
  /** Nobody is at it, and nothing is left to write down. */
  | { readonly kind: 'left'; readonly match: string }
  | { readonly kind: 'failed'; readonly match: string; readonly reason: string };
