import { later, type Seat } from '@bande/core';
import { freshBoard } from './board.ts';
import type { EventOf } from './events.ts';
import { afterStroke, takenOff, toBePlacedByUmpire, withUmpiresPieces } from './lie.ts';
import { setRunning } from './motion.ts';
import { umpirePlaces } from './placing.ts';
import { rack } from './racks.ts';
import type { Paragraph } from './rulebook.ts';
import { liesWell } from './referee/dues.ts';
import { RETURNING } from './referee/course.ts';
import { overrunBy } from './referee/fouls.ts';
import type { FactOf } from './referee/facts.ts';
import { isAfterTheBoard, ownRightToPlace, readStroke, touchedAnything } from './referee/stroke.ts';
import { idleAfterTurn } from './referee/turn.ts';
import {
  COLOUR_PIECES,
  colourOf,
  endNamed,
  endOf,
  isDoubles,
  isSolo,
  onState,
  onTheBoard,
  ownPocketed,
  piecesOf,
  QUEEN,
  rightOf,
  sideNamed,
  sideOfSeat,
  withSide,
  type Board,
  type Fact,
  type Match,
  type PerSide,
  type Piece,
  type Pieces,
  type Ruling,
  type State,
} from './state.ts';
import { CENTRE, other, SIDES, type Colour, type End, type Point, type Side } from './table.ts';

/** What took place and what the rulings say about pieces, debts, queen and turn; how play goes on from there is settle.ts. */
export const carry = (match: Match, fact: Fact, rulings: readonly Ruling[]): Match =>
  umpiresHands(
    match,
    rulings.reduce((now, ruling) => effectOf(now, fact, ruling), tookPlace(match, fact)),
    fact,
    rulings,
  );

// ── what took place ───────────────────────────────────────────────────────────────────────────────────────────────

function tookPlace(match: Match, fact: Fact): Match {
  const { state } = match;
  switch (fact.kind) {
    case 'tossed':
      return state.boardNumber > 1
        ? breakIsDrawn(match, sideNamed(fact.winner))
        : onState(match, { phase: 'tossChoice', tossWinner: sideNamed(fact.winner) });
    case 'tossChosen':
      return onState(match, {
        phase: 'sideChoice',
        ...opensWith((fact.choice === 'break') === (fact.side === 'white') ? 0 : 1),
      });
    case 'endChosen':
      return onState(match, { phase: 'setUp', ends: turnedSo(match, sideNamed(fact.side), endNamed(fact.end)) });
    case 'rackTurned':
      return onState(match, {
        turned: fact.degrees,
        board: { ...state.board, pieces: rack(fact.degrees, state.board.rack) },
      });
    case 'racked':
      return onTheBoard(match, { rack: fact.draws, pieces: rack(state.turned, fact.draws) });
    case 'playCalled':
      return state.phase === 'setUp' ? boardBegins(match) : playGoesOn(match);
    case 'struck':
      return isStruck(match, fact);
    case 'strokeEnded':
      return isAfterTheBoard(state) ? match : strokeIsOver(match, fact);
    case 'placed':
      return liesWell(fact) ? pieceIsDown(match, fact) : match;
    case 'strikerOnBoard':
      return onTheBoard(match, { strikerOf: fact.by });
    case 'strikerTakenOff':
      return onState(match, { board: withoutStriker(state.board) });
    case 'roomFound':
      return onTheBoard(match, { room: fact.room });
    case 'fell':
      return hasFallen(match, fact.piece);
    case 'queenNotTakenOut':
      return onTheBoard(match, { pieces: state.board.pieces.with(QUEEN, null) });
    case 'request':
      return playIsHeld(match);
    case 'breach':
      return fact.what === 'distraction'
        ? onState(match, { distractions: oneMore(state.distractions, sideOfSeat(fact.by)) })
        : timeIsSpent(match, fact);
    case 'umpire':
      return fact.did === 'noticesMissedChange' ? onState(match, { changeDue: true }) : match;
    case 'returned':
      return isBack(match, sideOfSeat(fact.by), false);
    case 'lateReturn':
      return isBack(match, sideOfSeat(fact.by), true);
    case 'clockRanOut':
      return fact.clock === 'interval' && state.interval !== null
        ? onState(match, { interval: { ...state.interval, ready: [true, true] } })
        : timeIsSpent(match, fact);
    case 'optionTaken':
    case 'optionLapsed':
      return rightIsUsedUp(match, fact.option);
    case 'resumed':
      return state.running === null
        ? match
        : onState(match, {
            running: {
              ...state.running,
              from: state.running.from + fact.lasted,
              until: state.running.until + fact.lasted,
            },
          });
    default:
      return match;
  }
}

