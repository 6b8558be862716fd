import { unfit } from '@bande/kit';
import type { Consequence } from '../../consequences.ts';
import type { Event } from '../../events.ts';
import { other, type Side } from '../../names.ts';
import { goalStanding } from '../../reckoning/goal-standing.ts';
import { movementIn } from '../../reckoning/movement.ts';
import type { Paragraph } from '../../rulebook.ts';
import { colourOf, type FactOf, type Match, type Movement, type Ruling } from '../../state.ts';
import { CENTRE, goalAreaOf, penaltySpotOf, type Whereabouts } from '../../zones.ts';
import { goalFalls, likeAPenalty } from '../again.ts';
import { kickOffFor } from '../goals.ts';
import { ruling } from '../ruling.ts';
import { breachParagraphs } from './breaches.ts';
import { answering, moving, over, seen, type Answer, type Decide } from './saying.ts';

/** Rules 8.4, 9 to 11, 13.2, 13.7 and 14, decided: restarts, how they failed, and what is taken once more. */

const LATE = 'after the signal only free kick and penalty are taken';

// ── free kick, penalty, kick-off ──────────────────────────────────────────────────────────────────────────────────

function awarded(
  match: Match,
  fact: FactOf<'decided'> & { readonly for: Side },
  kind: 'freeKick' | 'penalty' | 'indirectFreeKick',
  by: readonly Paragraph[],
  { at, where }: Whereabouts,
): Answer {
  const restart: Consequence = { kind: 'restartIs', restart: kind, for: fact.for, at, where };
  const one = ruling(fact, kind, by, { for: fact.for, where: { at, where }, restart: kind, then: [restart] });
  return match.state.movement === null ? [one] : over(undefined, [one]);
}
/** Taken by whoever may choose it, or given without a word on the offence. */
export const penalty: Decide<'penalty'> = (match, fact) =>
  answering(match, fact, fact.for) ??
  awarded(match, fact, 'penalty', ['DTKV-14.2.1'], { at: penaltySpotOf(other(fact.for)) });
export const freeKick: Decide<'freeKick'> = (match, fact) =>
  answering(match, fact, fact.for) ??
  awarded(match, fact, 'freeKick', ['DTKV-13.2.1', 'DTKV-13.2.2'], { at: fact.at, where: fact.where });
export const indirectFreeKick: Decide<'indirectFreeKick'> = (match, fact) =>
  match.state.signal
    ? unfit(LATE, 'DTKV-4.K9')
    : awarded(match, fact, 'indirectFreeKick', ['DTKV-13.7.1', 'DTKV-8.4.3'], { at: fact.at, where: fact.where });

/** Left out: whoever is to kick off, or white ['DTKV-9.2.1']. */
export const kickOff: Decide<'kickOff'> = (match, fact) => {
  const { restart, white, signal } = match.state;
  if (signal) return unfit(LATE, 'DTKV-4.K9');
  const side = fact.for ?? (restart?.kind === 'kickOff' ? restart.by : white);
  const found = [kickOffFor(fact, side, ['DTKV-9.3.1', side === white ? 'DTKV-9.2.1' : 'DTKV-9.2.2'])];
  return match.state.movement === null ? found : over(undefined, found);
};

/** 'DTKV-14.K6'. */
export const released: Decide<'released'> = ({ state: { restart } }, fact) =>
  restart?.kind === 'penalty' && restart.given === null
    ? [ruling(fact, 'released', ['DTKV-14.K6'], { for: restart.by, then: [{ kind: 'penaltyIsReleased' }] })]
    : unfit('no penalty is to be taken', 'DTKV-14.K6');

// ── restarts that failed ──────────────────────────────────────────────────────────────────────────────────────────

