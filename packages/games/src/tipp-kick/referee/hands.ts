import { other } from '../names.ts';
import { isDead, playStands } from '../reckoning/dead-ball.ts';
import { verdictInGoal } from '../reckoning/goal-or-none.ts';
import { stillRolling } from '../reckoning/told-late.ts';
import type { FactOf, Match, Ruling } from '../state.ts';
import type { Breach } from './breach-names.ts';
import type { Chapter, Rule } from './facts.ts';
import { called, kickOffFor } from './goals.ts';
import { actIn, shooterIn, shotPlace } from './places.ts';
import { ruling } from './ruling.ts';
import { offence } from './sanction.ts';
import { ends, nextKickOff } from './time.ts';

/** Hands and clothes: rules 6.4, 6.K28, 13.1.1 and 14.1.1 [B-7]. */

/** 'DTKV-5.1.1', 'DTKV-5.1.2': the ball lies out, is laid by hand, or play stands. */
function isInPlay(match: Match): boolean {
  const { movement, restart, repetition, open } = match.state;
  if (movement !== null) return true;
  return restart === null && repetition === null && open !== 'out' && !playStands(match);
}

/** 'DTKV-13.1.1', 'DTKV-14.1.1' [C-41]: body or clothes touch the ball in play, meant or not. */
const bodyTouchesTheBall: Rule<'breach'> = (match, fact) =>
  fact.what === 'bodyTouch' && isInPlay(match) ? bodyTouch(match, fact) : null;
const bodyTouch = (match: Match, fact: FactOf<'breach'>): Ruling =>
  offence(match, fact, 'bodyTouch', {
    against: fact.by,
    place: actIn(match, fact),
    paragraphs: [],
    freeKick: 'DTKV-13.1.1',
    penalty: 'DTKV-14.1.1',
  });
const ballWasOutAlready: Rule<'breach'> = (match, fact) =>
  fact.what === 'bodyTouch' && !isInPlay(match)
    ? ruling(fact, 'noOffence', ['DTKV-13.1.1', playStands(match) ? 'DTKV-5.1.2' : 'DTKV-5.1.1'], { against: fact.by })
    : null;

const OF_HANDS: ReadonlySet<Breach> = new Set<Breach>([
  'handUnderRubber',
  'fingerUnderRubberHit',
  'handHitWhileFollowing',
]);
/** 'DTKV-5.1.1', 'DTKV-5.1.2' [C-118]: nobody defends while play stands, and a ball that still rolls then meets a hand for nothing. */
const playStoodAlready: Rule<'breach'> = (match, fact) =>
  OF_HANDS.has(fact.what) && isOver(match, fact)
    ? ruling(fact, 'noOffence', [playStands(match) ? 'DTKV-5.1.2' : 'DTKV-5.1.1'], {
        against: fact.by,
        detail: { because: fact.what },
      })
    : null;
/** A hand that is there without a shot gets its words ['DTKV-6.K21'], a hand that is hit was hit by a ball. */
const isOver = (match: Match, { what }: FactOf<'breach'>): boolean =>
  playStands(match) || (what !== 'handUnderRubber' && isDead(match));
/** What hands do in play alone. */
const inPlay =
  (rule: Rule<'breach'>): Rule<'breach'> =>
  (match, fact) =>
    isOver(match, fact) ? null : rule(asItWasHit(match, fact), fact);
/** [C-122]: no ball at rest hits a hand; on the colour of whoever defended it can only be the shot that has just come to rest. */
const asItWasHit = (match: Match, fact: FactOf<'breach'>): Match =>
  isFinger(fact) ? (hitBefore(match, fact) ?? match) : match;
const hitBefore = (match: Match, fact: FactOf<'breach'>): Match | null =>
  isDefending(match, fact) ? null : stillRolling(match, other(fact.by));

/** Does he defend against a shot of the other side? */
const isDefending = (match: Match, { by }: FactOf<'breach'>): boolean =>
  shooterIn(match) === other(by) && !isDead(match);

/** 'DTKV-6.4.1', 'DTKV-6.4.2' [B-8]: a free kick from where the shot was taken, no penalty. */
const handIsUnderTheRubber: Rule<'breach'> = (match, fact) =>
  fact.what === 'handUnderRubber' && isDefending(match, fact) ? underTheRubber(match, fact) : null;
const underTheRubber = (match: Match, fact: FactOf<'breach'>): Ruling =>
  offence(match, fact, 'handUnderRubber', {
    against: fact.by,
    place: shotPlace(match),
    paragraphs: ['DTKV-6.4.1', 'DTKV-6.4.2', 'DTKV-6.7.1'],
    freeKick: 'DTKV-13.1.3',
    gross: true,
    then: [{ kind: 'counts', what: 'handUnderRubber', against: fact.by }],
  });
