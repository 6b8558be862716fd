import type { Words } from '@bande/core';
import { useState } from 'react';
import { useTableKeys } from '../../board/use-table-keys.ts';
import type { NotTakenBack } from '../../session/take-back.ts';
import type { Seen } from '../playback.ts';
import type { OpenedTable } from '../use-opened.ts';
import { NOT_TAKEN_BACK } from '../words.ts';
import type { Choice } from './choice.ts';

/** What was decided last, to be decided anew. */
export interface TakingBack {
  /** There is something to be taken back, and it may be. */
  readonly isOffered: boolean;
  /** What is being chosen first, then what was decided. */
  readonly takeBack: () => void;
  /** Why it was refused, until that is put away or anything new happens. */
  readonly whyNot: Words | null;
  readonly forgive: () => void;
}

const isAsked = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !shiftKey && (ctrlKey || metaKey ? key.toLowerCase() === 'z' : key === 'Backspace');

export function useTakeBack({ session }: OpenedTable, { snapshot }: Seen, choice: Choice): TakingBack {
  const [refused, setRefused] = useState<{ readonly why: NotTakenBack; readonly after: number } | null>(null);
  const isChoosing = (): boolean => choice.picked.length > 0 || choice.isChanged();
  const takeBack = (): void => {
    if (isChoosing()) return choice.undo();
    const why = session.takeBack();
    setRefused(why === null ? null : { why, after: snapshot.inputs });
  };
  useTableKeys((event) => {
    if (!isAsked(event) || !session.sitters.includes('human')) return;
    event.preventDefault();
    takeBack();
  });
  return {
    isOffered: snapshot.takesBack === null,
    takeBack,
    whyNot: refused?.after === snapshot.inputs ? NOT_TAKEN_BACK[refused.why] : null,
    forgive: () => setRefused(null),
  };
}
