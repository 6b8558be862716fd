import type { Chart, MatchStep } from '@bande/stage/view';
import { FIGURES, goalBehind, other, sideOf, SIDES, type Figure, type Side } from '../names.ts';
import type { Subbuteo } from '../state.ts';
import { bodyWords, sideWords, words } from './naming.ts';

const MOST_FIGURES = 8;

/** Who was flicked how often, and where the ball went in: nobody counts it while it is played. */
export function statistics(steps: readonly MatchStep<Subbuteo>[]): readonly Chart[] {
  const flicks = new Map<Figure, number>();
  const goals = new Map<Side, number>();
  for (const { fact } of steps.map(({ entry }) => entry)) {
    if (fact.kind === 'flicked') flicks.set(fact.figure, (flicks.get(fact.figure) ?? 0) + 1);
    if (fact.kind !== 'ballOver' || !fact.inGoal) continue;
    const scorer = other(goalBehind(fact.line));
    goals.set(scorer, (goals.get(scorer) ?? 0) + 1);
  }
  const often = FIGURES.filter((figure) => flicks.has(figure))
    .toSorted((a, b) => flicks.get(b)! - flicks.get(a)!)
    .slice(0, MOST_FIGURES);
  return [
    {
      kind: 'bars',
      title: words('Am häufigsten geschnippt', 'Flicked most often'),
      bars: often.map((figure) => ({ label: bodyWords(figure), side: sideOf(figure), value: flicks.get(figure)! })),
    },
    {
      kind: 'bars',
      title: words('Ball im Tor der anderen', 'Ball in the others’ goal'),
      bars: SIDES.map((side) => ({ label: sideWords(side), side, value: goals.get(side) ?? 0 })),
    },
  ];
}