/** 'DTKV-6.K19', 'DTKV-6.K20', 'DTKV-6.K21': no shot is defended, the ball was not moved: words only. */
const handIsThereWithoutAShot: Rule<'breach'> = (match, fact) =>
  fact.what === 'handUnderRubber' && !isDefending(match, fact)
    ? ruling(fact, 'admonition', ['DTKV-6.K19', 'DTKV-6.K20', 'DTKV-6.K21'], {
        against: fact.by,
        detail: { because: fact.what },
        then: [
          { kind: 'counts', what: 'handUnderRubber', against: fact.by },
          { kind: 'counts', what: 'admonitions', against: fact.by },
        ],
      })
    : null;

const isFinger = ({ what }: FactOf<'breach'>): boolean => what === 'fingerUnderRubberHit';
/** Can a goal come of it at all? Not of a kick-off that is not complete, say ['DTKV-8.K3'] [C-113]. */
const isGoal = (match: Match, fact: FactOf<'breach'>): boolean =>
  isFinger(fact) && isDefending(match, fact) && verdictInGoal(match, fact.by).is === 'goal';
/** 'DTKV-6.4.3': it is a goal; the hand under the rubber is an offence against rule 6 all the same. */
const fingerIsHit: Rule<'breach'> = (match, fact) => {
  if (!isGoal(match, fact)) return null;
  const goal = called(match, fact, fact.by, ['DTKV-6.4.3']);
  return {
    ...goal,
    then: [
      ...(goal.then ?? []),
      { kind: 'counts', what: 'handUnderRubber', against: fact.by },
      { kind: 'counts', what: 'grossOffences', against: fact.by },
    ],
  };
};
const kickOffAfterTheFinger: Rule<'breach'> = (match, fact) =>
  isGoal(match, fact) && !match.state.signal
    ? kickOffFor(fact, fact.by, ['DTKV-9.1.2', 'DTKV-9.2.2', 'DTKV-9.3.1'])
    : null;
/** 'DTKV-4.K9': it was the last thing to be taken. */
const periodEndsWithTheFinger: Rule<'breach'> = (match, fact) =>
  isGoal(match, fact) && match.state.signal ? ends(match, fact, other(fact.by)) : null;
const kickOffOfTheNextPeriod: Rule<'breach'> = (match, fact) =>
  isGoal(match, fact) && match.state.signal ? nextKickOff(match, fact, other(fact.by)) : null;
/** 'DTKV-6.4.2': no goal could come of it, but the hand was there. */
const fingerIsHitWithoutAGoal: Rule<'breach'> = (match, fact) =>
  isFinger(fact) && isDefending(match, fact) && !isGoal(match, fact) ? underTheRubber(match, fact) : null;
/** 'DTKV-13.1.1', 'DTKV-14.1.1': by his own shot; he was not defending. */
const ownFingerIsHit: Rule<'breach'> = (match, fact) =>
  isFinger(fact) && !isDefending(match, fact) ? bodyTouch(match, fact) : null;

const isFollowing = ({ what }: FactOf<'breach'>): boolean => what === 'handHitWhileFollowing';
/** 'DTKV-6.K28', 'DTKV-6.K29': no free kick; the shot comes once more unless it is a goal. */
const followingHandIsHit: Rule<'breach'> = (match, fact) =>
  isFollowing(fact) && isDefending(match, fact)
    ? ruling(fact, 'noOffence', ['DTKV-6.K27', 'DTKV-6.K28', 'DTKV-6.K29'], {
        for: other(fact.by),
        against: fact.by,
        then: [{ kind: 'repetitionIsDue', fact: fact.id, for: other(fact.by) }],
      })
    : null;
/** 'DTKV-6.K28' [C-122]: told when the ball lay: no goal has come of it. */
const followingHandWasHit: Rule<'breach'> = (match, fact) =>
  isFollowing(fact) && hitBefore(match, fact) !== null
    ? ruling(fact, 'actionAgain', ['DTKV-6.K27', 'DTKV-6.K28'], {
        for: other(fact.by),
        against: fact.by,
        detail: { because: 'handFollowing' },
        then: [{ kind: 'actionIsRepeated' }],
      })
    : null;
/** [C-97]: the rebound of one's own shot; only the defender's hand is excused. */
const shootersHandIsHit: Rule<'breach'> = (match, fact) =>
  isFollowing(fact) && !isDefending(match, fact) && hitBefore(match, fact) === null ? bodyTouch(match, fact) : null;

export const rules: Chapter = {
  breach: [
    bodyTouchesTheBall,
    ballWasOutAlready,
    playStoodAlready,
    ...[
      handIsUnderTheRubber,
      handIsThereWithoutAShot,
      fingerIsHit,
      kickOffAfterTheFinger,
      periodEndsWithTheFinger,
      kickOffOfTheNextPeriod,
      fingerIsHitWithoutAGoal,
      ownFingerIsHit,
      followingHandIsHit,
      followingHandWasHit,
      shootersHandIsHit,
    ].map(inPlay),
  ],
};
