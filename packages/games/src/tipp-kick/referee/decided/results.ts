import { isUnfit, unfit } from '@bande/kit';
import { CLOCKS } from '../../clocks.ts';
import type { CountName } from '../../consequences.ts';
import type { Side } from '../../names.ts';
import { endOfPeriod, outlivesTheSignal } from '../../reckoning/periods.ts';
import type { Paragraph } from '../../rulebook.ts';
import { withState, type FactOf, type Match } from '../../state.ts';
import { abandonment } from '../abandonment.ts';
import type { Breach } from '../breach-names.ts';
import { ruling } from '../ruling.ts';
import { ends } from '../time.ts';
import { breachParagraphs } from './breaches.ts';
import { bookOn, clockFact, seen, type Answer, type Decide } from './saying.ts';

/** Rules 4, 13.4 and 15, decided: periods, the end, words to a player. */

// ── time ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** His watch says so; what outlives the signal is taken first ['DTKV-4.K9']. */
function timeIsOver(match: Match, fact: FactOf<'decided'>): Answer {
  const { signal } = match.state;
  if (outlivesTheSignal(match) && fact.call !== 'signal')
    return unfit('free kick or penalty are taken first; else decide “playEnds”', 'DTKV-4.K9');
  const what = endOfPeriod(match).call;
  if (signal) return what === fact.call ? [ends(match, fact)] : unfit(`what follows is ${what}`);
  const found = bookOn(withState(match, { addedTicks: 0 }), fact, clockFact(fact, CLOCKS.half));
  return isUnfit(found) ? unfit(`when this period is over, what follows is ${what}`, 'DTKV-4.1.1') : found;
}
export const periodOver: Decide<'periodOver'> = timeIsOver;
export const extraTime: Decide<'extraTime'> = timeIsOver;
export const signal: Decide<'signal'> = (match, fact) =>
  match.state.signal ? unfit('the signal has sounded', 'DTKV-4.K1') : timeIsOver(match, fact);
export const matchOver: Decide<'matchOver'> = (match, fact) => {
  const { red, blue } = match.state.score;
  const isSo = fact.for === undefined || (fact.for === 'red' ? red > blue : blue > red);
  return isSo ? timeIsOver(match, fact) : unfit('for: the score says otherwise');
};

/** 'DTKV-4.K9' [C-29] [C-89]: what outlived the signal has been taken, or was done without. */
export const playEnds: Decide<'playEnds'> = (match, fact) =>
  match.state.signal
    ? [ruling(fact, 'playEnds', ['DTKV-4.K9']), ends(match, fact)]
    : unfit('the signal has not sounded', 'DTKV-4.K9');

// ── words to a player, and the end of all words ───────────────────────────────────────────────────────────────────

const BY_WORD: Readonly<Record<'caution' | 'admonition', readonly Paragraph[]>> = {
  caution: ['DTKV-15.3.1', 'DTKV-15.3.3'],
  admonition: ['DTKV-16.1.2'],
};
function word(fact: FactOf<'decided'>, against: Side, call: 'caution' | 'admonition', because?: Breach): Answer {
  const what: CountName = call === 'caution' ? 'cautions' : 'admonitions';
  return [
    ruling(fact, call, [...breachParagraphs(because), ...BY_WORD[call]], {
      against,
      ...(because === undefined ? {} : { detail: { because } }),
      then: [{ kind: 'counts', what, against }],
    }),
  ];
}
/** If the deed that he names is answered with just this word, it is as if he had entered the deed. */
function forADeed(match: Match, fact: FactOf<'decided'>, by: Side, what: Breach | undefined): Answer | null {
  const found = what === undefined ? null : seen(match, fact, { kind: 'breach', by, what });
  return found === null || isUnfit(found) ? null : found;
}
export const caution: Decide<'caution'> = (match, fact) =>
  forADeed(match, fact, fact.against, fact.because) ?? word(fact, fact.against, 'caution', fact.because);
export const admonition: Decide<'admonition'> = (match, fact) =>
  forADeed(match, fact, fact.against, fact.because) ?? word(fact, fact.against, 'admonition', fact.because);

/** 'DTKV-15.1.1', 'DTKV-15.1.2': whether it had to come to that is his impression; for what he names the caution must have come before ['DTKV-15.3.1'] [C-119]. */
export const abandoned: Decide<'abandoned'> = (match, fact) => {
  const byTheDeed = forADeed(match, fact, fact.against, fact.because);
  if (byTheDeed !== null) return byTheDeed;
  if (fact.because !== undefined && !mayBeAbandoned(match, fact.against))
    return unfit('because: he was not cautioned before', 'DTKV-15.3.1');
  return [abandonment(match, fact, fact.against, [...breachParagraphs(fact.because), 'DTKV-15.1.1', 'DTKV-15.1.2'])];
};
/** 'DTKV-15.3.2': after the end of time nobody has to be. */
const mayBeAbandoned = ({ state }: Match, against: Side): boolean => state.counts[against].cautions > 0 || state.signal;
export const disqualified: Decide<'disqualified'> = (match, fact) => [
  abandonment(match, fact, fact.against, ['DTKV-2.4.1'], {}, 'disqualified'),
];
