import { consequenceOfKind, howPlayGoesOn, whatIsNoted, type Judged } from './consequences.ts';
import { placeForTheLate } from './settle/late.ts';
import { noted } from './settle/noted.ts';
import { goOn } from './settle/onward.ts';
import { endedAs } from './settle/periods.ts';
import { withSetUpClocks } from './settle/phase.ts';
import { tookPlace } from './settle/took-place.ts';
import type { Fact, Match } from './state.ts';

/** Settle: what took place is carried out, then everything that follows from the rulings, and last the one way in which play goes on. */
export function settle(match: Match, fact: Fact, rulings: readonly Judged[]): Match {
  if (fact.kind === 'ended') return endedAs(match, fact.how);
  const undone = consequenceOfKind(rulings, 'factIsUndone') !== undefined;
  const happened = undone ? match : tookPlace(match, fact);
  const judged = whatIsNoted(rulings).reduce(noted, happened);
  const onward = howPlayGoesOn(rulings);
  return withSetUpClocks(placeForTheLate(onward === undefined ? judged : goOn(judged, onward)));
}
