import { clockNamed, seconds as ticksOf } from '@bande/core';
import { CLOCKS } from '../clocks.ts';
import type { Consequence } from '../consequences.ts';
import { ownerInDoubt } from '../reckoning/movement.ts';
import type { Paragraph } from '../rulebook.ts';
import type { FactOf, Match, Ruling } from '../state.ts';
import type { RefereeDeed } from './breach-names.ts';
import { interrupted } from './broken.ts';
import type { Chapter, Rule } from './facts.ts';
import { POINTED_OUT } from './laying.ts';
import { outByHisWord } from './out-of-play.ts';
import { ruling } from './ruling.ts';

/** Rules 1.K28, 2.K1, 3.K4, 4, 5 and 16: what the referee does and finds beside his calls. */

type Deed = FactOf<'refereed'>;
const GOES_ON: readonly Consequence[] = [{ kind: 'playGoesOn' }];

interface Plain {
  readonly by: readonly Paragraph[];
  readonly then?: readonly Consequence[];
}
/** Deeds that need no more than to be written down, and what comes of them. */
const PLAIN: Readonly<Partial<Record<RefereeDeed, Plain>>> = {
  checkedPlate: { by: ['DTKV-1.K28.1'], then: [{ kind: 'isChecked', what: 'plate' }] },
  // He insists that it be put right: nobody plays before.
  plateDefective: { by: ['DTKV-1.K28.2'], then: [{ kind: 'playIsHeld' }] },
  checkedFigures: { by: ['DTKV-2.K1'], then: [{ kind: 'isChecked', what: 'figures' }] },
  figureRefused: { by: ['DTKV-2.K2'] },
  checkedBall: { by: ['DTKV-3.K4'], then: [{ kind: 'isChecked', what: 'ball' }] },
  noSpareBall: { by: ['DTKV-3.K5'], then: [{ kind: 'playIsHeld' }] },
  gaveSignal: { by: ['DTKV-4.K1', 'DTKV-4.K2', 'DTKV-4.K3'], then: GOES_ON },
  wentOn: { by: ['DTKV-5.2.2', 'DTKV-5.1.2'], then: GOES_ON },
  measured: { by: ['DTKV-6.K9'] },
  settledDispute: { by: ['DTKV-16.K4', 'DTKV-16.4'], then: GOES_ON },
  followedPlayers: { by: ['DTKV-16.K5', 'DTKV-16.K6'], then: GOES_ON },
  stoppedTime: { by: ['DTKV-1.K29.2', 'DTKV-4.1.2'], then: [{ kind: 'timeStands' }] },
  tookHisPlace: { by: ['DTKV-16.5.1', 'DTKV-16.5.2'] },
  keptQuiet: { by: ['DTKV-16.6', 'DTKV-16.K7', 'DTKV-16.K8'] },
  keptTally: { by: ['DTKV-16.K9'] },
  consultedRules: { by: ['DTKV-I.8', 'DTKV-16.1.1', 'DTKV-16.K3'] },
  decidedAlone: { by: ['DTKV-16.1.2', 'DTKV-16.3', 'DTKV-16.4', 'DTKV-16.K2'] },
};

const acts = (fact: Deed, by: readonly Paragraph[], then?: readonly Consequence[]): Ruling =>
  ruling(fact, 'refereeActs', by, {
    ...(fact.to === undefined ? {} : { for: fact.to }),
    detail: { did: fact.did },
    ...(then === undefined ? {} : { then }),
  });

const refereeActs: Rule<'refereed'> = (_match, fact) => {
  const plain = PLAIN[fact.did];
  return plain === undefined ? null : acts(fact, plain.by, plain.then);
};

/** 'DTKV-4.K4': in the second halves only. */
const lastMinuteIsAnnounced: Rule<'refereed'> = ({ state: { period } }, fact) =>
  fact.did === 'announcedLastMinute' && (period === 'secondHalf' || period === 'extraSecond')
    ? ruling(fact, 'lastMinute', ['DTKV-4.K4'])
    : null;

