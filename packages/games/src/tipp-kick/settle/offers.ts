import { later, playTick, seconds, withOption, withoutOption, type OptionId } from '@bande/core';
import { levelOf } from '@bande/kit';
import { asks } from '../asking.ts';
import type { ConsequenceOf, Offer } from '../consequences.ts';
import { usualChoice } from '../reckoning/usual-choice.ts';
import { withState, type Match, type Movement } from '../state.ts';

/** Long enough to see what has happened and to press a button. */
const DECISION_SECONDS = 4;

/** While physics moves the ball nobody chooses: a goal may still come of it ['DTKV-13.3']. */
export const offer = (match: Match, one: ConsequenceOf<'offer'>): Match =>
  match.state.plate !== null && match.state.movement !== null ? withState(match, { waiting: one }) : opened(match, one);

export function waitedFor(match: Match): Match {
  const { waiting, movement } = match.state;
  if (waiting === null || movement !== null || match.outcome !== null) return match;
  const ready = withState(match, { waiting: null });
  return match.state.signal && isTooLate(waiting) ? ready : opened(ready, waiting);
}

/** 'DTKV-13.2.4' [C-23]: a repetition that is no penalty does not outlive the signal; the free kick does. */
const isTooLate = ({ choices }: Pick<Offer, 'choices'>): boolean =>
  choices.some(({ then }) => then.some((one) => one.kind === 'actionIsRepeated' && one.likePenalty !== true));
/** With the signal: what can no longer be chosen is taken as it was given. */
export const withoutLateOffers = (match: Match): Match =>
  match.state.offers.some(isTooLate) ? noOffers(match) : match;

function opened(match: Match, one: Offer): Match {
  const { name, to, paragraph, choices } = one;
  const isAsked = asks(match, one);
  const option = match.optionCount as OptionId;
  const offered = withOption(match, {
    name,
    owner: to,
    paragraph,
    choices: choices.map(({ choice }) => choice),
    default: levelOf(match) === 'official' ? one.default : usualChoice(match, one),
    until: [{ tick: later(playTick(match), isAsked ? seconds(DECISION_SECONDS) : 0) }],
    play: 'stops',
  });
  const open = { option, name, choices };
  return withState(offered, { offers: [...offered.state.offers, isAsked ? open : { ...open, asked: false }] });
}

/** Whatever was offered is no longer of use: play goes on otherwise. */
export const noOffers = (match: Match): Match =>
  match.state.offers.length === 0
    ? match
    : withState(
        match.state.offers.reduce((one, { option }) => withoutOption(one, option), match),
        { offers: [] },
      );

/** [C-118]: at a desk a shot by somebody whose ball it is not is put back, and what the other player may choose stays open. */
export const withoutOffersFor = ({ by, before: { restart } }: Movement, match: Match): Match => {
  const { plate, signal } = match.state;
  return plate === null && !signal && restart !== null && restart.by !== by ? match : noOffers(match);
};
