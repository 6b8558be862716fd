import { clockNamed, type Clock, type Duty, type LogEntry } from '@bande/core';
import { CLOCKS } from './clocks.ts';
import type { Call } from './referee/calls.ts';
import { POINTED_OUT } from './referee/laying.ts';
import type { Paragraph } from './rulebook.ts';
import { CHECKS, type Check } from './consequences.ts';
import { toDefend } from './rights.ts';
import type { Match, Ruling, TippKick } from './state.ts';

/** What the rules want from the referee's own hands, eyes and voice. Where nobody sits at a desk the program does it. */
export const REFEREE_DUTIES = [
  // before and between the periods
  'check',
  'giveSignal',
  'drawSides',
  // at a restart
  'release',
  'pointOutBall',
  'sayWhichCorner',
  'orderFixed',
  // in play
  'sayWhoseBall',
  'sayWhoGetsIt',
  'sayInterrupted',
  'letPlayGoOn',
  'putBack',
  'urge',
  // time
  'announceLastMinute',
  'announceAddedTime',
  'noteTime',
  'giveEndSignal',
  // things
  'haveItMended',
  'checkReplacement',
  'chooseBall',
  'demandRemoval',
  // players and the tally
  'callBack',
  'admonish',
  'caution',
  'keepTally',
  'writeReport',
] as const;
export type RefereeDuty = (typeof REFEREE_DUTIES)[number];

const duty = (what: RefereeDuty, ...paragraphs: readonly Paragraph[]): Duty<TippKick> => ({
  who: 'referee',
  what,
  paragraphs: [...new Set(paragraphs)],
});
type Duties = readonly Duty<TippKick>[];

// ── as the match stands ───────────────────────────────────────────────────────────────────────────────────────────

export const refereeNow = (match: Match): Duties => [
  ...beforeAPeriod(match),
  ...heldUp(match),
  ...unclear(match),
  ...atARestart(match),
  ...ofTime(match),
];

/** 'DTKV-1.K28.1', 'DTKV-2.K1', 'DTKV-3.K4', 'DTKV-3.K5': a look at everything; then the signal. */
function beforeAPeriod(match: Match): Duties {
  const { restart, period, signal, held } = match.state;
  const isBegun = clockNamed(match.clocks, CLOCKS.half) !== undefined || signal;
  if (isBegun || held || restart?.kind !== 'kickOff') return [];
  const left = period === 'firstHalf' ? toBeChecked(match) : [];
  const check = left.length === 0 ? [] : [duty('check', ...left)];
  const draw = period === 'extraFirst' && !match.state.drawn ? [duty('drawSides', 'DTKV-4.K6.2')] : [];
  return [...check, ...draw, duty('giveSignal', 'DTKV-4.K1', 'DTKV-4.K2', 'DTKV-4.K3')];
}

/** What he has not looked at yet. */
const toBeChecked = ({ state: { checked = [] } }: Match): readonly Paragraph[] =>
  CHECKS.flatMap((what) => (checked.includes(what) ? [] : CHECKED_BY[what]));
const CHECKED_BY: Readonly<Record<Check, readonly Paragraph[]>> = {
  plate: ['DTKV-1.K28.1'],
  figures: ['DTKV-2.K1', 'DTKV-2.K2'],
  ball: ['DTKV-3.K4', 'DTKV-3.K5'],
};

/** 'DTKV-5.1.2': somebody has to say when it goes on; a broken keeper is replaced first ['DTKV-2.K12']. */
function heldUp({ state: { held, brokenKeeper, away } }: Match): Duties {
  if (!held) return [];
  const first = [
    ...(brokenKeeper === null ? [] : [duty('checkReplacement', 'DTKV-2.K12', 'DTKV-2.K16.1', 'DTKV-2.K22')]),
    ...(away === null ? [] : [duty('callBack', 'DTKV-15.K4')]),
  ];
  return first.length > 0 ? first : [duty('letPlayGoOn', 'DTKV-5.1.2', 'DTKV-5.K6')];
}

/** 'DTKV-5.K7', 'DTKV-5.K8', 'DTKV-3.4.1' [C-1]. */
function unclear({ state }: Match): Duties {
  const { open, turn, restart, repetition, movement, held, signal } = state;
  const isNobodys = [turn, restart, repetition, movement, open].every((one) => one === null) && !held;
  // After the signal nothing is left to be taken, and nobody has said so.
  if (isNobodys && signal) return [duty('giveEndSignal', 'DTKV-4.K9')];
  if (isNobodys) return [duty('sayWhoseBall', 'DTKV-3.4.1', 'DTKV-16.1.2')];
  if (open === 'out') return [duty('sayWhoGetsIt', 'DTKV-5.K7', 'DTKV-5.K8', 'DTKV-16.2')];
  return open === 'colour' ? [duty('sayWhoseBall', 'DTKV-3.4.1', 'DTKV-16.1.2', 'DTKV-16.K2')] : [];
}

