import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

export interface Tables {
  readonly records: RecordsTable;
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
  readonly stored_at: Generated<Date>;
}

export type NewRecordRow = Insertable<RecordsTable>;
export type RecordRow = Selectable<RecordsTable>;
