import type { Action, AnyShape, Seat } from '@bande/core';
import { goesAlong } from '@bande/stage/view';
import { useRef } from 'react';
import type { Drafting } from '../dials/use-draft.ts';
import type { OpenedTable } from '../use-opened.ts';
import type { Choice } from './choice.ts';
import type { Choosing, Chosen } from './use-choosing.ts';

export interface Doing extends Pick<Choice, 'press' | 'letGo' | 'acted'> {
  /** By the hand at the table's edge. */
  readonly act: (action: Action<AnyShape>) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What has been chosen is done, or refused with its reason. */
export function useDoing(
  { view, session }: OpenedTable,
  { match, seat, set, stay }: Choosing,
  { draft, isChanged, done }: Drafting,
  dice: Choice['dice'],
): Doing {
  const acted = useRef<ReadonlySet<string>>(NOTHING);
  /** By the hand at the table's edge, or by a pointer on the table for a seat; why it was refused, if it was. */
  const tryOut = (action: Action<AnyShape>, by: Seat | null, onTable: Seat | null): Chosen['refused'] => {
    const refusal = session.act(action, by);
    if (refusal !== null) return { refusal, after: session.snapshot.fresh };
    done(action, onTable);
    acted.current = new Set([...acted.current, action.kind]);
    return null;
  };
  const act = (action: Action<AnyShape>): void => set({ refused: tryOut(action, seat, null) });
  return {
    act,
    acted: acted.current,
    // What somebody else has picked meanwhile stays.
    letGo: (action, by = seat ?? undefined) => stay(tryOut(action, by ?? null, by ?? null)),
    press: (action) => {
      const now = draft?.get() ?? null;
      const along = now === null ? null : goesAlong(view, now, action, match);
      if (now !== null && (along === 'asSeen' || (along === 'ifSet' && isChanged()))) act(now);
      act(action);
      // Who has pressed a button for dice has rolled them.
      if (action === dice && session.snapshot.chance !== null && session.snapshot.rollHere) session.roll();
    },
  };
}
