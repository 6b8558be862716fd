import { play, type Action, type AnyShape } from '@bande/core';
import { createDraft } from '@bande/stage/use-draft';
import type { Dial, Draft } from '@bande/stage/view';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dialsOf, draftable, firstDraft, withLast, type Lately } from './drafts.ts';
import type { Desk } from './picking.ts';

export interface Drafting {
  /** The legal action that the draft began as; null: nothing is set by dials now. */
  readonly example: Action<AnyShape> | null;
  /** As it is set now; null: there is nothing to set. Whoever shows it listens to it, so that the page stands still while a hand moves. */
  readonly draft: Draft<AnyShape> | null;
  readonly dialsOf: (draft: Action<AnyShape>) => readonly Dial[];
  readonly isChanged: () => boolean;
  /** Back to where setting it began. */
  readonly takeBack: () => void;
  /** Whether the draft is what is usually done now; open options are only beside it. */
  readonly draftFirst: boolean;
  /** It has no button: it is done with whatever is pressed. */
  readonly goesAlong: boolean;
  /** It has been done: the next one begins there. */
  readonly keep: (action: Action<AnyShape>) => void;
}
const NO_DIALS: readonly Dial[] = [];

/** What somebody had set when he left the table, for the settings or the rulebook: it waits there for him. */
let leftBehind: {
  readonly table: string;
  readonly key: string;
  readonly action: Action<AnyShape>;
  readonly lately: Lately;
} | null = null;

/** An action with free figures as it is set now. It belongs to the hand that sets it: whatever happens meanwhile leaves it alone as long as it is still offered. */
export function useDraft(desk: Desk | null, table: string): Drafting {
  const [left] = useState(() => (leftBehind?.table === table ? leftBehind : null));
  const lately = useRef<Lately>(left?.lately ?? new Map());
  const example = useMemo(() => (desk === null ? null : draftable(desk)), [desk]);
  const begun = useMemo(
    () => (desk === null || example === null ? null : firstDraft(desk, example, lately.current)),
    [desk, example],
  );
  const [draft] = useState(() => createDraft<AnyShape>(begun));
  const hand = useRef<{ readonly key: string | null; readonly begun: Action<AnyShape> | null }>({ key: null, begun });
  const key = desk === null || example === null ? null : `${desk.seat} ${example.kind}`;
  useLayoutEffect(() => {
    if (begun === null) return;
    const isUnderHand = hand.current.key === key && !same(draft.get(), hand.current.begun);
    hand.current = { key, begun };
    if (!isUnderHand) draft.reset(begun);
    if (!isUnderHand && desk !== null && left?.key === key && leftBehind === left && isTaken(desk, left.action))
      draft.set(left.action);
    if (leftBehind === left) leftBehind = null;
  }, [key, begun, draft]);
  useEffect(
    () => () => {
      const [action, { key: held }] = [draft.get(), hand.current];
      if (action !== null && held !== null) leftBehind = { table, key: held, action, lately: lately.current };
    },
    [draft, table],
  );
  const keep = useCallback(
    (action: Action<AnyShape>): void => {
      if (desk !== null && example?.kind === action.kind) lately.current = withLast(lately.current, desk, action);
      hand.current = { key: null, begun: null };
    },
    [desk, example],
  );
  const dials = useCallback(
    (action: Action<AnyShape>) => (desk === null ? NO_DIALS : dialsOf(desk.view, action, desk.match)),
    [desk],
  );
  return {
    example,
    draft: example === null ? null : draft,
    dialsOf: dials,
    isChanged: () => !same(draft.get(), hand.current.begun),
    takeBack: () => draft.reset(hand.current.begun),
    draftFirst: example !== null && example === desk?.legal.find(({ kind }) => kind !== 'choose'),
    goesAlong: example !== null && desk?.view.goesAlong?.(example) === true,
    keep,
  };
}

const isTaken = ({ game, match, seat }: Desk, action: Action<AnyShape>): boolean =>
  play(game, match, { tick: match.tick, kind: 'action', by: seat, action }).ok;

const same = (a: Action<AnyShape> | null, b: Action<AnyShape> | null): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
