import { other, type Side } from '../names.ts';
import type { Match } from '../state.ts';

/** After the signal: the ball does not roll, nobody has a choice to make, and no penalty is to be taken ['FISTF-II.12.1.2.1'] [S-28]. */
export const isPlayedOut = ({ state }: Match): boolean =>
  !state.rolling && state.offers.length === 0 && state.restart?.kind !== 'penalty';

/** Who has more goals; null if nobody has. */
export function leaderOf({ state: { score } }: Match): Side | null {
  if (score.red === score.blue) return null;
  return score.red > score.blue ? 'red' : 'blue';
}

type Following = 'interval' | 'extraTime' | 'shootOut' | 'end';

/** What comes after the period that is over. */
export function whatFollows(match: Match): Following {
  const { period } = match.state;
  if (period === 'firstHalf') return 'interval';
  if (leaderOf(match) !== null || !match.setup.settings.knockOut) return 'end';
  return period === 'secondHalf' ? 'extraTime' : 'shootOut';
}

/** 'FISTF-II.17.1.3', 'FISTF-II.17.1.4.2': after five shots of each, or after any pair then, whoever has more; null while nothing is decided. */
const FIVE = 5;
/** Nobody can catch up any more in the shots that are left of the five; they are taken all the same [S-78]. */
export function isOutOfReach({ state }: Match, by: Side, scored: boolean): boolean {
  const { shootOut } = state;
  if (shootOut === null) return false;
  const goals = { ...shootOut.goals, [by]: shootOut.goals[by] + Number(scored) };
  const left = { ...shootOut.shots, [by]: shootOut.shots[by] + 1 };
  const most = (side: Side): number => goals[side] + Math.max(0, FIVE - left[side]);
  return goals.red > most('blue') || goals.blue > most('red');
}

export function winnerOfShootOut({ state }: Match, by: Side, scored: boolean): Side | null {
  const { shootOut } = state;
  if (shootOut === null) return null;
  const [own, theirs] = [shootOut.shots[by] + 1, shootOut.shots[other(by)]];
  const goals = shootOut.goals[by] + Number(scored);
  if (own !== theirs || own < FIVE || goals === shootOut.goals[other(by)]) return null;
  return goals > shootOut.goals[other(by)] ? by : other(by);
}
