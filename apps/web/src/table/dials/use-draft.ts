import { legalActions, type Action, type AnyShape, type Seat } from '@bande/core';
import { type Dial, type Draft, goesAlong, lookAt } from '@bande/stage/view';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { dialsOf, draftable, type Lately } from './drafts.ts';
import { HandDraft } from './hand-draft.ts';
import type { Desk } from '../../board/picking.ts';

export interface Drafting {
  /** The legal action that the draft began as; null: nothing is set by dials now. */
  readonly example: Action<AnyShape> | null;
  /** As dials and keys set it now; null: there is nothing to set. Whoever shows it listens to it, so that the page stands still while a hand moves. */
  readonly draft: Draft<AnyShape> | null;
  /** The same as pointers on the table set it for a seat, where that is a hand of its own. */
  readonly held: (seat: Seat) => Draft<AnyShape> | null;
  /** Everything by which it is set here. */
  readonly hands: readonly HandDraft[];
  readonly dialsOf: (draft: Action<AnyShape>) => readonly Dial[];
  readonly isChanged: () => boolean;
  /** Back to where setting it began. */
  readonly takeBack: () => void;
  /** Whether the draft is what is usually done now; open options are only beside it. */
  readonly draftFirst: boolean;
  /** It has no button: it is done with whatever is pressed. */
  readonly goesAlong: boolean;
  /** Somebody has done something at the table's edge, or, where a seat is named, by a pointer on the table: the next one of that hand begins there. */
  readonly done: (action: Action<AnyShape>, onTable: Seat | null) => void;
}
const NO_DIALS: readonly Dial[] = [];

/** What somebody had set when he left the table, for the settings or the rulebook: it waits there for him. */
let leftBehind: {
  readonly table: string;
  readonly action: Action<AnyShape> | null;
  readonly lately: Lately;
} | null = null;

/**
 * An action with free figures as it is set now. Where hands act on the table at any time, pointers there and the dials at its edge are hands of their
 * own, and so is every seat: two people set what they like at once.
 */
export function useDraft(desk: Desk | null, seats: readonly Seat[], table: string): Drafting {
  const [left] = useState(() => (leftBehind?.table === table ? leftBehind : null));
  const [edge] = useState(() => new HandDraft(left?.lately));
  const [byPointer] = useState(() => new Map<Seat, HandDraft>());
  const example = useMemo(() => (desk === null ? null : draftable(desk)), [desk]);
  const isByHand = desk?.view.byHand !== undefined;
  const heldBy = useCallback((seat: Seat): HandDraft => {
    const hand = byPointer.get(seat) ?? new HandDraft();
    byPointer.set(seat, hand);
    return hand;
  }, []);
  useLayoutEffect(() => {
    if (desk === null) return;
    if (isByHand) for (const one of desksOf(desk, seats)) heldBy(one.seat).offer(one);
    edge.offer(desk, isByHand ? heldBy(desk.seat) : null);
    if (example === null || left === null || leftBehind !== left) return;
    leftBehind = null;
    if (left.action?.kind === example.kind && edge.wouldBeTaken(left.action)) edge.draft.set(left.action);
  }, [desk]);
  const seat = desk?.seat ?? null;
  useEffect(() => {
    if (!isByHand || seat === null) return;
    const other = heldBy(seat);
    return other.draft.subscribe(() => edge.follow(other));
  }, [isByHand, seat]);
  useEffect(
    () => () => {
      leftBehind = { table, action: edge.isChanged ? edge.draft.get() : null, lately: edge.lately };
    },
    [table],
  );
  const dials = useCallback(
    (action: Action<AnyShape>) => (desk === null ? NO_DIALS : dialsOf(desk.view, action, desk.match)),
    [desk],
  );
  const here = seats.join();
  const hands = useMemo(() => [edge, ...(isByHand ? seats.map(heldBy) : [])], [isByHand, here]);
  const held = useCallback(
    (one: Seat) => (isByHand && example !== null ? heldBy(one).draft : null),
    [isByHand, example === null],
  );
  return {
    example,
    draft: example === null ? null : edge.draft,
    held,
    hands,
    dialsOf: dials,
    isChanged: () => edge.isChanged,
    takeBack: () => edge.takeBack(),
    draftFirst: example !== null && example === desk?.legal.find(({ kind }) => kind !== 'choose'),
    goesAlong: desk !== null && example !== null && goesAlong(desk.view, example, null, desk.match) !== null,
    done: (action, onTable) => {
      (onTable === null || !isByHand ? edge : heldBy(onTable)).done(action);
      if (desk !== null && lookAt(desk.view, action).hands === 'beginAnew') for (const hand of hands) hand.startAnew();
    },
  };
}

/** What is open to each of those who sit here. */
const desksOf = (desk: Desk, seats: readonly Seat[]): readonly Desk[] =>
  seats.map((seat) =>
    seat === desk.seat ? desk : { ...desk, seat, legal: legalActions(desk.game, desk.match, seat) },
  );
