import { atDesk } from '@bande/core';
import { impossible, type Impossible } from './impossible-said.ts';
import { PAWN_NAMES } from './names.ts';
import type { Given } from './position-schemas.ts';
import {
  defender,
  inArea,
  isKeeper,
  nameOf,
  NOBODY,
  ON_SPOT,
  pawnAt,
  SENT_OFF,
  sideOf,
  type Match,
  type State,
} from './state.ts';
import { ballIsUnknown } from './turn.ts';
import { CORNERS, isStar, OWN_CIRCLE, PENALTY_ARC, SQUARE_NAMES } from './table.ts';

/** Where the ball lies and who has it, phase by phase. The set-up of a restart is a matter of impossible-restart.ts. */
export function strangeBall(match: Match, said: Given): Impossible | null {
  const { state } = match;
  if (typeof said.carrier === 'string' && state.pawns[PAWN_NAMES.indexOf(said.carrier)] === SENT_OFF)
    return impossible('carrier', `${said.carrier} is sent off (STW-9A.12)`);
  if (atDesk(match) && isSaidToBeUnknown(match, said)) return null;
  switch (state.phase) {
    case 'toss':
      return nowhere(state);
    case 'formation':
      return state.ball === NOBODY ? nowhere(state) : carried(state);
    case 'kickOff':
      return (
        carried(state) ??
        (OWN_CIRCLE[state.attacker].includes(state.ball)
          ? null
          : impossible('ball', 'at the kick-off it lies on D8 or E8 of the side that kicks off (STW-1B.4)'))
      );
    case 'cornerKick':
      return (
        carried(state) ??
        (CORNERS[defender(state)].includes(state.ball)
          ? null
          : impossible('ball', `it lies on a corner square of ${nameOf(defender(state))}'s half (STW-8.4)`))
      );
    case 'attackMove':
    case 'attackPlay':
    case 'extraPlay':
      return carried(state);
    case 'challenge':
      return (
        carried(state) ??
        (pawnAt(state, defender(state), state.ball) === NOBODY
          ? null
          : impossible('phase', `both sides have a pawn on ${SQUARE_NAMES[state.ball]}: that is a duel (STW-4D.1)`))
      );
    case 'captureA':
    case 'captureD':
      return free(state);
    case 'duel':
      return fought(state, said);
    case 'shot':
      return state.penalty ? penaltyTaken(match) : shotAt(match);
    case 'placing':
    case 'finished':
      return null;
  }
}

/** Where it is, or who has it: said to be unknown, not left out. */
const isSaidToBeUnknown = ({ state }: Match, { ball, carrier }: Given): boolean =>
  ballIsUnknown(state) && (ball === null || (carrier === null && state.ball !== ON_SPOT) || state.penalty);

const nowhere = ({ ball, carrier, phase }: State): Impossible | null => {
  if (ball !== NOBODY) return impossible('ball', `in the phase ${phase} it does not lie on the board`);
  return carrier === NOBODY ? null : impossible('carrier', `in the phase ${phase} nobody has the ball`);
};

/** A pawn of the attacker stands on the ball. */
function carried(state: State): Impossible | null {
  const { ball, carrier, attacker, phase } = state;
  if (ball < 0)
    return impossible(
      'ball',
      ball === ON_SPOT
        ? 'it lies on the spot only for a penalty (STW-9B.9)'
        : `in the phase ${phase} ${nameOf(attacker)} has the ball: say carrier, or a ball that lies with one of their pawns`,
    );
  if (carrier === NOBODY)
    return impossible(
      'carrier',
      `in the phase ${phase} ${nameOf(attacker)} has the ball, but no pawn of theirs stands on ${SQUARE_NAMES[ball]}`,
    );
  if (sideOf(carrier) !== attacker)
    return impossible('carrier', `${nameOf(attacker)} attacks, so a pawn of theirs has the ball (STW-4.1)`);
  return state.pawns[carrier] === ball
    ? null
    : impossible('carrier', `${PAWN_NAMES[carrier]} does not stand on the ball's square ${SQUARE_NAMES[ball]}`);
}

function free(state: State): Impossible | null {
  const { ball, carrier, phase } = state;
  if (ball < 0) return impossible('ball', `in the phase ${phase} it lies free on a square: say which`);
  if (carrier !== NOBODY)
    return impossible('carrier', `in the phase ${phase} the ball is free, nobody has it (STW-4A.1)`);
  const there = state.pawns.indexOf(ball);
  return there < 0
    ? null
    : impossible(
        'ball',
        `it is free only on an empty square, but ${PAWN_NAMES[there]} stands on ${SQUARE_NAMES[ball]} (STW-4.7)`,
      );
}

function fought(state: State, said: Given): Impossible | null {
  const { ball, attacker } = state;
  if (ball < 0) return impossible('ball', 'a duel is fought on a square: say ball, or carrier');
  if (typeof said.carrier === 'string' && PAWN_NAMES[pawnAt(state, attacker, ball)] !== said.carrier)
    return impossible('carrier', `the ball of a duel lies with a pawn of ${nameOf(attacker)}, who attacks`);
  const missing = [attacker, defender(state)].find((side) => pawnAt(state, side, ball) === NOBODY);
  return missing === undefined
    ? null
    : impossible(
        'ball',
        `a duel needs a pawn of each side, but ${nameOf(missing)} has none on ${SQUARE_NAMES[ball]} (STW-4D.4)`,
      );
}

function penaltyTaken({ state, mode }: Match): Impossible | null {
  const { ball, carrier, attacker } = state;
  if (ball !== ON_SPOT) return impossible('ball', 'at a penalty it lies on the spot (STW-9B.9)');
  if (mode === 'desk' && carrier === NOBODY) return null; // a referee may say that all stand without saying who and where
  if (carrier === NOBODY || sideOf(carrier) !== attacker)
    return impossible('carrier', `a shot needs a shooter: say which pawn of ${nameOf(attacker)} it is`);
  return mode === 'desk' || PENALTY_ARC[defender(state)].includes(state.pawns[carrier]!)
    ? null
    : impossible(
        `pawns.${PAWN_NAMES[carrier]}`,
        `the kicker of a penalty stands on D4 or E4 of ${nameOf(defender(state))}'s half (STW-9B.7)`,
      );
}

function shotAt({ state, setup }: Match): Impossible | null {
  const { ball, carrier, attacker } = state;
  if (ball === ON_SPOT) return impossible('penalty', 'the ball lies on the spot, so it is a penalty');
  if (carrier === NOBODY)
    return impossible('carrier', `a shot needs a shooter: say which pawn of ${nameOf(attacker)} has the ball`);
  const strange = carried(state);
  if (strange !== null) return strange;
  const goal = defender(state);
  const beaten = pawnAt(state, goal, ball);
  const may = inArea(setup.settings, goal, ball) || isStar(goal, ball) || (beaten !== NOBODY && isKeeper(beaten)); // 'STW-6B.2'
  return may
    ? null
    : impossible('ball', `nobody shoots from ${SQUARE_NAMES[ball]} unless he has beaten the keeper there (STW-5.1)`);
}
