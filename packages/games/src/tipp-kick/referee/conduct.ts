import { TICKS_PER_SECOND, playTick } from '@bande/core';
import type { ConsequenceOf } from '../consequences.ts';
import { other, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { FactOf, Match } from '../state.ts';
import { abandonment } from './abandonment.ts';
import type { Breach } from './breach-names.ts';
import type { Chapter, Rule } from './facts.ts';
import { cautionFor } from './ladder.ts';
import { actIn } from './places.ts';
import { ruling } from './ruling.ts';
import { offence } from './sanction.ts';

/** What a player does to the match rather than to the ball: rules 2.4, 2.K6, 3.K6 to 3.K8, 15.2 and 15.K. */

const isMeant = ({ intentional }: FactOf<'breach'>): boolean => intentional !== false;

// ── at once ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** What ends a match without a caution before it [B-9]. */
const AT_ONCE: Readonly<Partial<Record<Breach, readonly Paragraph[]>>> = {
  ballDestroyed: ['DTKV-3.K8.1', 'DTKV-15.K2'],
  ballHidden: ['DTKV-3.K8.2'],
  unsporting: ['DTKV-15.1.2', 'DTKV-15.K2'],
  notReturned: ['DTKV-15.K5', 'DTKV-15.2.1'],
};
/** 'DTKV-3.K8.1', 'DTKV-3.K8.2', 'DTKV-15.1.2', 'DTKV-15.K2', 'DTKV-15.K5'. */
const matchIsAbandonedAtOnce: Rule<'breach'> = (match, fact) => {
  const by = AT_ONCE[fact.what];
  return by === undefined || !isMeant(fact) ? null : abandonment(match, fact, fact.by, by, { because: fact.what });
};
/** 'DTKV-2.4.1', 'DTKV-2.4.2' [C-37]: found in use; the ban is for the association. */
const playerIsDisqualified: Rule<'breach'> = (match, fact) =>
  fact.what === 'illegalMaterial'
    ? abandonment(match, fact, fact.by, ['DTKV-2.4.1', 'DTKV-2.4.2'], {}, 'disqualified')
    : null;

// ── the ball ──────────────────────────────────────────────────────────────────────────────────────────────────────

const isWithheld = (fact: FactOf<'breach'>): boolean => fact.what === 'ballWithheld' && isMeant(fact);
/** 'DTKV-3.K6.1': the ball can be got back. */
const ballIsWithheld: Rule<'breach'> = (match, fact) =>
  isWithheld(fact) && match.state.counts[fact.by].ballWithheld === 0
    ? cautionFor(fact, fact.by, ['DTKV-3.K6.1'], [{ kind: 'counts', what: 'ballWithheld', against: fact.by }])
    : null;
/** 'DTKV-3.K6.2'. */
const ballIsWithheldAgain: Rule<'breach'> = (match, fact) =>
  isWithheld(fact) && match.state.counts[fact.by].ballWithheld > 0
    ? abandonment(match, fact, fact.by, ['DTKV-3.K6.2'], { because: fact.what })
    : null;
/** 'DTKV-3.K7': nobody is punished for an accident. */
const itWasAnAccident: Rule<'breach'> = (_, fact) =>
  !isMeant(fact) && (fact.what === 'ballWithheld' || fact.what === 'ballDestroyed' || fact.what === 'ballHidden')
    ? ruling(fact, 'noOffence', ['DTKV-3.K7'], { against: fact.by })
    : null;

/** 'DTKV-15.2.2': several times are two [C-112]. */
const SEVERAL = 2;
/** The free kick was given with the shot. */
const isPunished = ({ state: { movement, last } }: Match, { by }: FactOf<'breach'>): boolean => {
  const one = movement ?? last;
  return one !== null && one.by === by && one.spoilt;
};
/** 'DTKV-15.2.2': on purpose; repeated, a gross offence. */
export const meantColourCounts = ({ state }: Match, against: Side): readonly ConsequenceOf<'counts'>[] => [
  { kind: 'counts', what: 'deliberateColours', against },
  ...(state.counts[against].deliberateColours + 1 >= SEVERAL
    ? [{ kind: 'counts', what: 'grossOffences', against } as const]
    : []),
];
/** 'DTKV-15.2.2', 'DTKV-3.K15': deliberately on the other colour. */
const wrongColourIsMeant: Rule<'breach'> = (match, fact) => {
  if (fact.what !== 'deliberateWrongColour') return null;
  const then = meantColourCounts(match, fact.by);
  if (isPunished(match, fact))
    return ruling(fact, 'wrongColour', ['DTKV-15.2.2'], {
      for: other(fact.by),
      against: fact.by,
      detail: { deliberate: true },
      then,
    });
  return offence(match, fact, 'wrongColour', {
    against: fact.by,
    place: actIn(match, fact),
    paragraphs: ['DTKV-15.2.2', 'DTKV-3.4.1', 'DTKV-3.K15'],
    freeKick: 'DTKV-13.1.2',
    penalty: 'DTKV-14.1.2',
    detail: { deliberate: true },
    then: [...then, { kind: 'counts', what: 'wrongColours', against: fact.by }],
  });
};

// ── one kicker too many ───────────────────────────────────────────────────────────────────────────────────────────

/** 'DTKV-2.K6', 'DTKV-2.K3': he is told to take it away. */
const extraKickerIsPointedOut: Rule<'breach'> = (_, fact) =>
  fact.what === 'extraKicker'
    ? ruling(fact, 'refereeActs', ['DTKV-2.K6', 'DTKV-2.K3'], { against: fact.by, detail: { because: fact.what } })
    : null;
/** 'DTKV-2.K7.1'; where it obstructs, that is rule 7 ['DTKV-2.K7.2'] [C-111]. */
const extraKickerStays: Rule<'breach'> = (_, fact) =>
  fact.what === 'extraKickerNotRemoved'
    ? ruling(fact, 'admonition', ['DTKV-2.K7.1'], {
        against: fact.by,
        detail: { because: fact.what },
        then: [{ kind: 'counts', what: 'admonitions', against: fact.by }],
      })
    : null;

// ── away from the plate ───────────────────────────────────────────────────────────────────────────────────────────

/** 'DTKV-15.2.1', 'DTKV-15.K4': he is told to go on, and play waits. */
const playerLeavesThePlate: Rule<'breach'> = (_, fact) =>
  fact.what === 'leftPlate' && isMeant(fact)
    ? ruling(fact, 'refereeActs', ['DTKV-15.2.1', 'DTKV-15.K4'], {
        against: fact.by,
        detail: { because: fact.what },
        then: [
          { kind: 'counts', what: 'grossOffences', against: fact.by },
          { kind: 'playerIsAway', of: fact.by },
        ],
      })
    : null;
/** 'DTKV-15.2.1': there was a good reason; play waits all the same. */
const playerHasAGoodReason: Rule<'breach'> = (_, fact) =>
  fact.what === 'leftPlate' && !isMeant(fact)
    ? ruling(fact, 'noOffence', ['DTKV-15.2.1'], { against: fact.by, then: [{ kind: 'playIsHeld' }] })
    : null;
/** 'DTKV-15.K6'. */
const playerComesBack: Rule<'breach'> = ({ state: { away } }, fact) =>
  fact.what === 'returned' && away?.of === fact.by
    ? cautionFor(fact, fact.by, ['DTKV-15.K6'], [{ kind: 'playerIsBack' }])
    : null;
/** Back from what was no offence: play goes on. */
const playGoesOn: Rule<'breach'> = ({ state: { away, held } }, fact) =>
  fact.what === 'returned' && away === null && held
    ? ruling(fact, 'noOffence', ['DTKV-15.2.1'], { against: fact.by, then: [{ kind: 'playGoesOn' }] })
    : null;
/** 'DTKV-15.K4', 'DTKV-4.K11' [C-40]: what he has missed is played later. */
const missedTimeIsAdded: Rule<'breach'> = (match, fact) => {
  const { away } = match.state;
  if (fact.what !== 'returned' || away?.of !== fact.by) return null;
  const ticks = playTick(match) - away.since;
  return ticks <= 0
    ? null
    : ruling(fact, 'addedTime', ['DTKV-15.K4', 'DTKV-4.K11'], {
        detail: { seconds: ticks / TICKS_PER_SECOND },
        then: [{ kind: 'timeIsAdded', ticks }],
      });
};

export const rules: Chapter = {
  breach: [
    matchIsAbandonedAtOnce,
    playerIsDisqualified,
    ballIsWithheld,
    ballIsWithheldAgain,
    itWasAnAccident,
    wrongColourIsMeant,
    extraKickerIsPointedOut,
    extraKickerStays,
    playerLeavesThePlate,
    playerHasAGoodReason,
    playerComesBack,
    playGoesOn,
    missedTimeIsAdded,
  ],
};
