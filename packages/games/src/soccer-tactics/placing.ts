import { mayStand, Occupancy } from './limits.ts';
import type { Paragraph } from './rulebook.ts';
import {
  AT_FLAG,
  inArea,
  inPlay,
  isKeeper,
  keeperInGoalArea,
  keeperOf,
  mayEnterHalf,
  NOBODY,
  onBoard,
  ownPawns,
  pawnAt,
  sideOf,
  type Pawn,
  type Restart,
  type Settings,
  type State,
} from './state.ts';
import {
  areaRing,
  CIRCLE,
  distance,
  GOAL_AREA,
  inGoalArea,
  NEXT_TO_GOAL_AREA,
  other,
  PENALTY_ARC,
  RING,
  ROWS_3_AND_4,
  SQUARES,
  ZONE,
  type Side,
  type Square,
} from './table.ts';

/** What has to be placed next while a restart is set up: by whom, which pawns, and where they may go. */
export interface Placing {
  readonly side: Side;
  readonly what:
    | 'keeperBack'
    | 'makeWay'
    | 'leaveArea'
    | 'leaveZone'
    | 'leaveCorner'
    | 'chooseKicker'
    | 'cornerPlacement'
    | 'penaltyPlacement';
  readonly paragraphs: readonly Paragraph[];
  readonly choices: readonly Choice[];
  readonly mayPass: boolean;
}
export interface Choice {
  readonly pawn: Pawn;
  readonly squares: readonly Square[];
}

/** Everything follows from the position, so nothing has to be remembered but whose turn it is. */
export function placingNow(state: State, settings: Settings): Placing | null {
  const { restart } = state;
  if (restart === null) return null;
  const board = new Board(state, settings, restart);
  switch (restart.kind) {
    case 'goalKick':
      return keeperBack(board, restart.for, ['STW-6C.5']) ?? fieldPlayerForGoalKick(board) ?? leaveTheArea(board);
    case 'corner':
      return (
        keeperBack(board, other(restart.for), ['STW-8.2']) ??
        nobodyForTheKeeper(board) ??
        leaveTheCornerZone(board) ??
        leaveTheCornerSquare(board) ??
        cornerPlacement(board)
      );
    case 'freeKick':
      return chooseKicker(board) ?? leaveTheZone(board);
    case 'penalty':
      return choosePenaltyTaker(board) ?? penaltyPlacement(board);
  }
}

/** A position with the questions that placements ask. */
class Board {
  readonly occupancy: Occupancy;
  readonly state: State;
  readonly settings: Settings;
  readonly restart: Restart;

  constructor(state: State, settings: Settings, restart: Restart) {
    this.state = state;
    this.settings = settings;
    this.restart = restart;
    // The taker waiting at the flag counts as standing on the corner square already [I-36].
    const atFlag = restart.kind === 'corner' && state.pawns[restart.kicker] === AT_FLAG;
    this.occupancy = new Occupancy().fill(atFlag ? state.pawns.with(restart.kicker, restart.square) : state.pawns);
  }

  at(pawn: Pawn): Square {
    return this.state.pawns[pawn]!;
  }

  /** The permitted squares; if none is legal, the nearest legal ones to where the pawn stands [I-38]. */
  choice(pawn: Pawn, wanted: readonly Square[], permitted: (square: Square) => boolean = () => true): Choice {
    const legal = (square: Square): boolean =>
      permitted(square) && mayEnterHalf(pawn, square) && mayStand(this.occupancy, this.settings, pawn, square);
    const squares = wanted.filter(legal);
    return { pawn, squares: squares.length > 0 ? squares : this.#nearest(pawn, legal) };
  }

  #nearest(pawn: Pawn, legal: (square: Square) => boolean): readonly Square[] {
    const from = this.at(pawn) >= 0 ? this.at(pawn) : GOAL_AREA[sideOf(pawn)][0]!;
    const all = Array.from({ length: SQUARES }, (_, square) => square).filter(
      (square) => square !== this.at(pawn) && legal(square),
    );
    const closest = Math.min(...all.map((square) => distance(square, from)));
    return all.filter((square) => distance(square, from) === closest);
  }
}