const withoutStriker = (board: Board): Board => {
  const { strikerOf: _, ...others } = board;
  return others;
};
/** He strikes, or somebody else is on turn: his overruns are forgotten [CI-71]. */
const withoutOverruns = (board: Board): Board => {
  const { overruns: _, ...others } = board;
  return others;
};
const timeIsSpent = (match: Match, fact: Fact): Match =>
  overrunBy(match, fact) === null ? match : onTheBoard(match, { overruns: (match.state.board.overruns ?? 0) + 1 });

function isBack(match: Match, side: Side, late: boolean): Match {
  const { interval } = match.state;
  return interval === null
    ? match
    : onState(match, {
        interval: {
          ...interval,
          ready: withSide(interval.ready, side, true),
          late: withSide(interval.late, side, late),
        },
      });
}
const oneMore = (values: PerSide<number>, side: Side): PerSide<number> => withSide(values, side, values[side] + 1);
const opensWith = (breaker: Seat): Pick<State, 'firstBreaker' | 'gameBreaker' | 'breaker' | 'turn'> => ({
  firstBreaker: breaker,
  gameBreaker: breaker,
  breaker,
  turn: breaker,
});

/** The ninth board: the winner of the toss breaks, in doubles the one of the pair whom the turn reaches first. */
function breakIsDrawn(match: Match, winner: Side): Match {
  const next = rightOf(match, match.state.breaker);
  const breaker = sideOfSeat(next) === winner ? next : rightOf(match, next);
  return onState(match, { phase: 'setUp', breaker, turn: breaker });
}

/** So many quarter turns that the first player of this side sits at this end. */
const turnedSo = (match: Match, side: Side, end: End): End =>
  ((end + 4 - (isDoubles(match) ? side : side * 2)) % 4) as End;

const boardBegins = (match: Match): Match => {
  const { breaker, board } = match.state;
  return onState(match, {
    phase: 'stroke',
    turn: breaker,
    board: { ...board, turns: withSide([0, 0], sideOfSeat(breaker), 1) },
  });
};

/** A right to place does not lapse while play is held up: its end is put far off and comes back with Play. */
const FAR_OFF = 1_000_000_000;
const shifted = (match: Match, by: number): Match['options'] =>
  match.options.map((option) =>
    'tick' in option.until ? { ...option, until: { tick: later(option.until.tick, by) } } : option,
  );
const playIsHeld = (match: Match): Match =>
  match.state.board.held
    ? match
    : { ...onTheBoard(match, { held: true, heldAt: match.tick }), options: shifted(match, FAR_OFF) };
const playGoesOn = (match: Match): Match => ({
  ...onTheBoard(match, { held: false, heldAt: 0 }),
  options: shifted(match, match.tick - match.state.board.heldAt - FAR_OFF),
});

const isStruck = (match: Match, { by, x, angle, force, spin, lift }: EventOf<'struck'>): Match =>
  onState(match, { phase: 'running', running: setRunning(match, { by, x, angle, force, spin, lift }) });

