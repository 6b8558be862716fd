import type {
  DecisionIn,
  GameShape,
  Match as CoreMatch,
  NamedPlace,
  Fact as CoreFact,
  Ruling as CoreRuling,
  Setup as CoreSetup,
} from '@bande/core';
import type { Action } from './actions.ts';
import type { Consequence } from './consequences.ts';
import type { decisionFields } from './decisions.ts';
import type { Event } from './events.ts';
import type { Call } from './referee/calls.ts';
import type { Paragraph } from './rulebook.ts';
import {
  halfOf,
  inGoalArea,
  other,
  PENALTY_AREA,
  SIDES,
  type AreaColumns,
  type Side,
  type SideName,
  type Square,
} from './table.ts';

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const; // STW-0.4, STW-0.16

/** What the players agree before the match. */
export interface Settings {
  readonly halfMinutes: number; // 'STW-0.18'
  readonly extraMinutes: number; // 'STW-11C.1.2'
  readonly defenderBonus: 1 | 2; // 'STW-12A.1'
  readonly shotDevice: 'spinner' | 'die'; // 'STW-12B.1'
  readonly penaltyArea: AreaColumns; // I-03
  /** Width of a line between two sectors in tenths of a degree [I-27]. */
  readonly spinnerLine: number;
  /** How often each picture stands on the shooting die [I-28]. */
  readonly shotDie: { readonly ball: number; readonly flag: number; readonly keeper: number };
  /** The 60-second limits; casual players may switch them off ['STW-11A.2']. */
  readonly moveClock: boolean;
  /** A house rule that friends may agree on; left out in what is played by the booklet [I-52]. */
  readonly firstGoalWins?: boolean | undefined;
  readonly colours: Readonly<Record<SideName, (typeof COLOURS)[number]>>;
}

export interface SoccerTactics extends GameShape {
  readonly side: SideName;
  readonly paragraph: Paragraph;
  readonly call: Call;
  readonly settings: Settings;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly consequence: Consequence;
  /** A square. */
  readonly place: NamedPlace;
  readonly decision: DecisionIn<typeof decisionFields>;
  readonly snapshot: never;
}
export type Match = CoreMatch<SoccerTactics>;
export type Fact = CoreFact<SoccerTactics>;
export type Ruling = CoreRuling<SoccerTactics>;
export type Setup = CoreSetup<SoccerTactics>;

/** Pawns 0-10 are Red's, 11-21 Blue's; within a side 0 is the keeper, 1-4 the defenders, 5-10 the numbered pawns 6-11 [I-48]. */
export type Pawn = number;
export const PAWNS_PER_SIDE = 11;
export const NOBODY = -1;
export const sideOf = (pawn: Pawn): Side => (pawn < PAWNS_PER_SIDE ? 0 : 1);
export const slotOf = (pawn: Pawn): number => (pawn < PAWNS_PER_SIDE ? pawn : pawn - PAWNS_PER_SIDE);
export const pawnOf = (side: Side, slot: number): Pawn => side * PAWNS_PER_SIDE + slot;
export const keeperOf = (side: Side): Pawn => pawnOf(side, 0);
export const isKeeper = (pawn: Pawn): boolean => slotOf(pawn) === 0;
export const isDefender = (pawn: Pawn): boolean => slotOf(pawn) >= 1 && slotOf(pawn) <= 4;
export const isNumbered = (pawn: Pawn): boolean => slotOf(pawn) >= 5;
export const ownPawns = (side: Side): readonly Pawn[] => OWN_PAWNS[side];
const OWN_PAWNS = ([0, 1] as const).map((side) =>
  Array.from({ length: PAWNS_PER_SIDE }, (_, slot) => pawnOf(side, slot)),
) as unknown as readonly [readonly Pawn[], readonly Pawn[]];

/** Places off the grid. */
export const AT_FLAG = -1; // the corner taker before the kick [STW-8.6]
export const ON_LINE = -2; // the keeper at a penalty [STW-9B.10]
export const SENT_OFF = -3; // [STW-9A.5]
export const ON_SPOT = -4; // the ball at a penalty [STW-9B.9]

export const PERIODS = ['first', 'second', 'extraFirst', 'extraSecond', 'shootOut'] as const;
export type Period = (typeof PERIODS)[number];

export const PHASES = [
  'toss',
  'formation',
  'kickOff',
  'attackMove',
  'attackPlay',
  'extraPlay',
  'captureA',
  'captureD',
  'challenge',
  'duel',
  'shot',
  'placing',
  'cornerKick',
  'finished',
] as const;
export type Phase = (typeof PHASES)[number];

/** A restart that is being set up; what is still to be done follows from the position (placing.ts). */
export interface Restart {
  readonly kind: 'goalKick' | 'corner' | 'freeKick' | 'penalty';
  readonly cause: 'shot' | 'foul' | 'offside' | 'minor' | 'shootOut';
  /** The side that will have the ball; it is the A-team from the award on. */
  readonly for: Side;
  /** Where the ball lies; `NOBODY` while a circle square is still to be chosen, and at a goal kick of the keeper, who has it. */
  readonly square: Square;
  readonly kicker: Pawn;
  /** Corner: placements left, Red's and Blue's. */
  readonly placements: readonly [number, number];
  /** Whose turn it is to place, where the sides take turns. */
  readonly turn: Side;
}

