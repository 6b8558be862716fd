import type { ReactElement } from 'react';
import { useRoom, useTable } from '../at-table.ts';
import { ExerciseCard } from './exercise-card.tsx';
import { HintCard } from './hint-card.tsx';

/** How to do what is to be done: the task on this table, or what a newcomer is shown. */
export function TaughtCard(): ReactElement | null {
  const { game, view, session } = useTable();
  const { seen, taught } = useRoom();
  const { exercise, standing, hint, to, skip } = taught;
  const name = to === null ? null : (view.sides(seen.match)[to]?.name ?? null);
  if (exercise === undefined) return hint === null ? null : <HintCard hint={hint} to={name} onSkip={skip} />;
  return (
    <ExerciseCard
      game={game}
      exercises={view.exercises ?? []}
      exercise={exercise}
      standing={standing}
      now={() => session.playTick}
    />
  );
}
