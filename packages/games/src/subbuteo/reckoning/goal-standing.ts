import { other, type Side } from '../names.ts';
import type { Match } from '../state.ts';

/** At a desk: whose goal has brought the kick-off that is due or on its way ['FISTF-II.4.2.5.1'], and whether that has been taken. */
interface GoalStanding {
  readonly for: Side;
  readonly isPast: boolean;
}
export function goalStanding({ state: { restart, measured, score } }: Match): GoalStanding | null {
  if (measured || restart?.kind !== 'kickOff' || !restart.inHaste) return null;
  const scorer = restart.passed === true ? restart.by : other(restart.by);
  return score[scorer] > 0 ? { for: scorer, isPast: restart.step === 'taken' } : null;
}