interface ShootOut {
  readonly first: Side;
  readonly taken: readonly [number, number];
  readonly goals: readonly [number, number];
}

/** How the ball came to where it is fought for: it decides which paragraphs a challenge or a duel rests on. */
export const CONTESTS = ['capture', 'secondPass', 'dribble', 'twoPawns', 'dribbleOntoPawn'] as const;
export type Contest = (typeof CONTESTS)[number];

/** Which restart forbids its taker a second touch. */
export const LOCKS = ['STW-1B.11', 'STW-6C.8', 'STW-8.20', 'STW-10.8'] as const;
type Lock = (typeof LOCKS)[number];

export interface State {
  readonly period: Period;
  readonly phase: Phase;
  /** The A-team: the side in possession, the side that played the free ball, or the side a restart is set up for ['STW-4.1']. */
  readonly attacker: Side;
  /** Who kicks off the first and the second half of this time (regular or extra). */
  readonly firstKickOff: Side;
  readonly pawns: readonly Square[];
  readonly ball: Square;
  readonly carrier: Pawn;
  /** May not touch the ball before another pawn has [I-29]. */
  readonly lock: Pawn;
  readonly lockCause: Lock;
  /** The number to be moved, 0 before the roll. */
  readonly roll: number;
  /** The defending side has chosen to roll instead of moving its keeper. */
  readonly rollChosen: boolean;
  readonly directPasses: 0 | 1;
  /** Attackers in offside position when the ball was last played, one bit per slot, and the row their zone ends before [I-31]. */
  readonly marks: number;
  readonly offsideRow: number;
  readonly noOffside: boolean;
  readonly chance: boolean;
  readonly contest: Contest;
  /** In this attack the ball was played into the area, or passed to a star ['STW-11B.3', 'STW-11B.4']. */
  readonly reachedBox: boolean;
  readonly lastAttack: boolean;
  readonly goalKick: boolean;
  readonly restart: Restart | null;
  readonly penalty: boolean;
  /** A formation after a goal has a time limit, one at the start of a period has not. */
  readonly afterGoal: boolean;
  /** A delay the attacker may decline to punish: the attempt then counts as missed [I-41]. */
  readonly delayed: boolean;
  /** Cautions: per side the keeper, the defenders' group, and the six numbered pawns. */
  readonly cautions: readonly [readonly number[], readonly number[]];
  readonly score: readonly [number, number];
  readonly shootOut: ShootOut | null;
}

/** What an attack knows of itself is forgotten when it is over. */
export const NO_ATTACK = {
  directPasses: 0,
  chance: false,
  marks: 0,
  offsideRow: 0,
  noOffside: false,
  reachedBox: false,
  contest: 'capture',
} as const satisfies Partial<State>;

export function cautionSlot(pawn: Pawn): number {
  if (isKeeper(pawn)) return 0;
  return isDefender(pawn) ? 1 : slotOf(pawn) - 3;
}

export const defender = (state: State): Side => other(state.attacker);
export const onBoard = (state: State, pawn: Pawn): boolean => state.pawns[pawn]! >= 0;
export const inPlay = (state: State, pawn: Pawn): boolean => state.pawns[pawn] !== SENT_OFF;
export const pawnAt = (state: State, side: Side, square: Square): Pawn => {
  const first = side * PAWNS_PER_SIDE;
  for (let pawn = first; pawn < first + PAWNS_PER_SIDE; pawn++) if (state.pawns[pawn] === square) return pawn;
  return NOBODY;
};
export const inArea = (settings: Settings, half: Side, square: Square): boolean =>
  square >= 0 && PENALTY_AREA[settings.penaltyArea][half][square] === 1;
export const keeperInGoalArea = (state: State, side: Side): boolean => inGoalArea(side, state.pawns[keeperOf(side)]!);
export const placed = (pawns: readonly Square[], pawn: Pawn, square: Square): readonly Square[] =>
  pawns.with(pawn, square);
export const withSide = <T>(values: readonly [T, T], side: Side, value: T): readonly [T, T] =>
  side === 0 ? [value, values[1]] : [values[0], value];

/** The row before which the offside zone of the defending side ends; 0 where no field player is left [STW-7.1, I-30]. */
export function offsideRow(state: State): number {
  const side = defender(state);
  let row = 17;
  for (const pawn of ownPawns(side)) {
    const square = state.pawns[pawn]!;
    if (square < 0 || isKeeper(pawn)) continue;
    const own = side === 0 ? (square >> 3) + 1 : 16 - (square >> 3);
    if (own < row) row = own;
  }
  return row === 17 ? 0 : row;
}

/** May this pawn stand in that half at all? Defenders and keepers stay in their own ['STW-2.10', I-15]. */
export const mayEnterHalf = (pawn: Pawn, square: Square): boolean =>
  isNumbered(pawn) || halfOf(square) === sideOf(pawn);
export const nameOf = (side: Side): SideName => SIDES[side];
export const sideNamed = (name: SideName): Side => (name === 'red' ? 0 : 1);
