import type { AnyShape } from '@bande/core';
import type { Exercise, Hint, Standing } from '@bande/stage/view';
import { useCallback, useState } from 'react';
import type { Fold } from '../dials/use-fold.ts';
import type { Seen } from '../playback.ts';
import type { OpenedTable } from '../use-opened.ts';
import { exerciseOf, isExercised, useBegins, useExercise, useStandStill } from './exercise.ts';
import { useHints } from './use-hints.ts';
import type { Choice } from '../turns/choice.ts';

/** What is said at the table to whoever learns the game. */
export interface Taught {
  /** What a newcomer is shown. */
  readonly hint: Hint | null;
  /** To which side that is said, where two share the device. */
  readonly to: string | null;
  readonly skip: () => void;
  /** The task on this table, and how it stands. */
  readonly exercise: Exercise<AnyShape> | undefined;
  readonly standing: Standing;
  /** Dials are set by hand, though a hand on the table could do it. */
  readonly isDialling: boolean;
  /** A hand was led. */
  readonly steered: () => void;
}

export function useTaught(table: OpenedTable, seen: Seen, choice: Choice, fold: Fold): Taught {
  const { view, session, kept } = table;
  const [isSteered, setSteered] = useState(false);
  const isDialling = view.byHand !== undefined && !fold.isFolded;
  const { hint, to, skip } = useHints(table, seen, choice, isSteered);
  const exercise = exerciseOf(view, kept.exercise);
  const standing = useExercise(exercise, seen);
  useStandStill(session, isExercised(standing));
  const [first] = seen.snapshot.seats;
  useBegins(exercise, first === undefined ? null : choice.held(first));
  const steered = useCallback(() => setSteered(true), []);
  // Whoever sets dials by hand does without the hand that is shown to newcomers.
  return {
    hint: isDialling || exercise !== undefined ? null : hint,
    to,
    skip,
    exercise,
    standing,
    isDialling,
    steered,
  };
}

/** Leading a hand goes on beside everything else, and so does reading: nothing waits for it. */
export const waitsForNewcomer = (hint: Hint | null): boolean =>
  hint !== null && !('steered' in hint.until) && !('read' in hint.until);

/** The button that a newcomer is shown. */
export function buttonMeant({ hint }: Pick<Taught, 'hint'>): 'dice' | 'shortcut' | null {
  if (hint === null) return null;
  if ('rolled' in hint.until) return 'dice';
  return hint.atShortcut === true ? 'shortcut' : null;
}

export const isSaid = ({ hint, exercise }: Pick<Taught, 'hint' | 'exercise'>): boolean =>
  hint !== null || exercise !== undefined;