function atARestart(match: Match): Duties {
  const { restart, movement } = match.state;
  if (restart === null || movement !== null) return [];
  const { kind, corner, released, misplaced } = restart;
  return [
    ...(kind === 'corner' && corner === null ? [duty('sayWhichCorner', 'DTKV-12.K6', 'DTKV-12.K7')] : []),
    ...(kind === 'penalty' && !released ? [duty('release', 'DTKV-14.K6')] : []),
    ...(misplaced === 'untold' ? [duty('pointOutBall', ...(POINTED_OUT[kind] ?? []))] : []),
  ];
}

/** At a desk a clock only rings. */
const hasRung = (clock: Clock | undefined): boolean =>
  clock !== undefined && clock.since === null && clock.spent >= clock.limit;

function ofTime(match: Match): Duties {
  const { state, clocks } = match;
  const rung = (name: string): boolean => hasRung(clockNamed(clocks, name));
  const defender = toDefend(match);
  // Once he has called it, or the kicker stands by itself, nothing is left to be called ['DTKV-6.9.6'].
  const isFixed = defender !== null && state.defence[defender]?.fixed === true;
  return [
    ...(rung(CLOCKS.defence) && !isFixed ? [duty('orderFixed', 'DTKV-6.9.6', 'DTKV-6.K35')] : []),
    ...(rung(CLOCKS.shot) ? [duty('urge', 'DTKV-8.5.1', 'DTKV-8.K19')] : []),
    ...(rung(CLOCKS.lastMinute) ? [duty('announceLastMinute', 'DTKV-4.K4')] : []),
    ...(rung(CLOCKS.half) ? [atTheEnd(state)] : []),
  ];
}
const atTheEnd = ({ addedTicks }: Match['state']): Duty<TippKick> =>
  addedTicks > 0
    ? duty('announceAddedTime', 'DTKV-4.1.2', 'DTKV-4.K8', 'DTKV-4.K11')
    : duty('giveEndSignal', 'DTKV-4.K1', 'DTKV-4.K3');

// ── after a ruling ────────────────────────────────────────────────────────────────────────────────────────────────

/** What a call makes him do, and by what beside the paragraphs of the ruling. */
const AFTER_A_CALL: Readonly<Partial<Record<Call, readonly [RefereeDuty, ...Paragraph[]]>>> = {
  goal: ['keepTally', 'DTKV-16.K9'],
  ownGoal: ['keepTally', 'DTKV-16.K9'],
  signal: ['giveEndSignal', 'DTKV-4.K1', 'DTKV-4.K3'],
  restored: ['putBack'],
  actionAgain: ['putBack'],
  repetition: ['putBack'],
  timeWasting: ['noteTime', 'DTKV-4.K10', 'DTKV-4.K11'],
  fixed: ['orderFixed', 'DTKV-6.9.6'],
  overrun: ['urge'],
  caution: ['caution', 'DTKV-15.3.1'],
  admonition: ['admonish'],
  addedTime: ['announceAddedTime', 'DTKV-4.K11'],
  lastMinute: ['announceLastMinute', 'DTKV-4.K4'],
  interrupted: ['sayInterrupted', 'DTKV-5.K3', 'DTKV-16.K1'],
  replacement: ['checkReplacement', 'DTKV-2.K22'],
  ballChange: ['chooseBall', 'DTKV-3.K3.1'],
  plateChange: ['noteTime', 'DTKV-1.K31'],
  matchOver: ['writeReport', 'DTKV-16.7'],
  abandoned: ['writeReport', 'DTKV-16.7'],
  disqualified: ['writeReport', 'DTKV-16.7', 'DTKV-2.4.3.1'],
};
/** By what he does or finds. */
const AFTER_A_DEED: Readonly<Record<string, readonly [RefereeDuty, ...Paragraph[]]>> = {
  plateDefective: ['haveItMended', 'DTKV-1.K28.2'],
  pointedOutBall: ['pointOutBall'],
  extraKicker: ['demandRemoval', 'DTKV-2.K6'],
  leftPlate: ['callBack', 'DTKV-15.K4'],
};
function afterRuling({ call, detail, paragraphs }: Ruling): readonly [RefereeDuty, ...Paragraph[]] | undefined {
  if (call === 'interrupted' && paragraphs.includes('DTKV-1.K29.1')) return ['haveItMended', 'DTKV-1.K29.2'];
  return call === 'refereeActs' ? AFTER_A_DEED[String(detail?.['did'] ?? detail?.['because'])] : AFTER_A_CALL[call];
}

/** What the rulings on a fact ask of him at once. */
export const askedOfReferee = ({ rulings }: LogEntry<TippKick>): Duties =>
  rulings.flatMap((ruling) => {
    const [what, ...by] = afterRuling(ruling) ?? [];
    return what === undefined ? [] : [duty(what, ...by, ...ruling.paragraphs)];
  });
