import type {
  DecisionIn,
  Fact as CoreFact,
  FactId,
  GameShape,
  Match as CoreMatch,
  OptionId,
  Place,
  PlayTick,
  Ruling as CoreRuling,
  Seat,
  Setup as CoreSetup,
} from '@bande/core';
import { levelOf } from '@bande/kit';
import type { Motion } from '@bande/physics';
import type { Action, TossChoice } from './actions.ts';
import type { Choice, Consequence, ConsequenceOf, Offer, RestartKind, Spots } from './consequences.ts';
import type { decisionFields } from './decisions.ts';
import type { Event, FlickKind, Line } from './events.ts';
import { bySide, other, sideOf, type BodyName, type BySide, type Figure, type Player, type Side } from './names.ts';
import type { Call } from './referee/calls.ts';
import type { Paragraph } from './rulebook.ts';
import type { Settings } from './settings.ts';
import type { Told } from './told.ts';
import type { Quarter, Spot, Where } from './zones.ts';

export interface Subbuteo extends GameShape {
  readonly side: Side;
  readonly paragraph: Paragraph;
  readonly call: Call;
  readonly settings: Settings;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly consequence: Consequence;
  readonly place: Place<Where>;
  readonly decision: DecisionIn<typeof decisionFields>;
  readonly snapshot: never;
}
export type Match = CoreMatch<Subbuteo>;
export type Fact = CoreFact<Subbuteo>;
export type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>;
export type Ruling = CoreRuling<Subbuteo>;
export type Setup = CoreSetup<Subbuteo>;

/** Where a hand leads its keeper: tenths of a millimetre east and north of the centre spot, thousandths of the sine of his lean to the east. */
export type HandTarget = readonly [x: number, y: number, lean: number];

export const PHASES = ['training', 'toss', 'tossChoice', 'setUp', 'restart', 'play', 'interval', 'finished'] as const;
export type Phase = (typeof PHASES)[number];
export const PERIODS = ['firstHalf', 'secondHalf', 'extraTime', 'shootOut'] as const;
export type Period = (typeof PERIODS)[number];

/** What is due in a restart. Placing first: kick-off and goal kick; with positional flicks: free kick, throw-in, corner. */
export const STEPS = [
  'attackerPlaces',
  'defenderPlaces',
  'taker',
  'attackerFlicks',
  'defenderFlicks',
  'ready',
  'released',
  'taken',
] as const;
export type Step = (typeof STEPS)[number];

export interface Restart {
  readonly kind: RestartKind;
  /** Who takes it. */
  readonly by: Side;
  readonly at: Spot | null;
  readonly where: Where | null;
  readonly step: Step;
  readonly taker: Player | null;
  /** Positional flicks left ['FISTF-II.11.2.2.1', 'FISTF-II.16.2.3.1']. */
  readonly flicksLeft: BySide<number>;
  /** Faulty executions so far ['FISTF-II.4.2.3.a', 'FISTF-II.15.2.3.1']. */
  readonly faults: number;
  /** The right has passed: whoever takes it now has not conceded the goal ['FISTF-II.4.2.5.a']. */
  readonly passed?: true;
  /** Whether ten seconds run for each side's placing. */
  readonly inHaste: boolean;
  /** Taker and ball, while they are taken away for a positional flick. */
  readonly lifted: Spots | null;
  /** At a desk: somebody has said that the ball is laid. */
  readonly seen?: true;
  /** Whether the ball lies where it is taken from: not before everything has come to rest [S-131]. */
  readonly laid: boolean;
}

