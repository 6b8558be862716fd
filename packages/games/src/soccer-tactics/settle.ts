import { clockNamed, goingOn, later, minutes, seconds, started, stopped, without, withOption, type Clocks } from '@bande/core';
import { formations, readFormation, usualPositions } from './formation.ts';
import { pawnNamed } from './names.ts';
import { placingNow } from './placing.ts';
import * as restart from './restart.ts';
import { afterMissedMove, total } from './referee/attack.ts';
import type { RestartName } from './referee/calls.ts';
import { marksNow } from './referee/offside.ts';
import { cornerSquare } from './referee/shooting.ts';
import { attackIsAlive, CLOCKS } from './referee/time.ts';
import { cautionSlot, defender, inArea, nameOf, NOBODY, offsideRow, PERIODS, placed, SENT_OFF, sideOf, withSide, type Fact, type Match, type Ruling, type State } from './state.ts';
import { isStar, other, squareNamed, type Side, type Square } from './table.ts';
import { canMoveKeeper, fighterOf, sideToAct, targetKind } from './turn.ts';

/** Settle: what took place is carried out, then the ruling that prevails says how play goes on. */
export function settle(match: Match, fact: Fact, rulings: readonly Ruling[]): Match {
  const undone = rulings.some((one) => one.call === 'minorFoul');
  const happened = undone ? match : tookPlace(match, fact);
  const noted = onState(happened, (state) => countGoal(showCards(state, rulings), rulings));
  const next = rulings.find((one) => one.restart !== undefined);
  return withSetUpClocks(next === undefined ? noted : goOn(noted, fact, next, rulings));
}

const onState = (match: Match, change: (state: State) => State): Match => {
  const state = change(match.state);
  return state === match.state ? match : { ...match, state };
};
const onClocks = (match: Match, change: (clocks: Clocks) => Clocks): Match => ({ ...match, clocks: change(match.clocks) });

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
      return { ...match, state: { ...state, pawns: placed(state.pawns, pawnNamed(fact.pawn)!, squareNamed(fact.to)!) } };
    case 'ballPlayed':
      return { ...match, state: ballLies(match, squareNamed(fact.to)!) };
    case 'dribbled':
      return { ...match, state: ballIsTakenAlong(match, squareNamed(fact.to)!) };
    case 'pawnPlaced':
      return { ...match, state: restart.placeOne(state, settings, pawnNamed(fact.pawn)!, squareNamed(fact.to)!) };
    case 'placementPassed':
      return { ...match, state: restart.passOne(state, settings) };
    case 'clockRanOut':
      return clockRang(match, fact.clock);
    default:
      return match;
  }
}

function formationStands(state: State, fact: Extract<Fact, { kind: 'formationSet' }>): State {
  const formation = readFormation({ kind: 'formation', pawns: fact.pawns, ball: fact.ball });
  if (formation === null) return state;
  const pawns = state.pawns.map((square, pawn) => formation.squares.get(pawn) ?? square);
  if (nameOf(state.attacker) !== fact.side) return { ...state, pawns };
  const taker = [...formation.squares].find(([, square]) => square === formation.ball)?.[0] ?? NOBODY;
  return { ...state, pawns, ball: formation.ball, carrier: taker };
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
  const gone = onClocks(match, (clocks) => without(clocks, clock));
  if (clock === CLOCKS.period) return onState(gone, (state) => (attackIsAlive(state) ? { ...state, lastAttack: true } : state));
  return gone;
}

// ── cards and goals ───────────────────────────────────────────────────────────────────────────────────────────────

function showCards(state: State, rulings: readonly Ruling[]): State {
  const shown = rulings.find((one) => one.call === 'yellowCard' || one.call === 'sentOff');
  const pawn = pawnNamed(String(shown?.detail?.['pawn']));
  if (shown === undefined || pawn === undefined) return state;
  const slot = cautionSlot(pawn);
  const off = shown.call === 'sentOff';
  const cautions = state.cautions.map((own, side) => (side === sideOf(pawn) ? own.with(slot, off ? 0 : own[slot]! + 1) : own));
  return { ...state, cautions, pawns: off ? placed(state.pawns, pawn, SENT_OFF) : state.pawns };
}

function countGoal(state: State, rulings: readonly Ruling[]): State {
  const shot = rulings.find((one) => one.call === 'goal' || (one.call === 'missed' && one.restart === 'nextPenalty'));
  if (shot === undefined) return state;
  const { attacker: side, shootOut, score } = state;
  const scored = Number(shot.call === 'goal');
  if (shootOut === null) return { ...state, score: withSide(score, side, score[side] + scored) };
  const [taken, goals] = [withSide(shootOut.taken, side, shootOut.taken[side] + 1), withSide(shootOut.goals, side, shootOut.goals[side] + scored)];
  return { ...state, shootOut: { ...shootOut, taken, goals } };
}

// ── how play goes on ──────────────────────────────────────────────────────────────────────────────────────────────