function strokeIsOver(match: Match, fact: FactOf<'strokeEnded'>): Match {
  const stroke = readStroke(match, fact);
  if (stroke.as === 'slip')
    return match.state.phase === 'setUp' ? match : onState(match, { phase: 'stroke', running: null });
  const still = onState(match, {
    phase: 'stroke',
    running: null,
    board: withoutOverruns(withoutStriker(match.state.board)),
  });
  const { board } = still.state;
  switch (stroke.as) {
    case 'attempt':
      return onTheBoard(onState(still, { turn: fact.by }), {
        turns: begunBy(board, fact.by),
        ...oneMoreAttempt(match, fact.by),
        lastShooter: fact.by,
        onlyOpponents: false,
      });
    case 'outOfTurn':
    case 'held':
      return still;
    default:
      return piecesHaveMoved(
        withoutOwnRight(still, fact.by),
        match,
        fact,
        stroke.own === 0 && stroke.opposing > 0 && !stroke.queen,
      );
  }
}

/** What he could have placed stays pocketed [CI-63]. */
export const withoutOwnRight = (match: Match, by: Seat): Match => {
  const right = ownRightToPlace(match, by);
  return right === undefined ? match : rightIsUsedUp(match, right.id);
};

/** Who takes somebody else's break unseen has it from his first attempt on ['ICF-51.2']. */
const oneMoreAttempt = ({ state: { turn, board } }: Match, by: Seat): Pick<Board, 'attempts' | 'strokesInTurn'> =>
  by === turn
    ? { attempts: board.attempts + 1, strokesInTurn: board.strokesInTurn + 1 }
    : { attempts: 1, strokesInTurn: 1 };

/** Whoever strikes has begun a turn, also before Play. */
const begunBy = ({ turns }: Board, by: Seat): PerSide<number> =>
  turns[sideOfSeat(by)] === 0 ? withSide(turns, sideOfSeat(by), 1) : turns;

function piecesHaveMoved(still: Match, before: Match, fact: FactOf<'strokeEnded'>, onlyOpponents: boolean): Match {
  const { board } = still.state;
  const touched = touchedAnything(fact);
  const playedOn = readStroke(before, fact).as === 'playedOn'; // the turn is the next player's already
  const change: Partial<Board> = {
    pieces: afterStroke(before, fact),
    measured: board.measured && (fact.lie !== undefined || !touched),
    queenRight: rightsAfter(before.state, fact.pocketed),
    breakMade: board.breakMade || touched,
    strokesInTurn: playedOn ? board.strokesInTurn : (fact.by === before.state.turn ? board.strokesInTurn : 0) + 1,
    turns: begunBy(board, fact.by),
    touchedInTurn: board.touchedInTurn || (touched && !playedOn),
    idleTurns: touched ? [0, 0] : board.idleTurns,
    coverTries: board.queen === 'pending' ? board.coverTries + 1 : 0,
    lastShooter: fact.by,
    onlyOpponents,
  };
  const turn = playedOn ? still.state.turn : fact.by;
  return onState(still, {
    turn,
    board: {
      ...board,
      ...change,
      ...(fact.pocketed.queen && board.queen === 'board' ? { queenSide: sideOfSeat(fact.by) } : {}),
    },
  });
}

/** Whoever pocketed them ['ICF-92', CI-16]. */
const rightsAfter = (state: State, fell: { readonly white: number; readonly black: number }): PerSide<boolean> => {
  const gained = (side: Side): boolean =>
    state.board.queenRight[side] || (colourOf(state, side) === 0 ? fell.white : fell.black) > 0;
  return [gained(0), gained(1)];
};

