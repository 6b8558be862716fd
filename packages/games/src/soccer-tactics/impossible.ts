import { TICKS_PER_SECOND } from '@bande/core';
import { formationBreaches, usualPositions } from './formation.ts';
import {
  strangeAttack,
  strangeChance,
  strangeGoalKick,
  strangeLock,
  strangeMarks,
  strangeRoll,
} from './impossible-attack.ts';
import { strangeBall } from './impossible-ball.ts';
import { strangeRestart } from './impossible-restart.ts';
import { impossible, type Impossible, type Look } from './impossible-said.ts';
import { CARD_PLACES, PAWN_NAMES } from './names.ts';
import type { Given } from './position-schemas.ts';
import {
  AT_FLAG,
  cautionSlot,
  defender,
  inPlay,
  isDefender,
  isKeeper,
  keeperOf,
  mayEnterHalf,
  nameOf,
  NOBODY,
  ON_LINE,
  onBoard,
  ownPawns,
  SENT_OFF,
  sideOf,
  type Match,
  type Pawn,
  type Phase,
  type State,
} from './state.ts';
import { other, SIDES, SQUARE_NAMES, type Side } from './table.ts';

/**
 * What no match can show, as far as one can tell from a position alone: the first such thing, with the field that says it.
 * The crowding limits of rule 2 are not among it: a forced restart may leave them broken [I-14].
 */
export function impossibleIn(said: Given, match: Match): Impossible | null {
  for (const look of [
    strangePeriod,
    strangeWinner,
    strangePawns,
    strangeLine,
    strangeStart,
    strangeCards,
    strangeRestart,
    strangeBall,
    strangeRoll,
    strangeAttack,
    strangeChance,
    strangeMarks,
    strangeLock,
    strangeGoalKick,
    strangeOccasion,
    strangeClock,
    strangeOption,
  ]) {
    const found = look(match, said);
    if (found !== null) return found;
  }
  return null;
}

// ── period and score ──────────────────────────────────────────────────────────────────────────────────────────────

const IN_A_SHOOT_OUT: ReadonlySet<Phase> = new Set<Phase>(['toss', 'placing', 'shot', 'finished']);

const strangePeriod: Look = ({ state }) => {
  const { period, phase, shootOut, score } = state;
  if (phase === 'toss' && (period === 'second' || period === 'extraSecond'))
    return impossible('phase', `there is no toss before the period ${period} (STW-1B.3)`);
  if (period !== 'shootOut')
    return shootOut === null ? null : impossible('shootOut', 'it belongs to the period shootOut');
  if (!IN_A_SHOOT_OUT.has(phase)) return impossible('phase', `there is no phase ${phase} in a shoot-out`);
  if (score[0] !== score[1]) return impossible('score', 'a shoot-out comes after a draw (STW-11C.3)');
  if (phase === 'finished') return null;
  if ((phase === 'toss') !== (shootOut === null))
    return impossible(
      'shootOut',
      phase === 'toss'
        ? 'who shoots first is still tossed for'
        : 'say who shot first and how many penalties were taken',
    );
  return shootOut === null ? null : strangePenalties(state.attacker, shootOut);
};

/** 'STW-11C.4': the sides shoot in turn; as long as it is not decided. */
function strangePenalties(attacker: Side, { first, taken, goals }: NonNullable<State['shootOut']>): Impossible | null {
  const all = taken[0] + taken[1];
  if (taken[first] !== Math.ceil(all / 2))
    return impossible('shootOut.taken', `${nameOf(first)} shot first, and the sides shoot in turn (STW-11C.4)`);
  const many = SIDES.find((_, side) => goals[side as Side] > taken[side as Side]);
  if (many !== undefined) return impossible(`shootOut.goals.${many}`, 'there are more goals than penalties taken');
  if (taken[0] === taken[1] && taken[0] >= 5 && goals[0] !== goals[1])
    return impossible('shootOut.goals', 'the shoot-out is decided (STW-11C.7)');
  return attacker === (all % 2 === 0 ? first : other(first))
    ? null
    : impossible('attacker', `the next penalty is ${nameOf(other(attacker))}'s (STW-11C.4)`);
}