const leaving = (
  board: Board,
  side: Side,
  what: Placing['what'],
  paragraphs: readonly Paragraph[],
  pawns: readonly Pawn[],
  wanted: readonly Square[],
  permitted: (square: Square) => boolean,
): Placing | null =>
  pawns.length === 0
    ? null
    : { side, what, paragraphs, mayPass: false, choices: pawns.map((pawn) => board.choice(pawn, wanted, permitted)) };

/** 'STW-2.17': a team-mate in the goal area makes way first [I-35]. */
function keeperBack(board: Board, side: Side, paragraphs: readonly Paragraph[]): Placing | null {
  const keeper = keeperOf(side);
  if (!inPlay(board.state, keeper) || keeperInGoalArea(board.state, side)) return null;
  const inTheWay = ownPawns(side).filter((pawn) => !isKeeper(pawn) && inGoalArea(side, board.at(pawn)));
  if (inTheWay.length > 0)
    return leaving(
      board,
      side,
      'makeWay',
      ['STW-2.17'],
      inTheWay,
      NEXT_TO_GOAL_AREA[side]!,
      (square) => !inGoalArea(side, square),
    );
  return {
    side,
    what: 'keeperBack',
    paragraphs: [...paragraphs, ...(board.state.penalty ? (['STW-9B.12'] as const) : [])],
    mayPass: false,
    choices: [board.choice(keeper, GOAL_AREA[side])],
  };
}

/** The keeper is sent off: any field player takes the goal kick from D1 or E1 [I-40]. */
function fieldPlayerForGoalKick(board: Board): Placing | null {
  const side = board.restart.for;
  if (board.restart.kicker !== NOBODY || inPlay(board.state, keeperOf(side))) return null;
  const choices = ownPawns(side)
    .filter((pawn) => onBoard(board.state, pawn))
    .map((pawn): Choice => ({
      pawn,
      squares: GOAL_AREA[side].filter((square) => mayStand(board.occupancy, board.settings, pawn, square)),
    }));
  const able = choices.filter(({ squares }) => squares.length > 0);
  return {
    side,
    what: 'chooseKicker',
    paragraphs: ['STW-6C.4'],
    mayPass: false,
    choices: able.length > 0 ? able : choices.map(({ pawn }) => ({ pawn, squares: GOAL_AREA[side] })),
  };
}

/** At a corner only the keeper defends the goal area; with him sent off nobody does [I-36]. */
function nobodyForTheKeeper(board: Board): Placing | null {
  const side = other(board.restart.for);
  const there = ownPawns(side).filter((pawn) => !isKeeper(pawn) && inGoalArea(side, board.at(pawn)));
  return leaving(
    board,
    side,
    'makeWay',
    ['STW-8.16.2'],
    there,
    NEXT_TO_GOAL_AREA[side]!,
    (square) => !inGoalArea(side, square) && distance(square, board.restart.square) >= 2,
  );
}

function leaveTheArea(board: Board): Placing | null {
  const [own, side] = [board.restart.for, other(board.restart.for)];
  const inside = ownPawns(side).filter((pawn) => inArea(board.settings, own, board.at(pawn)));
  return leaving(
    board,
    side,
    'leaveArea',
    ['STW-6C.2', 'STW-6C.3'],
    inside,
    areaRing(board.settings.penaltyArea, own),
    (square) => !inArea(board.settings, own, square),
  );
}

function leaveTheZone(board: Board): Placing | null {
  const { square: ball } = board.restart;
  const side = other(board.restart.for);
  const inside = ownPawns(side).filter((pawn) => ZONE[ball]!.includes(board.at(pawn)));
  return leaving(
    board,
    side,
    'leaveZone',
    ['STW-10.5', 'STW-10.6'],
    inside,
    RING[ball]!,
    (square) => distance(square, ball) >= 2,
  );
}

