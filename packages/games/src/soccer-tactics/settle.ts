import { without, withoutOption } from '@bande/core';
import { pawnNamed } from './names.ts';
import { goOn, placeForTheLate } from './onward.ts';
import { formationStands } from './periods.ts';
import { onClocks, onState, startMoveClock, withSetUpClocks } from './phase.ts';
import { total } from './referee/attack.ts';
import { marksNow } from './referee/offside.ts';
import { attackIsAlive, CLOCKS } from './referee/time.ts';
import { passOne, placeOne } from './restart.ts';
import {
  cautionSlot,
  defender,
  inArea,
  NOBODY,
  offsideRow,
  placed,
  SENT_OFF,
  sideOf,
  withSide,
  type Fact,
  type Match,
  type Ruling,
  type State,
} from './state.ts';
import { isStar, squareNamed, type Side, type Square } from './table.ts';
import { fighterOf, targetKind } from './turn.ts';

/** Settle: what took place is carried out, then the ruling that prevails says how play goes on. */
export function settle(match: Match, fact: Fact, rulings: readonly Ruling[]): Match {
  const undone = rulings.some((one) => one.call === 'minorFoul');
  const happened = undone ? match : tookPlace(match, fact);
  const noted = onState(happened, (state) => countGoal(showCards(state, rulings), rulings));
  const next = rulings.find((one) => one.restart !== undefined);
  return withSetUpClocks(placeForTheLate(next === undefined ? noted : goOn(noted, fact, next, rulings)));
}

// ── what took place ───────────────────────────────────────────────────────────────────────────────────────────────

function tookPlace(match: Match, fact: Fact): Match {
  const { state } = match;
  const { settings } = match.setup;
  switch (fact.kind) {
    case 'tossRolled':
    case 'duelRolled':
    case 'shotSpun':
    case 'shotDieRolled':
      return match;
    case 'formationSet':
      return onState(match, () => formationStands(state, fact));
    case 'rollChosen':
      return onClocks({ ...match, state: { ...state, rollChosen: true } }, (clocks) => without(clocks, CLOCKS.move));
    case 'rolled':
      return startMoveClock({ ...match, state: { ...state, roll: total(fact.dice), rollChosen: true } });
    case 'pawnMoved':
      return {
        ...match,
        state: { ...state, pawns: placed(state.pawns, pawnNamed(fact.pawn)!, squareNamed(fact.to)!) },
      };
    case 'ballPlayed':
      return { ...match, state: ballLies(match, squareNamed(fact.to)!) };
    case 'dribbled':
      return { ...match, state: ballIsTakenAlong(match, squareNamed(fact.to)!) };
    case 'pawnPlaced':
      return { ...match, state: placeOne(state, settings, pawnNamed(fact.pawn)!, squareNamed(fact.to)!) };
    case 'placementPassed':
      return { ...match, state: passOne(state, settings) };
    case 'clockRanOut':
      return clockRang(match, fact.clock);
    case 'optionTaken':
    case 'optionLapsed':
      return withoutOption(match, fact.option);
    default:
      return match;
  }
}

/** Marks are frozen, a touch by another pawn ends the lock, and the ball may have come into the area. */
function ballLies(match: Match, to: Square): State {
  const { state } = match;
  const kind = targetKind(state, to);
  const corner = state.phase === 'cornerKick';
  const threat = inArea(match.setup.settings, defender(state), to) || (kind === 'own' && isStar(defender(state), to));
  return {
    ...state,
    ball: to,
    carrier: kind === 'own' ? fighterAt(state, state.attacker, to) : NOBODY,
    lock: kind === 'free' ? state.lock : NOBODY,
    marks: marksNow(state),
    offsideRow: offsideRow(state),
    noOffside: corner || (state.noOffside && state.phase !== 'extraPlay'),
    reachedBox: threat || (state.reachedBox && !corner),
    directPasses: corner ? 0 : state.directPasses,
    chance: false,
    goalKick: false,
    contest: kind === 'own' ? 'secondPass' : kind === 'two' ? 'twoPawns' : 'capture',
  };
}
const fighterAt = (state: State, side: Side, square: Square): number => fighterOf({ ...state, ball: square }, side);

function ballIsTakenAlong(match: Match, to: Square): State {
  const { state } = match;
  const ontoPawn = targetKind(state, to) === 'opponent';
  return {
    ...state,
    pawns: placed(state.pawns, state.carrier, to),
    ball: to,
    lock: NOBODY,
    chance: false,
    noOffside: state.noOffside && state.phase !== 'extraPlay',
    reachedBox: state.reachedBox || inArea(match.setup.settings, defender(state), to),
    contest: ontoPawn ? 'dribbleOntoPawn' : 'dribble',
  };
}

/** The signal: an attack that may be finished goes on without a clock; an expired set-up is completed by the program. */
function clockRang(match: Match, clock: string): Match {
  if (CLOCKS.setUp.some((name) => name === clock)) return match; // it stays used up: the side has no more time in this set-up
  const gone = onClocks(match, (clocks) => without(clocks, clock));
  if (clock === CLOCKS.period)
    return onState(gone, (state) => (attackIsAlive(state) ? { ...state, lastAttack: true } : state));
  return gone;
}

// ── cards and goals ───────────────────────────────────────────────────────────────────────────────────────────────

function showCards(state: State, rulings: readonly Ruling[]): State {
  const shown = rulings.find((one) => one.call === 'yellowCard' || one.call === 'sentOff');
  const pawn = pawnNamed(String(shown?.detail?.['pawn']));
  if (shown === undefined || pawn === undefined) return state;
  const slot = cautionSlot(pawn);
  const off = shown.call === 'sentOff';
  const own = state.cautions[sideOf(pawn)];
  const cautions = withSide(state.cautions, sideOf(pawn), own.with(slot, off ? 0 : own[slot]! + 1));
  return { ...state, cautions, pawns: off ? placed(state.pawns, pawn, SENT_OFF) : state.pawns };
}

function countGoal(state: State, rulings: readonly Ruling[]): State {
  const shot = rulings.find((one) => one.call === 'goal' || (one.call === 'missed' && one.restart === 'nextPenalty'));
  if (shot === undefined) return state;
  const { attacker: side, shootOut, score } = state;
  const scored = Number(shot.call === 'goal');
  if (shootOut === null) return { ...state, score: withSide(score, side, score[side] + scored) };
  const [taken, goals] = [
    withSide(shootOut.taken, side, shootOut.taken[side] + 1),
    withSide(shootOut.goals, side, shootOut.goals[side] + scored),
  ];
  return { ...state, shootOut: { ...shootOut, taken, goals } };
}
