import { without } from '@bande/core';
import { CLOCKS } from '../clocks.ts';
import type { ConsequenceOf, Noted } from '../consequences.ts';
import { pawnNamed } from '../names.ts';
import {
  cautionSlot,
  NOBODY,
  placed,
  SENT_OFF,
  sideNamed,
  sideOf,
  withSide,
  type Match,
  type State,
} from '../state.ts';
import { periodClockStarts } from './periods.ts';
import { onClocks, onState } from './phase.ts';
import { orAtOnce } from './restart-taken.ts';
import { told } from './told.ts';

/** Goals, cards and the clock of the period: one step for each thing that counts whichever ruling prevails. */
export function noted(match: Match, consequence: Noted): Match {
  switch (consequence.kind) {
    case 'factIsUndone':
      return match; // settle.ts has left it out
    case 'goalCounts':
      return onState(match, (state) => goalCounts(state, consequence));
    case 'penaltyIsTaken':
      return onState(match, (state) => penaltyIsTaken(state, consequence));
    case 'pawnIsCautioned':
      return onState(match, (state) => pawnIsCautioned(state, consequence));
    case 'pawnIsSentOff':
      return orAtOnce(onState(match, (state) => pawnIsSentOff(state, consequence))); // he may have been the last to be placed
    case 'attackIsTheLast':
      return onClocks(
        onState(match, (state) => ({ ...state, lastAttack: true, reachedBox: true })),
        (clocks) => without(clocks, CLOCKS.period),
      );
    case 'periodClockStarts':
      return periodClockStarts(match);
    default:
      return told(match, consequence);
  }
}

const oneMore = (counts: readonly [number, number], side: 0 | 1, by = 1): readonly [number, number] =>
  withSide(counts, side, counts[side] + by);

const goalCounts = (state: State, goal: ConsequenceOf<'goalCounts'>): State => ({
  ...state,
  score: oneMore(state.score, sideNamed(goal.for)),
});

function penaltyIsTaken(state: State, { by, scored }: ConsequenceOf<'penaltyIsTaken'>): State {
  const { shootOut } = state;
  if (shootOut === null) return state;
  const [taken, goals] = [
    oneMore(shootOut.taken, sideNamed(by)),
    oneMore(shootOut.goals, sideNamed(by), Number(scored)),
  ];
  return { ...state, shootOut: { ...shootOut, taken, goals } };
}

function pawnIsCautioned(state: State, { pawn: name }: ConsequenceOf<'pawnIsCautioned'>): State {
  const pawn = pawnNamed(name)!;
  return withCautions(state, pawn, state.cautions[sideOf(pawn)][cautionSlot(pawn)]! + 1);
}

/** The first yellow card goes back to the stack, of the defenders' group too [I-45]. */
function pawnIsSentOff(state: State, { pawn: name }: ConsequenceOf<'pawnIsSentOff'>): State {
  const pawn = pawnNamed(name)!;
  return {
    ...withCautions(state, pawn, 0),
    pawns: placed(state.pawns, pawn, SENT_OFF),
    lock: state.lock === pawn ? NOBODY : state.lock,
  };
}

const withCautions = (state: State, pawn: number, count: number): State => ({
  ...state,
  cautions: withSide(state.cautions, sideOf(pawn), state.cautions[sideOf(pawn)].with(cautionSlot(pawn), count)),
});
