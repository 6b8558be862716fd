import type { Bot, BotKind, Random, Seat } from '@bande/core';
import { threeBots } from '@bande/kit';
import type { Action } from './actions.ts';
import { legalFor } from './legal.ts';
import { beginnerAction } from './bot/beginner.ts';
import { clubAction } from './bot/club.ts';
import { bestAction } from './bot/expert.ts';
import { answerToOption } from './bot/option.ts';
import type { Match, SoccerTactics } from './state.ts';
import type { Side } from './table.ts';

type Choose = (match: Match, side: Side, legal: readonly Action[], random: Random) => Action;

const sideAt = (match: Match, seat: Seat): Side => (match.setup.seating[seat] === 'red' ? 0 : 1);

/** Every bot answers options alike and plays without thinking where there is no choice. */
const botOf = (choose: Choose, random: Random): Bot<SoccerTactics> => ({
  choose(match, seat) {
    const side = sideAt(match, seat);
    const option = answerToOption(match, side);
    if (option !== null) return option;
    const legal = legalFor(match, side);
    return legal.length === 1 ? legal[0]! : choose(match, side, legal, random);
  },
});

export const bots: readonly BotKind<SoccerTactics>[] = threeBots([beginnerAction, clubAction, bestAction], botOf);
