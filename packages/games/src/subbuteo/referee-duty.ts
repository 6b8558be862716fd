import { clockNamed, type Duty, type LogEntry } from '@bande/core';
import { CLOCKS } from './clocks.ts';
import type { RestartKind } from './consequences.ts';
import { duesIn } from './reckoning/placing-due.ts';
import type { Call } from './referee/calls.ts';
import { decidedBy } from './referee/out-of-play.ts';
import { SIGNAL } from './referee/set-up.ts';
import type { Paragraph } from './rulebook.ts';
import type { Match, Restart, Ruling, Subbuteo } from './state.ts';

/** What the rules want from the referee's own hands, eyes and voice. Where nobody sits at a desk the program does it. */
const REFEREE_DUTIES = [
  // before and between the periods
  'check',
  'toss',
  'chooseGoal',
  'resume',
  // at a restart
  'layBall',
  'correctPositions',
  'clearArea',
  'giveSignal',
  'lift',
  'keepDistance',
  // in play
  'sayWhoHasTheBall',
  'sayWhoGetsIt',
  'placeFigures',
  'letBlock',
  'measure',
  'announceChange',
  'announceInside',
  'announceGoal',
  'restore',
  'keepTime',
  'announceAddedTime',
  'endPeriod',
  'letChoose',
  // cards, numbers, substitutes, the report
  'showCard',
  'removeReserve',
  'removeFigures',
  'checkSubstitute',
  'writeReport',
] as const;
export type RefereeDuty = (typeof REFEREE_DUTIES)[number];

const duty = (what: RefereeDuty, ...paragraphs: readonly Paragraph[]): Duty<Subbuteo> => ({
  who: 'referee',
  what,
  paragraphs,
});

// ── as the match stands ───────────────────────────────────────────────────────────────────────────────────────────

export const refereeNow = (match: Match): readonly Duty<Subbuteo>[] => [...inThisPhase(match), ...ofTime(match)];

function inThisPhase(match: Match): readonly Duty<Subbuteo>[] {
  const { phase, restart, period } = match.state;
  switch (phase) {
    case 'toss':
      return period === 'shootOut' ? SHOOT_OUT : [...before(match), duty('toss', 'FISTF-II.4.1.1.1')];
    case 'setUp':
    case 'restart':
      return restart === null ? [] : [...atARestart(match, restart), ...placing(match)];
    case 'play':
      return [...whoGetsIt(match), ...possession(match), ...placing(match), ...blockWait(match)];
    case 'interval':
      return [duty('resume', 'FISTF-II.3.1.1.2', 'FISTF-II.4.1.1.3', 'FISTF-II.4.1.1.4')];
    default:
      return [];
  }
}
/** Before the match, and once. */
const before = ({ state: { told, period } }: Match): readonly Duty<Subbuteo>[] =>
  told.checked === true || period !== 'firstHalf'
    ? []
    : [duty('check', 'FISTF-IV.1.5.1', 'FISTF-IV.1.5.2', 'FISTF-II.3.1.1.4', 'FISTF-IV.1.6.3')];
const SHOOT_OUT: readonly Duty<Subbuteo>[] = [
  duty('chooseGoal', 'FISTF-II.17.1.2.1', 'FISTF-II.17.1.3.0'),
  duty('toss', 'FISTF-II.17.1.2.2'),
];

/** Where the ball belongs. */
const LAID: Readonly<Record<RestartKind, readonly Paragraph[]>> = {
  kickOff: ['FISTF-II.4.2.3.1'],
  goalKick: ['FISTF-II.15.2.1.4.1'],
  freeKick: ['FISTF-II.11.1.1'],
  throwIn: ['FISTF-II.14.2.1', 'FISTF-II.14.2.4.2'],
  corner: ['FISTF-II.16.2.1.1', 'FISTF-II.16.2.1.2'],
  penalty: ['FISTF-II.12.2.1.1'],
  shot: ['FISTF-II.17.2.1'],
};
/** What he puts right of himself ['FISTF-II.2.6.2']. */
const RIGHT: Readonly<Partial<Record<RestartKind, Duty<Subbuteo>>>> = {
  kickOff: duty('correctPositions', 'FISTF-II.4.2.1.P'),
  goalKick: duty('correctPositions', 'FISTF-II.2.6.2', 'FISTF-II.15.2.1.2', 'FISTF-II.15.2.1.3'),
  penalty: duty('clearArea', 'FISTF-II.2.6.2', 'FISTF-II.12.2.2.1', 'FISTF-II.12.2.2.2'),
};
const FIRST: ReadonlySet<Restart['step']> = new Set<Restart['step']>(['attackerPlaces', 'taker']);

/** First the ball, last the word; whatever stands wrong meanwhile. */
function atARestart(match: Match, { kind, step, taker, seen }: Restart): readonly Duty<Subbuteo>[] {
  const isFirst = FIRST.has(step) && taker === null;
  const lays = isFirst && seen !== true && match.state.offers.length === 0 ? [duty('layBall', ...LAID[kind])] : [];
  const right = RIGHT[kind];
  const isWatched = right !== undefined && (kind === 'penalty' ? isFirst : step !== 'taker');
  const says = step === 'ready' ? [duty('giveSignal', ...SIGNAL[kind])] : [];
  return [...lays, ...(isWatched ? [right] : []), ...says];
}

