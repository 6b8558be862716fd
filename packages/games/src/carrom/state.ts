import {
  SEATS,
  type DecisionIn,
  type Fact as CoreFact,
  type GameShape,
  type Match as CoreMatch,
  type MeasuredPlace,
  type Ruling as CoreRuling,
  type Seat,
  type Setup as CoreSetup,
} from '@bande/core';
import type { Action } from './actions.ts';
import type { Consequence } from './consequences.ts';
import type { decisionFields } from './decisions.ts';
import type { Event } from './events.ts';
import type { Call } from './referee/calls.ts';
import type { Paragraph } from './rulebook.ts';
import type { Settings } from './settings.ts';
import { ENDS, SIDES, type Colour, type End, type Point, type Side, type SideName } from './table.ts';

export interface Carrom extends GameShape {
  readonly side: SideName;
  readonly paragraph: Paragraph;
  readonly call: Call;
  readonly settings: Settings;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly consequence: Consequence;
  readonly place: MeasuredPlace;
  readonly decision: DecisionIn<typeof decisionFields>;
  readonly snapshot: never;
}
export type Match = CoreMatch<Carrom>;
export type Fact = CoreFact<Carrom>;
export type Ruling = CoreRuling<Carrom>;
export type Setup = CoreSetup<Carrom>;

export const PHASES = [
  'toss',
  'tossChoice',
  'sideChoice',
  'setUp',
  'stroke',
  'running',
  'placing',
  'boardOver',
  'interval',
  'finished',
] as const;
export type Phase = (typeof PHASES)[number];

/** Pieces 0-8 are white, 9-17 black, 18 is the queen; `s` is the striker. */
export type Piece = number;
export const QUEEN: Piece = 18;
export const PER_COLOUR = 9;
export const PIECE_NAMES: readonly string[] = [
  ...Array.from({ length: 9 }, (_, i) => `w${i + 1}`),
  ...Array.from({ length: 9 }, (_, i) => `b${i + 1}`),
  'q',
];
export const pieceNamed = (name: string): Piece => PIECE_NAMES.indexOf(name);
export const colourOfPiece = (piece: Piece): Colour | null => {
  if (piece === QUEEN) return null;
  return piece < PER_COLOUR ? 0 : 1;
};
export const COLOUR_PIECES: readonly [readonly Piece[], readonly Piece[]] = [
  Array.from({ length: 9 }, (_, i) => i),
  Array.from({ length: 9 }, (_, i) => i + 9),
];
/** Where each piece lies; null: in a pocket, or out of it and not yet placed. */
export type Pieces = readonly (Lying | null)[];
interface Lying extends Point {
  /** The piece it lies on, if it does not lie on the board ['ICF-68']. */
  readonly on?: string;
}
export type PerSide<T> = readonly [T, T];

export interface Board {
  readonly pieces: Pieces;
  /** What was drawn for its rack [CI-80]; nothing where it lies exactly, or has not been drawn yet. */
  readonly rack: readonly number[];
  /** Are the places known? At a desk only the counts are. */
  readonly measured: boolean;
  /** `pending`: pocketed, and the next stroke must cover it. */
  readonly queen: 'board' | 'pending' | 'covered';
  /** Who pocketed or covered it. */
  readonly queenSide: Side | null;
  /** Who last failed to cover her, as long as she has not been pocketed again ['ICF-96.2']. */
  readonly uncoveredBy: Side | null;
  /** Has a piece of this side's colour ever been pocketed in this board? [CI-16] */
  readonly queenRight: PerSide<boolean>;
  readonly breakMade: boolean;
  /** Attempts to break in this turn, 0 to 3. */
  readonly attempts: number;
  readonly strokesInTurn: number;
  readonly touchedInTurn: boolean;
  /** Strokes made since the queen was pocketed: more than none only after 'ICF-101a.3'. */
  readonly coverTries: number;
  /** Turns running in which nothing was touched ['ICF-137']. */
  readonly idleTurns: PerSide<number>;
  /** Turns begun, for the slams ['ICF-26a']. */
  readonly turns: PerSide<number>;
  /** Who made the last stroke, and whether it pocketed only the opponent's pieces ['ICF-125b.2']. */
  readonly lastShooter: Seat | null;
  readonly onlyOpponents: boolean;
  /** Whose striker still lies on the board ['ICF-123.2']; left out: nobody's. */
  readonly strikerOf?: Seat;
  /** How often in this turn, before any stroke of it, the player on turn has let his time run out [CI-71]; left out: never. */
  readonly overruns?: number;
  /** What the desk found: is there room to place? A measured board answers for itself. */
  readonly room: boolean;
  /** A request to the umpire holds play up ['ICF-121a.1']. */
  readonly held: boolean;
  /** Since this tick; 0 where nothing is held. */
  readonly heldAt: number;
}

