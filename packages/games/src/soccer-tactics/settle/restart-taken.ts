import { placingNow } from '../placing.ts';
import { keeperOf, NO_ATTACK, NOBODY, placed, type Match, type Restart, type State } from '../state.ts';
import { backOnTheBoard } from './back-on-the-board.ts';
import { phase } from './phase.ts';

/** All stand and the restart is taken: with a new attack, the corner kick or the shot. A referee may say so while the keeper of a penalty is still said to be on the line ['STW-9B.12']. */
export function attackFromTheRestart(match: Match): Match {
  const { state } = match;
  const goalKick = state.restart?.kind === 'goalKick';
  return phase(match, {
    ...finishRestart(goalKick ? { ...state, pawns: backOnTheBoard(state) } : state),
    ...NO_ATTACK,
    phase: 'attackMove',
    penalty: false,
    goalKick,
  });
}

export const cornerIsKicked = (match: Match): Match =>
  phase(match, { ...finishRestart(match.state), phase: 'cornerKick' });

export const penaltyIsShot = (match: Match): Match => phase(match, { ...finishRestart(match.state), phase: 'shot' });

/** A restart for which nothing has to be placed is taken at once. */
export function orAtOnce(match: Match): Match {
  const { state, setup } = match;
  if (state.restart === null || placingNow(state, setup.settings) !== null) return match;
  switch (state.restart.kind) {
    case 'goalKick':
    case 'freeKick':
      return attackFromTheRestart(match);
    case 'corner':
      return cornerIsKicked(match);
    case 'penalty':
      return penaltyIsShot(match);
  }
}

/** The side has the ball, and its taker may not be the next to touch it. */
function finishRestart(state: State): State {
  const { restart } = state;
  if (restart === null) return state;
  const done: State = { ...state, restart: null, attacker: restart.for, penalty: restart.kind === 'penalty' };
  switch (restart.kind) {
    case 'goalKick':
      return goalKickTaker(done, restart);
    case 'freeKick':
      return { ...done, ball: restart.square, carrier: restart.kicker, lock: restart.kicker, lockCause: 'STW-10.8' };
    case 'corner':
      return {
        ...done,
        pawns: placed(done.pawns, restart.kicker, restart.square),
        carrier: restart.kicker,
        lock: restart.kicker,
        lockCause: 'STW-8.20',
      };
    case 'penalty':
      return { ...done, carrier: restart.kicker, lock: NOBODY };
  }
}

/** 'STW-6C.4': the keeper has the ball; without him the pawn that was chosen [I-40]. */
function goalKickTaker(state: State, restart: Restart): State {
  const taker = restart.kicker === NOBODY ? keeperOf(restart.for) : restart.kicker;
  return {
    ...state,
    ball: Math.max(NOBODY, state.pawns[taker]!),
    carrier: taker,
    lock: taker,
    lockCause: 'STW-6C.8',
    goalKick: true,
  };
}
