import type { AnyShape } from '@bande/core';
import { OPEN, type Draft, type Exercise, type GameView, type Standing } from '@bande/stage/view';
import { useEffect, useRef } from 'react';
import type { Session } from '../../session/session.ts';
import type { Seen } from '../playback.ts';

/** What has become of a task. */
type Exercised = Extract<Standing, { is: 'done' | 'missed' }>;
export const isExercised = (now: Standing): now is Exercised => now.is === 'done' || now.is === 'missed';

/** Once it is done it stays so, whatever is played afterwards. */
export function useExercise(exercise: Exercise<AnyShape> | undefined, { snapshot: { log, match } }: Seen): Standing {
  const known = useRef<Exercised | null>(null);
  if (known.current !== null) return known.current;
  const now = exercise?.stands(log, match) ?? OPEN;
  if (isExercised(now)) known.current = now;
  return now;
}

/** Whoever reads how it went is not to play on by mistake. */
export function useStandStill(session: Pick<Session, 'standStill'>, isJudged: boolean): void {
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
