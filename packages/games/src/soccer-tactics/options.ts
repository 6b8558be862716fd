import { later, playTick } from '@bande/core';
import { MOVE_LIMIT } from './clocks.ts';
import type { Match } from './state.ts';
import type { SideName } from './table.ts';

/** 'STW-9C.6': the right to choose between the free kick in the circle and going on. */
export const freeKickChoice = (match: Match, owner: SideName): Omit<Match['options'][number], 'id'> => ({
  name: 'freeKick',
  owner,
  paragraph: 'STW-9C.6',
  choices: ['take', 'decline'],
  default: 'take',
  until: [{ tick: later(playTick(match), MOVE_LIMIT) }],
  play: 'stops',
});
