import { withOption } from '@bande/core';
import { endsOfPlacing } from '../between.ts';
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
    until: endsOfPlacing(match),
    play: 'runs',
  });