/** The debtor's piece lies on the board again and the oldest debt is paid; a wrong colour that nobody saw is paid with the other one ['ICF-82b']. */
function pieceIsDown(match: Match, fact: FactOf<'placed'>): Match {
  const debtor = other(sideOfSeat(fact.by));
  const colour = colourOf(match.state, fact.wrongColour ? sideOfSeat(fact.by) : debtor);
  const at: Point = fact.at === undefined ? CENTRE : { x: fact.at[0] / 1000, y: fact.at[1] / 1000 };
  return payOne(
    onTheBoard(match, {
      pieces: putBack(match.state.board.pieces, colour, at),
      measured: match.state.board.measured && fact.at !== undefined,
    }),
    debtor,
  );
}
const putBack = (pieces: Pieces, colour: Colour, at: Point): Pieces => {
  const piece = COLOUR_PIECES[colour].find((one) => pieces[one] === null);
  return piece === undefined ? pieces : pieces.with(piece, at);
};
const payOne = (match: Match, debtor: Side, by?: ReadonlySet<Paragraph>): Match => {
  const oldest = match.debts.findIndex(
    (debt) => debt.owedBy === SIDES[debtor] && (by === undefined || debt.paragraphs.some((law) => by.has(law))),
  );
  return oldest < 0 ? match : { ...match, debts: match.debts.toSpliced(oldest, 1) };
};

function hasFallen(match: Match, piece: 'white' | 'black' | 'queen'): Match {
  const { board } = match.state;
  if (piece === 'queen') return onTheBoard(match, { pieces: board.pieces.with(QUEEN, null) });
  const colour: Colour = piece === 'white' ? 0 : 1;
  return onTheBoard(match, {
    pieces: takenOff(board.pieces, colour, 1),
    queenRight: rightsAfter(match.state, { white: Number(colour === 0), black: Number(colour === 1) }),
  });
}

/** What could have been placed is owed no more and stays pocketed; what was not yet available stays owed [CI-10]. */
function rightIsUsedUp(match: Match, id: number): Match {
  const right = match.options.find((option) => option.id === id);
  if (right === undefined) return match;
  const closed = { ...match, options: match.options.filter((option) => option.id !== id) };
  if (right.name !== 'place') return closed;
  const debtor = other(sideNamed(right.owner));
  const cancelled = Math.min(
    match.debts.filter((debt) => debt.owedBy === SIDES[debtor]).length,
    ownPocketed(match.state, debtor),
  );
  return Array.from({ length: cancelled }).reduce<Match>((now) => payOne(now, debtor), closed);
}

// ── what the rulings do ───────────────────────────────────────────────────────────────────────────────────────────

const numberIn = (ruling: Ruling, field: string): number => Number(ruling.detail?.[field] ?? 0);
const sideIn = (name: (typeof SIDES)[number] | undefined): Side => (name === 'black' ? 1 : 0);

function effectOf(match: Match, fact: Fact, ruling: Ruling): Match {
  switch (ruling.call) {
    case 'returned':
    case 'due':
      return owesMore(match, fact, ruling, 'due', numberIn(ruling, 'count'));
    case 'foul':
    case 'technicalFoul':
      return owesMore(match, fact, ruling, 'penalty', numberIn(ruling, 'penalty'));
    case 'queenOut':
      return onTheBoard(match, {
        queen: 'board',
        queenSide: null,
        coverTries: 0,
        uncoveredBy: match.state.board.queen === 'pending' ? match.state.board.queenSide : null,
      });
    case 'queenPending':
      return onTheBoard(match, { queen: 'pending', queenSide: sideIn(ruling.for), uncoveredBy: null });
    case 'queenCovered':
      return onTheBoard(match, { queen: 'covered', queenSide: sideIn(ruling.for), coverTries: 0, uncoveredBy: null });
    case 'turnPasses':
      return passTurn(match, numberIn(ruling, 'seat') as Seat);
    case 'lastPieceBack':
      return payOne(match, sideIn(ruling.against), RETURNING);
    case 'boardWon':
      return boardIsOver(match, sideIn(ruling.for), numberIn(ruling, 'points'), numberIn(ruling, 'extra'));
    case 'extraPoints':
      return withExtraPoints(match);
    default:
      return match;
  }
}

