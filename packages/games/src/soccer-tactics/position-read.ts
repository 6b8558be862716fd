import { TICKS_PER_SECOND, inPlay, minutes, opening, started, withOption } from '@bande/core';
import { CLOCKS } from './clocks.ts';
import { CARD_PLACES, PAWN_NAMES, pawnNamed } from './names.ts';
import { freeKickChoice } from './options.ts';
import type { Given, PublicState } from './position-schemas.ts';
import { bySide, PLACES } from './position-write.ts';
import { ballOfRestart } from './reckoning/placements.ts';
import { startState } from './start.ts';
import {
  NOBODY,
  ON_SPOT,
  sideNamed,
  sideOf,
  slotOf,
  type Match,
  type Phase,
  type Restart,
  type Settings,
  type Setup,
  type SoccerTactics,
  type State,
} from './state.ts';
import { squareNamed, type Side, type Square } from './table.ts';
import { fighterOf } from './turn.ts';

const placeNamed = (name: string): Square => squareNamed(name) ?? [...PLACES].find(([, place]) => place === name)![0];
const placeOrNowhere = (name: string | null): Square => (name === null ? NOBODY : placeNamed(name));

const pawnOrNobody = (name: string | null): number => (name === null ? NOBODY : pawnNamed(name)!);
const pairOf = <T>({ red, blue }: { readonly red: T; readonly blue: T }): readonly [T, T] => [red, blue];

const readRestart = (given: NonNullable<PublicState['restart']>): Restart => ({
  kind: given.kind,
  cause: given.cause,
  for: sideNamed(given.for),
  square: given.square === null ? NOBODY : placeNamed(given.square),
  kicker: pawnOrNobody(given.kicker),
  placements: pairOf(given.placements),
  turn: sideNamed(given.turn),
});

const readCautions = (given: Readonly<Partial<Record<string, number>>>): readonly number[] =>
  CARD_PLACES.map((place) => given[place] ?? 0);

const readMarks = (names: readonly string[]): number =>
  names.reduce((marks, name) => marks | (1 << slotOf(pawnNamed(name)!)), 0);

/** The position that is told, whatever can be said against it. */
export function positionOf(given: Given, setup: Setup): Match {
  const state = readState(given);
  const clocks = periodClock(setup.settings, state, given.secondsLeft);
  return withOutcome(withChoice({ ...opening<SoccerTactics>(setup, state), clocks }, given), given);
}

/** What is given about the ball tells most of the rest: see `readPlay`. */
function readState(given: Given): State {
  const start = startState();
  const pawns = start.pawns.map((usual, index) =>
    given.pawns?.[PAWN_NAMES[index]!] === undefined ? usual : placeNamed(given.pawns[PAWN_NAMES[index]!]!),
  );
  const {
    period,
    lockCause,
    roll,
    offsideRow,
    noOffside,
    chance,
    contest,
    reachedBox,
    lastAttack,
    goalKick,
    afterGoal,
    delayed,
  } = given;
  const plain = {
    period,
    lockCause,
    roll,
    offsideRow,
    noOffside,
    chance,
    contest,
    reachedBox,
    lastAttack,
    goalKick,
    afterGoal,
    delayed,
  };
  const placed: State = {
    ...start,
    ...(Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as Partial<State>),
    pawns,
    rollChosen: given.rollChosen ?? (roll ?? 0) > 0,
    firstKickOff: given.firstKickOff === undefined ? start.firstKickOff : sideNamed(given.firstKickOff),
    marks: readMarks(given.marks ?? []),
    restart: given.restart === undefined || given.restart === null ? null : readRestart(given.restart),
    cautions:
      given.cautions === undefined
        ? start.cautions
        : [readCautions(given.cautions.red), readCautions(given.cautions.blue)],
    score: given.score === undefined ? start.score : pairOf(given.score),
    shootOut:
      given.shootOut === undefined || given.shootOut === null
        ? null
        : {
            first: sideNamed(given.shootOut.first),
            taken: pairOf(given.shootOut.taken),
            goals: pairOf(given.shootOut.goals),
          },
  };
  return readPlay(given, placed);
}