/** 'DTKV-4.1.2', 'DTKV-4.K8', 'DTKV-4.K11': whether and how much, the referee says; he says it aloud. */
const timeIsAdded: Rule<'refereed'> = (match, fact) => {
  if (fact.did !== 'addedTime' || fact.seconds === undefined || fact.seconds === 0 || match.state.signal) return null;
  const half = clockNamed(match.clocks, CLOCKS.half);
  const isUp = half !== undefined && half.since === null && half.spent >= half.limit;
  return ruling(fact, 'addedTime', ['DTKV-4.1.2', 'DTKV-4.K8', 'DTKV-4.K11', 'DTKV-4.K7'], {
    detail: { seconds: fact.seconds },
    then: [
      { kind: 'timeIsAdded', ticks: Math.round(ticksOf(fact.seconds)) },
      // The time is up already: what is added is played now.
      ...(isUp ? [{ kind: 'timeIsAdded', ticks: 0 } as const] : []),
    ],
  });
};

/** 'DTKV-5.K3', 'DTKV-5.K4', 'DTKV-I.9', 'DTKV-16.K1': by word of mouth, when it is needed. */
const playIsInterrupted: Rule<'refereed'> = (match, fact) =>
  fact.did === 'interrupted' ? interrupted(match, fact, ['DTKV-5.K3', 'DTKV-I.9', 'DTKV-16.K1']) : null;

/** 'DTKV-5.K8': play rests until he has decided; at the goal line nobody waits, there a goal is or is none. */
const playRestsUntilHeDecides: Rule<'refereed'> = (_match, fact) =>
  fact.did === 'waited'
    ? ruling(fact, 'interrupted', ['DTKV-5.K8'], {
        detail: { did: 'waited' },
        then: [{ kind: 'playIsHeld', undecided: true }],
      })
    : null;

/** 'DTKV-5.K7', 'DTKV-5.K1', 'DTKV-5.K2', 'DTKV-16.2': he says so aloud, and play goes on: the ball that lay is whose it was, of one that rolled the colour is said next. */
const ballIsSaidToBeIn: Rule<'refereed'> = (match, fact) =>
  fact.did === 'saidIn'
    ? ruling(fact, 'inPlay', ['DTKV-5.K7', 'DTKV-5.K1', 'DTKV-5.K2', 'DTKV-16.2'], {
        then: [...GOES_ON, ...(match.state.open === 'out' ? whoseItWas(match) : [])],
      })
    : null;
const whoseItWas = (match: Match): readonly Consequence[] => {
  const of = ownerInDoubt(match);
  return [of === null ? { kind: 'colourIsOpen' } : { kind: 'possessionIs', of }];
};

const SAID_OUT: readonly Paragraph[] = ['DTKV-5.K7', 'DTKV-5.K2', 'DTKV-16.2'];
/** 'DTKV-5.K7': whose ball it is then is told by the line and the last touch; where nobody knows them he says so next. */
const ballIsSaidToBeOut: Rule<'refereed'> = (match, fact) => {
  if (fact.did !== 'saidOut') return null;
  const out = outByHisWord(match, fact);
  if (out !== null)
    return { ...out, paragraphs: [...out.paragraphs, ...SAID_OUT], then: [...GOES_ON, ...(out.then ?? [])] };
  const isGiven = match.state.restart !== null;
  return ruling(fact, isGiven ? 'refereeActs' : 'outUnclear', SAID_OUT, {
    then: [...GOES_ON, ...(isGiven ? [] : [{ kind: 'outIsOpen' } as const])],
  });
};

/** 'DTKV-10.K4', 'DTKV-12.K4' [C-83]: from now on the taker knows. */
const wrongPlaceIsPointedOut: Rule<'refereed'> = (match: Match, fact) => {
  const { restart } = match.state;
  if (fact.did !== 'pointedOutBall' || restart === null) return null;
  return acts(fact, POINTED_OUT[restart.kind] ?? ['DTKV-16.1.2'], [{ kind: 'ballIsMisplaced', told: true }]);
};

export const rules: Chapter = {
  refereed: [
    refereeActs,
    lastMinuteIsAnnounced,
    timeIsAdded,
    playIsInterrupted,
    playRestsUntilHeDecides,
    ballIsSaidToBeIn,
    ballIsSaidToBeOut,
    wrongPlaceIsPointedOut,
  ],
};