/** 'FISTF-II.5.1.1': nobody knows it, and much hangs on it. */
const possession = ({ state }: Match): readonly Duty<Subbuteo>[] =>
  state.attacker === null && state.shootOut === null
    ? [duty('sayWhoHasTheBall', 'FISTF-II.5.1.1', 'FISTF-II.5.1.2.P')]
    : [];

/** 'FISTF-II.4.3.2', 'FISTF-IV.1.3.2': the ball is out, and what was entered does not tell for whom [S-203]. */
const whoGetsIt = ({ state: { told, measured } }: Match): readonly Duty<Subbuteo>[] =>
  told.ballOver === null || measured
    ? []
    : [duty('sayWhoGetsIt', 'FISTF-II.4.3.2', 'FISTF-IV.1.3.2', ...decidedBy({ line: told.ballOver, inGoal: false }))];

function placing(match: Match): readonly Duty<Subbuteo>[] {
  const isDue = !match.state.rolling && match.state.offers.length === 0 && duesIn(match) !== null;
  return isDue ? [duty('placeFigures', 'FISTF-II.2.1.2.5.1', 'FISTF-II.2.2.1.1', 'FISTF-II.2.4.1.1')] : [];
}

/** He lets the block flick be made, and only then says that play goes on ['FISTF-II.2.1.2.5.2', 'FISTF-II.2.1.2.5.3']. */
const blockWait = ({ state }: Match): readonly Duty<Subbuteo>[] =>
  state.blockWait === null || state.block === null
    ? []
    : [duty('letBlock', state.blockWait.paragraph, 'FISTF-II.6.2.3.0')];

/** At a desk the clock only rings. */
function ofTime({ state, clocks }: Match): readonly Duty<Subbuteo>[] {
  if (state.signal && state.offers.length > 0) return [duty('letChoose', 'FISTF-II.4.3.3', 'FISTF-IV.1.2.1')]; // the end waits for it
  const half = clockNamed(clocks, CLOCKS.half);
  if (half === undefined || half.since !== null || half.spent < half.limit) return [];
  return state.lostTicks > 0
    ? [duty('announceAddedTime', 'FISTF-II.3.2.2.1')]
    : [duty('endPeriod', 'FISTF-II.4.3.5', 'FISTF-II.3.2.3')];
}

// ── after a ruling ────────────────────────────────────────────────────────────────────────────────────────────────

/** What a call makes him do, and by what beside the paragraphs of the ruling. */
const AFTER_A_CALL: Readonly<Partial<Record<Call, readonly [RefereeDuty, ...Paragraph[]]>>> = {
  change: ['announceChange', 'FISTF-II.5.1.2.P', 'FISTF-II.6.1.2.P'],
  inside: ['announceInside', 'FISTF-II.7.1.2'],
  goal: ['announceGoal', 'FISTF-II.7.1.3'],
  addedTime: ['announceAddedTime', 'FISTF-II.3.2.2.1'],
  placing: ['placeFigures', 'FISTF-II.2.1.2.5.1'],
  backTaken: ['restore', 'FISTF-II.6.2.4.i.1'],
  distance: ['keepDistance', 'FISTF-II.2.6.4.1'],
  forcingCheck: ['measure', 'FISTF-II.2.1.1.3.2', 'FISTF-II.2.1.1.3.3'],
  illegalPosition: ['correctPositions'],
  lifted: ['lift', 'FISTF-II.11.2.2.3'],
  restrictedFlick: ['letBlock', 'FISTF-II.5.4.2.3'],
  reserveOut: ['letBlock', 'FISTF-II.9.2.2'],
  tickAllowed: ['letBlock', 'FISTF-II.6.2.3.5.1'],
  penalty: ['clearArea', 'FISTF-II.12.2.2.2'],
  timeWasting: ['keepTime', 'FISTF-II.10.8.5', 'FISTF-IV.1.6.2'],
  yellowCard: ['showCard', 'FISTF-II.10.1'],
  orangeCard: ['removeReserve', 'FISTF-II.10.2.1', 'FISTF-II.10.2.2'],
  substitution: ['checkSubstitute'],
  matchOver: ['writeReport', 'FISTF-IV.1.7'],
  disqualified: ['writeReport', 'FISTF-IV.1.7'],
};
function afterRuling({ call, paragraphs }: Ruling): readonly [RefereeDuty, ...Paragraph[]] | undefined {
  if (call === 'wrongNumber') return paragraphs.includes('FISTF-II.1.5.b.1') ? ['removeFigures'] : undefined;
  return AFTER_A_CALL[call];
}

/** What the rulings on a fact ask of him at once. */
export const askedOfReferee = ({ rulings }: LogEntry<Subbuteo>): readonly Duty<Subbuteo>[] =>
  rulings.flatMap((ruling) => {
    const [what, ...by] = afterRuling(ruling) ?? [];
    return what === undefined ? [] : [duty(what, ...new Set([...by, ...ruling.paragraphs]))];
  });