/** A flick whose figure has not come to rest, or which somebody may still have undone. */
export interface FlickUnderWay {
  readonly fact: FactId;
  readonly figure: Figure;
  readonly side: Side;
  readonly as: FlickKind;
  readonly from: Spot | null;
  readonly where: Where | null;
  /** Where everything was before it. */
  readonly before: Spots;
  readonly stood?: Standing;
  /** What it has moved so far, itself first. */
  readonly involved: readonly BodyName[];
  readonly touchedBall: boolean;
  /** It stood offside already: then its own flick has not carried it there ['FISTF-II.13.2.1']. */
  readonly wasOffside: boolean;
  /** What its figure met before the ball, in the order of time. */
  readonly hits: readonly Hit[];
  /** It has missed the ball for certain, although its figure has not come to rest [S-5]. */
  readonly missed: boolean;
  /** The first flick of a reserve keeper since he came in ['FISTF-II.9.1.4.2'] [S-50]. */
  readonly first: boolean;
  /** How play stood: Back restores it where the ball was moved ['FISTF-II.6.2.4.i.1'] [S-118]. */
  readonly was: { readonly attacker: Side | null; readonly rolling: boolean; readonly course: Course };
  readonly over: boolean;
  /** At a desk, before a restart: nobody has said whether it is its taking [S-180]. */
  readonly open?: true;
}
/** At a desk: who was out of play, lay, stood at the border or where he had been measured; as it was, so it is after Back [S-240]. */
export interface Standing extends Pick<State, 'out' | 'lying' | 'atEdge' | 'awaiting' | 'crossed'> {
  readonly gaps: NonNullable<Told['gaps']>;
}
/** A figure that came back from the barrier has touched what lay still. */
export interface Disturbance extends Pick<FlickUnderWay, 'fact' | 'figure' | 'side' | 'before' | 'stood' | 'involved'> {
  /** Who had the ball [S-18]. */
  readonly had?: Pick<State, 'attacker' | 'block' | 'course'>;
}
export interface Hit {
  readonly fact: FactId;
  readonly what: Player;
  readonly atRest: boolean;
  /** It was not met but ran into the figure: by a block flick, or a keeper who moved into its way; that is no offence of the flick [S-38] [S-119]. */
  readonly ranIn: boolean;
  readonly at: Spot | null;
  readonly where: Where | null;
}

/**
 * How the ball was played. `flick`: the attacker's figure met it; `keeper`: always active ['FISTF-II.8.1.3.1']; `block`, `tick`: by a flick that must not touch it;
 * `push`: the ball lay still, and a figure that was only knocked against it moved it [S-39].
 */
export const PLAY_KINDS = ['flick', 'keeper', 'block', 'tick', 'push'] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];

/** Somebody played the ball: by a flick, or as a keeper. */
export interface Play {
  readonly fact: FactId;
  /** Whose flick it was, also where another side's figure was pushed against the ball. */
  readonly side: Side;
  readonly who: Player;
  readonly as: PlayKind;
  /** Where the ball was; undefined: nobody knows. */
  readonly zone: Side | null | undefined;
  readonly quarter: Quarter | null | undefined;
  /** Where the figure was when it struck. */
  readonly from: Quarter | null | undefined;
  /** The restart that was taken with it. */
  readonly restart: RestartKind | null;
  /** At a desk: where that restart was to be taken from. */
  readonly lay?: Pick<Restart, 'at' | 'where'>;
  /** The first flick of a reserve keeper scores no goal ['FISTF-II.9.1.4.2']. */
  readonly firstOfReserve: boolean;
  readonly afterSignal: boolean;
  /** Of a keeper: the shot of the other side that he has turned aside, and the restart that it came straight from ['FISTF-II.7.2.2.1'] [S-121]. */
  readonly saved: { readonly play: Play; readonly direct: RestartKind | null } | null;
  /** The ball has come to rest since. */
  readonly over: boolean;
}
/** The last contact of the ball that counts. */
export interface Touch {
  readonly fact: FactId;
  readonly side: Side;
  readonly who: Player;
  readonly atRest: boolean;
  readonly quarter: Quarter | null | undefined;
  readonly zone: Side | null | undefined;
  /** Green between its base and the line beyond which it stands. */
  readonly beyondMm: number | undefined;
  /** It was measured on request: nobody doubts ['FISTF-II.2.1.1.4']. */
  readonly checked?: true;
  /** Placed at the edge of the cloth and not moved since ['FISTF-II.2.1.2.7']. */
  readonly atEdge: boolean;
  readonly tick: PlayTick;
}

/** Plays in a row by the same figure. */
interface Run {
  readonly who: Player;
  readonly plays: number;
}

/** What a side had before the ball touched a figure of the other one: it is back if the ball comes back from there ['FISTF-II.5.2.2']. */
export interface Lost {
  readonly side: Side;
  readonly run: Run | null;
  readonly ticks: number;
  /** The resting figure that has taken the ball, until it is touched once more: if the ball stays against it and against a figure of this side nothing was lost [S-37]. */
  readonly to: Player | null;
  readonly keeperTouches: number;
  readonly block: Side | null;
  readonly barred: Course['barred'];
  readonly freed: Course['freed'];
}

