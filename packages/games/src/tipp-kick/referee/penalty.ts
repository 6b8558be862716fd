import { other, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { FactOf, Match } from '../state.ts';
import { likeAPenalty } from './again.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rule 14.4 and 14.K6: the keeper at a penalty, and its release. */

/** Who takes a penalty, or repeats an action like one ['DTKV-14.2.3.1']. */
function takerIn({ state: { movement, restart, repetition } }: Match): Side | null {
  if (movement !== null) return movement.as === 'penalty' || movement.likePenalty ? movement.by : null;
  if (restart?.kind === 'penalty') return restart.by;
  return repetition?.likePenalty === true ? repetition.by : null;
}

const FAULTS: Readonly<Partial<Record<FactOf<'breach'>['what'], Paragraph>>> = {
  keeperMovedAtPenalty: 'DTKV-14.4.2',
  keeperNotUpright: 'DTKV-14.4.1',
};
/** 'DTKV-14.4.1', 'DTKV-14.4.2', 'DTKV-14.4.3' [C-64]: without a goal the penalty comes once more. */
const keeperDoesNotWait: Rule<'breach'> = (match, fact) => {
  const broken = FAULTS[fact.what];
  if (broken === undefined || takerIn(match) !== other(fact.by)) return null;
  const { movement, repetition } = match.state;
  const taken = movement ?? repetition ?? { as: null, likePenalty: false };
  return ruling(fact, 'keeperOffence', [broken, 'DTKV-14.4.3', ...likeAPenalty(taken)], {
    for: other(fact.by),
    against: fact.by,
    detail: { because: fact.what },
    then: [{ kind: 'keeperHasOffended', fact: fact.id }],
  });
};
/** 'DTKV-6.K17': in play the keeper moves as it likes. */
const keeperIsFreeInPlay: Rule<'breach'> = (match, fact) =>
  FAULTS[fact.what] !== undefined && takerIn(match) !== other(fact.by)
    ? ruling(fact, 'noOffence', ['DTKV-14.4.1', 'DTKV-14.4.2'], { against: fact.by })
    : null;

/** 'DTKV-14.K6'. */
const penaltyIsReleased: Rule<'refereed'> = ({ state: { restart } }, fact) =>
  fact.did === 'released' && restart?.kind === 'penalty' && restart.given === null
    ? ruling(fact, 'released', ['DTKV-14.K6'], { for: restart.by, then: [{ kind: 'penaltyIsReleased' }] })
    : null;

/** 'DTKV-14.K6' [C-31]: as the referee saw it; not punished, once more. */
const shotCameBeforeTheRelease: Rule<'breach'> = (match, fact) =>
  fact.what === 'shotBeforeRelease' && takerIn(match) === fact.by
    ? ruling(fact, 'penaltyAgain', ['DTKV-14.K6'], {
        for: fact.by,
        ...(match.state.movement === null ? {} : { then: [{ kind: 'actionIsRepeated', likePenalty: true } as const] }),
      })
    : null;

export const rules: Chapter = {
  breach: [keeperDoesNotWait, keeperIsFreeInPlay, shotCameBeforeTheRelease],
  refereed: [penaltyIsReleased],
};
