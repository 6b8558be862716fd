import { later, playTick, seconds, withOption, withoutOption, type OptionId } from '@bande/core';
import type { ConsequenceOf } from '../consequences.ts';
import { withState, type Match, type OpenOffer } from '../state.ts';

/** Long enough to see what has happened and to press a button. */
const DECISION_SECONDS = 4;

/** Nobody flicks until the owner has chosen; what rolls goes on rolling. An offer about the same flick gives way to the weightier one [S-42]. */
export function offer(match: Match, one: ConsequenceOf<'offer'>): Match {
  const { name, to, paragraph, choices, default: usual, about, waiting = [] } = one;
  const before = about === undefined ? [] : match.state.offers.filter((open) => open.about === about);
  const clear = offersAreClosed(match, before);
  const option = clear.optionCount as OptionId;
  const opened = withOption(clear, {
    name,
    owner: to,
    paragraph,
    choices: choices.map(({ choice }) => choice),
    default: usual,
    until: [{ tick: later(playTick(match), seconds(DECISION_SECONDS)) }],
    play: 'stops',
  });
  const waited = [...before.flatMap((open) => open.waiting), ...waiting];
  return withState(opened, {
    offers: [...clear.state.offers, { option, name, about: about ?? null, choices, waiting: waited }],
  });
}

export const offerIsAnswered = (match: Match, { option }: ConsequenceOf<'offerIsAnswered'>): Match =>
  offersAreClosed(
    match,
    match.state.offers.filter((one) => one.option === option),
  );

export const offersAreClosed = (match: Match, offers: readonly OpenOffer[]): Match =>
  withState(
    offers.reduce((one, { option }) => withoutOption(one, option), match),
    { offers: match.state.offers.filter((one) => !offers.includes(one)) },
  );

/** Whatever was offered is no longer of use: another restart comes. */
export function noOffers(match: Match): Match {
  const { offers, blockWait } = match.state;
  const ids = [
    ...offers.map(({ option }) => option),
    ...(blockWait === null || blockWait.option === null ? [] : [blockWait.option]),
  ];
  return withState(
    ids.reduce((one, id) => withoutOption(one, id), match),
    { offers: [], blockWait: null },
  );
}
