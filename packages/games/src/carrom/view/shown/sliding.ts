import { positionsAt, type Run } from '@bande/physics';

/** Seconds over which a speed is measured. */
const MOMENT = 0.01;

/** What is heard of a stroke: how fast the fastest of all that slides over the board is, in metres a second. */
export function slidingSpeed(run: Run, time: number): number {
  if (time >= run.seconds) return 0;
  const soon = positionsAt(run, time + MOMENT);
  const speeds = positionsAt(run, time).map(({ id, x, y }, i) =>
    isOnBoard(run, id, time) ? Math.hypot(soon[i]!.x - x, soon[i]!.y - y) / MOMENT : 0,
  );
  return Math.max(0, ...speeds);
}

const isOnBoard = (run: Run, id: string, time: number): boolean =>
  run.path(id).findLast(({ t }) => t <= time)?.mode === 'board';
