import type { ZodType } from 'zod';
import type { Catalogue, Edition, Readings } from './catalogue.ts';
import type { ChanceRequest } from './chance.ts';
import type { Decisions } from './decision.ts';
import type { Ending, Worth } from './ending.ts';
import type { EquipmentReport } from './equipment.ts';
import type { Fact } from './fact.ts';
import type { Action } from './input.ts';
import type { Labels } from './labels.ts';
import type { LogEntry, Match, Setup } from './match.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { Ruling } from './ruling.ts';
import type { GameShape, Seat, Seating } from './shape.ts';
import type { PlayTick, Tick } from './time.ts';
import type { Words } from './words.ts';

/** What the rules want now, and from whom; the view turns `what` into a short line. */
export interface Duty<G extends GameShape> {
  readonly who: G['side'] | 'host' | 'referee';
  /** Where one of two partners must do it: his chair. */
  readonly seat?: Seat;
  readonly what: string;
  readonly paragraphs: readonly G['paragraph'][];
}

/** What motion brings next, in play time. */
export interface Motion<G extends GameShape> {
  readonly at: PlayTick;
  readonly state: G['state'];
  readonly event: G['event'] | null;
}

/** Happen: turns inputs and motion into facts, without an opinion. */
export interface Happen<G extends GameShape> {
  /** A legal action becomes events; an illegal one is refused with the paragraph that forbids it. */
  byAction(match: Match<G>, seat: Seat, action: G['action']): Result<readonly G['event'][]>;
  /** The draws already fit the request. */
  byChance(match: Match<G>, draws: readonly number[]): readonly G['event'][];
  /** Facts of a person at the desk: do they speak of things that are on the table? Whether they are legal is judged later. */
  entered(match: Match<G>, events: readonly G['event'][]): Result<readonly G['event'][]>;
  /**
   * Motion: the next event from `playTick(match)` on and not after `until`, with the state as it is then; several may share
   * a tick. `until` is never beyond the next option or clock that falls due. A state that must be carried along is given
   * with the event `null`; once it stands at `until`, the answer is `null`.
   */
  next?(match: Match<G>, until: PlayTick): Motion<G> | null;
  /** Where motion is stepped and not planned: how many ticks ahead of now `next` may be asked, Infinity while nothing moves. */
  reach?(match: Match<G>): number;
  /**
   * The same match for whoever sets a timer or draws ahead: what comes is asked of it, and the match itself is not the dearer for it when a hand does something before.
   * What it tells is never the truth. Left out: the match itself.
   */
  foresee?(match: Match<G>): Match<G>;
}

/** What hands do all the time. A target is a few whole numbers (tenths of a millimetre, a posture): records pack them. */
export interface Streams<G extends GameShape> {
  /** How many numbers a target has. */
  readonly size: number;
  /**
   * The state with the hand on its way to the target, as far and as fast as a hand can; null where this seat has no hand on
   * anything now, or is on that way already. No rule is judged here: what comes of it is motion.
   */
  steer(match: Match<G>, seat: Seat, to: readonly number[]): G['state'] | null;
}

/** How positions, actions and scenarios are written. `read` after `write` is the identity. */
export interface Notation<G extends GameShape> {
  writeAction(action: G['action']): string;
  readAction(text: string): G['action'] | null;
  /** The whole match state as one line, to be shared. */
  writePosition(match: Match<G>): string;
  readPosition(text: string, setup: Setup<G>): Match<G> | null;
  /** What a position keeps of the state: without what is over and says nothing any more. Left out: all of it. */
  keptOf?(match: Match<G>): G['state'];
  /** The state as an outsider reads it, and as scenarios expect it. */
  describe(match: Match<G>): Readonly<Record<string, unknown>>;
  /** A scenario's `given`; what is left out has the start value. Throws a ZodError on bad input. */
  readGiven(given: unknown, edition: string): Match<G>;
}

/** At the door everything is checked; inside it is trusted. */
export interface Schemas<G extends GameShape> {
  readonly settings: ZodType<G['settings'], unknown>;
  readonly given: ZodType;
  readonly event: ZodType<G['event'], unknown>;
  readonly action: ZodType<G['action'], unknown>;
  readonly call: ZodType<G['call'], unknown>;
  readonly state: ZodType;
  readonly equipment: ZodType;
}

/** Not now: ask again at this tick, or as soon as something has happened. No game has an action of this kind of its own. */
export interface Later {
  readonly kind: 'later';
  /** `null`: when something has happened, not before. */
  readonly at: Tick | null;
}
export type Answer<G extends GameShape> = Action<G> | Later;
export const isLater = (answer: { readonly kind: string }): answer is Later => answer.kind === 'later';

/** Where a hand heads from now on, or `null`: where it headed before; and when to ask about it again, as in `Later`. */
export interface Led {
  readonly to: readonly number[] | null;
  readonly at: Tick | null;
}

