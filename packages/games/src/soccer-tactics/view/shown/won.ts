import { NOBODY, sideOf, type State } from '../../state.ts';
import type { Side, Square } from '../../table.ts';

/** Something to be glad of: a ball that has come to a side, or its goal. */
export interface Won {
  readonly side: Side;
  readonly what: 'ball' | 'goal';
  /** Where the ball is, or was when it went in. */
  readonly at: Square;
}

/** What a side has won from a position to the next one; a ball that was its own before, or that it was given for a restart, is nothing to cheer. */
export function wonBetween(before: State, after: State): Won | null {
  const scored = ([0, 1] as const).find((side) => after.score[side] > before.score[side]);
  if (scored !== undefined) return { side: scored, what: 'goal', at: before.ball };
  if (after.carrier === NOBODY || after.ball < 0 || after.restart !== null || AT_REST.has(before.phase)) return null;
  const side = sideOf(after.carrier);
  const hadIt = before.carrier !== NOBODY && sideOf(before.carrier) === side && before.phase !== 'duel';
  return hadIt || !CONTESTED.has(before.phase) ? null : { side, what: 'ball', at: after.ball };
}
const AT_REST: ReadonlySet<State['phase']> = new Set<State['phase']>(['toss', 'formation', 'placing', 'finished']);
const CONTESTED: ReadonlySet<State['phase']> = new Set<State['phase']>(['captureA', 'captureD', 'challenge', 'duel']);