function leaveTheCornerZone(board: Board): Placing | null {
  const { square: ball } = board.restart;
  const side = other(board.restart.for);
  const inside = ownPawns(side).filter((pawn) => ZONE[ball]!.includes(board.at(pawn)));
  return leaving(
    board,
    side,
    'leaveZone',
    ['STW-8.13', 'STW-10.4'],
    inside,
    RING[ball]!,
    (square) => distance(square, ball) >= 2 && !inGoalArea(side, square),
  );
}

/** A team-mate on the corner square steps aside, free of charge [I-36]. */
function leaveTheCornerSquare(board: Board): Placing | null {
  const { square: ball, for: side } = board.restart;
  const there = pawnAt(board.state, side, ball);
  return there === NOBODY
    ? null
    : leaving(board, side, 'leaveCorner', ['STW-8.4'], [there], ZONE[ball]!, (square) => square !== ball);
}

function cornerPlacement(board: Board): Placing | null {
  const { placements, turn } = board.restart;
  if (placements[0] + placements[1] === 0) return null;
  const side = placements[turn] > 0 ? turn : other(turn);
  const choices = ownPawns(side)
    .filter((pawn) => onBoard(board.state, pawn))
    .map((pawn) => ({ pawn, squares: cornerSquares(board, side, pawn) }));
  return {
    side,
    what: 'cornerPlacement',
    paragraphs: ['STW-8.7', 'STW-8.9', 'STW-8.10', 'STW-8.12'],
    mayPass: true,
    choices,
  };
}

export const ALL_SQUARES: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square);
const cornerSquares = (board: Board, side: Side, pawn: Pawn): readonly Square[] =>
  ALL_SQUARES.filter(
    (square) =>
      square !== board.at(pawn) &&
      cornerBreaches(board.restart, side, pawn, square).length === 0 &&
      mayEnterHalf(pawn, square) &&
      mayStand(board.occupancy, board.settings, pawn, square),
  );

/** What a corner placement may break beyond the limits of rule 2. */
export function cornerBreaches(restart: Restart, side: Side, pawn: Pawn, square: Square): readonly Paragraph[] {
  if (side === restart.for) return square === restart.square ? ['STW-8.4'] : [];
  const broken: Paragraph[] = [];
  if (distance(square, restart.square) < 2) broken.push('STW-8.13');
  if (isKeeper(pawn) !== inGoalArea(side, square)) broken.push('STW-8.16.2');
  return broken;
}

const NEAR_THE_BALL = 3; // I-34

function chooseKicker(board: Board): Placing | null {
  const { restart } = board;
  if (restart.kicker !== NOBODY) return null;
  return restart.cause === 'offside' ? kickerAfterOffside(board) : kickerInTheCircle(board);
}

/** 'STW-10.9': a pawn near the ball that may stand there; a team-mate on the square has already been taken [I-34]. */
function kickerAfterOffside(board: Board): Placing {
  const { for: side, square } = board.restart;
  const able = ownPawns(side).filter(
    (pawn) =>
      onBoard(board.state, pawn) &&
      mayEnterHalf(pawn, square) &&
      mayStand(board.occupancy, board.settings, pawn, square),
  );
  const pool = able.length > 0 ? able : ownPawns(side).filter((pawn) => onBoard(board.state, pawn));
  const reach = Math.max(NEAR_THE_BALL, Math.min(...pool.map((pawn) => distance(board.at(pawn), square))));
  const near = pool.filter((pawn) => distance(board.at(pawn), square) <= reach);
  return {
    side,
    what: 'chooseKicker',
    paragraphs: ['STW-10.9'],
    mayPass: false,
    choices: near.map((pawn) => ({ pawn, squares: [square] })),
  };
}

