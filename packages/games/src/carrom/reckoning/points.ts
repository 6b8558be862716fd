import type { ConsequenceOf } from '../consequences.ts';
import { onState, sideNamed, withSide, type Match } from '../state.ts';

/** Trial boards do not count ['ICF-40']; nothing is owed any more. */
export function boardIsWon(match: Match, { side, points, extra }: ConsequenceOf<'boardWon'>): Match {
  const winner = sideNamed(side);
  const isTrial = match.state.trial > 0;
  const counted = withSide(match.state.points, winner, match.state.points[winner] + points);
  return {
    ...onState(match, {
      phase: 'boardOver',
      running: null,
      points: isTrial ? match.state.points : counted,
      result: { winner, points, extra: isTrial ? 0 : extra },
    }),
    debts: [],
    options: [],
  };
}

export function extraPointsCount(match: Match, { side, points }: ConsequenceOf<'extraPointsCount'>): Match {
  const { result, points: sofar } = match.state;
  const winner = sideNamed(side);
  return demandIsOver(
    onState(match, {
      points: withSide(sofar, winner, sofar[winner] + points),
      result: result === null ? null : { ...result, points: result.points + points, extra: 0 },
    }),
  );
}

export const demandIsOver = (match: Match): Match => ({
  ...match,
  options: match.options.filter(({ name }) => name !== 'demand'),
});
