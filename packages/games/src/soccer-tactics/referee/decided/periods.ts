import { clockNamed } from '@bande/core';
import { unfit } from '@bande/kit';
import { CLOCKS } from '../../clocks.ts';
import { nameOf, sideNamed, sideOf, type Match, type Phase } from '../../state.ts';
import { other } from '../../table.ts';
import { pawnNamed } from '../../names.ts';
import type { Paragraph } from '../../rulebook.ts';
import { matchIsWonBy, ruling } from '../ruling.ts';
import { clockStarts as clockStartsRuling } from '../set-up.ts';
import {
  attackPlayedOut as attackPlayedOutRuling,
  extraTime as extraTimeRuling,
  moreGoals,
  morePenalties,
  shootOut as shootOutRuling,
} from '../time.ts';
import { ballWith, breakingOff, during, inPlay, type Decide, type DecidedOf } from './saying.ts';

/** Chapters 1A, 1B and 11B to 11C, decided: how periods and the match begin and end. */
export const kickOffDecided: Decide<'kickOffDecided'> = during(['toss'], (match, fact) =>
  match.state.period === 'shootOut'
    ? unfit('the first penalty is decided', 'STW-11C.6')
    : [
        ruling(fact, 'kickOffDecided', ['STW-1B.1', 'STW-1B.2', 'STW-1B.3'], {
          for: sideNamed(fact.for),
          then: [{ kind: 'sidesLineUp', kickOff: fact.for, after: 'toss' }],
        }),
      ],
);

export const firstPenaltyDecided: Decide<'firstPenaltyDecided'> = during(['toss'], (match, fact) =>
  match.state.period === 'shootOut'
    ? [
        ruling(fact, 'firstPenaltyDecided', ['STW-11C.6'], {
          for: sideNamed(fact.for),
          then: [{ kind: 'nextPenalty', first: fact.for }],
        }),
      ]
    : unfit('the kick-off is decided', 'STW-1B.1'),
);

/** With the pawn that will kick off the other side sets up next; without it the place of the ball is still to be said. */
export const formationReady: Decide<'formationReady'> = during(['formation'], (match, fact) => {
  const { attacker } = match.state;
  if (match.state.ball >= 0) return unfit(`${nameOf(attacker)} stands already`, 'STW-1A.10');
  if (fact.pawn !== undefined && sideOf(pawnNamed(fact.pawn)!) !== attacker)
    return unfit(`${nameOf(attacker)} kicks off`, 'STW-1A.10');
  return [
    ruling(fact, 'formationReady', ['STW-1A.10', 'STW-1A.6'], {
      for: attacker,
      then: [...ballWith(fact.pawn), { kind: 'otherSideLinesUp' }],
    }),
  ];
});

export const kickOffReady: Decide<'kickOffReady'> = during(['formation'], (match, fact) => [
  ruling(fact, 'kickOffReady', ['STW-1B.8'], { for: match.state.attacker, then: [{ kind: 'kickOff' }] }),
  ...(match.state.afterGoal ? [] : [clockStartsRuling(fact)]),
]);

export const clockStarts: Decide<'clockStarts'> = inPlay((match, fact) => {
  if (clockNamed(match.clocks, CLOCKS.period) !== undefined) return unfit('the clock runs');
  return match.state.lastAttack ? unfit('the signal has been given', 'STW-11B.2') : [clockStartsRuling(fact)];
});

const stopping = (match: Match, ending: ReturnType<typeof ruling>): ReturnType<typeof ruling> => ({
  ...ending,
  then: [...breakingOff(match), ...(ending.then ?? [])],
});

/** Also while the sides line up after a goal: the clock runs on. */
export const periodOver: Decide<'periodOver'> = (match, fact) =>
  match.state.phase === 'formation' && clockNamed(match.clocks, CLOCKS.period) !== undefined
    ? ended(match, fact)
    : inPlay<'periodOver'>(ended)(match, fact);
const ended: Decide<'periodOver'> = (match, fact) => [
  stopping(match, ruling(fact, 'periodOver', endOfPeriod(match, fact), { then: [{ kind: 'nextPeriod' }] })),
];
function endOfPeriod({ state }: Match, { corner }: DecidedOf<'periodOver'>): readonly Paragraph[] {
  if (!state.lastAttack) return ['STW-11B.1'];
  return corner === true ? ['STW-11B.5', 'STW-11B.6'] : ['STW-11B.5'];
}

const NOTHING_PLAYED: ReadonlySet<Phase> = new Set<Phase>(['kickOff', 'attackMove', 'attackPlay']);

export const attackPlayedOut: Decide<'attackPlayedOut'> = inPlay((match, fact) => {
  const { state } = match;
  const corner = fact.corner ?? (state.restart?.kind === 'corner' || state.phase === 'cornerKick');
  if (state.lastAttack) return unfit('it is being played out');
  return NOTHING_PLAYED.has(state.phase) || state.restart?.kind === 'goalKick' || state.restart?.kind === 'freeKick'
    ? unfit('in this attack the ball has not been played yet', 'STW-11B.3')
    : [attackPlayedOutRuling(match, fact, corner)];
});

export const extraTime: Decide<'extraTime'> = (match, fact) =>
  match.state.period === 'second' && isLevel(match)
    ? [stopping(match, extraTimeRuling(fact))]
    : unfit(`not after the period ${match.state.period} at ${match.state.score.join(':')}`, 'STW-11C.1.1');
const isLevel = ({ state: { score } }: Match): boolean => score[0] === score[1];

export const shootOut: Decide<'shootOut'> = (match, fact) =>
  match.state.period === 'extraSecond' && isLevel(match)
    ? [stopping(match, shootOutRuling(fact))]
    : unfit(`not after the period ${match.state.period} at ${match.state.score.join(':')}`, 'STW-11C.3');

/** What it rests on decides. Goals have been entered, so the score must agree, unless both sides do. */
export const matchWon: Decide<'matchWon'> = (match, fact) => {
  const { period, shootOut: penalties } = match.state;
  const [winner, loser] = [sideNamed(fact.for), other(sideNamed(fact.for))];
  switch (fact.because) {
    case 'goals':
      if (match.state.score[winner] <= match.state.score[loser] && fact.agreed !== true)
        return unfit(`${fact.for} does not have more goals`, 'STW-0.17');
      return [stopping(match, matchIsWonBy(winner, fact, moreGoals(period)))];
    case 'noPawnLeft':
      return [stopping(match, matchIsWonBy(winner, fact, ['STW-9A.12'], { against: loser }))];
    case 'penalties':
      if (penalties === null) return unfit('no penalties have been taken', 'STW-11C.7');
      return [
        stopping(match, matchIsWonBy(winner, fact, [morePenalties(Math.max(...penalties.taken))], { against: loser })),
      ];
  }
};
