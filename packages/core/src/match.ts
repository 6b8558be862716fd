import type { Clocks } from './clock.ts';
import type { Ending } from './ending.ts';
import type { Fact, Source } from './fact.ts';
import type { Debt, Option, OptionId } from './option.ts';
import type { Ruling } from './ruling.ts';
import type { GameShape, Seating } from './shape.ts';
import { tick, type PlayTick, type Tick } from './time.ts';

export const MODES = ['live', 'paced', 'desk'] as const;
export type Mode = (typeof MODES)[number];

/** What is agreed before the first input; it never changes. */
export interface Setup<G extends GameShape> {
  readonly edition: string;
  readonly seating: Seating<G>;
  readonly mode: Mode;
  readonly settings: G['settings'];
}

export type Score<G extends GameShape> = Readonly<Record<G['side'], number>>;

/** A result that was given and not played. */
export interface Award<G extends GameShape> {
  /** What stood when it was given. */
  readonly played: Score<G>;
  /** What gives the score that counts instead. */
  readonly paragraphs: readonly G['paragraph'][];
}

export interface Outcome<G extends GameShape> {
  /** `null`: a draw; of a match that was called off: nobody. */
  readonly winner: G['side'] | null;
  /** What counts: played, or awarded. */
  readonly score: Score<G>;
  readonly paragraphs: readonly G['paragraph'][];
  /** Where it was not played to its end. */
  readonly how?: Ending<G>;
  /** Where another score counts than the one that was played. */
  readonly awarded?: Award<G>;
  /** Where a shoot-out decided it, and its goals are not the score itself. */
  readonly shootOut?: Score<G>;
}

/** A match at one moment. Its size does not grow with its length: the log is kept beside it (live.ts). */
export interface Match<G extends GameShape> {
  readonly setup: Setup<G>;
  /** At first that of the setup; it may change at a stoppage. */
  readonly mode: Mode;
  readonly tick: Tick;
  readonly pausedAt: Tick | null;
  /** Ticks of table time spent in pauses that are over. */
  readonly held: number;
  /** The id of the next fact, and of the next option. */
  readonly facts: number;
  readonly optionCount: number;
  readonly clocks: Clocks;
  readonly options: readonly Option<G>[];
  readonly debts: readonly Debt<G>[];
  readonly state: G['state'];
  readonly outcome: Outcome<G> | null;
  /** By seat: when its hand was last heard of (stream.ts). */
  readonly streamed?: Readonly<Record<string, Tick>>;
}

export interface LogEntry<G extends GameShape> {
  readonly fact: Fact<G>;
  readonly source: Source;
  /** Who found it, where the fact is a judgement of a person. */
  readonly finder?: string;
  /** All that apply; the first one prevails. */
  readonly rulings: readonly Ruling<G>[];
  /** What the book says of it, where a decision was carried out instead. */
  readonly overruled?: readonly Ruling<G>[];
}

export const opening = <G extends GameShape>(setup: Setup<G>, state: G['state']): Match<G> => ({
  setup,
  mode: setup.mode,
  tick: tick(0),
  pausedAt: null,
  held: 0,
  facts: 0,
  optionCount: 0,
  clocks: [],
  options: [],
  debts: [],
  state,
  outcome: null,
});

type Moment = Pick<Match<GameShape>, 'tick' | 'pausedAt' | 'held'>;

/** The play time of a match: it stands still while the clock is held. */
export const playTick = ({ tick: now, pausedAt, held }: Moment): PlayTick => ((pausedAt ?? now) - held) as PlayTick;

/** The tick of table time at which a tick of play time comes, if nobody holds the clock before. */
export const tableTick = ({ held }: Pick<Moment, 'held'>, at: PlayTick): Tick => tick(at + held);

/** At a desk a referee watches a real table: what he enters counts, and nothing judges by itself. */
export const atDesk = <G extends GameShape>({ mode }: Match<G>): boolean => mode === 'desk';

/** Opens an option; the core gives it its number. */
export const withOption = <G extends GameShape>(match: Match<G>, option: Omit<Option<G>, 'id'>): Match<G> => ({
  ...match,
  optionCount: match.optionCount + 1,
  options: [...match.options, { ...option, id: match.optionCount as OptionId }],
});

export const withoutOption = <G extends GameShape>(match: Match<G>, id: OptionId): Match<G> => ({
  ...match,
  options: match.options.filter((option) => option.id !== id),
});
