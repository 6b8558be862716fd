import type { Action, AnyShape, Refusal } from '@bande/core';
import { useCallback, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { hintsFor, pickingOf } from '../session/picks.ts';
import { pick, type Desk } from './picking.ts';
import type { Seen } from './playback.ts';
import { useDraft, type Drafting } from './use-draft.ts';
import type { OpenedTable } from './use-opened.ts';

export interface Choice extends Pick<Drafting, 'draft' | 'dials' | 'isChanged' | 'draftFirst' | 'goesAlong'> {
  readonly pickable: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly buttons: readonly Action<AnyShape>[];
  /** The button among them that is for dice: what is usually done, whatever else the board offers. */
  readonly dice: Action<AnyShape> | null;
  /** A long choice that one button stands for. */
  readonly shortcut: Action<AnyShape> | null;
  /** Chosen, and waiting to be confirmed. */
  readonly ready: Action<AnyShape> | null;
  readonly refusal: Refusal | null;
  readonly setDraft: (action: Action<AnyShape>) => void;
  readonly turn: (dial: string, value: number) => void;
  readonly hints: (id: string) => ReadonlySet<string>;
  readonly pick: (id: string) => void;
  readonly undo: () => void;
  /** A button: it says what it does, so nothing is asked again. */
  readonly press: (action: Action<AnyShape>) => void;
  /** A shortcut for picks: confirmed like them. */
  readonly choose: (action: Action<AnyShape>) => void;
  readonly confirm: () => void;
  readonly forgive: () => void;
}

interface Chosen {
  /** What had happened last when it was begun. */
  readonly after: Seen['snapshot']['fresh'];
  readonly picked: readonly string[];
  readonly button: Action<AnyShape> | null;
  readonly refusal: Refusal | null;
  /** As it has been set; null: as it began. */
  readonly draft: Action<AnyShape> | null;
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_BUTTONS: readonly Action<AnyShape>[] = [];
const FRESH = { picked: [] as readonly string[], button: null, refusal: null, draft: null };

/** A person's choice as it is being made; whatever happens begins it anew, a pause does not. */
export function useChoice({ game, view, session, playback }: OpenedTable, { snapshot, playing }: Seen): Choice {
  const { confirm } = useSettings();
  const { match, seat, legal } = snapshot;
  const after = snapshot.fresh;
  const [state, setChosen] = useState<Chosen>({ after, ...FRESH });
  const chosen = useMemo(() => (state.after === after ? state : { after, ...FRESH }), [state, after]);
  const open = seat !== null && !playing && !snapshot.paused && match.outcome === null;
  const desk = useMemo(
    (): Desk | null => (open ? { game, view, match, seat, legal } : null),
    [open, game, view, match, seat, legal],
  );
  const picking = useMemo(
    () => (desk === null ? null : pickingOf(view, match, legal, chosen.picked)),
    [desk, chosen.picked],
  );
  const { example, begun, keep, ...drafting } = useDraft(desk, chosen.draft);
  // Others of its kind are the same action with other figures.
  const buttons = (picking?.buttons ?? NO_BUTTONS).filter(({ kind }) => kind !== example?.kind);
  const dice = buttons.find((action) => view.isRoll?.(action) === true) ?? null;
  const set = (next: Partial<Chosen>): void => setChosen({ after, ...FRESH, ...next });

  const act = (action: Action<AnyShape>): void => {
    const refusal = session.act(action);
    if (refusal !== null) set({ refusal, draft: chosen.draft });
    else keep(action);
  };
  const setDraft = (action: Action<AnyShape>): void => set({ draft: action });
  const choose = (action: Action<AnyShape>): void =>
    confirm ? set({ button: action, draft: chosen.draft }) : act(action);
  const press = (action: Action<AnyShape>): void => {
    if (drafting.goesAlong && drafting.isChanged) act(drafting.draft!);
    act(action);
    // Who has pressed a button for dice has rolled them.
    if (action === dice && session.snapshot.chance !== null && session.snapshot.rollHere) session.roll();
  };
  const pickOne = (id: string): void => {
    if (playing) return playback.skip();
    if (desk === null) return;
    const result = pick(desk, chosen.picked, id);
    if (result.kind === 'refused') {
      const pointed = drafting.draft === null ? null : (view.draftAt?.(drafting.draft, id, match) ?? null);
      return pointed === null
        ? set({ picked: chosen.picked, refusal: result.refusal, draft: chosen.draft })
        : setDraft(pointed);
    }
    const { complete } = pickingOf(view, match, legal, result.picked);
    if (complete !== null && !confirm) act(complete);
    else set({ picked: result.picked, draft: chosen.draft });
  };
  const hints = useCallback(
    (id: string) => (desk === null ? NOTHING : hintsFor(view, match, legal, chosen.picked, id)),
    [desk, chosen.picked],
  );
  const ready = desk === null ? null : (chosen.button ?? picking?.complete ?? null);

  return {
    pickable: chosen.button === null ? (picking?.pickable ?? NOTHING) : NOTHING,
    picked: chosen.picked,
    buttons,
    dice,
    shortcut: useMemo(() => (desk === null ? null : (view.shortcut?.(legal, match) ?? null)), [desk]),
    ready,
    refusal: chosen.refusal,
    ...drafting,
    setDraft,
    turn: (dial, value) =>
      drafting.draft !== null && view.turned !== undefined && setDraft(view.turned(drafting.draft, dial, value, match)),
    hints,
    pick: pickOne,
    undo: () => set({ picked: chosen.button === null ? chosen.picked.slice(0, -1) : chosen.picked, draft: begun }),
    press,
    choose,
    confirm: () => ready !== null && act(ready),
    forgive: () => set({ picked: chosen.picked, draft: chosen.draft }),
  };
}
