import { playTick, started, without } from '@bande/core';
import { CLOCKS } from '../clocks.ts';
import type { ConsequenceOf } from '../consequences.ts';
import { bySide, other, type BySide, type Side } from '../names.ts';
import { positionOfShot } from '../reckoning/shoot-out.ts';
import { noneReady, withState, type Match, type ShootOut } from '../state.ts';
import { noOffers } from './offers.ts';
import { restartIs } from './restarts.ts';

/** Goals, periods and the end of the match. */

export const goalCounts = (match: Match, { for: side }: ConsequenceOf<'goalCounts'>): Match =>
  withState(match, { score: { ...match.state.score, [side]: match.state.score[side] + 1 } });

/** 'FISTF-II.7.2.1': the score shows what was decided. */
export const goalIsTakenBack = (match: Match, { for: side }: ConsequenceOf<'goalIsTakenBack'>): Match =>
  withState(match, { score: { ...match.state.score, [side]: match.state.score[side] - 1 } });

/** 'FISTF-II.3.2.2.1': time that was lost is played now. */
export function addedTimeRuns(match: Match, { ticks }: ConsequenceOf<'addedTimeRuns'>): Match {
  const clocks = started(match.clocks, CLOCKS.half, Math.max(1, ticks), playTick(match));
  return withState({ ...match, clocks }, { lostTicks: 0 });
}

export const signalSounds = (match: Match): Match => withState(match, { signal: true, block: null });

const stopped = (match: Match): Match => {
  const quiet = withState(noneReady(noOffers(match)), {
    flicks: [],
    block: null,
    handSet: null,
    restart: null,
    signal: false,
    lostTicks: 0,
  });
  return { ...quiet, clocks: without(without(without(quiet.clocks, CLOCKS.half), CLOCKS.flick), CLOCKS.step) };
};

/** 'FISTF-II.3.1.1.2': a break after the first half; what follows the second is ruled with it. */
export const periodIsOver = (match: Match): Match => withState(stopped(match), { phase: 'interval' });

/** 'FISTF-II.4.1.1.1': a new toss, and no break [S-30]. */
export const extraTimeComes = (match: Match): Match =>
  withState(stopped(match), { phase: 'toss', period: 'extraTime', toss: null });
export const shootOutComes = (match: Match): Match =>
  withState(stopped(match), { phase: 'toss', period: 'shootOut', toss: null });

export function tossIsWon(match: Match, { by, from }: ConsequenceOf<'tossIsWon'>): Match {
  const won = withState(match, { phase: 'tossChoice', toss: { winner: by, choice: null } });
  return from === undefined ? won : withState(won, { shootOut: newShootOut(by, from) });
}
const newShootOut = (first: Side, from: ShootOut['from']): ShootOut => ({
  first,
  shots: bySide(() => 0),
  goals: bySide(() => 0),
  from,
});

export function kickOffIs(match: Match, { by }: ConsequenceOf<'kickOffIs'>): Match {
  const { period, firstKickOff } = match.state;
  const kicked = withState(match, { firstKickOff: period === 'firstHalf' ? by : firstKickOff });
  return restartIs(kicked, { kind: 'restartIs', restart: 'kickOff', for: by });
}

/** 'FISTF-II.4.1.1.3', 'FISTF-II.4.1.1.4': the ends are changed, and the other side kicks off. */
export function playBeginsAgain(match: Match): Match {
  const { firstKickOff, endsChanged } = match.state;
  const second = withState(match, { period: 'secondHalf', endsChanged: !endsChanged });
  return kickOffIs(second, { kind: 'kickOffIs', by: firstKickOff === null ? 'red' : other(firstKickOff) });
}

export function firstShotIs(match: Match, { by }: ConsequenceOf<'firstShotIs'>): Match {
  const from = match.state.shootOut?.from ?? 'west';
  const begun = withState(match, { shootOut: newShootOut(by, from) });
  return shotIsSetUp(begun);
}

function shotIsSetUp(match: Match): Match {
  const { shootOut } = match.state;
  if (shootOut === null) return match;
  const by =
    shootOut.shots[shootOut.first] > shootOut.shots[other(shootOut.first)] ? other(shootOut.first) : shootOut.first;
  return restartIs(match, { kind: 'restartIs', restart: 'shot', for: by, at: positionOfShot(match, shootOut, by) });
}

/** 'FISTF-II.17.1.3': the next one, unless it is decided. */
export function shotIsTaken(match: Match, { by, scored }: ConsequenceOf<'shotIsTaken'>): Match {
  const { shootOut } = match.state;
  if (shootOut === null) return match;
  const counted = withState(match, {
    shootOut: {
      ...shootOut,
      shots: { ...shootOut.shots, [by]: shootOut.shots[by] + 1 },
      goals: { ...shootOut.goals, [by]: shootOut.goals[by] + Number(scored) },
    },
  });
  return shotIsSetUp(counted);
}

/** Where the rules give the match away its score is theirs ['FISTF-II.10.3.1.2']; the goals that were scored stand in the log. */
export function matchIsOver(match: Match, one: Omit<ConsequenceOf<'matchIsOver'>, 'kind'>): Match {
  const { winner, paragraphs, score = match.state.score, awarded } = one;
  const shootOut = awarded === undefined && winner !== null ? shootOutWonBy(match, winner) : null;
  const outcome = {
    winner,
    score,
    paragraphs,
    ...(awarded === undefined ? {} : { awarded }),
    ...(shootOut === null ? {} : { shootOut }),
  };
  return { ...withState(stopped(match), { phase: 'finished', score }), options: [], outcome };
}

/** Its goals, where they are known; where nothing else was to be played they are the score itself. */
function shootOutWonBy({ state, setup }: Match, winner: Side): BySide<number> | null {
  const { shootOut } = state;
  if (shootOut === null || setup.settings.shootOutOnly) return null;
  return shootOut.goals[winner] > shootOut.goals[other(winner)] ? shootOut.goals : null;
}
