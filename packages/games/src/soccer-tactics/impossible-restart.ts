import { impossible, type Impossible } from './impossible-said.ts';
import { PAWN_NAMES } from './names.ts';
import { placingNow } from './placing.ts';
import { ballOfRestart } from './reckoning/placements.ts';
import {
  AT_FLAG,
  inPlay,
  keeperOf,
  nameOf,
  NOBODY,
  ON_SPOT,
  pawnAt,
  SENT_OFF,
  sideOf,
  type Match,
  type Restart,
  type State,
} from './state.ts';
import { CIRCLE, CORNERS, inGoalArea, other, SIDES } from './table.ts';

/** A restart that is set up, and only then: what it is for, who takes it, and where the ball lies. */
export function strangeRestart({ state, setup }: Match): Impossible | null {
  const { restart, phase, period } = state;
  if ((phase === 'placing') !== (restart !== null))
    return impossible(
      'restart',
      restart === null
        ? 'in the phase placing say which restart is set up'
        : `no restart is set up in the phase ${phase}`,
    );
  if (restart === null) return null;
  if (!CAUSES[restart.kind].includes(restart.cause))
    return impossible(
      'restart.cause',
      `a restart of the kind ${restart.kind} comes from: ${CAUSES[restart.kind].join(', ')}`,
    );
  if ((period === 'shootOut') !== (restart.cause === 'shootOut'))
    return impossible('restart.cause', 'in a shoot-out, and only there, it is shootOut');
  if (state.attacker !== restart.for)
    return impossible('attacker', `while its restart is set up ${nameOf(restart.for)} is the A-team (STW-4.1)`);
  return (
    strangeTaker(state, restart) ??
    strangeOrder(restart) ??
    strangePossession(state, restart) ??
    (placingNow(state, setup.settings) === null
      ? impossible('restart', 'nothing is left to be placed, so play has gone on')
      : null)
  );
}

const CAUSES: Readonly<Record<Restart['kind'], readonly Restart['cause'][]>> = {
  goalKick: ['shot'],
  corner: ['shot'],
  freeKick: ['foul', 'offside', 'minor'],
  penalty: ['foul', 'shootOut'],
};

function strangeTaker(state: State, restart: Restart): Impossible | null {
  const { kicker, for: side } = restart;
  if (kicker !== NOBODY && (sideOf(kicker) !== side || !inPlay(state, kicker)))
    return impossible('restart.kicker', `it must be a pawn of ${nameOf(side)} that is not sent off`);
  switch (restart.kind) {
    case 'corner':
      if (!CORNERS[other(side)].includes(restart.square))
        return impossible('restart.square', `a corner square of ${nameOf(other(side))}'s half (STW-8.4)`);
      if (kicker === NOBODY) return impossible('restart.kicker', 'the shooter takes the corner: say who (STW-8.5)');
      return state.pawns[kicker] === AT_FLAG
        ? null
        : impossible(`pawns.${PAWN_NAMES[kicker]}`, 'the taker of the corner waits at the flag (STW-8.6)');
    case 'penalty':
      if (restart.square !== ON_SPOT)
        return impossible('restart.square', 'the ball of a penalty lies on the spot (STW-9B.9)');
      return kicker === NOBODY && restart.cause === 'foul'
        ? impossible('restart.kicker', 'the fouled pawn takes the penalty: say which (STW-9B.7)')
        : null;
    case 'goalKick':
      return takerOfGoalKick(state, restart);
    case 'freeKick':
      return takerOfFreeKick(state, restart);
  }
}

/** The keeper takes it; only without him somebody is chosen [I-40]. */
function takerOfGoalKick(state: State, { for: side, kicker, square }: Restart): Impossible | null {
  if (kicker === NOBODY)
    return square === NOBODY ? null : impossible('restart.square', 'the ball of a goal kick lies with its taker: null');
  if (state.pawns[keeperOf(side)] !== SENT_OFF)
    return impossible('restart.kicker', 'the keeper takes the goal kick: null (STW-6C.4)');
  return inGoalArea(side, square) && state.pawns[kicker] === square
    ? null
    : impossible('restart.square', 'the taker stands on D1 or E1 [I-40]');
}

function takerOfFreeKick(state: State, { cause, for: side, kicker, square }: Restart): Impossible | null {
  if (cause === 'minor' && (square === NOBODY) !== (kicker === NOBODY))
    return impossible('restart.square', 'square and kicker are chosen together (STW-9C.5)');
  if (cause === 'minor' && square !== NOBODY && !CIRCLE.includes(square))
    return impossible('restart.square', 'one of the four squares of the centre circle (STW-9C.5)');
  if (cause !== 'minor' && square < 0)
    return impossible('restart.square', 'say on which square the kick is taken (STW-10.1)');
  if (kicker === NOBODY && cause === 'foul')
    return impossible('restart.kicker', 'the fouled pawn takes the kick: say which (STW-10.2)');
  if (kicker === NOBODY && cause === 'offside' && pawnAt(state, side, square) !== NOBODY)
    return impossible('restart.kicker', 'a team-mate on the square takes the kick [I-34]');
  return kicker === NOBODY || state.pawns[kicker] === square
    ? null
    : impossible(`pawns.${PAWN_NAMES[kicker]}`, 'the taker stands on the square of the kick (STW-10.2)');
}

/** Placements are counted only at a corner, and sides take turns only there and at a penalty. */
function strangeOrder({ kind, for: side, placements, turn }: Restart): Impossible | null {
  const counted = SIDES.find((_, one) => kind !== 'corner' && placements[one as 0 | 1] > 0);
  if (counted !== undefined)
    return impossible(`restart.placements.${counted}`, 'placements are counted only at a corner (STW-8.7)');
  return kind !== 'corner' && kind !== 'penalty' && turn === side
    ? impossible('restart.turn', `nobody takes turns here: ${nameOf(other(side))}`)
    : null;
}

function strangePossession(state: State, restart: Restart): Impossible | null {
  if (state.ball !== ballOfRestart(state, restart))
    return impossible('ball', 'it lies where the restart is taken; leave it out, and it does');
  const taker = restart.kind === 'corner' || restart.kind === 'penalty' ? restart.kicker : NOBODY;
  return state.carrier === taker
    ? null
    : impossible(
        'carrier',
        taker === NOBODY
          ? 'nobody has the ball while this restart is set up'
          : `${PAWN_NAMES[taker]} takes the restart`,
      );
}
