import type { Action, AnyShape } from '@bande/core';
import type { Dial } from '@bande/stage/view';
import { useCallback, useMemo, useRef } from 'react';
import { dialsOf, draftable, firstDraft, withLast, type Lately } from './drafts.ts';
import type { Desk } from './picking.ts';

export interface Drafting {
  /** The legal action that the draft began as; null: nothing is set by dials now. */
  readonly example: Action<AnyShape> | null;
  /** Where setting it begins, and where taking back leads to. */
  readonly begun: Action<AnyShape> | null;
  readonly draft: Action<AnyShape> | null;
  readonly dials: readonly Dial[];
  readonly isChanged: boolean;
  /** Whether the draft is what is usually done now; open options are only beside it. */
  readonly draftFirst: boolean;
  /** It has no button: it is done with whatever is pressed. */
  readonly goesAlong: boolean;
  /** It has been done: the next one begins there. */
  readonly keep: (action: Action<AnyShape>) => void;
}
const NO_DIALS: readonly Dial[] = [];

/** An action with free figures as it is set now. */
export function useDraft(desk: Desk | null, set: Action<AnyShape> | null): Drafting {
  const lately = useRef<Lately>(new Map());
  const example = useMemo(() => (desk === null ? null : draftable(desk)), [desk]);
  const begun = useMemo(
    () => (desk === null || example === null ? null : firstDraft(desk, example, lately.current)),
    [desk, example],
  );
  const draft = example === null ? null : (set ?? begun);
  const dials = useMemo(
    () => (desk === null || draft === null ? NO_DIALS : dialsOf(desk.view, draft, desk.match)),
    [desk, draft],
  );
  const keep = useCallback(
    (action: Action<AnyShape>): void => {
      if (desk !== null && example?.kind === action.kind) lately.current = withLast(lately.current, desk, action);
    },
    [desk, example],
  );
  return {
    example,
    begun,
    draft,
    dials,
    isChanged: draft !== null && JSON.stringify(draft) !== JSON.stringify(begun),
    draftFirst: example !== null && example === desk?.legal.find(({ kind }) => kind !== 'choose'),
    goesAlong: draft !== null && desk?.view.goesAlong?.(draft) === true,
    keep,
  };
}
