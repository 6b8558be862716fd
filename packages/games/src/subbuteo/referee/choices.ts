import { UNASKED } from '@bande/kit';
import { ofKind } from '../consequences.ts';
import type { Fact, FactOf, Match, Ruling } from '../state.ts';
import { offerIsClosed, stopsPlay } from '../reckoning/open-offers.ts';
import { ruling } from './ruling.ts';

/** A side has chosen, or its time is over: what it chose is ruled; if play goes on, so is what happened meanwhile ['FISTF-IV.1.2.1']. */
export function choiceIsMade(
  match: Match,
  fact: FactOf<'optionTaken'> | FactOf<'optionLapsed'>,
  judge: (match: Match, fact: Fact) => readonly Ruling[],
): readonly Ruling[] {
  const offer = match.state.offers.find(({ option }) => option === fact.option);
  const chosen = offer?.choices.find(({ choice }) => choice === fact.choice);
  const owner = match.options.find(({ id }) => id === fact.option)?.owner;
  if (offer === undefined || chosen === undefined) return blockIsWaived(match, fact);
  const made = ruling(fact, chosen.call, chosen.paragraphs, {
    for: owner,
    then: chosen.then,
    detail: { choice: fact.choice, ...(offer.asked === false ? UNASKED : {}) },
  });
  const closed = offerIsClosed(match, fact.option);
  const othersChoose = closed.state.offers.length > 0 || (offer.behind.length > 0 && !stopsPlay(fact.choice));
  return bringsTheBallBack(match, made) || othersChoose
    ? [made]
    : [made, ...offer.waiting.flatMap((waited) => judge(closed, waited))];
}

/** By a restart, or by undoing a flick that has moved it: then it has not gone out. */
const bringsTheBallBack = ({ state }: Match, made: Ruling): boolean =>
  ofKind([made], 'restartIs').length > 0 ||
  ofKind([made], 'flickIsUndone').some(
    ({ flick }) => state.flicks.find(({ fact }) => fact === flick)?.involved.includes('ball') === true,
  );

/** The option of a block flick: its owner does without. */
function blockIsWaived(match: Match, fact: FactOf<'optionTaken'> | FactOf<'optionLapsed'>): readonly Ruling[] {
  const { blockWait, block } = match.state;
  return blockWait?.option === fact.option && block !== null
    ? [
        ruling(fact, 'blockWaived', [blockWait.paragraph], {
          against: block,
          ...(blockWait.asked === false ? { detail: UNASKED } : {}),
        }),
      ]
    : [];
}