/** 'STW-9C.5': one of the four circle squares and any pawn that may stand there [I-38]. */
function kickerInTheCircle(board: Board): Placing {
  const side = board.restart.for;
  const choices = ownPawns(side)
    .filter((pawn) => onBoard(board.state, pawn))
    .map((pawn): Choice => ({
      pawn,
      squares: CIRCLE.filter(
        (square) => mayEnterHalf(pawn, square) && mayStand(board.occupancy, board.settings, pawn, square),
      ),
    }));
  return {
    side,
    what: 'chooseKicker',
    paragraphs: ['STW-9C.5'],
    mayPass: false,
    choices: choices.filter(({ squares }) => squares.length > 0),
  };
}

/** In the shoot-out any pawn may shoot [I-43]. */
function choosePenaltyTaker(board: Board): Placing | null {
  const { for: side, kicker } = board.restart;
  if (kicker !== NOBODY) return null;
  const arc = PENALTY_ARC[other(side)];
  const choices = ownPawns(side)
    .filter((pawn) => inPlay(board.state, pawn))
    .map((pawn) => ({
      pawn,
      squares: arc.filter((square) => [NOBODY, pawn].includes(pawnAt(board.state, side, square))),
    }));
  return {
    side,
    what: 'chooseKicker',
    paragraphs: ['STW-11C.5'],
    mayPass: false,
    choices: choices.filter(({ squares }) => squares.length > 0),
  };
}

/** The sides place in turn, the fouling side first; who has nothing to place is passed over [I-39]. */
function penaltyPlacement(board: Board): Placing | null {
  const mustGo = (side: Side): readonly Pawn[] => penaltyBystanders(board, side);
  const { turn } = board.restart;
  const side = mustGo(turn).length > 0 ? turn : other(turn);
  const pawns = mustGo(side);
  if (pawns.length === 0) return null;
  const foulerFirst: readonly Paragraph[] = board.restart.cause === 'shootOut' ? [] : ['STW-9B.6'];
  return {
    side,
    what: 'penaltyPlacement',
    paragraphs: ['STW-9B.3', 'STW-9B.4', 'STW-9B.5', ...foulerFirst],
    mayPass: false,
    choices: pawns.map((pawn) => penaltyChoice(board, pawn)),
  };
}

function penaltyBystanders(board: Board, side: Side): readonly Pawn[] {
  const goal = other(board.restart.for);
  const arc = PENALTY_ARC[goal];
  const inside = ownPawns(side).filter(
    (pawn) => inArea(board.settings, goal, board.at(pawn)) && !(isKeeper(pawn) && side === goal),
  );
  if (side === goal) return [...inside, ...ownPawns(side).filter((pawn) => arc.includes(board.at(pawn)))];
  const mates = ownPawns(side).filter((pawn) => pawn !== board.restart.kicker && arc.includes(board.at(pawn)));
  return !arc.includes(board.at(board.restart.kicker)) && mates.length === arc.length
    ? [...inside.filter((pawn) => pawn !== board.restart.kicker), ...mates]
    : inside;
}

/** The kicker must go to the arc; he keeps to the limits of rule 2 if one of its squares lets him. */
function arcSquares(board: Board, pawn: Pawn, arc: readonly Square[]): readonly Square[] {
  const free = arc.filter((square) => pawnAt(board.state, sideOf(pawn), square) === NOBODY);
  const orderly = free.filter((square) => mayStand(board.occupancy, board.settings, pawn, square));
  return orderly.length > 0 ? orderly : free;
}

function penaltyChoice(board: Board, pawn: Pawn): Choice {
  const goal = other(board.restart.for);
  const arc = PENALTY_ARC[goal];
  if (pawn === board.restart.kicker) return { pawn, squares: arcSquares(board, pawn, arc) };
  const kickerWaits = !arc.includes(board.at(board.restart.kicker));
  const mateOnArc = ownPawns(board.restart.for).some((mate) => mate !== pawn && arc.includes(board.at(mate)));
  const arcClosed = sideOf(pawn) === goal || arc.includes(board.at(pawn)) || (kickerWaits && mateOnArc);
  const permitted = (square: Square): boolean =>
    !inArea(board.settings, goal, square) && !(arcClosed && arc.includes(square));
  return board.choice(pawn, ROWS_3_AND_4[goal], permitted);
}
