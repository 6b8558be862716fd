import type { Seat } from '@bande/core';
import { afterStroke } from '../lie.ts';
import type { FactOf } from '../referee/facts.ts';
import { readStroke, touchedAnything, type Stroke } from '../referee/stroke.ts';
import { onState, onTheBoard, sideOfSeat, withSide, type Board, type Match, type PerSide } from '../state.ts';
import { rightsAfter } from './queen.ts';
import { withoutOverruns } from './turn.ts';

/** The pieces as the stroke leaves them, and everything that is counted with strokes. */
export function strokeIsOver(match: Match, fact: FactOf<'strokeEnded'>): Match {
  const stroke = readStroke(match, fact);
  if (stroke.as === 'slip')
    return match.state.phase === 'setUp' ? match : onState(match, { phase: 'stroke', running: null });
  const still = struckFrom(match);
  switch (stroke.as) {
    case 'attempt':
      return breakIsTried(still, fact.by);
    case 'outOfTurn':
    case 'held':
      return still;
    default:
      return piecesHaveMoved(still, match, fact, stroke);
  }
}

/** The stroke is made: no striker of the one before lies there, and nobody is over his time. */
export const struckFrom = (match: Match): Match =>
  onState(match, {
    phase: 'stroke',
    running: null,
    board: withoutOverruns(withoutStriker(match.state.board)),
  });

export const withoutStriker = (board: Board): Board => {
  const { strikerOf: _, ...others } = board;
  return others;
};

/** Who takes somebody else's break unseen has it from his first attempt on ['ICF-51.2']. */
export function breakIsTried(still: Match, by: Seat): Match {
  const { turn, board } = still.state;
  const before = by === turn ? board : { attempts: 0, strokesInTurn: 0 };
  return onTheBoard(onState(still, { turn: by }), {
    turns: begunBy(board, by),
    attempts: before.attempts + 1,
    strokesInTurn: before.strokesInTurn + 1,
    lastShooter: by,
    onlyOpponents: false,
  });
}

/** Touched, as the umpire says who saw it. */
export function breakIsMade(match: Match, by: Seat): Match {
  const { turn, board } = match.state;
  return onTheBoard(onState(match, { turn: by }), {
    turns: begunBy(board, by),
    breakMade: true,
    measured: false,
    strokesInTurn: (by === turn ? board.strokesInTurn : 0) + 1,
    touchedInTurn: true,
    idleTurns: [0, 0],
    lastShooter: by,
  });
}

/** Whoever strikes has begun a turn, also before Play. */
const begunBy = ({ turns }: Board, by: Seat): PerSide<number> =>
  turns[sideOfSeat(by)] === 0 ? withSide(turns, sideOfSeat(by), 1) : turns;

function piecesHaveMoved(still: Match, before: Match, fact: FactOf<'strokeEnded'>, stroke: Stroke): Match {
  const { board } = still.state;
  const touched = touchedAnything(fact);
  const playedOn = stroke.as === 'playedOn'; // the turn is the next player's already
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
    onlyOpponents: stroke.own === 0 && stroke.opposing > 0 && !stroke.queen,
  };
  const pocketedNow = fact.pocketed.queen && board.queen === 'board' ? { queenSide: sideOfSeat(fact.by) } : {};
  return onState(still, {
    turn: playedOn ? still.state.turn : fact.by,
    board: { ...board, ...change, ...pocketedNow },
  });
}
