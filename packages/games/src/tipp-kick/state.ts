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
import type { Action } from './actions.ts';
import type { Check, Choice, Consequence, CountName, Offer, RestartKind } from './consequences.ts';
import type { decisionFields } from './decisions.ts';
import type { Event, Posture } from './events.ts';
import type { Lie, Motion } from './motion/index.ts';
import { other, type BySide, type Colour, type FigureKind, type Line, type Side } from './names.ts';
import type { Call } from './referee/calls.ts';
import type { Paragraph } from './rulebook.ts';
import type { Settings } from './settings.ts';
import type { Spot, Where, Whereabouts } from './zones.ts';

export interface TippKick extends GameShape {
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
export type Match = CoreMatch<TippKick>;
export type Fact = CoreFact<TippKick>;
export type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>;
export type Ruling = CoreRuling<TippKick>;
export type Setup = CoreSetup<TippKick>;

export const PERIODS = ['firstHalf', 'secondHalf', 'extraFirst', 'extraSecond'] as const;
export type Period = (typeof PERIODS)[number];

/** The ball where it lies, or lay before it was moved. */
export interface BallLies extends Whereabouts {
  /** Null: both colours show alike; undefined: nobody has said. */
  readonly top: Colour | null | undefined;
  /** Within reach of whose keeper; undefined: nobody knows. */
  readonly reach?: Side | null | undefined;
}

export interface Restart {
  readonly kind: RestartKind;
  readonly by: Side;
  readonly at: Spot | null;
  readonly where: Where | null;
  /** Of a corner: at which side line; null while nobody has said so. */
  readonly corner: 'west' | 'east' | null;
  /** The taker has laid the ball. */
  readonly laid: boolean;
  /** Of a penalty: the referee has released it ['DTKV-14.K6']. */
  readonly released: boolean;
  /** The ball still rolls: it was given for an offence, and a goal may yet count ['DTKV-13.3', 'DTKV-14.3', 'DTKV-13.K3.2']. */
  readonly given: FactId | null;
  /** 'DTKV-10.K4', 'DTKV-12.K4' [C-83]: the ball lies in a wrong place, and whether the taker was told so. */
  readonly misplaced?: 'untold' | 'told' | null;
}

/** What is taken anew: the action as it was, and whether it is treated like a penalty ['DTKV-13.2.4', 'DTKV-14.2.3.1']. */
interface Repetition {
  readonly as: RestartKind | null;
  readonly by: Side;
  readonly likePenalty: boolean;
}

/** 'DTKV-3.K9': a movement of the ball, from its leaving the rest until it rests, is out, or play is stopped. */
export interface Movement {
  readonly fact: FactId;
  readonly by: Side;
  readonly with: 'kicker' | 'keeper';
  /** The restart that it is; null in open play. */
  readonly as: RestartKind | null;
  /** A repetition that is treated like a penalty. */
  readonly likePenalty: boolean;
  /** Nothing good may come of it for its player: wrong colour, pushing, no right to shoot ['DTKV-13.K3.1', 'DTKV-8.K16']. */
  readonly spoilt: boolean;
  readonly afterSignal: boolean;
  readonly last: { readonly side: Side; readonly what: FigureKind; readonly fact: FactId };
  /** 'DTKV-8.4.2': it has touched the opponent's goal or a figure of his. */
  readonly atGoal: boolean;
  /** The own keeper has touched it on its way ['DTKV-8.K15'] ['DTKV-9.K4']. */
  readonly keeperTouched: boolean;
  readonly leftCircle: boolean;
  readonly leftArea: boolean;
  /** Whose kickers it has met on its way: what becomes of them then is the ball's doing [C-68]. */
  readonly met: readonly Side[];
  /** 'DTKV-6.8.1.2', 'DTKV-6.K19': the keeper was used wrongly on a resting ball; it is put back unless the opponent gains by it. */
  readonly putBack: { readonly fact: FactId; readonly paragraphs: readonly Paragraph[] } | null;
  /** 'DTKV-14.4.3': the keeper moved too early or stood wrongly. */
  readonly keeperOffended: FactId | null;
  /** 'DTKV-6.6.4', 'DTKV-6.K28', 'DTKV-6.K30.1': it is repeated unless it is a goal. */
  readonly repetition: { readonly fact: FactId; readonly for: Side; readonly paragraphs: readonly Paragraph[] } | null;
  readonly before: Before;
}

/** What a repetition or a restored situation brings back. */
export interface Before {
  readonly ball: BallLies;
  readonly turn: Side | null;
  readonly setUps: SetUps;
  readonly restart: Restart | null;
  readonly repetition: Repetition | null;
  readonly defence: BySide<Defender | null>;
  /** How everything lay, where physics moves it. */
  readonly lie: Lie | null;
}

/** 'DTKV-8.4.1', 'DTKV-8.K7': how many set-ups a side has used, and whether only its keeper may still play ['DTKV-8.K16']. */
export interface SetUps {
  readonly of: Side | null;
  readonly used: number;
  readonly keeperOnly: boolean;
  /** The last movement was a back-pass or the keeper's handling of it: they are one ['DTKV-8.K15']. */
  readonly handling: boolean;
}

/** A kicker that stands or lies in the way. */
export interface Defender {
  readonly at?: Spot | undefined;
  readonly facing?: number | undefined;
  readonly posture: Posture;
  readonly gapMm?: number | undefined;
  /** Undefined: nobody has said; its place may tell. */
  readonly onLine?: boolean | undefined;
  readonly inArea?: boolean | undefined;
  readonly legSpread: boolean;
  readonly fixed: boolean;
  /** Put there before the ball came to lie, since then, or while it moves [C-67] [C-69]. */
  readonly put: 'before' | 'since' | 'moving';
}

export interface BrokenKeeper {
  readonly of: Side;
  readonly fact: FactId;
  readonly inSave: boolean;
}

interface OpenOffer {
  readonly option: OptionId;
  readonly name: Offer['name'];
  readonly choices: readonly Choice[];
  /** Nobody was asked: it lapses at once [C-126]. */
  readonly asked?: false;
}

export type Counts = Readonly<Record<CountName, number>> & {
  /** Kickers that were replaced and may not come back ['DTKV-2.K20']. */
  readonly gone: readonly number[];
};

/** What physics knows: the last rest, what hands did since, and how much of what came of it has been told. */
export interface Plate {
  readonly motion: Motion;
  readonly told: number;
}

export interface State {
  /** Null: nobody but a person says what happens. */
  readonly plate: Plate | null;
  /** In a match in turn: the defender has set his kicker, and aim and keeper are chosen in secret. */
  readonly ready: boolean;
  readonly period: Period;
  readonly score: BySide<number>;
  /** 'DTKV-3.5': who plays with white now. */
  readonly white: Side;
  /** Whose ball it is; null while it moves, lies out, or nobody has said. */
  readonly turn: Side | null;
  readonly ball: BallLies;
  /** Since when the ball lies where it came to rest by itself [C-12] [C-67]. */
  readonly restedAt: PlayTick | null;
  readonly restart: Restart | null;
  readonly repetition: Repetition | null;
  readonly movement: Movement | null;
  /** The movement before: what is repeated where somebody chooses so. */
  readonly last: Movement | null;
  readonly setUps: SetUps;
  readonly defence: BySide<Defender | null>;
  /** Which of its kickers a side uses. */
  readonly kicker: BySide<number>;
  readonly offers: readonly OpenOffer[];
  /** What somebody may choose as soon as the ball rests. */
  readonly waiting: Offer | null;
  readonly counts: BySide<Counts>;
  /** The signal has sounded: only what outlives it is still taken ['DTKV-4.K9']. */
  readonly signal: boolean;
  readonly held: boolean;
  /** 'DTKV-5.K8': it is held only until the referee has decided whether the ball is out; where the ball is then tells it. */
  readonly undecided: boolean;
  /** Where persons tell of it: its half was over, or the ball was put back, and nobody has told that it was played since [C-118]. */
  readonly rollsOut: boolean;
  readonly addedTicks: number;
  /** 'DTKV-2.K17': this keeper was broken before the shot; 'DTKV-2.K18': or breaks while it saves. */
  readonly brokenKeeper: BrokenKeeper | null;
  /** The other side's, where both are. */
  readonly brokenToo?: BrokenKeeper;
  /** 'DTKV-14.4.2': before the penalty is shot its keeper was moved, or stood wrongly. */
  readonly earlyKeeper: FactId | null;
  /** After the signal: whoever is to shoot was told to do so once [C-89]. */
  readonly urged: boolean;
  /** 'DTKV-15.K4': this player has left the plate; what he misses is played later. */
  readonly away: { readonly of: Side; readonly since: PlayTick } | null;
  /** 'DTKV-7.K11' [C-62]: how often a keeper has turned the ball from one colour to the other since the last shot. */
  readonly turned: { readonly by: Side; readonly times: number } | null;
  /** What the referee has looked at before the match. */
  readonly checked?: readonly Check[];
  /** Sides have been drawn for extra time. */
  readonly drawn: boolean;
  /** At a desk: the ball lies out, or may, and nobody has said for whom; or which colour shows. */
  readonly open: 'out' | 'colour' | 'draw' | null;
  /** While that is open: over which line it is, or may be. */
  readonly lineInDoubt: Line | null;
}

export const withState = (match: Match, change: Partial<State>): Match => ({
  ...match,
  state: { ...match.state, ...change },
});

export const sideOfSeat = ({ setup }: Match, seat: Seat): Side => setup.seating[seat] ?? 'red';
/** Whose colour it is in this half. */
export const ownerOf = ({ white }: State, colour: Colour): Side => (colour === 'white' ? white : other(white));
export const colourOf = ({ white }: State, side: Side): Colour => (side === white ? 'white' : 'black');
