import { inOrder } from '@bande/core';
import { howPlayGoesOn } from '../consequences.ts';
import type { Fact, Match, Ruling, SoccerTactics } from '../state.ts';
import { byTheBook } from './book.ts';
import { CALLS } from './calls.ts';
import { decided } from './decided.ts';
import { lastPawnSentOff } from './fouls.ts';
import { afterThePeriod, endOfTheLastAttack, firstGoalWins, shootOutIsDecided } from './time.ts';

/** Judge: what the book says of a fact, or what the referee has decided himself, and what ends with it. */
export const judge = (match: Match, fact: Fact): readonly Ruling[] =>
  withTheEnd(match, fact, fact.kind === 'decided' ? decided(match, fact) : byTheBook(match, fact));

/** Periods, matches and shoot-outs end with the ruling that prevails, so they are judged after it. */
function withTheEnd(match: Match, fact: Fact, rulings: readonly Ruling[]): readonly Ruling[] {
  if (rulings.length === 0) return rulings;
  const next = howPlayGoesOn(inOrder<SoccerTactics>(CALLS, rulings));
  const over = endOfTheLastAttack(match, fact, rulings, next);
  const ended = over === null ? rulings : [...rulings, over];
  const last =
    lastPawnSentOff(match, fact, ended) ??
    firstGoalWins(match, fact, ended) ??
    afterThePeriod(match, fact, ended) ??
    shootOutIsDecided(match, fact, ended);
  return last === null ? ended : [...ended, last];
}
