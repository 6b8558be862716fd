import { clockNamed, goingOn, playTick, stopped, type Clocks } from '@bande/core';
import { CLOCKS } from '../clocks.ts';
import type { ConsequenceOf } from '../consequences.ts';
import { withState, type Match } from '../state.ts';

/** Play is held up, and goes on. */

/** 'DTKV-5.1.2'. */
export const playIsHeld = (match: Match, one: ConsequenceOf<'playIsHeld'>): Match =>
  withState(one.timeStands === true ? timeStands(match) : match, { held: true, undecided: one.undecided === true });

/** The clocks of the playing time. */
const TIME = [CLOCKS.half, CLOCKS.lastMinute] as const;
/** 'DTKV-1.K29.2': what the repair takes is not lost, it is played afterwards. */
export const timeStands = (match: Match): Match => ({
  ...match,
  clocks: TIME.reduce<Clocks>((clocks, name) => stopped(clocks, name, playTick(match)), match.clocks),
});
/** Time that has run out does not run out again. */
export function playGoesOn(match: Match): Match {
  const isLeft = (name: string): boolean => {
    const clock = clockNamed(match.clocks, name);
    return clock !== undefined && clock.spent < clock.limit;
  };
  const clocks = TIME.filter(isLeft).reduce<Clocks>((all, name) => goingOn(all, name, playTick(match)), match.clocks);
  return withState({ ...match, clocks }, { held: false, undecided: false, rollsOut: false });
}
