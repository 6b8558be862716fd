import {
  clockNamed,
  lapsesAt,
  playTick,
  ticksLeft,
  TICKS_PER_SECOND,
  type Clock,
  type LogEntry,
  type Words,
} from '@bande/core';
import type { Scoreboard, Token } from '@bande/stage/view';
import { CLOCKS } from '../../clocks.ts';
import { dutyNow } from '../../duty.ts';
import { bySide, isFigure, isSide, other, sideOf, type Side } from '../../names.ts';
import { isUsualStep } from '../../asking.ts';
import type { Match, Period, Subbuteo } from '../../state.ts';
import { secondsAtFreeKick } from '../../free-kick-time.ts';
import { isUntimed } from './duties.ts';
import { bodyWords, both, words } from './naming.ts';
import { mayBlock, missed, orangeCard, scored, touches, yellowCard } from './tokens.ts';

type Log = readonly LogEntry<Subbuteo>[];

const PERIODS: Readonly<Record<Period, Words>> = {
  firstHalf: words('1. Halbzeit', 'First half'),
  secondHalf: words('2. Halbzeit', 'Second half'),
  extraTime: words('Verlängerung', 'Extra time'),
  shootOut: words('Freistoßschießen', 'Shoot-out'),
};

/** On the training pitch nothing is counted. */
export const SCOREBOARD_OF_TRAINING: Scoreboard<Subbuteo> = {
  title: words('Subbuteo: Trainingsplatz', 'Subbuteo: training pitch'),
  score: null,
  period: words('Trainingsplatz', 'Training pitch'),
  secondsLeft: null,
  moveSecondsLeft: null,
  toMove: null,
  tokens: { red: [], blue: [] },
};

/** A match has its score, its clocks, who has the ball, and what is left to whom. */
export function scoreboardOfMatch(match: Match, log: Log = []): Scoreboard<Subbuteo> {
  const { state, setup } = match;
  const shots = state.shootOut === null ? [] : shotsIn(log);
  return {
    score: setup.settings.shootOutOnly && state.shootOut !== null ? state.shootOut.goals : state.score,
    period: periodNow(match),
    secondsLeft: secondsOf(match, CLOCKS.half) ?? intervalLeft(match),
    moveSecondsLeft: moveSeconds(match),
    ...(isTimed(match) ? { moveLimit: moveLimit(match) } : {}),
    toMove: toMove(match),
    inPossession: match.outcome === null ? state.attacker : null,
    tokens: bySide((side) => [...statusOf(match, side), ...cardsOf(match, side), ...shotTokens(match, side, shots)]),
  };
}

function periodNow({ state, setup, outcome }: Match): Words {
  if (outcome !== null) return words('Spielende', 'Full time');
  if (state.phase === 'interval') return words('Halbzeitpause', 'Half-time');
  const period = PERIODS[state.period];
  if (state.signal) return both((language) => `${period[language]}: ${TIME_IS_UP[language]}`);
  const { shootOut } = state;
  if (shootOut === null || setup.settings.shootOutOnly) return period;
  return both((language) => `${period[language]} ${shootOut.goals.red} : ${shootOut.goals.blue}`);
}
const TIME_IS_UP = words('Zeit um', 'time is up');

function secondsOf(match: Match, name: string): number | null {
  const clock = clockNamed(match.clocks, name);
  return clock === undefined ? null : Math.max(0, ticksLeft(clock, playTick(match)) / TICKS_PER_SECOND);
}

/** Where nobody's time is taken, nobody is told how long a break might be: it ends when both are back. */
const intervalLeft = (match: Match): number | null =>
  match.setup.settings.limits ? secondsOf(match, CLOCKS.interval) : null;

/** A choice that is open, a flick or a shot, or a step of setting up where somebody is to do it. */
function moveSeconds(match: Match): number | null {
  // In turn and without limits the clock waits for whoever thinks.
  if (isUntimed(match)) return null;
  const until = match.options.flatMap((option) => lapsesAt(option) ?? []);
  if (until.length > 0) return Math.max(0, (Math.min(...until) - playTick(match)) / TICKS_PER_SECOND);
  const clock = limitOf(match);
  // Such a clock runs out with the tick after its 5 or 10 seconds, and 6 or 11 are never shown.
  return clock === null ? null : Math.max(0, (ticksLeft(clock, playTick(match)) - 1) / TICKS_PER_SECOND);
}