function goOn(match: Match, fact: Fact, prevailing: Ruling, rulings: readonly Ruling[]): Match {
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
      return defence(captureOf(match, fact), { phase: 'challenge', chance: rulings.some((one) => one.call === 'scoringChance') });
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
      return phase(match, freeKick(state, prevailing), settled);
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
      return nextPenalty(match, prevailing);
    case 'nextPeriod':
      return nextPeriod(match);
    case 'finished':
      return finish(match, prevailing);
  }
}

/** Enters a phase: no roll yet, no move clock. Restarts that need no placing are finished at once. */
function phase(match: Match, change: Partial<State>, then: (match: Match) => Match = (same) => same): Match {
  const state: State = { ...match.state, roll: 0, rollChosen: false, delayed: false, ...change };
  return then({ ...match, state, clocks: without(match.clocks, CLOCKS.move) });
}

/** The defending side chooses between its keeper and a roll ['STW-6A.1']; without a keeper who can move it just rolls. */
const defence = (match: Match, change: Partial<State>): Match => {
  const entered = phase(match, change);
  return canMoveKeeper(entered.state, entered.setup.settings) ? startMoveClock(entered) : { ...entered, state: { ...entered.state, rollChosen: true } };
};

const MOVE_LIMIT = seconds(60) + 1; // exactly 60 s is still in time [I-47]

const startMoveClock = (match: Match): Match =>
  match.setup.settings.moveClock ? onClocks(match, (clocks) => started(clocks, CLOCKS.move, MOVE_LIMIT, match.tick)) : match;

function newAttack(match: Match): Match {
  const { restart: pending, period } = match.state;
  const state = pending === null ? match.state : restart.finishRestart(match.state);
  const fresh: State = { ...state, phase: 'attackMove', directPasses: 0, chance: false, marks: 0, offsideRow: 0, noOffside: false, reachedBox: false, penalty: false, contest: 'capture' };
  return period === 'shootOut' ? match : phase({ ...match, state: fresh }, { goalKick: pending?.kind === 'goalKick' });
}

/** After a duel or a capture the winner's pawn on the ball's square has it; a change of sides ends every lock. */
function possessionOf(match: Match, prevailing: Ruling): Match {
  const { state } = match;
  if (state.restart !== null) return match;
  if (prevailing.call !== 'possessionWon' && prevailing.call !== 'possessionKept' && prevailing.call !== 'lapsed' && prevailing.call !== 'freeKickDeclined') return match;
  const attacker = prevailing.call === 'possessionWon' ? defender(state) : state.attacker;
  return { ...match, state: { ...state, attacker, carrier: fighterOf(state, attacker), lock: NOBODY } };
}

const captureOf = (match: Match, fact: Fact): Match =>
  fact.kind === 'pawnMoved' ? { ...match, state: { ...match.state, carrier: pawnNamed(fact.pawn)!, lock: NOBODY, contest: 'capture' } } : match;

function shoot(match: Match): Match {
  const { state } = match;
  if (state.restart !== null) return phase(match, { ...restart.finishRestart(state), phase: 'shot' });
  return phase(match, { phase: 'shot', carrier: fighterOf(state, state.attacker), reachedBox: true, lock: NOBODY });
}

/** The same once more; a declined delay counts as a missed attempt [I-41]. */
function again(match: Match, fact: Fact): Match {
  const { state } = match;
  if (fact.kind !== 'optionTaken') return phase(match, {});
  if (!state.delayed || (state.phase !== 'captureD' && state.phase !== 'challenge')) return startMoveClock(onState(match, (now) => ({ ...now, delayed: false })));
  switch (afterMissedMove(state).restart) {
    case 'captureA':
      return phase(match, { phase: 'captureA' });
    case 'shot':
      return shoot(match);
    default:
      return newAttack({ ...match, state: { ...state, carrier: fighterOf(state, state.attacker) } });
  }
}

function freeKick(state: State, prevailing: Ruling): State {
  const side: Side = prevailing.for === 'red' ? 0 : 1;
  const kept: State = { ...state, goalKick: false, penalty: false };
  if (prevailing.call === 'foul') return restart.beginFreeKickAfterFoul(kept, side);
  if (prevailing.call === 'offside') return restart.beginFreeKickAfterOffside(kept, squareNamed(prevailing.where ?? '') ?? state.ball);
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
  if (state.phase !== 'formation') return settled({ ...match, state: restart.placeTheRest(state, setup.settings, side) });
  const usual = formations(state, side)[0];
  if (usual?.kind !== 'formation') return match;
  const set = { kind: 'formationSet', side: nameOf(side), pawns: usual.pawns, ...(usual.ball === undefined ? {} : { ball: usual.ball }) } as const;
  const stands = onState(match, (now) => formationStands(now, { ...set, id: fact.id, tick: fact.tick } as Extract<Fact, { kind: 'formationSet' }>));
  return side === state.attacker ? stands : kickOff(stands);
}

