import { withOption } from '@bande/core';
import { endsOfPlacing } from '../between.ts';
import type { ConsequenceOf } from '../consequences.ts';
import { onState, type Match } from '../state.ts';

export const mayDemand = (match: Match, { side, points, paragraph }: ConsequenceOf<'mayDemand'>): Match =>
  withOption(withExtra(match, points), {
    name: 'demand',
    owner: side,
    paragraph,
    choices: ['demand', 'decline'],
    default: 'decline',
    until: [{ event: 'wentOn' }],
    play: 'runs',
  });

const withExtra = (match: Match, extra: number): Match => {
  const { result } = match.state;
  return result === null ? match : onState(match, { result: { ...result, extra } });
};

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
