import { rack } from './racks.ts';
import type { Board, Standing, State } from './state.ts';

/** A board before its break: everything in the rack, nobody has done anything. */
export const freshBoard = (turned: number): Board => ({
  pieces: rack(turned),
  rack: [],
  measured: true,
  queen: 'board',
  queenSide: null,
  uncoveredBy: null,
  queenRight: [false, false],
  breakMade: false,
  attempts: 0,
  strokesInTurn: 0,
  touchedInTurn: false,
  coverTries: 0,
  idleTurns: [0, 0],
  turns: [0, 0],
  lastShooter: null,
  onlyOpponents: false,
  room: true,
  held: false,
  heldAt: 0,
});

export const standingOf = (state: Standing): Standing => ({
  game: state.game,
  games: state.games,
  boardNumber: state.boardNumber,
  trial: state.trial,
  points: state.points,
  firstBreaker: state.firstBreaker,
  gameBreaker: state.gameBreaker,
  breaker: state.breaker,
  ends: state.ends,
  endsChanged: state.endsChanged,
});

const FIRST: Standing = {
  game: 1,
  games: [0, 0],
  boardNumber: 1,
  trial: 0,
  points: [0, 0],
  firstBreaker: 0,
  gameBreaker: 0,
  breaker: 0,
  ends: 0,
  endsChanged: false,
};

export const startState = (trialBoards: boolean, toss: boolean): State => {
  const standing: Standing = { ...FIRST, trial: trialBoards ? 2 : 0 };
  return {
    ...standing,
    phase: toss ? 'toss' : 'setUp',
    tossWinner: null,
    turn: 0,
    turned: 0,
    distractions: [0, 0],
    changeDue: false,
    gameOver: false,
    board: freshBoard(0),
    running: null,
    result: null,
    interval: null,
    protests: [],
    endedAt: null,
    start: standing,
    decided: null,
    decidedBy: [],
  };
};
