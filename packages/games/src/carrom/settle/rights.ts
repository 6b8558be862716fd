import { later, playTick, withOption } from '@bande/core';
import { timed } from '../between.ts';
import { PLACING_TICKS } from '../clocks.ts';
import type { ConsequenceOf } from '../consequences.ts';
import type { Match } from '../state.ts';

export const mayDemand = (match: Match, { side, paragraph }: ConsequenceOf<'mayDemand'>): Match =>
  withOption(match, {
    name: 'demand',
    owner: side,
    paragraph,
    choices: ['demand', 'decline'],
    default: 'decline',
    until: [{ event: 'wentOn' }],
    play: 'runs',
  });

/** Only now has the debt an executor, and his time begins. */
export const mayPlace = (match: Match, { side, seat, paragraph }: ConsequenceOf<'mayPlace'>): Match =>
  withOption(match, {
    name: 'place',
    owner: side,
    seat,
    paragraph,
    choices: ['waive'],
    default: 'lost',
    until: [
      timed(match)
        ? { tick: later(playTick(match), PLACING_TICKS) }
        : { event: 'strokeEnded', with: { duringPlacing: false } },
    ],
    play: 'runs',
  });
