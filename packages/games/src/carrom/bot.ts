import type { Bot, BotKind, Choose, Random, Seat } from '@bande/core';
import { threeBots } from '@bande/kit';
import type { Action } from './actions.ts';
import { placeSomewhere, placeToHurt } from './bot/placing.ts';
import { BEGINNER, CLUB, EXPERT } from './bot/strengths.ts';
import { strikeAlone } from './bot/alone.ts';
import { strike, type Strength } from './bot/think.ts';
import { legalFor, placingOf } from './legal.ts';
import { isSolo, nameOf, sideOfSeat, type Carrom, type Match } from './state.ts';

/** Extra points are always demanded ['ICF-55.1']; a due is waived only where none of the usual places is free ['ICF-87.1']. */
function answerToOption(match: Match, seat: Seat): Choose | null {
  const demand = match.options.find(({ name, owner }) => name === 'demand' && owner === nameOf(sideOfSeat(seat)));
  return demand === undefined ? null : { kind: 'choose', option: demand.id, choice: 'demand' };
}

function place(match: Match, seat: Seat, strength: Strength, random: Random): Action | Choose {
  const where =
    strength.outlook === 0
      ? placeSomewhere(match, random)
      : placeToHurt(match, seat, strength.noise, strength.stands * 3);
  const right = placingOf(match, seat);
  return where ?? legalFor(match, seat)[0] ?? { kind: 'choose', option: right!.id, choice: 'waive' };
}

/** All strengths choose alike where there is nothing to think about: the break, the first end, and on with it. */
const botOf = (strength: Strength, random: Random): Bot<Carrom> => ({
  choose(match, seat) {
    const option = answerToOption(match, seat);
    if (option !== null) return option;
    switch (match.state.phase) {
      case 'stroke':
        return isSolo(match) ? strikeAlone(match, seat, random) : strike(match, seat, strength, random);
      case 'placing':
        return place(match, seat, strength, random);
      case 'tossChoice':
        return { kind: 'takeBreak' };
      default:
        return legalFor(match, seat)[0]!;
    }
  },
});

export const bots: readonly BotKind<Carrom>[] = threeBots([BEGINNER, CLUB, EXPERT], botOf);