/** The time for a flick or a shot, or for a step of setting up; what the referee does himself is nobody's. */
function limitOf(match: Match): Clock | null {
  const isFree = secondsAtFreeKick(match) !== null;
  if (!match.setup.settings.limits && !isFree) return null;
  const step = isUsualStep(match) && !isFree ? undefined : clockNamed(match.clocks, CLOCKS.step);
  return clockNamed(match.clocks, CLOCKS.flick) ?? step ?? null;
}

/** Without limits only positional flicks have their time, and where the clock waits not even those. */
const isTimed = (match: Match): boolean =>
  match.setup.settings.limits || (secondsAtFreeKick(match) !== null && !isUntimed(match));

/** Of choices that are open their buttons tell the time. */
function moveLimit(match: Match): NonNullable<Scoreboard<Subbuteo>['moveLimit']> | null {
  const clock = match.options.length > 0 || match.outcome !== null ? null : limitOf(match);
  if (clock === null) return null;
  const asked = dutyNow(match).find(({ who, what }) => isSide(who) && what !== 'mayBlock' && what !== 'keep');
  const side = clock.name === CLOCKS.flick ? match.state.attacker : (asked?.who ?? null);
  return { seconds: Math.floor(clock.limit / TICKS_PER_SECOND), side: side !== null && isSide(side) ? side : null };
}

/** Whoever has to do something; a block flick only may be made. In live play whoever has the ball is told already, and nothing else moves on the board. */
function toMove(match: Match): Side | null {
  const { phase, offers } = match.state;
  if (match.mode === 'live' && phase === 'play' && offers.length === 0) return null;
  // What is set up for both is nobody's turn.
  if (
    (phase === 'setUp' || phase === 'restart') &&
    offers.length === 0 &&
    isUsualStep(match) &&
    secondsAtFreeKick(match) === null
  )
    return null;
  const sides = dutyNow(match).flatMap(({ who, what }) => (isSide(who) && what !== 'mayBlock' ? [who] : []));
  return new Set(sides).size === 1 ? sides[0]! : null;
}

const MOST_PLAYS = 3;
/** What is left to a side in this possession: plays of the figure that has played last, or a block flick. */
function statusOf({ state }: Match, side: Side): readonly Token[] {
  if (state.phase !== 'play') return [];
  const { run } = state.course;
  const isRun = run !== null && isFigure(run.who) && sideOf(run.who) === side && state.attacker === side;
  return [...(isRun ? [left(run.who, MOST_PLAYS - run.plays)] : []), ...(state.block === side ? [mayBlock] : [])];
}
function left(who: Parameters<typeof bodyWords>[0], n: number): Token {
  const { de, en } = bodyWords(who);
  return touches(
    Math.max(0, n),
    MOST_PLAYS,
    n > 0
      ? words(`${de} darf noch ${n}-mal spielen`, `${en} may play ${n} more ${n === 1 ? 'time' : 'times'}`)
      : words(`${de} hat dreimal gespielt`, `${en} has played three times`),
  );
}

function cardsOf({ state }: Match, side: Side): readonly Token[] {
  const { yellow, orange } = state.counts[side];
  return [...(yellow ? [yellowCard] : []), ...(orange ? [orangeCard] : [])];
}

interface Shot {
  readonly by: Side;
  readonly isIn: boolean;
}
const shotsIn = (log: Log): readonly Shot[] =>
  log.flatMap(({ rulings }) =>
    rulings.flatMap(({ call, for: given }): readonly Shot[] => {
      if (given === undefined || (call !== 'shotScored' && call !== 'shotMissed')) return [];
      return call === 'shotScored' ? [{ by: given, isIn: true }] : [{ by: other(given), isIn: false }];
    }),
  );

/** The match keeps how many went in, the log in which order. */
function shotTokens({ state }: Match, side: Side, all: readonly Shot[]): readonly Token[] {
  if (state.shootOut === null) return [];
  const [taken, goals] = [state.shootOut.shots[side], state.shootOut.goals[side]];
  const shots = all.filter(({ by }) => by === side).map(({ isIn }) => isIn);
  const isKnown = shots.length === taken && shots.filter(Boolean).length === goals;
  return Array.from({ length: taken }, (_, i) => ((isKnown ? shots[i]! : i < goals) ? scored : missed));
}