/** 'STW-9C.6': the attacker takes the free kick or lets play go on; nothing said means it is taken. */
const offerChoice = (match: Match, fact: Fact): Match =>
  withOption(
    { ...match, state: { ...match.state, delayed: fact.kind === 'delay' || fact.kind === 'clockRanOut' }, clocks: without(match.clocks, CLOCKS.move) },
    {
      name: 'freeKick',
      owner: nameOf(match.state.attacker),
      paragraph: 'STW-9C.6',
      choices: ['take', 'decline'],
      default: 'take',
      until: { tick: later(match.tick, MOVE_LIMIT) },
      play: 'stops',
    },
  );

// ── periods ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Everybody goes back to the starting formation ['STW-5.8']; the side that kicks off sets up first ['STW-1A.10']. */
const cleared = (state: State): Partial<State> => ({
  phase: 'formation', pawns: usualPositions(state.pawns), ball: NOBODY, carrier: NOBODY, lock: NOBODY, restart: null, penalty: false,
  directPasses: 0, chance: false, marks: 0, offsideRow: 0, noOffside: false, reachedBox: false, lastAttack: false, goalKick: false, contest: 'capture',
});

function lineUp(match: Match, fact: Fact, prevailing: Ruling): Match {
  const { state } = match;
  if (fact.kind === 'formationSet') return match;
  const attacker: Side = prevailing.call === 'goal' ? other(state.attacker) : prevailing.for === 'red' ? 0 : 1;
  const toss = prevailing.call === 'kickOffDecided';
  return phase(match, { ...cleared(state), attacker, afterGoal: !toss, firstKickOff: toss ? attacker : state.firstKickOff });
}

function kickOff(match: Match): Match {
  const { state, setup } = match;
  const ready = phase(match, { phase: 'kickOff', lock: state.carrier, lockCause: 'STW-1B.11' });
  if (state.afterGoal) return ready;
  const extra = state.period === 'extraFirst' || state.period === 'extraSecond';
  const length = minutes(extra ? setup.settings.extraMinutes : setup.settings.halfMinutes);
  return onClocks(ready, (clocks) => started(clocks, CLOCKS.period, length, match.tick));
}

const withoutPeriodClock = (match: Match): Match => onClocks(match, (clocks) => without(clocks, CLOCKS.period));

/** Extra time and the shoot-out begin with a new toss [I-42, I-43]. */
function toss(match: Match, rulings: readonly Ruling[]): Match {
  const shootOut = rulings.some((one) => one.call === 'shootOut');
  const change: Partial<State> = { ...cleared(match.state), phase: 'toss', afterGoal: false, period: shootOut ? 'shootOut' : 'extraFirst' };
  return withoutPeriodClock(phase(match, change));
}

/** The other side kicks off the second half, of regular and of extra time ['STW-1B.3']. */
function nextPeriod(match: Match): Match {
  const { state } = match;
  const period = PERIODS[PERIODS.indexOf(state.period) + 1]!;
  return withoutPeriodClock(phase(match, { ...cleared(state), period, attacker: other(state.firstKickOff), afterGoal: false }));
}

function nextPenalty(match: Match, prevailing: Ruling): Match {
  const { state } = match;
  const shootOut = state.shootOut ?? { first: prevailing.for === 'red' ? 0 : 1, taken: [0, 0] as const, goals: [0, 0] as const };
  const side = (shootOut.taken[0] + shootOut.taken[1]) % 2 === 0 ? shootOut.first : other(shootOut.first);
  return phase(match, restart.beginShootOutPenalty({ ...state, shootOut, reachedBox: true }, side), settled);
}

function finish(match: Match, prevailing: Ruling): Match {
  const [red, blue] = match.state.score;
  const over = phase(match, { phase: 'finished', restart: null, lastAttack: false });
  return { ...over, clocks: [], options: [], outcome: { winner: prevailing.for ?? null, score: { red, blue }, paragraphs: prevailing.paragraphs } };
}

// ── the time for placing ──────────────────────────────────────────────────────────────────────────────────────────

const withoutSetUpClocks = (match: Match): Match => {
  const clocks = CLOCKS.setUp.reduce(without, match.clocks);
  return clocks === match.clocks ? match : { ...match, clocks };
};

/** Each side's 60 s run only while it is its turn to place [I-47]; a formation has them only after a goal ['STW-11A.4']. */
function withSetUpClocks(match: Match): Match {
  const { state, setup } = match;
  const limited = state.phase === 'placing' || (state.phase === 'formation' && state.afterGoal);
  if (!setup.settings.moveClock || !limited || match.outcome !== null) return withoutSetUpClocks(match);
  const acting = sideToAct(state, setup.settings);
  return onClocks(match, (clocks) =>
    ([0, 1] as const).reduce<Clocks>((now, side) => {
      const name = CLOCKS.setUp[side];
      if (side !== acting) return stopped(now, name, match.tick);
      return clockNamed(now, name) === undefined ? started(now, name, MOVE_LIMIT, match.tick) : goingOn(now, name, match.tick);
    }, clocks),
  );
}