export interface Bot<G extends GameShape> {
  /** One of the legal actions, open options among them, or when to be asked again. It may keep notes between calls; the same calls give the same answers everywhere. */
  choose(match: Match<G>, seat: Seat): Answer<G>;
  /** In a live match, beside its choices: the hand of `streams`. Its notes are its own, since nobody says in which order the two are asked. */
  lead?(match: Match<G>, seat: Seat): Led;
  /** In a live match it waits by itself until its hand is ready, as a person would: a simulated one adds no pace. */
  readonly keepsTime?: true;
}

/** A strength is a number of simulations or a depth, never a time. */
export interface BotKind<G extends GameShape> {
  readonly id: string;
  readonly title: Words;
  create(random: Random): Bot<G>;
}

/** A match that is enough to compare two bots, and how many of them. */
export interface LadderUnit {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly matches: number;
}

/** One game: one folder, one object, one line in the registry. */
export interface Game<G extends GameShape> {
  readonly id: string;
  readonly title: Words;
  readonly sides: readonly G['side'][];
  readonly seatings: readonly Seating<G>[];
  readonly editions: readonly Edition<G['paragraph']>[];
  readonly rulebook: Catalogue;
  readonly chapters: Readonly<Record<string, Words>>;
  readonly readings: Readings<G['paragraph']>;
  readonly schemas: Schemas<G>;
  /** What forms say beside the fields of facts, decisions and equipment, and beside their values. */
  readonly labels: Labels;
  readonly notation: Notation<G>;
  readonly precedence: readonly G['call'][];
  readonly bots: readonly BotKind<G>[];
  /** How bots are compared where whole matches are not needed: in turn, and live where they play so. */
  readonly ladder?: LadderUnit & { readonly live?: LadderUnit };

  /** Does a match of this setup go on until people leave, without an outcome? Then there is nothing to simulate. None does unless a game says so. */
  endless?(setup: Setup<G>): boolean;

  start(setup: Setup<G>): Match<G>;
  /** The dice that are to be rolled now, or null. */
  chance(match: Match<G>): ChanceRequest | null;
  /** Every choice of a seat; empty if it has none. In continuous games one example of each kind, with the free parameters at a legal value. */
  legal(match: Match<G>, seat: Seat): readonly G['action'][];
  /** In continuous games: an action like this legal one with its free parameters drawn anew, and as legal. */
  sample?(match: Match<G>, seat: Seat, like: G['action'], random: Random): G['action'];
  duties(match: Match<G>): readonly Duty<G>[];
  /** What the rulings on a fact ask of the referee's own hands at once: to place, to restore, to warn. Nothing unless a game says so. */
  askedOfReferee?(entry: LogEntry<G>): readonly Duty<G>[];
  /** Is nothing moving and a good point to resume from? */
  atRest(match: Match<G>): boolean;
  /** Does this action only say something, so that an end by it is as much worth as the word of whoever entered it? None does unless a game says so. */
  isSaid?(action: G['action']): boolean;
  /** Does this action cost a player thinking time in a simulated match? */
  takesTime(action: G['action']): boolean;

  /** Ticks that such an action costs there; 15 s unless a game says so. */
  readonly pace?: number;
  /** The seats that choose in secret now: what they do is kept until all of them have chosen, and comes to light at one tick. At one device they choose in this order. None unless a game says so. */
  sealed?(match: Match<G>): readonly Seat[];
  /** What a seat does for everybody to see even then; nothing unless a game says so. */
  isOpen?(action: G['action']): boolean;

  /** What an end that the rules do not know is worth here, or why it cannot end so; `settle` carries it out. Calling off is asked only where nobody has done anything. None unless a game says so; a finished game has it (registry.ts). */
  ended?(match: Match<G>, how: Ending<G>): Result<Worth<G>>;

  /** Facts of a person that count even though the match has its outcome; none unless a game says so. They may change it or take it back. */
  afterTheEnd?(match: Match<G>, event: G['event']): boolean;

  /** What a referee may decide directly. A finished game has it (registry.ts); a game without it takes no decisions. */
  readonly decisions?: Decisions<G>;
  /** An engine that must be loaded first. Awaited by whoever needs motion (a table, a simulation, a replay), and by nobody else. */
  prepare?(): Promise<void>;
  /** Ticks from the release of an action to its contact, at which it is entered; 0 unless a game says so. Until then it is the host's. */
  swing?(match: Match<G>, seat: Seat, action: G['action']): number;
  /** Which hand of its seat swings for it; left out, a seat has one. A hand that is under way does nothing else. */
  handFor?(match: Match<G>, seat: Seat, action: G['action']): string;
  readonly streams?: Streams<G>;
  readonly happen: Happen<G>;
  /** Judge: every paragraph that applies, in any order. Moves nothing. */
  judge(match: Match<G>, fact: Fact<G>): readonly Ruling<G>[];
  /** Settle: the next match. `rulings` are in the order of precedence. */
  settle(match: Match<G>, fact: Fact<G>, rulings: readonly Ruling<G>[]): Match<G>;

  /** The position as a plain drawing: SVG, without words of a language. Where places are pairs of figures, it has them as they are, the second one upwards. */
  diagram(match: Match<G>): string;

  checkEquipment(equipment: unknown): EquipmentReport<G['paragraph']>;
}
