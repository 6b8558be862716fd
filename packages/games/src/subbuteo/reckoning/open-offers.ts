import type { OptionId } from '@bande/core';
import { other } from '../names.ts';
import { withState, type Fact, type Match, type State } from '../state.ts';
import { missIn } from './miss.ts';

/** The match without this offer: it has been answered. */
export const offerIsClosed = (match: Match, option: OptionId): Match =>
  withState(match, { offers: match.state.offers.filter((one) => one.option !== option) });

/** A choice by which play goes on as it went; with any other it was stopped where the right arose [S-191]. */
const GOES_ON: ReadonlySet<string> = new Set(['playOn', 'leave']);
export const stopsPlay = (choice: string | undefined): boolean => choice !== undefined && !GOES_ON.has(choice);

/** The ball has gone out while a side may still choose: play stands since then ['FISTF-II.4.3.2'], whatever it meets and crosses as it rolls on. */
export const isOutMeanwhile = ({ offers }: State): boolean =>
  offers.some(({ waiting }) => waiting.some(({ kind }) => kind === 'ballOver'));

/** While a side may still choose, a ball that goes out waits for its word; a goal of its own it would never refuse ['FISTF-IV.1.2.1'] [S-97], nor to shoot again [S-78]. */
export function waitsForAChoice(match: Match, fact: Fact): boolean {
  if (fact.kind === 'ballOver' && missIn(match, fact) !== null) return true; // and opens one [S-39]
  const owner = match.options.find(({ id }) => match.state.offers.some(({ option }) => option === id))?.owner;
  if (fact.kind !== 'ballOver' || owner === undefined || match.state.shootOut !== null) return false;
  const scores = fact.inGoal === true && (fact.line === 'south' ? 'red' : 'blue') === other(owner);
  return !scores;
}