/** More goals win, or more penalties ['STW-0.17', 'STW-11C.7']; and a side that has no pawn left has lost [I-40]. */
const strangeWinner: Look = ({ state, outcome }) => {
  if (state.phase !== 'finished' || outcome === null || outcome.winner === null) return null;
  const winner = SIDES.indexOf(outcome.winner) as Side;
  const goals = state.period === 'shootOut' ? state.shootOut?.goals : state.score;
  if (goals === undefined || hasNobodyLeft(state, other(winner)) || goals[winner] > goals[other(winner)]) return null;
  return impossible(
    'winner',
    `${outcome.winner} does not have more goals (${state.period === 'shootOut' ? 'STW-11C.7' : 'STW-0.17'})`,
  );
};

// ── pawns ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const fieldOf = (pawn: Pawn): string => `pawns.${PAWN_NAMES[pawn]}`;

const hasNobodyLeft = (state: State, side: Side): boolean => ownPawns(side).every((pawn) => !inPlay(state, pawn));

const strangePawns: Look = ({ state }, said) => {
  const gone = ([0, 1] as const).find((side) => hasNobodyLeft(state, side));
  if (gone !== undefined && state.phase !== 'finished')
    return impossible('pawns', `${nameOf(gone)} has no pawn left, so the match is over (STW-9A.12)`);
  for (const [pawn, square] of state.pawns.entries()) {
    if (square < 0) continue;
    const twin = state.pawns.findIndex(
      (other, mate) => mate < pawn && other === square && sideOf(mate) === sideOf(pawn),
    );
    const moved = said.pawns?.[PAWN_NAMES[pawn]!] === undefined && twin >= 0 ? twin : pawn;
    if (twin >= 0)
      return impossible(
        fieldOf(moved),
        `${PAWN_NAMES[moved === pawn ? twin : pawn]} stands on ${SQUARE_NAMES[square]} already (STW-2.13)`,
      );
    const shoots = state.period === 'shootOut' && pawn === state.carrier; // anybody may [I-43]
    if (!shoots && !mayEnterHalf(pawn, square))
      return impossible(
        fieldOf(pawn),
        isKeeper(pawn) ? 'a keeper stays in his own half (STW-2.12)' : 'a defender stays in his own half (STW-2.10)',
      );
  }
  return null;
};

/** Only the taker of a corner waits at the flag, only the keeper at a penalty stands on the line, and there he does. */
const strangeLine: Look = ({ state }) => {
  const { restart } = state;
  const flag = state.pawns.findIndex(
    (square, pawn) => square === AT_FLAG && !(restart?.kind === 'corner' && restart.kicker === pawn),
  );
  if (flag >= 0)
    return impossible(fieldOf(flag), 'only the taker of a corner that is set up waits at the flag (STW-8.6)');
  if (state.phase === 'finished') return null;
  const line = state.pawns.findIndex(
    (square, pawn) => square === ON_LINE && !(isKeeper(pawn) && mayBeOnTheLine(state, sideOf(pawn))),
  );
  if (line >= 0) return impossible(fieldOf(line), 'only the keeper at a penalty stands on the line (STW-9B.10)');
  const keeper = keeperOf(defender(state));
  const facesAPenalty = restart?.kind === 'penalty' || (state.phase === 'shot' && state.penalty);
  return facesAPenalty && onBoard(state, keeper)
    ? impossible(fieldOf(keeper), 'at a penalty the keeper stands on the line (STW-9B.10)')
    : null;
};

/** After a penalty he stays there until he is put back ['STW-9B.12']. */
function mayBeOnTheLine({ phase, penalty, restart, attacker }: State, side: Side): boolean {
  if (!penalty) return false;
  if (restart === null) return phase === 'shot' && side !== attacker;
  return (restart.kind === 'goalKick') === (side === restart.for);
}

