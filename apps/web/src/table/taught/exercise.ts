import type { AnyShape, Words } from '@bande/core';
import type { Draft, Exercise, GameView } from '@bande/stage/view';
import { useEffect, useRef } from 'react';
import type { Session } from '../../session/session.ts';
import type { Seen } from '../playback.ts';

/** What has become of a task, and where it was missed, why. */
export interface Exercised {
  readonly outcome: 'done' | 'missed';
  readonly why: Words | null;
}

function exercisedIn(
  exercise: Exercise<AnyShape> | undefined,
  { log, match }: Pick<Seen['snapshot'], 'log' | 'match'>,
): Exercised | null {
  const outcome = exercise?.outcome(log, match) ?? null;
  if (outcome === null) return null;
  return { outcome, why: outcome === 'missed' ? (exercise?.whyMissed?.(log, match) ?? null) : null };
}

/** Once it is done it stays so, whatever is played afterwards. */
export function useExercise(exercise: Exercise<AnyShape> | undefined, { snapshot }: Seen): Exercised | null {
  const known = useRef<Exercised | null>(null);
  known.current ??= exercisedIn(exercise, snapshot);
  return known.current;
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
