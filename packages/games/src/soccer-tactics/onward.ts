import { clockNamed, without, withOption } from '@bande/core';
import { formations } from './formation.ts';
import { pawnNamed } from './names.ts';
import { finish, formationStands, kickOff, lineUp, nextPenalty, nextPeriod, toss } from './periods.ts';
import { freeKickChoice, onState, phase, startMoveClock, withoutSetUpClocks } from './phase.ts';
import { placingNow } from './placing.ts';
import type { RestartName } from './referee/calls.ts';
import { cornerSquare } from './referee/shooting.ts';
import { CLOCKS } from './referee/time.ts';
import * as restart from './restart.ts';
import { defender, nameOf, NO_ATTACK, NOBODY, type Fact, type Match, type Ruling, type State } from './state.ts';
import { squareNamed, type Side } from './table.ts';
import { canMoveKeeper, fighterOf, sideToAct } from './turn.ts';

/** How play goes on: one step for each restart that a ruling can name. */
export function goOn(match: Match, fact: Fact, prevailing: Ruling, rulings: readonly Ruling[]): Match {
  const { state } = match;
  const next = prevailing.restart as RestartName;
  switch (next) {
    case 'attackMove':
      return newAttack(possessionOf(match, prevailing));
    case 'attackPlay':
      return phase(match, { phase: 'attackPlay' });
    case 'extraPlay':
      return phase(match, { phase: 'extraPlay', directPasses: 1 });
    case 'captureA':
      return phase(match, { phase: 'captureA' });
    case 'captureD':
      return defence(match, { phase: 'captureD' });
    case 'challenge':
      return defence(captureOf(match, fact), {
        phase: 'challenge',
        chance: rulings.some((one) => one.call === 'scoringChance'),
      });
    case 'duel':
      return phase(match, { phase: 'duel', carrier: NOBODY, lock: NOBODY });
    case 'shot':
      return shoot(match);
    case 'again':
      return again(match, fact);
    case 'goalKick':
      return phase(match, restart.beginGoalKick(state), settled);
    case 'corner':
      return phase(match, restart.beginCorner(state, cornerSquare(match)), settled);
    case 'penalty':
      return phase(match, restart.beginPenalty(state), settled);
    case 'freeKick':
      return phase(withoutSetUpClocks(match), freeKick(state, prevailing), settled);
    case 'placing':
      return timeIsUp(match, fact);
    case 'cornerKick':
      return phase(match, { ...restart.finishRestart(state), phase: 'cornerKick' });
    case 'choice':
      return offerChoice(match, fact);
    case 'formation':
      return lineUp(match, fact, prevailing);
    case 'kickOff':
      return kickOff(match);
    case 'toss':
      return toss(match, rulings);
    case 'nextPenalty':
      return settled(nextPenalty(match, prevailing));
    case 'nextPeriod':
      return nextPeriod(match);
    case 'finished':
      return finish(match, prevailing);
  }
}

/** The defending side chooses between its keeper and a roll ['STW-6A.1']; without a keeper who can move it just rolls. */
const defence = (match: Match, change: Partial<State>): Match => {
  const entered = phase(match, change);
  return canMoveKeeper(entered.state, entered.setup.settings)
    ? startMoveClock(entered)
    : { ...entered, state: { ...entered.state, rollChosen: true } };
};

function newAttack(match: Match): Match {
  const { restart: pending, period } = match.state;
  const state = pending === null ? match.state : restart.finishRestart(match.state);
  const fresh: State = { ...state, ...NO_ATTACK, phase: 'attackMove', penalty: false };
  return period === 'shootOut' ? match : phase({ ...match, state: fresh }, { goalKick: pending?.kind === 'goalKick' });
}

/** After a duel or a capture the winner's pawn on the ball's square has it; a change of sides ends every lock. */
function possessionOf(match: Match, prevailing: Ruling): Match {
  const { state } = match;
  if (state.restart !== null) return match;
  if (
    prevailing.call !== 'possessionWon' &&
    prevailing.call !== 'possessionKept' &&
    prevailing.call !== 'lapsed' &&
    prevailing.call !== 'freeKickDeclined'
  )
    return match;
  const attacker = prevailing.call === 'possessionWon' ? defender(state) : state.attacker;
  return { ...match, state: { ...state, attacker, carrier: fighterOf(state, attacker), lock: NOBODY } };
}

