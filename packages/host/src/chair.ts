import type {
  Action,
  ChanceRequest,
  Correcting,
  Decided,
  Duty,
  Entered,
  Game,
  GameShape,
  Input,
  LogEntry,
  Match,
  Refusal,
  Result,
  Sealed,
  Seat,
  Trial,
} from '@bande/core';
import type { Offer, Proposal } from './proposal.ts';

/** Said to whoever acts for a seat that is not his. */
export const NOT_YOURS: Refusal = { code: 'notYourTurn', paragraphs: [] };

/** Who sits on a seat: somebody at this device, somebody at another one, or a bot. */
export type Sitter =
  | { readonly kind: 'here' }
  | { readonly kind: 'elsewhere'; readonly name: string }
  | { readonly kind: 'bot'; readonly id: string };

export const isPerson = (sitter: Sitter | undefined): boolean => sitter !== undefined && sitter.kind !== 'bot';

/** A hand on its way: play time at which it was let go, and at which it does what it does. */
export interface Swung<G extends GameShape> {
  readonly action: Action<G>;
  readonly released: number;
  readonly contact: number;
}

/** What a bot is about to do, and for how many milliseconds that is seen. */
export interface Intent<G extends GameShape> {
  readonly seat: Seat;
  readonly action: Action<G>;
  readonly ms: number;
}

/**
 * The match as it runs. Places are read at the tick of each frame, from the match as it is then: what a hand does thirty times a second is seen
 * without telling anybody.
 */
export interface Running<G extends GameShape> {
  /** Play time at this moment, with its fraction. */
  readonly tick: () => number;
  /** Table time with its fraction, for clocks far away; null: it stands. Known where the room is. */
  readonly tableTick?: () => number | null;
  readonly match: () => Match<G>;
  /** Hands that have been let go and have not met anything yet; a replay knows of none. */
  readonly swings?: () => readonly Swung<G>[];
  /** Called when the match is another one or a hand was let go, so that a picture is drawn. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Called with everything on the way, also where a late timer or hand brings several things at once; nobody may act in it. Left out, only what came of it all is known. */
  readonly follow?: (heard: () => void) => () => void;
}

/** What somebody on a chair sees of the match; a pure function of the match and of who sits where (`sight.ts`). */
export interface Sight<G extends GameShape> {
  readonly match: Match<G>;
  readonly duties: readonly Duty<G>[];
  /** Dice that are to be rolled, and whether he rolls them. */
  readonly chance: ChanceRequest | null;
  readonly rolls: boolean;
  /** The seat of his that may choose, and from what. */
  readonly seat: Seat | null;
  readonly legal: readonly Action<G>[];
  /** All his seats that may act: in a live match several at once. */
  readonly seats: readonly Seat[];
  /** Who has chosen in secret, and waits for the others. */
  readonly sealed: readonly Seat[];
  /** What his own seats have chosen in secret, also after a reload. */
  readonly chosen: readonly Sealed<G>[];
}

/**
 * Whoever is at a match: a player at this device or at another one, a bot's neighbour, somebody who watches, the referee with the pen. Nothing that
 * draws or listens knows which. What he does is refused at once or done; what comes to nothing later is in `missed`.
 */
export interface Chair<G extends GameShape> {
  readonly game: Game<G>;
  /** The seats whose hands are his; none: he watches. */
  readonly seats: readonly Seat[];
  readonly sitters: readonly Sitter[];
  readonly match: Match<G>;
  readonly running: Running<G>;
  readonly sees: Sight<G>;
  /** What came to nothing: a hand that had no right at its contact, or what the room refused. */
  readonly missed: { readonly seat: Seat; readonly refusal: Refusal } | null;
  act(action: Action<G>, seat: Seat): Refusal | null;
  /** A hand heads for another place: seen at once, told to nobody. */
  steer(seat: Seat, to: readonly number[]): void;
  /** A hand that is under way stops before its contact. */
  withdraw(seat: Seat): void;
  roll(): void;
  /** Gives the match up for the side of a seat of his. */
  giveUp(seat: Seat): Refusal | null;
  /** Holds the clock, or lets it go on: where somebody else is at the table, he is asked. */
  hold(isHeld: boolean): Refusal | null;
  /** What is asked of one another at this table, and not answered. */
  readonly offers: readonly Offer[];
  /** Asks the others, or agrees to what they have asked. */
  propose(what: Proposal): Refusal | null;
  /** Whoever says no takes it off the table, his own as well. */
  answer(what: Proposal, agrees: boolean): Refusal | null;
  subscribe(changed: () => void): () => void;
  /** Whistles, goals and calls come from here: a far chair draws ahead, and tells nothing before it is sure. */
  follow(heard: Heard<G>): () => void;
  /** He stands up. */
  close(): void;
  /** What a referee at a real table writes with; null: he has no pen. */
  readonly pen: Pen<G> | null;
}

/** Told of everything that has happened, and of the input that brought it about; `null`: time has passed. What is told is never taken back. */
export type Heard<G extends GameShape> = (entries: readonly LogEntry<G>[], input: Input<G> | null) => void;

/** What the referee at a real table enters. */
export interface Pen<G extends GameShape> {
  readonly log: readonly LogEntry<G>[];
  /** What took place, and what he notes. */
  enter(facts: readonly Entered<G>[], finder?: string): Result<null>;
  /** What he decides himself, instead of the book or where it leaves it to him. */
  decide(decision: Decided<G>, finder?: string): Result<null>;
  /** Puts an earlier entry right. */
  correct(correction: Omit<Correcting<G>, 'tick' | 'by' | 'kind'>): Result<null>;
  /** What would come of that; nothing has changed. */
  tryCorrection(correction: Omit<Correcting<G>, 'tick' | 'by' | 'kind'>): Result<Trial<G>>;
}
