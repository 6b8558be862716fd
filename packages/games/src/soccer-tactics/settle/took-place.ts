import { without, withoutOption } from '@bande/core';
import { CLOCKS } from '../clocks.ts';
import { pawnNamed } from '../names.ts';
import { marksNow } from '../reckoning/offside-marks.ts';
import { afterPassing, afterPlacing } from '../reckoning/placements.ts';
import {
  inArea,
  defender,
  NOBODY,
  offsideRow,
  placed,
  type Contest,
  type Fact,
  type Match,
  type State,
} from '../state.ts';
import { squareNamed, type Square } from '../table.ts';
import { fighterOf, targetKind, threatens, total, withTheBallOn, type TargetKind } from '../turn.ts';
import { formationStands } from './periods.ts';
import { onClocks, onState, startMoveClock } from './phase.ts';

/** The position after the fact itself, whatever is ruled on it. */
export function tookPlace(match: Match, fact: Fact): Match {
  const { settings } = match.setup;
  switch (fact.kind) {
    case 'formationSet':
      return onState(match, (state) => formationStands(state, fact));
    case 'rollChosen':
      return onClocks(
        onState(match, (state) => ({ ...state, rollChosen: true })),
        (clocks) => without(clocks, CLOCKS.move),
      );
    case 'rolled':
      return startMoveClock(onState(match, (state) => ({ ...state, roll: total(fact.dice), rollChosen: true })));
    case 'pawnMoved':
      return onState(match, (state) => ({
        ...state,
        pawns: placed(state.pawns, pawnNamed(fact.pawn)!, squareNamed(fact.to)!),
      }));
    case 'ballPlayed':
      return onState(match, () => ballLies(match, squareNamed(fact.to)!));
    case 'dribbled':
      return onState(match, () => ballIsTakenAlong(match, squareNamed(fact.to)!));
    case 'pawnPlaced':
      return onState(match, (state) => afterPlacing(state, settings, pawnNamed(fact.pawn)!, squareNamed(fact.to)!));
    case 'placementPassed':
      return onState(match, (state) => afterPassing(state, settings));
    case 'ballSeen':
      return onState(match, (state) =>
        withTheBallOn(state, squareNamed(fact.at)!, fact.pawn === undefined ? NOBODY : pawnNamed(fact.pawn)!),
      );
    case 'clockRanOut':
      return clockRang(match, fact.clock);
    case 'optionTaken':
    case 'optionLapsed':
      return withoutOption(match, fact.option);
    default:
      return match;
  }
}

const CONTESTS: Readonly<Record<TargetKind, Contest>> = {
  own: 'secondPass',
  two: 'twoPawns',
  free: 'capture',
  opponent: 'capture',
};

/** Marks are frozen, a touch by another pawn ends the lock, and the ball may have come into the area. */
export function ballLies({ state, setup }: Match, to: Square): State {
  const kind = targetKind(state, to);
  const corner = state.phase === 'cornerKick';
  return {
    ...state,
    ball: to,
    carrier: kind === 'own' ? fighterOf({ ...state, ball: to }, state.attacker) : NOBODY,
    lock: kind === 'free' ? state.lock : NOBODY,
    marks: marksNow(state),
    offsideRow: offsideRow(state),
    noOffside: corner || (state.noOffside && state.phase !== 'extraPlay'),
    reachedBox: threatens(state, setup.settings, to) || (state.reachedBox && !corner),
    directPasses: corner ? 0 : state.directPasses,
    chance: false,
    goalKick: false,
    contest: CONTESTS[kind],
  };
}

export function ballIsTakenAlong({ state, setup }: Match, to: Square): State {
  const ontoPawn = targetKind(state, to) === 'opponent';
  return {
    ...state,
    pawns: placed(state.pawns, state.carrier, to),
    ball: to,
    lock: NOBODY,
    chance: false,
    noOffside: state.noOffside && state.phase !== 'extraPlay',
    reachedBox: state.reachedBox || inArea(setup.settings, defender(state), to),
    contest: ontoPawn ? 'dribbleOntoPawn' : 'dribble',
  };
}

/** A set-up clock stays used up: the side has no more time in this set-up. */
const clockRang = (match: Match, clock: string): Match =>
  CLOCKS.setUp.some((name) => name === clock) ? match : onClocks(match, (clocks) => without(clocks, clock));
