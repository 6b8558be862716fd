import { inOrder } from '@bande/core';
import { asFact, isUnfit, unfit, unless, withFirst } from '@bande/kit';
import type * as kit from '@bande/kit';
import type { Event } from '../../events.ts';
import { entered } from '../../impossible.ts';
import type { Side } from '../../names.ts';
import { BEFORE, begun } from '../../reckoning/movement.ts';
import type { Paragraph } from '../../rulebook.ts';
import { withState, type Fact, type FactOf, type Match, type Movement, type TippKick } from '../../state.ts';
import { byTheBook } from '../book.ts';
import { CALLS, type Call } from '../calls.ts';
import { choiceIsMade } from '../choices.ts';

/** A decision on one call, as a fact. */
export type DecidedOf<C extends Call> = kit.DecidedOf<TippKick, C>;
export type Unfit = kit.Unfit<Paragraph>;
export type Answer = kit.Answer<TippKick>;
export type Decide<C extends Call> = kit.Decide<TippKick, C>;

/** 'DTKV-4.K9': after the signal nobody plays on. */
export const inTime = <C extends Call>(decide: Decide<C>): Decide<C> =>
  unless(
    ({ state }) => (state.signal ? unfit('after the signal only free kick and penalty are taken', 'DTKV-4.K9') : null),
    decide,
  );

// ── the book on what it stands for ────────────────────────────────────────────────────────────────────────────────

export const clockFact = ({ id, tick }: FactOf<'decided'>, clock: string): Fact => ({
  kind: 'clockRanOut',
  clock,
  id,
  tick,
});

/** What the book says, if this call is among it. */
export function bookOn(match: Match, fact: FactOf<'decided'>, asked: Fact): Answer {
  // What is carried out first stands first: before it the action ends.
  const rulings = inOrder<TippKick>(CALLS, byTheBook(match, asked));
  return rulings.some(({ call }) => call === fact.call) ? rulings : unfit('not as the match stands');
}
/** Calls that say no more and no less than something a person can see: they are judged as if he had entered that. */
export function seen(match: Match, fact: FactOf<'decided'>, event: Event): Answer {
  const possible = entered(match, [event]);
  return possible.ok ? bookOn(match, fact, asFact(fact, event)) : unfit(possible.refusal.detail ?? 'not possible here');
}

// ── what led to it and was not entered ────────────────────────────────────────────────────────────────────────────

/** The match in which this side has shot, as far as that is known; what is said of the shot is taken for granted. */
export function moving(match: Match, by: Side, parts: Partial<Movement> = {}): Match {
  const { movement, restart } = match.state;
  const known = movement?.by === by ? movement : begun(match, by, BEFORE, { with: 'kicker' });
  return withState(match, {
    movement: { ...known, ...parts },
    restart: movement === null || restart?.given === null ? null : restart,
    repetition: null,
    turn: null,
    open: null,
    held: false,
    rollsOut: false,
    offers: [],
  });
}

/** With the decision the action is over, be it entered or not. */
export const over = (by: Side | undefined, answer: Answer): Answer => withFirst([{ kind: 'actionIsOver', by }], answer);

/** A choice that is open is made by this word; null: none is open that this answers. */
export function answering(match: Match, fact: FactOf<'decided'>, side: Side | undefined): Answer | null {
  const owned = new Set(match.options.filter(({ owner }) => (side ?? owner) === owner).map(({ id }) => id));
  const open = match.state.offers
    .filter(({ option }) => owned.has(option))
    .flatMap(({ option, choices }) => choices.map(({ choice, call }) => ({ option, choice, call })))
    .find(({ call }) => call === fact.call);
  if (open === undefined) return null;
  const { id, tick } = fact;
  const { option, choice } = open;
  return choiceIsMade(match, { kind: 'optionTaken', option, choice, id, tick });
}

/** Where places are measured somebody must say where the ball is laid. */
export function placedOn(match: Match, answer: Answer): Answer {
  if (isUnfit(answer) || match.state.plate === null) return answer;
  const isNowhere = answer.some(({ then = [] }) =>
    then.some((one) => one.kind === 'restartIs' && one.at === undefined),
  );
  return isNowhere ? unfit('at: say where the ball is laid') : answer;
}
