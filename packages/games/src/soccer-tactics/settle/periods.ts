import { minutes, playTick, started, without, type Ending } from '@bande/core';
import { CLOCKS } from '../clocks.ts';
import type { ConsequenceOf } from '../consequences.ts';
import { ended, goalsByName } from '../ending.ts';
import { readFormation, usualPositions } from '../formation.ts';
import { onClocks, phase } from './phase.ts';
import { shootOutPenalty } from './restart.ts';
import {
  nameOf,
  NO_ATTACK,
  NOBODY,
  PERIODS,
  sideNamed,
  type Fact,
  type Match,
  type SoccerTactics,
  type State,
} from '../state.ts';
import { other } from '../table.ts';

/** Formation, kick-off, and how one period follows another. */
export function formationStands(
  state: State,
  fact: Pick<Extract<Fact, { kind: 'formationSet' }>, 'side' | 'pawns' | 'ball'>,
): State {
  const formation = readFormation({ kind: 'formation', pawns: fact.pawns, ball: fact.ball });
  if (formation === null) return state;
  const pawns = state.pawns.map((square, pawn) => formation.squares.get(pawn) ?? square);
  if (nameOf(state.attacker) !== fact.side) return { ...state, pawns };
  const taker = [...formation.squares].find(([, square]) => square === formation.ball)?.[0] ?? NOBODY;
  return { ...state, pawns, ball: formation.ball, carrier: taker };
}

/** Everybody goes back to the starting formation ['STW-5.8']; the side that kicks off sets up first ['STW-1A.10']. */
const cleared = (state: State): Partial<State> => ({
  phase: 'formation',
  pawns: usualPositions(state.pawns),
  ball: NOBODY,
  carrier: NOBODY,
  lock: NOBODY,
  restart: null,
  penalty: false,
  lastAttack: false,
  goalKick: false,
  ...NO_ATTACK,
});

export function sidesLineUp(match: Match, { kickOff: side, after }: ConsequenceOf<'sidesLineUp'>): Match {
  const attacker = sideNamed(side);
  const toss = after === 'toss';
  return phase(match, {
    ...cleared(match.state),
    attacker,
    afterGoal: !toss,
    firstKickOff: toss ? attacker : match.state.firstKickOff,
  });
}

export const kickOff = (match: Match): Match =>
  phase(match, { phase: 'kickOff', lock: match.state.carrier, lockCause: 'STW-1B.11' });

export function periodClockStarts(match: Match): Match {
  const { state, setup } = match;
  const extra = state.period === 'extraFirst' || state.period === 'extraSecond';
  const length = minutes(extra ? setup.settings.extraMinutes : setup.settings.halfMinutes);
  return onClocks(match, (clocks) => started(clocks, CLOCKS.period, length, playTick(match)));
}

/** The signal ends what was still to be chosen, too. */
const atPeriodEnd = (match: Match): Match =>
  onClocks({ ...match, options: [] }, (clocks) => without(clocks, CLOCKS.period));

/** Extra time and the shoot-out begin with a new toss [I-42, I-43]. */
export const tossForNewTime = (match: Match, { period }: ConsequenceOf<'tossForNewTime'>): Match =>
  atPeriodEnd(phase(match, { ...cleared(match.state), phase: 'toss', afterGoal: false, period }));

/** The other side kicks off the second half, of regular and of extra time ['STW-1B.3']. */
export function nextPeriod(match: Match): Match {
  const { state } = match;
  const period = PERIODS[PERIODS.indexOf(state.period) + 1]!;
  return atPeriodEnd(
    phase(match, { ...cleared(state), period, attacker: other(state.firstKickOff), afterGoal: false }),
  );
}

/** The sides shoot in turn ['STW-11C.4']. */
export function nextPenalty(match: Match, { first }: ConsequenceOf<'nextPenalty'>): Match {
  const { state } = match;
  const shootOut = state.shootOut ?? { first: sideNamed(first), taken: [0, 0] as const, goals: [0, 0] as const };
  const side = (shootOut.taken[0] + shootOut.taken[1]) % 2 === 0 ? shootOut.first : other(shootOut.first);
  return shootOutPenalty(match, { ...state, shootOut, reachedBox: true }, side);
}

const isOver = (match: Match, outcome: NonNullable<Match['outcome']>): Match => ({
  ...phase(match, { phase: 'finished', restart: null, lastAttack: false }),
  clocks: [],
  options: [],
  outcome,
});

/** The goals of a shoot-out are no goals of the match ['STW-11C.7']. */
export function matchIsOver(match: Match, { winner, paragraphs }: ConsequenceOf<'matchIsOver'>): Match {
  const { score, shootOut } = match.state;
  const goals = shootOut === null ? {} : { shootOut: goalsByName(shootOut.goals) };
  return isOver(match, { winner, score: goalsByName(score), paragraphs, ...goals });
}

/** What players agree on or one of them does: what it is worth is carried out. */
export function endedAs(match: Match, how: Ending<SoccerTactics>): Match {
  const worth = ended(match, how);
  if (!worth.ok) return match;
  const { red, blue } = worth.value.score;
  return isOver({ ...match, state: { ...match.state, score: [red, blue] } }, worth.value);
}