/** Before a kick-off everybody stands in his usual place; other places would be lost with the first formation. */
const strangeStart: Look = ({ state }) => {
  if (state.phase !== 'toss' && state.phase !== 'formation') return null;
  const usual = usualPositions(state.pawns);
  const waiting = (pawn: Pawn): boolean => state.ball === NOBODY || sideOf(pawn) !== state.attacker;
  const moved = state.pawns.findIndex((square, pawn) => waiting(pawn) && square !== usual[pawn]);
  if (moved >= 0)
    return impossible(
      fieldOf(moved),
      `it is yet to be set up: in the phase ${state.phase} it stands in its usual place or is sent off`,
    );
  if (state.ball === NOBODY) return null;
  const squares = new Map(
    ownPawns(state.attacker).flatMap((pawn) =>
      state.pawns[pawn] === SENT_OFF ? [] : [[pawn, state.pawns[pawn]!] as const],
    ),
  );
  const broken = formationBreaches(state, state.attacker, { squares, ball: state.ball });
  return broken.length === 0
    ? null
    : impossible('pawns', `${nameOf(state.attacker)} has not set up as the rules say (${broken.join(', ')})`);
};

/** A sent-off pawn has no card left before him; the defenders' group starts again. */
const strangeCards: Look = ({ state }) => {
  const pawn = state.pawns.findIndex(
    (square, one) => square === SENT_OFF && !isDefender(one) && state.cautions[sideOf(one)][cautionSlot(one)]! > 0,
  );
  return pawn < 0
    ? null
    : impossible(
        `cautions.${nameOf(sideOf(pawn))}.${CARD_PLACES[cautionSlot(pawn)]}`,
        `${PAWN_NAMES[pawn]} is sent off, and his yellow card went back to the stack (STW-9A.7.2)`,
      );
};

// ── occasions, clock and choice ───────────────────────────────────────────────────────────────────────────────────

/** Flags that belong to a penalty, a goal or a delay. */
const strangeOccasion: Look = ({ state, options }) => {
  const { penalty, phase, restart } = state;
  if (penalty && phase !== 'shot' && phase !== 'finished' && (restart === null || restart.kind === 'freeKick'))
    return impossible('penalty', `there is no penalty in the phase ${phase}`);
  if (!penalty && restart?.kind === 'penalty') return impossible('penalty', 'a penalty is set up');
  if (state.afterGoal && phase === 'toss') return impossible('afterGoal', 'after a goal there is no toss (STW-5.9)');
  return state.delayed && options.length === 0
    ? impossible('delayed', 'it belongs to the choice of the attacker: say options (STW-9C.6)')
    : null;
};

const strangeClock: Look = ({ clocks, state }, { secondsLeft }) => {
  if (typeof secondsLeft !== 'number') return null;
  const [clock] = clocks;
  if (state.lastAttack) return impossible('secondsLeft', 'the signal has sounded: lastAttack (STW-11B.2)');
  if (clock === undefined)
    return impossible('secondsLeft', `no clock runs in the phase ${state.phase} of the period ${state.period}`);
  return clock.spent < 0
    ? impossible('secondsLeft', `the period lasts ${clock.limit / TICKS_PER_SECOND} seconds`)
    : null;
};

const strangeOption: Look = ({ state, options }) => {
  const [choice] = options;
  if (choice === undefined) return null;
  if (choice.owner !== nameOf(state.attacker))
    return impossible('options.0.owner', `the choice is ${nameOf(state.attacker)}'s, who attacks (STW-9C.6)`);
  const idle =
    state.phase === 'toss' || state.phase === 'formation' || state.phase === 'finished' || state.period === 'shootOut';
  return idle ? impossible('options', 'where there is no play to go on with there is no choice [I-41]') : null;
};