/** A position whose phase is left out is a restart that is set up, an attack that begins where somebody has the ball, or the start of a match. */
function phaseOf(given: Given): Phase {
  if (given.phase !== undefined) return given.phase;
  if ((given.restart ?? null) !== null) return 'placing';
  return (given.ball ?? null) === null && (given.carrier ?? null) === null ? 'toss' : 'attackMove';
}

/** Whoever has the ball, or gets the restart, attacks; where nothing is said, Red. */
function attackerOf(given: Given, { restart }: State): Side {
  if (given.attacker !== undefined) return sideNamed(given.attacker);
  if (restart !== null) return restart.for;
  return given.carrier === undefined || given.carrier === null ? 0 : sideOf(pawnNamed(given.carrier)!);
}

/** Phase, possession and what hangs on them: a ball with a pawn of the attacker on it is his, and a carrier has the ball where he stands. */
function readPlay(given: Given, placed: State): State {
  const phase = phaseOf(given);
  const penalty = given.penalty ?? (given.ball === 'spot' || placed.restart?.kind === 'penalty');
  const state: State = {
    ...placed,
    phase,
    attacker: attackerOf(given, placed),
    penalty,
    directPasses: given.directPasses ?? (phase === 'extraPlay' ? 1 : 0),
    contest: given.contest ?? (phase === 'extraPlay' ? 'secondPass' : 'capture'),
  };
  const ball = given.ball === undefined ? ballGoesWith(given, state) : placeOrNowhere(given.ball);
  const carrier = carrierOf(given, { ...state, ball });
  const taker = phase === 'kickOff' || phase === 'cornerKick';
  const usualLock = taker ? carrier : NOBODY;
  const lock = given.lock === undefined ? usualLock : pawnOrNobody(given.lock);
  return {
    ...state,
    ball,
    carrier,
    lock,
    lockCause: given.lockCause ?? (phase === 'cornerKick' ? 'STW-8.20' : 'STW-1B.11'),
  };
}

function ballGoesWith(given: Given, state: State): Square {
  if (state.restart !== null) return ballOfRestart(state, state.restart);
  if (state.phase === 'shot' && state.penalty) return ON_SPOT;
  const carrier = given.carrier === undefined ? NOBODY : pawnOrNobody(given.carrier);
  return carrier === NOBODY ? NOBODY : Math.max(NOBODY, state.pawns[carrier]!);
}

/** Nobody has a free ball, one that is fought for, or one that is still to be placed. */
function carrierOf(given: Given, state: State): number {
  const { phase, restart } = state;
  if (phase === 'duel') return NOBODY;
  if (given.carrier !== undefined) return pawnOrNobody(given.carrier);
  if (restart !== null) return restart.kind === 'corner' || restart.kind === 'penalty' ? restart.kicker : NOBODY;
  return state.ball < 0 || phase === 'toss' || phase === 'captureA' || phase === 'captureD' || phase === 'finished'
    ? NOBODY
    : fighterOf(state, state.attacker);
}

/** Without `secondsLeft` the clock of the period stands as at its start; before the kick-off and after the signal it does not run. */
function periodClock(settings: Settings, state: State, secondsLeft: number | null | undefined): Match['clocks'] {
  if (secondsLeft === null || state.lastAttack || !clockRuns(state)) return [];
  const limit = minutes(state.period.startsWith('extra') ? settings.extraMinutes : settings.halfMinutes);
  const spent = secondsLeft === undefined ? 0 : limit - Math.round(secondsLeft * TICKS_PER_SECOND);
  return started([], CLOCKS.period, limit, inPlay(0)).map((clock) => ({ ...clock, spent }));
}
const clockRuns = ({ phase, period, afterGoal }: State): boolean =>
  period !== 'shootOut' && phase !== 'toss' && phase !== 'finished' && (phase !== 'formation' || afterGoal);

/** A choice that is open has all its time left. */
const withChoice = (match: Match, { options }: Given): Match =>
  options?.[0] === undefined ? match : withOption(match, freeKickChoice(match, options[0].owner));

function withOutcome(match: Match, { winner }: Given): Match {
  const { state } = match;
  if (state.phase !== 'finished' || winner === undefined || winner === null) return match;
  return {
    ...match,
    outcome: {
      winner,
      score: bySide(state.score),
      paragraphs: [state.period === 'shootOut' ? 'STW-11C.7' : 'STW-0.17'],
    },
  };
}
