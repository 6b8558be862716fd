import { isOut } from '../reckoning/put-right.ts';
import type { Fact, Match, Ruling } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { offence } from './sanction.ts';

/** Rules 2, 13.1.7 and 14.1.5: a kicker that is not in play meets the ball. */

/** 'DTKV-2.K8', 'DTKV-13.1.7.1', 'DTKV-14.1.5': a second kicker of a side in the field ['DTKV-2.1.1'], whoever has shot. */
const ballMeetsASpareKicker: Rule<'touched'> = (match, fact) =>
  fact.what !== 'spare' || fact.hindered === true || isOut(match, fact)
    ? null
    : offence(match, fact, 'spareFigure', {
        against: fact.by,
        place: { at: fact.at, where: fact.where },
        paragraphs: ['DTKV-2.1.1', 'DTKV-2.K8'],
        freeKick: 'DTKV-13.1.7.1',
        penalty: 'DTKV-14.1.5',
      });

/** 'DTKV-2.K5', 'DTKV-13.1.7.2', 'DTKV-14.1.6': beside the pitch, where it has to stay ['DTKV-2.K4.2'], it hinders a ball that is still in. */
const spareKickerHindersTheBall: Rule<'touched'> = (match, fact) =>
  fact.what !== 'spare' || fact.hindered !== true || isOut(match, fact)
    ? null
    : offence(match, fact, 'spareFigure', {
        against: fact.by,
        place: { at: fact.at, where: fact.where },
        paragraphs: ['DTKV-2.K4.2', 'DTKV-2.K5', 'DTKV-2.K8'],
        freeKick: 'DTKV-13.1.7.2',
        penalty: 'DTKV-14.1.6',
        detail: { hindered: true },
      });

/** 'DTKV-2.K4.2' [B-19]: a ball that is out already meets it: nothing follows. */
const ballWasOut: Rule<'touched'> = (match, fact) =>
  fact.what === 'spare' && isOut(match, fact)
    ? ruling(fact, 'noOffence', ['DTKV-2.K4.2', 'DTKV-5.1.1'], { for: fact.by })
    : null;

/** The same of a ball that does nothing else any more. */
export const metOutside = (match: Match, fact: Fact): readonly Ruling[] =>
  fact.kind === 'touched' ? [ballWasOut(match, fact) ?? []].flat() : [];

export const rules: Chapter = { touched: [ballMeetsASpareKicker, spareKickerHindersTheBall, ballWasOut] };
