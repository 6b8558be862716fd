import { other, type Side } from '../names.ts';
import { withState, type Match, type Movement } from '../state.ts';

/** Whose goal has ended the last movement, as long as nobody has kicked off since: it can still be taken back. */
export function goalStanding({ state }: Match): Side | null {
  const { restart, movement, last } = state;
  if (movement !== null || last === null || restart?.kind !== 'kickOff' || last.as === 'kickOff') return null;
  const scorer = other(restart.by);
  return state.score[scorer] > 0 ? scorer : null;
}

/** The ball is on its way again, as it was before it crossed the line. */
export const withoutGoal = (match: Match, scorer: Side): Match =>
  withState(match, {
    score: { ...match.state.score, [scorer]: match.state.score[scorer] - 1 },
    movement: match.state.last,
    restart: null,
    turn: null,
  });

/**
 * A goal of this side counts, and no action of it is known or due since in which another could be none: by C-118 the kick-off has
 * ended what can be taken back. A shot that was told, and for which nothing was counted, stays open to a decision.
 */
export function onlyCountedGoalsOf(by: Side, { state }: Match): boolean {
  const { score, movement, open, last, restart, repetition, turn } = state;
  if (score[by] === 0) return false;
  if (movement !== null) return isUntouchedKickOff(movement, by) && (restart === null || restart.given === null);
  if (open !== null || last?.by === by) return false;
  if (restart !== null) return restart.kind === 'kickOff' || restart.by !== by;
  return (repetition?.by ?? turn) !== by;
}
const isUntouchedKickOff = ({ as, by, last, met }: Movement, scorer: Side): boolean =>
  as === 'kickOff' && by !== scorer && last.side !== scorer && !met.includes(scorer);
