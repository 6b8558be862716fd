import type { Side } from '../names.ts';
import { playStands } from '../reckoning/dead-ball.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, Match, Ruling } from '../state.ts';
import type { Whereabouts } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { kickerIn, shooterIn } from './places.ts';
import { ruling } from './ruling.ts';
import { offence } from './sanction.ts';

/** Rule 6.9: three seconds to put the defending kicker where it is to stand. */

const isMoving = ({ state }: Match): boolean => state.movement !== null;
/** 'DTKV-6.9.4', 'DTKV-5.1.2': the seconds count while somebody is to play; while play stands they do not. */
const isAsked = (match: Match): boolean => !isMoving(match) && !playStands(match);
const isFixed = ({ state }: Match, side: Side): boolean => state.defence[side]?.fixed === true;

/** 'DTKV-6.9.6', 'DTKV-6.K35', 'DTKV-6.K34': the order “FEST” is an admonition by itself; whoever obeys it hears no more [C-96]. */
const order = (match: Match, fact: Fact, against: Side | null, by: readonly Paragraph[]): Ruling | null =>
  against === null || isMoving(match) || isFixed(match, against)
    ? null
    : ruling(fact, 'fixed', [...by, 'DTKV-6.9.6', 'DTKV-6.K34', 'DTKV-6.K35'], {
        against,
        then: [
          { kind: 'counts', what: 'admonitions', against },
          { kind: 'defenceIsFixed', of: against },
        ],
      });
const defenceIsOrderedFixed: Rule<'refereed'> = (match, fact) =>
  fact.did === 'ordered' ? order(match, fact, fact.to ?? defenderIn(match), ['DTKV-6.9.3']) : null;
/** 'DTKV-6.9.2.2': three seconds are over, and the hand is still on it. */
const handIsStillOnTheKicker: Rule<'breach'> = (match, fact) =>
  fact.what === 'stillHolding' ? order(match, fact, fact.by, ['DTKV-6.9.1', 'DTKV-6.9.2.2']) : null;
function defenderIn(match: Match): Side | null {
  const shooter = shooterIn(match);
  if (shooter === null) return null;
  return shooter === 'red' ? 'blue' : 'red';
}

/** 'DTKV-6.9.7', 'DTKV-6.7.1' [B-21] [C-11] [C-92]: a free kick from the kicker's place, in the own area too, and without contact. */
const late = (
  match: Match,
  fact: Fact,
  against: Side,
  place: Whereabouts,
  by: readonly Paragraph[],
  because: string,
): Ruling =>
  offence(match, fact, 'lateDefence', {
    against,
    place: kickerIn(match, against, place),
    paragraphs: [...by, 'DTKV-6.7.1'],
    freeKick: 'DTKV-13.1.3',
    gross: true,
    detail: { because },
  });

/** 'DTKV-6.9.7.1' [C-14]: the order is not obeyed. */
const orderIsIgnored: Rule<'breach'> = (match, fact) =>
  fact.what === 'orderIgnored' && isAsked(match) ? late(match, fact, fact.by, fact, ['DTKV-6.9.7.1'], fact.what) : null;

const AGAIN: readonly Paragraph[] = ['DTKV-6.9.7.2', 'DTKV-6.K36', 'DTKV-6.9.2.1'];
/** 'DTKV-6.9.7.2', 'DTKV-6.K36' [C-14]: let go, and touched again after the three seconds. */
const kickerIsTouchedAgain: Rule<'breach'> = (match, fact) =>
  fact.what === 'touchedAfterThreeSeconds' && isAsked(match)
    ? late(match, fact, fact.by, fact, AGAIN, fact.what)
    : null;
/** 'DTKV-6.9.7.2': put elsewhere. */
const kickerIsPutAnew: Rule<'defenceSet'> = (match, fact) =>
  isFixed(match, fact.by) && isAsked(match)
    ? late(match, fact, fact.by, { at: fact.at }, AGAIN, 'touchedAfterThreeSeconds')
    : null;
/** 'DTKV-6.9.7.2': taken away before the shot. */
const kickerIsTakenTooLate: Rule<'defenceTaken'> = (match, fact) =>
  isFixed(match, fact.by) && isAsked(match) ? late(match, fact, fact.by, {}, AGAIN, 'touchedAfterThreeSeconds') : null;
/** 'DTKV-6.9.7.2' [C-103]: exchanged for another. */
const kickerIsExchangedTooLate: Rule<'kickerChanged'> = (match, fact) =>
  isFixed(match, fact.by) && isAsked(match) ? late(match, fact, fact.by, {}, AGAIN, 'touchedAfterThreeSeconds') : null;

/** 'DTKV-6.K37': as soon as the ball moves it may be taken. */
const ballMovesAlready: Rule<'breach'> = (match, fact) =>
  (fact.what === 'touchedAfterThreeSeconds' || fact.what === 'orderIgnored') && isMoving(match)
    ? ruling(fact, 'noOffence', ['DTKV-6.K37', 'DTKV-6.9.2.2'], { against: fact.by })
    : null;
/** 'DTKV-5.1.2', 'DTKV-6.9.4': play stands, and when it goes on the three seconds begin anew. */
const playStandsAlready: Rule<'breach'> = (match, fact) =>
  (fact.what === 'touchedAfterThreeSeconds' || fact.what === 'orderIgnored') && playStands(match)
    ? ruling(fact, 'noOffence', ['DTKV-5.1.2', 'DTKV-6.9.4'], { against: fact.by })
    : null;

export const rules: Chapter = {
  refereed: [defenceIsOrderedFixed],
  breach: [handIsStillOnTheKicker, orderIsIgnored, kickerIsTouchedAgain, ballMovesAlready, playStandsAlready],
  defenceSet: [kickerIsPutAnew],
  defenceTaken: [kickerIsTakenTooLate],
  kickerChanged: [kickerIsExchangedTooLate],
};
