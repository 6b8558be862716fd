import { useMemo, type ReactElement } from 'react';
import { StatisticsView } from '../../board/statistics/statistics-view.tsx';
import { matchSteps } from '../../board/watch/steps.ts';
import { useSay } from '../../ui/say.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useWatching } from '../at-replay.ts';
import { REPLAY } from '../words.ts';

/** The match in figures. */
export function Figures({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { found, course } = useWatching();
  const { game, view } = found;
  const { steps } = course;
  const say = useSay();
  const charts = useMemo(() => view.statistics(matchSteps(steps)), [view, steps]);
  return (
    <Sheet kind="screen" title={say(REPLAY.statistics)} onClose={onClose}>
      <StatisticsView charts={charts} sides={view.sides(steps[0]!.match)} game={game.id} />
    </Sheet>
  );
}
