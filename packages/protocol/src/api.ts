import type { AnyShape, Entry, Mode, Outcome, ParagraphKind, Reading, Words } from '@bande/core';
import type { Verdict } from '@bande/record';

/** Where a paragraph is cited by code, and which scenarios and tests show it. */
export interface Coverage {
  readonly citedBy: readonly string[];
  readonly shownBy: readonly string[];
}

export interface Named {
  readonly id: string;
  readonly title: Words;
}

/** `GET /api/games`: a list of these. */
export interface GameSummary extends Named {
  readonly editions: readonly Named[];
  /** How many may sit at the table: 2, 4. */
  readonly seats: readonly number[];
  readonly sides: readonly string[];
  readonly bots: readonly Named[];
  readonly paragraphs: {
    readonly total: number;
    readonly open: number;
    readonly byKind: Readonly<Record<ParagraphKind, number>>;
  };
  readonly readings: number;
  readonly scenarios: number;
}

export interface RuleEntry extends Entry, Coverage {
  readonly id: string;
}

/** `GET /api/games/:id/rules`, and with a paragraph behind it only that one and those below it. */
export interface Rulebook {
  readonly game: Named;
  readonly editions: readonly Named[];
  readonly chapters: Readonly<Record<string, Words>>;
  readonly paragraphs: readonly RuleEntry[];
  /** The readings that touch one of these paragraphs. */
  readonly readings: Readonly<Record<string, Reading<string>>>;
}

/** `GET /api/games/:id/scenarios`: the examples that come with the game, ready to be posted to `/api/rule`. */
export interface ScenarioText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** YAML. */
  readonly text: string;
}

/** `GET /api/records`: the newest first. `next` goes into `?before=` for the page after this one. */
export interface RecordPage {
  readonly records: readonly StoredRecord[];
  readonly next: number | null;
}

export interface StoredRecord {
  /** The hash of the record's canonical text. */
  readonly id: string;
  /** The order in which records came in. */
  readonly number: number;
  readonly game: string;
  readonly edition: string;
  readonly engine: string;
  readonly players: readonly string[];
  readonly inputs: number;
  readonly ticks: number;
  /** `desk`: a referee has entered it. */
  readonly mode: Mode;
  /** Played from the start to its end, by deeds alone: actions, hands and dice. One that a side gave up is not. */
  readonly finished: boolean;
  /** It has an end, and that rests on somebody's word: facts, decisions or corrections that were entered. Never also `finished`; `winner` and `score` are what was said. */
  readonly reported: boolean;
  /** It goes on from a position that somebody gave: neither finished nor reported, and no result of its own. */
  readonly beginsElsewhere: boolean;
  /** What is only claimed, as it was when the record came in; `/verify` says what it is today. */
  readonly unverified: Verdict['unverified'];
  readonly winner: string | null;
  readonly score: Readonly<Record<string, number>> | null;
  /** The whole outcome: how it was ended where it was not played to its end, what was played where another score was awarded, the score of a shoot-out. Null also for what was stored before this was kept. */
  readonly outcome: Outcome<AnyShape> | null;
  /** It was played on this server; anything else was sent in. */
  readonly heldHere: boolean;
  /** Of its text. */
  readonly bytes: number;
  /** ISO 8601, by the server's clock. */
  readonly storedAt: string;
}

/** `POST /api/records`: 201 if it is new, 200 if it was there already. */
export interface RecordReceipt {
  readonly id: string;
  readonly verdict: Verdict;
}

/** `GET /api/addresses`: where others in the same net find this server, `http://192.168.0.5:8080`; empty for whoever does not ask from the machine itself. */
export type Addresses = readonly string[];

/** Whatever goes wrong: one line. A record that does not hold brings its verdict. */
export interface Problem {
  readonly error: string;
  readonly verdict?: Verdict;
}