/** How a board ended; the extra points may be demanded until the winner goes on [CI-34]. */
interface Result {
  readonly winner: Side;
  readonly points: number;
  readonly extra: number;
}

interface Interval {
  /** `ends`: two minutes to change ends; `rest`: ten minutes before the third game. */
  readonly kind: 'ends' | 'rest';
  readonly ready: PerSide<boolean>;
  /** Came back too late, as a person has noted. */
  readonly late: PerSide<boolean>;
}

/** Where a match stands at the start of a board: what an upheld protest goes back to ['ICF-151a.1']. */
export interface Standing {
  readonly game: number;
  readonly games: PerSide<number>;
  /** Number of the board in its game, from 1; trial boards have none. */
  readonly boardNumber: number;
  /** Trial boards still to be played, the running one included. */
  readonly trial: number;
  readonly points: PerSide<number>;
  readonly firstBreaker: Seat;
  readonly gameBreaker: Seat;
  readonly breaker: Seat;
  /** Quarter turns of the seats, anticlockwise. */
  readonly ends: End;
  /** The change of ends in the third game has been made. */
  readonly endsChanged: boolean;
}

export interface Protest {
  /** Tells the open ones apart. */
  readonly number: number;
  readonly by: Side;
  readonly feePaid: boolean;
  readonly handedIn: boolean;
  readonly from: Standing;
  /** The tick at which its board ended; from then on there are fifteen minutes ['ICF-146']. */
  readonly endedAt: number | null;
  /** When it was announced its side had lost the match by 143: this is the decision that it contests [CI-70]. */
  readonly againstForfeit: boolean;
}

/** A stroke under way; the rest is computed from it and the pieces. */
export interface Running {
  readonly by: Seat;
  readonly x: number;
  readonly angle: number;
  readonly force: number;
  readonly spin: number;
  readonly lift: number;
  /** The play tick at which the striker was struck. */
  readonly from: number;
  /** How many of its facts have been told. */
  readonly told: number;
}

export interface State extends Standing {
  readonly phase: Phase;
  readonly tossWinner: Side | null;
  readonly turn: Seat;
  readonly turned: number;
  readonly distractions: PerSide<number>;
  /** A change of ends that was missed is made up for after this board ['ICF-60c']. */
  readonly changeDue: boolean;
  /** The game that the last board belonged to is won. */
  readonly gameOver: boolean;
  readonly board: Board;
  readonly running: Running | null;
  readonly result: Result | null;
  readonly interval: Interval | null;
  /** Open ones, the oldest first [CI-64]. */
  readonly protests: readonly Protest[];
  /** The tick at which the last board ended; null from the start of the next one on. */
  readonly endedAt: number | null;
  /** The standing at the start of the running board. */
  readonly start: Standing;
  /** Who has won the match while a protest holds the result back ['ICF-150.2']; nobody, if both have lost it [CI-69]. */
  readonly decided: Side | null;
  /** The laws by which it is decided. */
  readonly decidedBy: readonly Paragraph[];
}

