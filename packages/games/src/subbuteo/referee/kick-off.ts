import type { FactId } from '@bande/core';
import { other, sideOf } from '../names.ts';
import { contactOf } from '../reckoning/contact.ts';
import { isToldTooShort, isTouchedTooSoon } from '../reckoning/far-enough.ts';
import { missIn } from '../reckoning/miss.ts';
import { kickOffHasCrossed } from '../reckoning/way-of-the-ball.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, FactOf, Match, Restart, Ruling } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rule 4.2.3: how a kick-off is taken. It is a rule of its own: a miss, a flick before the signal or with another figure is repeated and nothing else [S-31]. */

const kickOffIn = ({ state: { restart } }: Match, step: Restart['step']): Restart | null =>
  restart?.kind === 'kickOff' && restart.step === step ? restart : null;

/** 'FISTF-II.4.2.3.a', 'FISTF-II.4.2.3.b': repeated, and lost if the ball is again not sent over the halfway line. */
function wrongKickOff(
  { by, faults }: Restart,
  fact: Fact,
  why: readonly Paragraph[],
  isTooShort: boolean,
  evidence: readonly FactId[] = [],
): Ruling {
  return isTooShort && faults > 0
    ? ruling(fact, 'rightLost', [...why, 'FISTF-II.4.2.3.b'], {
        for: other(by),
        against: by,
        evidence,
        restart: 'kickOff',
        then: [{ kind: 'rightPasses' }],
      })
    : ruling(fact, 'wrongExecution', [...why, 'FISTF-II.4.2.3.a'], {
        for: by,
        against: by,
        evidence,
        restart: 'kickOff',
        then: [{ kind: 'restartIsRepeated' }],
      });
}

/** The ball rests without having wholly crossed the halfway line; at a desk where somebody says in which half it lies. */
const kickOffRestsTooSoon: Rule<'rested'> = (match, fact) => {
  const restart = kickOffIn(match, 'taken');
  if (restart === null || fact.what !== 'ball') return null;
  const isShort = match.state.measured || isToldTooShort(match, restart, fact);
  return isShort ? wrongKickOff(restart, fact, ['FISTF-II.4.2.3.4'], true) : null;
};

/** It is played again, or lost, before it has wholly crossed. */
const kickOffIsPlayedTooSoon: Rule<'ballTouched'> = (match, fact) => {
  const restart = kickOffIn(match, 'taken');
  if (restart === null || !(match.state.measured || isTouchedTooSoon(match, restart, fact))) return null;
  return endsExecution(match, fact, restart) ? wrongKickOff(restart, fact, ['FISTF-II.4.2.3.4'], true) : null;
};
/** Another play of the side that takes it, or a contact that gives the ball away. */
export function endsExecution(match: Match, fact: FactOf<'ballTouched'>, { by }: Restart): boolean {
  const contact = contactOf(match, fact);
  if (sideOf(fact.touchedBy) === by) return contact === 'play' || contact === 'keeper';
  return contact === 'passive' || contact === 'keeper';
}

/** It has gone out without having crossed: no throw-in, and nobody's goal; at a desk where somebody says beside which half. */
const kickOffGoesOut: Rule<'ballOver'> = (match, fact) => {
  const restart = kickOffIn(match, 'taken');
  if (restart === null || kickOffHasCrossed(match, fact, restart.by) !== false) return null;
  return wrongKickOff(restart, fact, ['FISTF-II.4.2.3.4'], true);
};

/** The taker has missed it [S-5]. */
const kickOffIsMissed = (match: Match, fact: MissFact): Ruling | null => {
  const restart = kickOffIn(match, 'released');
  const flick = restart === null ? null : missIn(match, fact);
  return restart === null || flick?.as !== 'restart'
    ? null
    : wrongKickOff(restart, fact, ['FISTF-II.4.2.3.4'], true, [flick.fact]);
};
/** By what a miss is established. */
export type MissFact = FactOf<'rested' | 'rebounded' | 'figureLeft' | 'layDown'>;

/** 'FISTF-II.4.2.3.3': another figure than the one that was named. */
const kickOffIsTakenByAnother: Rule<'flicked'> = (match, fact) => {
  const restart = kickOffIn(match, 'released');
  if (restart === null || restart.taker === null || fact.by !== restart.by || fact.figure === restart.taker)
    return null;
  return wrongKickOff(restart, fact, ['FISTF-II.4.2.3.3'], false);
};

/** 'FISTF-II.4.2.3.2': before the signal. */
const kickOffIsTakenTooEarly: Rule<'flicked'> = (match, fact) => {
  const { restart, phase } = match.state;
  if (phase !== 'setUp' || restart?.kind !== 'kickOff' || fact.by !== restart.by) return null;
  return wrongKickOff(restart, fact, ['FISTF-II.4.2.3.2'], false);
};

const SEEN: Readonly<Partial<Record<FactOf<'breach'>['what'], Paragraph>>> = {
  takenBeforeSignal: 'FISTF-II.4.2.3.2',
  wrongTaker: 'FISTF-II.4.2.3.3',
  ballMisplaced: 'FISTF-II.4.2.3.1',
  notForward: 'FISTF-II.4.2.3.4',
};
/** A person says what was wrong. */
export const kickOffIsSeenToBeWrong: Rule<'breach'> = (match, fact) => {
  const { restart } = match.state;
  const why = SEEN[fact.what];
  if (restart?.kind !== 'kickOff' || why === undefined || fact.by !== restart.by) return null;
  return wrongKickOff(restart, fact, [why], fact.what === 'notForward');
};

export const rules: Chapter = {
  rested: [kickOffRestsTooSoon, kickOffIsMissed],
  rebounded: [kickOffIsMissed],
  figureLeft: [kickOffIsMissed],
  layDown: [kickOffIsMissed],
  ballTouched: [kickOffIsPlayedTooSoon],
  ballOver: [kickOffGoesOut],
  flicked: [kickOffIsTakenByAnother, kickOffIsTakenTooEarly],
  breach: [kickOffIsSeenToBeWrong],
};
