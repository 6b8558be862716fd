import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

export interface Tables {
  readonly records: RecordsTable;
  readonly players: PlayersTable;
  readonly matches: MatchesTable;
  readonly seats: SeatsTable;
  readonly match_log: MatchLogTable;
}

/** Whoever plays here: a guest is one from his first visit, so that an account later moves nothing. */
interface PlayersTable {
  readonly id: string;
  readonly name: string;
  /** SHA-256 of what his browser keeps. */
  readonly secret: string;
  readonly created_at: Generated<Date>;
}

interface MatchesTable {
  readonly id: string;
  /** Six letters to be typed. */
  readonly code: string;
  readonly game: string;
  /** JSON: what was agreed (`MatchPlan`). */
  readonly plan: string;
  /** `waiting`: no time has passed; `going`, `over`; `past`: over, and only its record is left. */
  readonly state: string;
  /** Goes up with every owner: whoever had the match before writes no row any more. */
  readonly epoch: Generated<number>;
  readonly owner: Generated<string | null>;
  readonly lease: Generated<Date | null>;
  /** JSON: from where it may be put back (`BaseOfRows`). */
  readonly base: Generated<string | null>;
  readonly record: Generated<string | null>;
  /** JSON: where the same people play on (`Next`). */
  readonly next: Generated<string | null>;
  readonly created_at: Generated<Date>;
  readonly touched_at: Generated<Date>;
}

interface SeatsTable {
  readonly match: string;
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  /** SHA-256: nobody who reads the store takes a seat. Empty: the seat is kept for somebody who has not come yet. */
  readonly token: string;
  /** His part of the seed: 16 bytes in hex. */
  readonly share: Generated<string | null>;
}

/** One row a match and commit; everything that was entered is here once. */
interface MatchLogTable {
  readonly match: string;
  readonly row: number;
  /** How many inputs lie before it, and how many it brings. */
  readonly first: number;
  readonly count: number;
  readonly reached: ColumnType<BigInteger, number>;
  /** JSON (`RowBody`). */
  readonly body: string;
}

/** PostgreSQL's 64-bit integers: some drivers give text. */
type BigInteger = number | string;

/** What a record says about itself stands in columns; the record is the text. */
interface RecordsTable {
  readonly number: Generated<BigInteger>;
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly engine: string;
  /** JSON: a list of names. */
  readonly players: string;
  readonly inputs: number;
  readonly ticks: ColumnType<BigInteger, number>;
  readonly mode: string;
  readonly finished: boolean;
  /** Its end rests on somebody's word; then it is not finished. */
  readonly reported: boolean;
  /** JSON: what is only claimed. */
  readonly unverified: string;
  /** Such a record has no result: it is neither finished nor reported, whatever it says itself. */
  readonly begins_elsewhere: Generated<boolean>;
  readonly winner: string | null;
  /** JSON: side to points. */
  readonly score: string | null;
  /** JSON: the whole outcome; null where it was stored before that was kept. */
  readonly outcome: string | null;
  readonly body: string;
  /** It was played on this server; anything else was sent in. */
  readonly held_here: Generated<boolean>;
  readonly stored_at: Generated<Date>;
}

export type NewRecordRow = Insertable<RecordsTable>;
export type RecordRow = Selectable<RecordsTable>;