const captureOf = (match: Match, fact: Fact): Match =>
  fact.kind === 'pawnMoved'
    ? { ...match, state: { ...match.state, carrier: pawnNamed(fact.pawn)!, lock: NOBODY, contest: 'capture' } }
    : match;

function shoot(match: Match): Match {
  const { state } = match;
  if (state.restart !== null) return phase(match, { ...restart.finishRestart(state), phase: 'shot' });
  return phase(match, { phase: 'shot', carrier: fighterOf(state, state.attacker), reachedBox: true, lock: NOBODY });
}

/** The same once more; after a declined breach the time for a move begins anew, if one is due. */
function again(match: Match, fact: Fact): Match {
  if (fact.kind !== 'optionTaken') return phase(match, {});
  const { state } = match;
  const moveIsDue =
    state.roll > 0 || ((state.phase === 'captureD' || state.phase === 'challenge') && !state.rollChosen);
  const same = onState(match, (now) => ({ ...now, delayed: false }));
  return moveIsDue ? startMoveClock(same) : same;
}

function freeKick(state: State, prevailing: Ruling): State {
  const side: Side = prevailing.for === 'red' ? 0 : 1;
  const kept: State = { ...state, goalKick: false, penalty: false };
  if (prevailing.call === 'foul') return restart.beginFreeKickAfterFoul(kept, side);
  if (prevailing.call === 'offside')
    return restart.beginFreeKickAfterOffside(kept, squareNamed(prevailing.where ?? '') ?? state.ball);
  return restart.beginFreeKickInTheCircle(kept, side);
}

/** A restart for which nothing has to be placed goes on at once. */
function settled(match: Match): Match {
  const { state, setup } = match;
  if (state.restart === null || placingNow(state, setup.settings) !== null) return match;
  switch (state.restart.kind) {
    case 'goalKick':
    case 'freeKick':
      return newAttack(match);
    case 'corner':
      return phase(match, { ...restart.finishRestart(state), phase: 'cornerKick' });
    case 'penalty':
      return shoot(match);
  }
}

/** 'STW-11A.4': what is missing is placed for the side whose time is up. */
function timeIsUp(match: Match, fact: Fact): Match {
  const side = fact.kind === 'clockRanOut' && fact.clock === CLOCKS.setUp[0] ? 0 : 1;
  const { state, setup } = match;
  if (state.phase !== 'formation')
    return settled({ ...match, state: restart.placeTheRest(state, setup.settings, side) });
  const usual = formations(state, side)[0];
  if (usual?.kind !== 'formation') return match;
  const stands = onState(match, (now) =>
    formationStands(now, { side: nameOf(side), pawns: { ...usual.pawns }, ball: usual.ball }),
  );
  return side === state.attacker ? stands : kickOff(stands);
}

/** A side whose time is used up has everything else placed for it as soon as its turn comes. */
export function placeForTheLate(match: Match): Match {
  const { state, setup, clocks, options } = match;
  if (state.phase !== 'placing' || options.length > 0) return match;
  const side = sideToAct(state, setup.settings);
  const clock = side === null ? undefined : clockNamed(clocks, CLOCKS.setUp[side]);
  if (side === null || clock === undefined || clock.spent < clock.limit) return match;
  const placed = restart.placeTheRest(state, setup.settings, side);
  return placed === state ? match : placeForTheLate(settled({ ...match, state: placed }));
}

/** 'STW-9C.6': the attacker takes the free kick or lets play go on; nothing said means it is taken. */
const offerChoice = (match: Match, fact: Fact): Match =>
  withOption(
    {
      ...match,
      state: { ...match.state, delayed: fact.kind === 'delay' || fact.kind === 'clockRanOut' },
      clocks: without(match.clocks, CLOCKS.move),
    },
    freeKickChoice(match, nameOf(match.state.attacker)),
  );