type Rested = Extract<Event, { kind: 'ballRested' }>;
const restedAt = ({ at, where }: Whereabouts): Rested => ({
  kind: 'ballRested',
  at: at === undefined ? undefined : [at[0], at[1]],
  where,
  // Of a ball that was measured nobody says that it has not moved.
  ...(at === undefined ? { wayMm: 0 } : {}),
});
const isTold = ({ at, where }: Whereabouts): boolean => at !== undefined || where !== undefined;
/** As if it had come to rest like that, and nobody has said on which colour. */
const failed = (
  match: Match,
  fact: FactOf<'decided'> & { readonly against: Side } & Whereabouts,
  as: Movement['as'],
  rested: Rested,
  parts: Partial<Movement> = {},
): Answer => {
  if (match.state.signal) return unfit(LATE, 'DTKV-4.K9');
  const by = fact.against;
  const shot = moving(match, by, { as, likePenalty: false, leftCircle: false, leftArea: false, ...parts });
  return over(by, seen(shot, fact, rested));
};
export const irregularKickOff: Decide<'irregularKickOff'> = (match, fact) =>
  failed(match, fact, 'kickOff', restedAt({ at: CENTRE }));
export const irregularGoalKick: Decide<'irregularGoalKick'> = (match, fact) =>
  failed(match, fact, 'goalKick', restedAt(isTold(fact) ? fact : { where: goalAreaOf(fact.against) }));
export const irregularKickIn: Decide<'irregularKickIn'> = (match, fact) => failed(match, fact, 'kickIn', restedAt({}));
export const irregularIndirect: Decide<'irregularIndirect'> = (match, fact) =>
  failed(match, fact, 'indirectFreeKick', restedAt({}));

/** On his own colour, out of the keeper's reach, after a set-up that was used. */
function setUpFailed(
  match: Match,
  fact: FactOf<'decided'> & { readonly against: Side } & Whereabouts,
  keeper: boolean,
): Answer {
  const by = fact.against;
  const top = colourOf(match.state, by);
  const { before } = moving(match, by).state.movement!;
  return failed(
    match,
    fact,
    null,
    { ...restedAt(fact), top, reach: null, wayMm: undefined },
    {
      with: keeper ? 'keeper' : 'kicker',
      atGoal: false,
      keeperTouched: keeper,
      before: { ...before, setUps: { of: by, used: 1, keeperOnly: keeper, handling: false } },
    },
  );
}
export const secondSetUp: Decide<'secondSetUp'> = (match, fact) => setUpFailed(match, fact, false);
export const keeperMustShoot: Decide<'keeperMustShoot'> = (match, fact) => setUpFailed(match, fact, true);

// ── once more ─────────────────────────────────────────────────────────────────────────────────────────────────────

const NOTHING = 'nobody has played the ball';
/** The action under way, the last one, or the one of whoever was to play. */
const acting = (match: Match): Movement | null => match.state.movement ?? match.state.last ?? movementIn(match);
/** 'DTKV-13.3', 'DTKV-14.4.3', 'DTKV-6.K29': what was a goal for whoever took it is not taken once more; one of the other side falls with it [C-124]. */
const unlessAGoal = (match: Match, { by }: Movement, paragraph: Paragraph, again: Ruling): Answer =>
  goalStanding(match) === by
    ? unfit('a goal has come of it, and it counts', paragraph)
    : [...goalFalls(match, again), again];

/** It counts as played, be it entered or not. */
const played = ({ state }: Match, { by }: Movement): readonly Consequence[] =>
  state.movement === null && state.last === null ? [{ kind: 'actionIsOver', by }] : [];

/** 'DTKV-13.2.3', 'DTKV-14.2.2'. */
export const repetition: Decide<'repetition'> = (match, fact) => {
  const answered = answering(match, fact, fact.for);
  if (answered !== null) return answered;
  const shot = acting(match);
  if (shot === null || (fact.for ?? shot.by) !== shot.by) return unfit(NOTHING, 'DTKV-13.2.3');
  const likePenalty = fact.likePenalty === true;
  return unlessAGoal(
    match,
    shot,
    likePenalty ? 'DTKV-14.3' : 'DTKV-13.3',
    ruling(fact, 'repetition', likePenalty ? ['DTKV-14.2.2', 'DTKV-14.2.3.1'] : ['DTKV-13.2.3', 'DTKV-13.2.4'], {
      for: shot.by,
      then: [...played(match, shot), { kind: 'actionIsRepeated', likePenalty, plain: true }],
    }),
  );
};

