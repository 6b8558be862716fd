import { clockNamed, playTick, ticksLeft, type Seat } from '@bande/core';
import { standingOf } from './board.ts';
import { CLOCKS, secondsShown } from './clocks.ts';
import { returning } from './debts.ts';
import { restTick } from './motion.ts';
import type { PublicState } from './position-schemas.ts';
import { protestClockOf } from './protests.ts';
import { gamesOf } from './score.ts';
import {
  colourOf,
  onBoard,
  PIECE_NAMES,
  type Board,
  type Match,
  type PerSide,
  type Pieces,
  type Protest,
  type State,
} from './state.ts';
import { SIDES, type Side, type SideName } from './table.ts';

export const bySide = <T>([white, black]: PerSide<T>): { white: T; black: T } => ({ white, black });

export const nameOrNull = (value: Side | null): SideName | null => (value === null ? null : SIDES[value]);

const millimetres = (metres: number): number => Math.round(metres * 1e6) / 1e3 + 0;

export const placesOf = (pieces: Pieces, unit: (metres: number) => number): Record<string, [number, number]> =>
  Object.fromEntries(
    pieces.flatMap((at, i) => (at === null ? [] : [[PIECE_NAMES[i]!, [unit(at.x), unit(at.y)] as [number, number]]])),
  );

const stackedIn = (pieces: Pieces): { on?: Record<string, string> } => {
  const on = pieces.flatMap((at, i) => (at?.on === undefined ? [] : [[PIECE_NAMES[i]!, at.on] as const]));
  return on.length === 0 ? {} : { on: Object.fromEntries(on) };
};

export const writeStanding = (from: State['start']): PublicState['start'] => ({
  ...standingOf(from),
  games: bySide(from.games),
  points: bySide(from.points),
});

function writeProtest(match: Match, one: Protest): PublicState['protests'][number] {
  const clock = clockNamed(match.clocks, protestClockOf(one));
  const { number, feePaid, handedIn, endedAt, againstForfeit } = one;
  return {
    number,
    by: SIDES[one.by],
    feePaid,
    handedIn,
    againstForfeit,
    from: writeStanding(one.from),
    endedAgo: endedAt === null ? null : playTick(match) - endedAt,
    left: clock === undefined ? null : ticksLeft(clock, playTick(match)),
  };
}

/** What lies on the board, and what has been done on it. */
const describeBoard = (
  board: Board,
): Pick<
  PublicState,
  | 'rack'
  | 'white'
  | 'black'
  | 'queen'
  | 'queenSide'
  | 'uncoveredBy'
  | 'queenRight'
  | 'breakMade'
  | 'attempts'
  | 'strokesInTurn'
  | 'touchedInTurn'
  | 'coverTries'
  | 'idleTurns'
  | 'turns'
  | 'lastShooter'
  | 'onlyOpponents'
  | 'room'
  | 'held'
  | 'measured'
  | 'pieces'
  | 'strikerOf'
  | 'overruns'
  | 'on'
> => ({
  rack: [...board.rack],
  white: onBoard(board.pieces, 0),
  black: onBoard(board.pieces, 1),
  queen: board.queen,
  queenSide: nameOrNull(board.queenSide),
  uncoveredBy: nameOrNull(board.uncoveredBy),
  queenRight: bySide(board.queenRight),
  breakMade: board.breakMade,
  attempts: board.attempts,
  strokesInTurn: board.strokesInTurn,
  touchedInTurn: board.touchedInTurn,
  coverTries: board.coverTries,
  idleTurns: bySide(board.idleTurns),
  turns: bySide(board.turns),
  lastShooter: board.lastShooter,
  onlyOpponents: board.onlyOpponents,
  ...(board.strikerOf === undefined ? {} : { strikerOf: board.strikerOf }),
  ...(board.overruns === undefined ? {} : { overruns: board.overruns }),
  room: board.room,
  held: board.held,
  measured: board.measured,
  pieces: placesOf(board.pieces, millimetres),
  ...stackedIn(board.pieces),
});

export function describe(match: Match, toAct: readonly Seat[]): PublicState {
  const { state } = match;
  const clock = clockNamed(match.clocks, CLOCKS.stroke);
  const owed = (owner: Side, what: string): number =>
    match.debts.filter((debt) => debt.owedBy === SIDES[owner] && debt.what === what).length;
  const owedOf = (owner: Side): PublicState['owed']['white'] => ({
    due: owed(owner, 'due'),
    penalty: owed(owner, 'penalty'),
    returned: returning(match, owner).length,
  });
  return {
    phase: state.phase,
    tossWinner: nameOrNull(state.tossWinner),
    ...writeStanding(state),
    games: gamesOf(match),
    turn: state.turn,
    changeDue: state.changeDue,
    gameOver: state.gameOver,
    turned: state.turned,
    ...describeBoard(state.board),
    owed: bySide([owedOf(0), owedOf(1)]),
    distractions: bySide(state.distractions),
    interval:
      state.interval === null
        ? null
        : { kind: state.interval.kind, ready: bySide(state.interval.ready), late: bySide(state.interval.late) },
    result: state.result === null ? null : { ...state.result, winner: SIDES[state.result.winner] },
    protests: state.protests.map((one) => writeProtest(match, one)),
    endedAgo: state.endedAt === null ? null : playTick(match) - state.endedAt,
    start: writeStanding(state.start),
    decided: nameOrNull(state.decided),
    decidedBy: [...state.decidedBy],
    secondsLeft: clock === undefined ? null : secondsShown(clock, playTick(match)),
    colours: bySide([SIDES[colourOf(state, 0)], SIDES[colourOf(state, 1)]]),
    toAct: [...toAct],
    options: match.options.map(({ name, owner, seat: chair, choices }) => ({
      name,
      owner,
      ...(chair === undefined ? {} : { seat: chair }),
      choices: [...choices],
    })),
    running: state.running === null ? null : { ...state.running, until: restTick(match, state.running) },
    winner: match.outcome?.winner ?? null,
  };
}
