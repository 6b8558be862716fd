import { without, withOption } from '@bande/core';
import { CLOCKS } from '../clocks.ts';
import type { ConsequenceOf, Onward } from '../consequences.ts';
import { pawnNamed } from '../names.ts';
import { freeKickChoice } from '../options.ts';
import { NO_ATTACK, NOBODY, sideNamed, type Match, type State } from '../state.ts';
import type { Side } from '../table.ts';
import { canMoveKeeper, fighterOf } from '../turn.ts';
import { restIsPlaced } from './late.ts';
import * as periods from './periods.ts';
import { onState, phase, startMoveClock } from './phase.ts';
import * as restart from './restart.ts';
import * as taken from './restart-taken.ts';

/** The side's pawn on the ball's square has it. If none is known to stand there, nobody knows where the ball is. */
function hasTheBall(state: State, attacker: Side): Pick<State, 'attacker' | 'carrier' | 'ball'> {
  const carrier = fighterOf(state, attacker);
  return { attacker, carrier, ball: carrier === NOBODY ? NOBODY : state.ball };
}

/** After a duel or a capture the winner's pawn on the ball's square has it; a change of sides ends every lock. */
function attackBegins(match: Match, { by }: ConsequenceOf<'attackBegins'>): Match {
  const attacker = sideNamed(by);
  return phase(match, {
    ...NO_ATTACK,
    ...hasTheBall(match.state, attacker),
    phase: 'attackMove',
    lock: NOBODY,
    penalty: false,
    goalKick: false,
  });
}

/** The defending side chooses between its keeper and a roll ['STW-6A.1']; without a keeper who can move it just rolls. */
function defence(match: Match, change: Partial<State>): Match {
  const entered = phase(match, change);
  return canMoveKeeper(entered.state, entered.setup.settings)
    ? startMoveClock(entered)
    : onState(entered, (state) => ({ ...state, rollChosen: true }));
}

function carrierIsChallenged(match: Match, { capturedBy, chance }: ConsequenceOf<'carrierIsChallenged'>): Match {
  const captured: Partial<State> =
    capturedBy === undefined ? {} : { carrier: pawnNamed(capturedBy)!, lock: NOBODY, contest: 'capture' };
  return defence(match, { ...captured, phase: 'challenge', chance, goalKick: false, lock: NOBODY });
}

const shot = (match: Match, { by }: ConsequenceOf<'shot'>): Match =>
  phase(match, {
    ...hasTheBall(match.state, sideNamed(by)),
    phase: 'shot',
    reachedBox: true,
    lock: NOBODY,
    goalKick: false,
  });

/** Nothing has changed but that the time for a move begins anew, if one is due. */
function playOn(match: Match): Match {
  const { state } = match;
  const moveIsDue =
    state.roll > 0 || ((state.phase === 'captureD' || state.phase === 'challenge') && !state.rollChosen);
  const same = onState(match, (now) => ({ ...now, delayed: false }));
  return moveIsDue ? startMoveClock(same) : same;
}

/** 'STW-9C.6': the attacker takes the free kick or lets play go on; nothing said means it is taken. */
const freeKickIsOffered = (match: Match, { to, delayed }: ConsequenceOf<'freeKickIsOffered'>): Match =>
  withOption(
    { ...match, state: { ...match.state, delayed }, clocks: without(match.clocks, CLOCKS.move) },
    freeKickChoice(match, to),
  );

/** How play goes on: one function for each way. */
const WAYS: { readonly [K in Onward['kind']]: (match: Match, onward: ConsequenceOf<K>) => Match } = {
  tossForNewTime: periods.tossForNewTime,
  sidesLineUp: periods.sidesLineUp,
  otherSideLinesUp: (match) => match,
  kickOff: periods.kickOff,
  nextPeriod: periods.nextPeriod,
  nextPenalty: periods.nextPenalty,
  matchIsOver: periods.matchIsOver,
  rollAgain: (match) => phase(match, {}),
  playOn,
  attackBegins,
  ballIsPlayed: (match) => phase(match, { phase: 'attackPlay' }),
  ballIsPlayedAgain: (match) => phase(match, { phase: 'extraPlay', directPasses: 1, lock: NOBODY }),
  attackersTryForTheBall: (match) => phase(match, { phase: 'captureA' }),
  defendersTryForTheBall: (match) => defence(match, { phase: 'captureD' }),
  carrierIsChallenged,
  duel: (match) => phase(match, { phase: 'duel', carrier: NOBODY, lock: NOBODY, goalKick: false }),
  shot,
  goalKick: restart.goalKick,
  corner: restart.corner,
  penalty: restart.penalty,
  freeKickAfterFoul: restart.freeKickAfterFoul,
  freeKickAfterOffside: restart.freeKickAfterOffside,
  freeKickInTheCircle: restart.freeKickInTheCircle,
  freeKickIsOffered,
  restIsPlaced,
  attackFromTheRestart: taken.attackFromTheRestart,
  cornerIsKicked: taken.cornerIsKicked,
  penaltyIsShot: taken.penaltyIsShot,
};

export const goOn = (match: Match, onward: Onward): Match =>
  (WAYS[onward.kind] as (match: Match, onward: Onward) => Match)(match, onward);