const AGAIN: Readonly<Record<'hand' | 'handFollowing' | 'pulledBack', Paragraph>> = {
  hand: 'DTKV-6.6.4',
  handFollowing: 'DTKV-6.K28',
  pulledBack: 'DTKV-6.K30.1',
};
/** 'DTKV-6.6.4', 'DTKV-6.K28', 'DTKV-6.K30.1'; after the signal only what outlives it [C-91]. */
export const actionAgain: Decide<'actionAgain'> = (match, fact) => {
  const shot = acting(match);
  if (shot === null || (fact.for ?? shot.by) !== shot.by) return unfit(NOTHING, 'DTKV-6.6.4');
  const isLate = match.state.signal && shot.as !== 'freeKick' && shot.as !== 'penalty' && !shot.likePenalty;
  if (isLate) return unfit(LATE, 'DTKV-4.K9');
  return unlessAGoal(
    match,
    shot,
    fact.because === 'pulledBack' ? 'DTKV-6.K30.2' : 'DTKV-6.K29',
    ruling(fact, 'actionAgain', [fact.because === undefined ? 'DTKV-16.1.2' : AGAIN[fact.because]], {
      for: shot.by,
      then: [...played(match, shot), { kind: 'actionIsRepeated' }],
    }),
  );
};

const PENALTY_AGAIN: Readonly<Record<'keeperMoved' | 'keeperNotUpright' | 'notReleased', readonly Paragraph[]>> = {
  keeperMoved: ['DTKV-14.4.2', 'DTKV-14.4.3'],
  keeperNotUpright: ['DTKV-14.4.1', 'DTKV-14.4.3'],
  notReleased: ['DTKV-14.K6'],
};
const penaltyAgainBy = (because: keyof typeof PENALTY_AGAIN | undefined): readonly Paragraph[] =>
  because === undefined ? ['DTKV-14.4.3'] : PENALTY_AGAIN[because];
export const penaltyAgain: Decide<'penaltyAgain'> = (match, fact) => {
  const shot = acting(match);
  if (shot === null || (shot.as !== 'penalty' && !shot.likePenalty))
    return unfit('no penalty was taken', 'DTKV-14.4.3');
  const again = ruling(fact, 'penaltyAgain', [...penaltyAgainBy(fact.because), ...likeAPenalty(shot)], {
    for: shot.by,
    ...(shot.as === 'penalty' ? { restart: 'penalty' } : {}),
    then: [...played(match, shot), { kind: 'actionIsRepeated', likePenalty: true }],
  });
  // Before the release nothing was taken, so no goal has come of it ['DTKV-14.K6'].
  return fact.because === 'notReleased'
    ? [...goalFalls(match, again), again]
    : unlessAGoal(match, shot, 'DTKV-14.4.3', again);
};

/** 'DTKV-6.8.1.2', 'DTKV-2.K16.2': as it was before. */
export const restored: Decide<'restored'> = (match, fact) => {
  if (match.state.movement === null && match.state.last === null) return unfit(NOTHING, 'DTKV-2.K16.2');
  const one = ruling(fact, 'restored', [...breachParagraphs(fact.because), 'DTKV-5.1.2'], {
    then: [{ kind: 'situationIsRestored' }],
  });
  return [...goalFalls(match, one), one];
};

/** 'DTKV-9.4', 'DTKV-10.2', 'DTKV-11.K4' [C-21]: he plays on. */
export const advantage: Decide<'advantage'> = (match, fact) => {
  const answered = answering(match, fact, fact.for);
  if (answered !== null) return answered;
  if (match.state.signal) return unfit(LATE, 'DTKV-4.K9');
  const then: readonly Consequence[] =
    fact.for === undefined || match.state.movement !== null ? [] : [{ kind: 'possessionIs', of: fact.for }];
  return [ruling(fact, 'advantage', ['DTKV-11.K4', 'DTKV-5.2.2'], { for: fact.for, then })];
};