const owesMore = (match: Match, fact: Fact, ruling: Ruling, what: 'due' | 'penalty', count: number): Match => ({
  ...match,
  debts: [
    ...match.debts,
    ...Array.from({ length: count }, () => ({
      owedBy: SIDES[sideIn(ruling.against)],
      paragraphs: ruling.paragraphs,
      factId: fact.id,
      what,
    })),
  ],
});

function passTurn(match: Match, seat: Seat): Match {
  const { state } = match;
  if (seat === state.turn) return match;
  const idleTurns = idleAfterTurn(match, state.board.touchedInTurn);
  return onState(match, {
    turn: seat,
    board: {
      ...withoutOverruns(state.board),
      idleTurns,
      strokesInTurn: 0,
      attempts: 0,
      touchedInTurn: false,
      turns: oneMore(state.board.turns, sideOfSeat(seat)),
    },
  });
}

/** Trial boards do not count ['ICF-40']; nothing is owed any more. */
function boardIsOver(match: Match, winner: Side, points: number, extra: number): Match {
  const counted =
    match.state.trial > 0
      ? match.state.points
      : withSide(match.state.points, winner, match.state.points[winner] + points);
  return {
    ...onState(match, {
      phase: 'boardOver',
      running: null,
      points: counted,
      result: { winner, points, extra: match.state.trial > 0 ? 0 : extra },
    }),
    debts: [],
    options: [],
  };
}

function withExtraPoints(match: Match): Match {
  const { result, points } = match.state;
  if (result === null) return match;
  return onState(match, {
    points: withSide(points, result.winner, points[result.winner] + result.extra),
    result: { ...result, points: result.points + result.extra, extra: 0 },
  });
}

/** The queen and what jumped are placed once it is known who strikes next. */
function umpiresHands(before: Match, match: Match, fact: Fact, rulings: readonly Ruling[]): Match {
  if (match.state.phase === 'boardOver') return match;
  const queenOut = rulings.some(({ call }) => call === 'queenOut');
  const jumped =
    fact.kind === 'strokeEnded' && rulings.some(({ call }) => call === 'jumpedPlaced' || call === 'queenOut');
  const order = [
    ...(jumped ? toBePlacedByUmpire(before, fact, queenOut) : queenOut ? [QUEEN] : []),
    ...lastPiecesBack(match, rulings),
  ];
  if (isSolo(match)) return withOwedPieces(match, order);
  return order.length === 0
    ? match
    : onTheBoard(match, { pieces: withUmpiresPieces(match, match.state.board.pieces, order, match.state.turn) });
}
const lastPiecesBack = ({ state }: Match, rulings: readonly Ruling[]): readonly Piece[] =>
  rulings
    .filter(({ call }) => call === 'lastPieceBack')
    .map(({ against }) => COLOUR_PIECES[colourOf(state, sideIn(against))][0]!);

/** Nobody sits opposite to place what is owed: the umpire does, like a piece that jumped. */
function withOwedPieces(match: Match, first: readonly Piece[]): Match {
  const { pieces } = match.state.board;
  const pocketed = piecesOf(match, sideOfSeat(match.state.turn)).filter(
    (piece) => pieces[piece] === null && !first.includes(piece),
  );
  const order = [...first, ...pocketed.slice(0, match.debts.length)];
  return order.length === 0
    ? match
    : {
        ...onTheBoard(match, { pieces: umpirePlaces(pieces, order, endOf(match, match.state.turn)) }),
        debts: match.debts.slice(order.length - first.length),
      };
}

/** A board from its beginning, with the same or the next breaker. */
export const boardAnew = (match: Match, phase: State['phase']): Match => {
  const { breaker } = match.state;
  return {
    ...onState(match, { phase, turn: breaker, turned: 0, board: freshBoard(0), running: null, result: null }),
    options: [],
    debts: match.debts,
  };
};