/** What counts in the present possession. */
export interface Course {
  readonly run: Run | null;
  /** Contacts of the attacker's keeper in a row ['FISTF-II.8.1.5.0']. */
  readonly keeperTouches: number;
  readonly ticks: number;
  /** After a touch of a figure of the other side; `side` is the attacker himself where that figure moved and possession stayed. */
  readonly before: Lost | null;
  readonly play: Play | null;
  readonly touch: Touch | null;
  /** Straight from the post or crossbar since the last contact ['FISTF-II.7.3.3']. */
  readonly offFrame: boolean;
  /** Nobody else has touched the ball since this restart. */
  readonly direct: RestartKind | null;
  readonly barred: readonly { readonly figure: Player; readonly by: RestartKind | 'tick' }[];
  /** Attacker figures that were offside when the ball was last touched by another ['FISTF-II.13.1.2.3.1']. */
  readonly offside: readonly Figure[];
  /** How far before the goal line the defence stood then, in metres; null: nobody knows, or nobody stood there [S-126]. */
  readonly offsideLine: number | null;
  /** Figures that their own flick has carried into an offside position while the ball moves ['FISTF-II.13.2.1']. */
  readonly passive: readonly Figure[];
  /** The ball rests against several figures ['FISTF-II.5.3.5.1']; where it lay. */
  readonly pressed: { readonly at: Spot | null } | null;
  /** A flick has been made out of such a press ['FISTF-II.5.3.5.2']; where the ball lay. */
  readonly freed: {
    readonly side: Side;
    readonly who: Player;
    readonly at: Spot | null;
    /** Whether the ball was played towards the other goal, where somebody has said so. */
    readonly forward: boolean | null;
  } | null;
  readonly tickAllowed: boolean;
  /** At a desk: this side has made its block flick, or done without it, since it was last said to have one [S-202]. */
  readonly blocked?: Side;
  /** At a desk: figures that the other side's flick has knocked, until they rest or the next attacking flick ['FISTF-II.5.3.3']. */
  readonly pushed?: readonly Figure[];
  /** The attacker hinders the keeper's hand: his flick comes first, and then he waits ['FISTF-II.5.4.1']. */
  readonly restricted: boolean;
}

export interface ReserveKeeper {
  readonly is: 'off' | 'on' | 'gone';
  /** He has not been flicked since he came in. */
  readonly fresh: boolean;
  /** Taken off; not to be used again before the ball has been played ['FISTF-II.9.2.3']. */
  readonly waits: boolean;
  /** The keeper may come back although possession is lost ['FISTF-II.9.2.1.4']. */
  readonly mayReturn: boolean;
}

export interface Counts {
  readonly offences: number;
  readonly keeperJerks: number;
  readonly keeperOverLine: number;
  readonly yellow: boolean;
  readonly orange: boolean;
  readonly substitutions: number;
  readonly keeperChanged: boolean;
  /** Outfield figures that may be used ['FISTF-II.1.5.b.2']. */
  readonly figures: number;
  /** Damaged ones that could not be replaced any more: away until half-time [S-23]. */
  readonly broken: number;
}

export interface ShootOut {
  readonly first: Side;
  readonly shots: BySide<number>;
  readonly goals: BySide<number>;
  /** From which touchline the row of positions begins ['FISTF-II.17.1.3.0']. */
  readonly from: 'west' | 'east';
}

export interface OpenOffer {
  readonly option: OptionId;
  readonly name: Offer['name'];
  /** The flick that it is about: another contact of the same flick widens it [S-42]. */
  readonly about: FactId | null;
  readonly choices: readonly Choice[];
  /** What took place meanwhile, in the order of time. */
  readonly waiting: readonly Fact[];
  /** What the other side is offered for a later offence, if play goes on [S-191]. */
  readonly behind: readonly ConsequenceOf<'offer'>[];
  /** Nobody was asked: it lapses at once [S-297]. */
  readonly asked?: false;
}

/** The attacker waits until the block flick is made or waived. */
export interface BlockWait {
  /** Null while the block flick is under way. */
  readonly option: OptionId | null;
  readonly paragraph: Paragraph;
  /** What follows then. */
  readonly then: readonly Consequence[];
  readonly since: PlayTick;
  /** Nobody was asked: it is done without at once [S-297]. */
  readonly asked?: false;
}

/** Where a keeper was led before the ball was touched: reversals of his way. */
interface Jerks {
  readonly way: -1 | 0 | 1;
  readonly turns: readonly PlayTick[];
}

