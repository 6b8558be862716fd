import type { Side } from '@bande/games/tipp-kick/names.ts';
import type { Ruling } from '@bande/games/tipp-kick/state.ts';

/** By how many goals the rulings on one fact change the score of a side: a goal by one, a goal that is taken back by one the other way. */
export function ruledFor(side: Side, rulings: readonly Ruling[]): number {
  const goals = rulings.filter(({ call, for: scorer }) => (call === 'goal' || call === 'ownGoal') && scorer === side);
  const taken = rulings.filter(
    ({ call, against, then = [] }) =>
      call === 'noGoal' && against === side && then.some(({ kind }) => kind === 'goalIsTakenBack'),
  );
  return goals.length - taken.length;
}
