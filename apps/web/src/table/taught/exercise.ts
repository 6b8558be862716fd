import type { AnyShape } from '@bande/core';
import { OPEN, type Draft, type Exercise, type GameView, type Standing } from '@bande/stage/view';
import { useEffect, useRef } from 'react';
import type { TableSession } from '../../session/table-session.ts';
import type { Seen } from '../playback.ts';

/** What has become of a task. */
type Exercised = Extract<Standing, { is: 'done' | 'missed' }>;
export const isExercised = (now: Standing): now is Exercised => now.is === 'done' || now.is === 'missed';

/** What was said of a task, and how many inputs there were by then. */
interface Judged {
  readonly now: Exercised;
  readonly inputs: number;
}

/** Once it is done it stays so, whatever is played afterwards; not where what was judged has been taken back. */
export const stillJudged = (judged: Judged | null, inputs: number): Judged | null =>
  judged === null || inputs < judged.inputs ? null : judged;

export function useExercise(exercise: Exercise<AnyShape> | undefined, { snapshot }: Seen): Standing {
  const { log, match, inputs } = snapshot;
  const known = useRef<Judged | null>(null);
  known.current = stillJudged(known.current, inputs);
  if (known.current !== null) return known.current.now;
  const now = exercise?.stands(log, match) ?? OPEN;
  if (isExercised(now)) known.current = { now, inputs };
  return now;
}

/** Whoever reads how it went is not to play on by mistake. */
export function useStandStill(session: Pick<TableSession, 'standStill'>, isJudged: boolean): void {
  useEffect(() => {
    if (isJudged) session.standStill();
  }, [session, isJudged]);
}

export const exerciseOf = (
  { exercises = [] }: Pick<GameView<AnyShape>, 'exercises'>,
  id: string | undefined,
): Exercise<AnyShape> | undefined => exercises.find((one) => one.id === id);

/** The figure that a task is about is chosen already. */
export function useBegins(exercise: Exercise<AnyShape> | undefined, draft: Draft<AnyShape> | null): void {
  const isOpen = draft !== null;
  useEffect(() => {
    if (exercise?.begins !== undefined) draft?.set(exercise.begins);
  }, [exercise, isOpen]);
}