export interface State {
  /** Ball, figures and keepers, in play time: see motion.ts. */
  readonly motion: Motion;
  /** What one and the same blow has told and has not yet been judged. */
  readonly pending: readonly { readonly at: PlayTick; readonly event: Event }[];
  readonly told: Told;
  readonly hands: BySide<HandTarget>;
  /** Whether the motion is the table: not at a desk, where nobody measures. */
  readonly measured: boolean;
  readonly phase: Phase;
  readonly period: Period;
  readonly score: BySide<number>;
  /** Who is in possession; null: nobody knows. */
  readonly attacker: Side | null;
  /** Does the ball move? At a desk as far as it has been told. */
  readonly rolling: boolean;
  readonly course: Course;
  readonly flicks: readonly FlickUnderWay[];
  /** Who may make a block flick. */
  readonly block: Side | null;
  /** The attacker waits for it; then this follows. */
  readonly blockWait: BlockWait | null;
  readonly handSet: Figure | null;
  readonly restart: Restart | null;
  readonly offers: readonly OpenOffer[];
  readonly reserve: BySide<ReserveKeeper>;
  /** Out of play until the referee has placed them ['FISTF-II.2.1.2.2', 'FISTF-II.2.1.3.2']. */
  readonly out: Readonly<Partial<Record<Figure, 'cloth' | 'barrier' | 'table'>>>;
  readonly lying: readonly Figure[];
  readonly atEdge: readonly Figure[];
  /** The line over which a figure has left the field, as long as it is beyond it [S-17]. */
  readonly crossed: Readonly<Partial<Record<Figure, Line>>>;
  /** What a person has told of figures that must be placed: entangled, or in whose goal area. */
  readonly awaiting: Readonly<Partial<Record<Figure, 'entangled' | Side>>>;
  /** What figures that came back from the barrier have run into, as long as Back may be demanded ['FISTF-II.2.1.3.3.1']. */
  readonly disturbed: readonly Disturbance[];
  readonly counts: BySide<Counts>;
  readonly toss: { readonly winner: Side; readonly choice: TossChoice | null } | null;
  readonly firstKickOff: Side | null;
  readonly endsChanged: boolean;
  /** The signal has sounded, and what moves is played out. */
  readonly signal: boolean;
  readonly lostTicks: number;
  readonly ready: BySide<boolean>;
  readonly shootOut: ShootOut | null;
  readonly jerks: BySide<Jerks>;
}

export const sideOfSeat = ({ setup }: Match, seat: Seat): Side => setup.seating[seat]!;
/** One person alone has every figure and both keepers. */
export const isAlone = ({ setup }: Pick<Match, 'setup'>): boolean => setup.seating.length === 1;
/** The training pitch: it was agreed, or nobody sits on the other side. */
export const isTraining = (match: Pick<Match, 'setup'>): boolean => match.setup.settings.training || isAlone(match);
export const mayHandle = (match: Match, seat: Seat, body: Player): boolean =>
  isAlone(match) || sideOf(body) === sideOfSeat(match, seat);
export const defenderIn = ({ attacker }: State): Side | null => (attacker === null ? null : other(attacker));
export const isShort = ({ setup }: Pick<Match, 'setup'>): boolean => setup.edition === 'short-2016';

/** Nobody places figures: the referee goes on with the usual ones. A beginner is not asked to. */
export const hasUsualSetPieces = (match: Pick<Match, 'setup' | 'mode'>): boolean =>
  (match.setup.settings.setPieces === 'usual' && match.mode !== 'desk') || levelOf(match) === 'beginner';

export const withState = (match: Match, change: Partial<State>): Match => ({
  ...match,
  state: { ...match.state, ...change },
});

export const noneReady = (match: Match): Match => withState(match, { ready: bySide(() => false) });
export const withCourse = (match: Match, change: Partial<Course>): Match =>
  withState(match, { course: { ...match.state.course, ...change } });
/** Nothing of what was played is under way any more. */
export const playIsOver = (match: Match): Match => {
  const { play } = match.state.course;
  return play === null || play.over ? match : withCourse(match, { play: { ...play, over: true } });
};
export const withCounts = (match: Match, side: Side, change: Partial<Counts>): Match =>
  withState(match, { counts: { ...match.state.counts, [side]: { ...match.state.counts[side], ...change } } });
export const withReserve = (match: Match, side: Side, change: Partial<ReserveKeeper>): Match =>
  withState(match, { reserve: { ...match.state.reserve, [side]: { ...match.state.reserve[side], ...change } } });
export const withRestart = (match: Match, change: Partial<Restart>): Match =>
  match.state.restart === null ? match : withState(match, { restart: { ...match.state.restart, ...change } });
export const flickOf = ({ flicks }: State, figure: Player): FlickUnderWay | undefined =>
  flicks.findLast((one) => one.figure === figure && !one.over);