// ── who ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const nameOf = (side: Side): SideName => SIDES[side];
export const sideNamed = (name: SideName): Side => (name === 'white' ? 0 : 1);
export const sideOfSeat = (seat: Seat): Side => (seat % 2) as Side; // singles and doubles seat the sides in turn
export const seatCount = (match: Match): number => match.setup.seating.length;
export const isDoubles = (match: Match): boolean => seatCount(match) === 4;
/** One player clears the board alone: all eighteen pieces are his (referee/solo.ts). */
export const isSolo = (match: Match): boolean => seatCount(match) === 1;
/** The next player anticlockwise: to the right in doubles, the opponent in singles ['ICF-49b.2', 'ICF-21a', 'ICF-21b']. */
export const rightOf = (match: Match, seat: Seat): Seat => ((seat + 1) % seatCount(match)) as Seat;
export const isSeat = (match: Match, seat: number): seat is Seat =>
  (SEATS as readonly number[]).includes(seat) && seat < seatCount(match);

/** The end at which a seat sits now: singles face each other ['ICF-27'], partners too ['ICF-28']. */
export const endOf = (match: Match, seat: Seat): End =>
  (((isDoubles(match) ? seat : seat * 2) + match.state.ends) % 4) as End;
export const endNamed = (name: (typeof ENDS)[number]): End => ENDS.indexOf(name) as End;

/** The breaker's side has the white pieces of this board ['ICF-43']. */
export const colourOf = (state: Standing, side: Side): Colour => (side === sideOfSeat(state.breaker) ? 0 : 1);

// ── what lies where ───────────────────────────────────────────────────────────────────────────────────────────────

export const onBoard = (pieces: Pieces, colour: Colour): number =>
  COLOUR_PIECES[colour].reduce((n, piece) => n + Number(pieces[piece] !== null), 0);
export const ownOnBoard = (state: State, side: Side): number => onBoard(state.board.pieces, colourOf(state, side));
export const ownPocketed = (state: State, side: Side): number => PER_COLOUR - ownOnBoard(state, side);
/** The pieces of a side: those of its colour, alone all but the queen. */
export const piecesOf = (match: Match, side: Side): readonly Piece[] =>
  isSolo(match) ? COLOUR_PIECES.flat() : COLOUR_PIECES[colourOf(match.state, side)];
/** Has a piece of this side been pocketed in this board? [CI-16] */
export const hasQueenRight = (match: Match, side: Side): boolean =>
  isSolo(match) ? match.state.board.queenRight.some(Boolean) : match.state.board.queenRight[side];
export const owedBy = (match: Match, side: Side): number =>
  match.debts.reduce((n, debt) => n + Number(debt.owedBy === SIDES[side]), 0);

export const SIDES_IN_TURN: readonly Side[] = [0, 1];
export const withSide = <T>(values: PerSide<T>, side: Side, value: T): PerSide<T> =>
  side === 0 ? [value, values[1]] : [values[0], value];
export const onState = (match: Match, change: Partial<State>): Match => ({
  ...match,
  state: { ...match.state, ...change },
});
export const onTheBoard = (match: Match, change: Partial<Board>): Match =>
  onState(match, { board: { ...match.state.board, ...change } });

/** An opponent's striker lies on the board: nobody may strike, and no time runs ['ICF-124b', 'ICF-124c']. */
export const waitsForStriker = ({ turn, board: { strikerOf } }: State): boolean =>
  strikerOf !== undefined && strikerOf !== turn;

/** The board still has to be set up: how hands leave the rack is drawn [CI-80]. At a desk they have done it. */
export const awaitsRack = ({ state, setup, mode }: Match): boolean =>
  state.phase === 'setUp' && setup.settings.rack === 'byHand' && mode !== 'desk' && state.board.rack.length === 0;

/** A board is under way from the umpire's Play on ['ICF-46.3'] until it is over. */
export const boardRuns = ({ phase }: State): boolean =>
  phase === 'stroke' || phase === 'running' || phase === 'placing';
