import { UNASKED } from '@bande/kit';
import type { FactOf, Match, Ruling } from '../state.ts';
import { ruling } from './ruling.ts';

/** A side has chosen, or its time is over: what it chose is ruled. */
export function choiceIsMade(match: Match, fact: FactOf<'optionTaken'> | FactOf<'optionLapsed'>): readonly Ruling[] {
  const offer = match.state.offers.find(({ option }) => option === fact.option);
  const chosen = offer?.choices.find(({ choice }) => choice === fact.choice);
  const owner = match.options.find(({ id }) => id === fact.option)?.owner;
  if (chosen === undefined) return [];
  return [
    ruling(fact, chosen.call, chosen.paragraphs, {
      for: owner,
      then: chosen.then,
      detail: { choice: fact.choice, ...(offer?.asked === false ? UNASKED : {}) },
    }),
  ];
}
