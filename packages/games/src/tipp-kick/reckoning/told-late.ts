import { other, type Side } from '../names.ts';
import { withState, type FactOf, type Match } from '../state.ts';
import { isDead, playStands } from './dead-ball.ts';
import { goalStanding } from './goal-standing.ts';
import { movementIn } from './movement.ts';

/** What is told of a movement after its end [C-122]. */

/**
 * The shot of this side as if it still rolled: it has come to rest in the field, and nobody has told that the ball was played since.
 * Null: there is none, or something else is due already.
 */
export function stillRolling(match: Match, by: Side): Match | null {
  const { movement, last, restart, repetition, turn, open, rollsOut } = match.state;
  if (movement !== null || last?.by !== by || rollsOut || playStands(match)) return null;
  if (restart !== null || repetition !== null || (turn === null && open !== 'colour')) return null;
  return withState(match, { movement: last, turn: null, open: null });
}

/** The penalty that this side has just taken, or the action that it took like one; what has come of it is not carried out yet. */
export function penaltyJustTaken({ state }: Match, by: Side): Match['state']['last'] {
  const { movement, last, restart, repetition } = state;
  if (movement !== null || repetition !== null || last?.by !== by) return null;
  if (restart !== null && (restart.laid || restart.kind === 'penalty' || restart.kind === 'freeKick')) return null;
  return last.as === 'penalty' || last.likePenalty ? last : null;
}

/** 'DTKV-3.K11': the ball lay ready for him, and nobody has told of the shot: it was led from its rest. */
export function ledFromRest(match: Match, { by, id, tick }: FactOf<'led'>): FactOf<'shot'> | null {
  const { movement, open } = match.state;
  if (movement !== null || open !== null || isDead(match) || stillRolling(match, by) !== null) return null;
  return movementIn(match)?.by === by ? { kind: 'shot', by, how: 'led', id, tick } : null;
}

/** A goal or the end of the half has ended the movement, and nobody has laid the ball for the kick-off: of another movement nobody can speak yet [C-123]. */
export function isOverWithTheKickOff(match: Match): boolean {
  const { movement, restart, rollsOut } = match.state;
  if (movement !== null || restart?.kind !== 'kickOff' || restart.laid) return false;
  return rollsOut || goalStanding(match) !== null;
}
/** A goal stands in spite of what this side has done ['DTKV-13.3', 'DTKV-14.3', 'DTKV-7.K12.2']. */
export const isGoalInSpiteOf = (match: Match, by: Side): boolean =>
  isOverWithTheKickOff(match) && goalStanding(match) === other(by);
