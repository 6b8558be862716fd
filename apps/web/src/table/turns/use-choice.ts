import { legalActions, type Action, type AnyShape, type Match, type Refusal, type Seat } from '@bande/core';
import {
  type Aid,
  type GameView,
  goesAlong,
  optionOf,
  type PlacedButton,
  type SaysActions,
  wantedNow,
} from '@bande/stage/view';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../ui/settings.ts';
import { goingOn, hintsFor, pickingOf } from '../../session/picks.ts';
import { carry, pick, type Desk } from '../../board/picking.ts';
import type { Seen } from '../playback.ts';
import { useDraft, type Drafting } from '../dials/use-draft.ts';
import type { OpenedTable } from '../use-opened.ts';

export interface Choice extends Pick<
  Drafting,
  'example' | 'draft' | 'held' | 'hands' | 'dialsOf' | 'isChanged' | 'draftFirst' | 'goesAlong'
> {
  readonly pickable: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly buttons: readonly Action<AnyShape>[];
  /** The button among them that is for dice: what is usually done, whatever else the board offers. */
  readonly dice: Action<AnyShape> | null;
  /** A long choice that one button stands for, with what has been picked of it so far. */
  readonly shortcut: Pressed | null;
  /** Chosen, and waiting to be confirmed. */
  readonly ready: Action<AnyShape> | null;
  readonly refusal: Refusal | null;
  readonly turn: (dial: string, value: number) => void;
  /** What one key does for whoever sets the draft. */
  readonly aidsOf: (draft: Action<AnyShape>) => readonly Aid<AnyShape>[];
  /** Whether exactly this may be done now, by whoever has the buttons or by somebody else who sits here. */
  readonly isLegal: (action: Action<AnyShape>, by?: Seat) => boolean;
  readonly hints: (id: string) => ReadonlySet<string>;
  readonly pick: (id: string) => void;
  /** Something was dragged to a place. */
  readonly carry: (id: string, to: string) => void;
  readonly undo: () => void;
  /** A button: it says what it does, so nothing is asked again. */
  readonly press: (action: Action<AnyShape>) => void;
  /** A hand on the table has let go: that is its confirmation. */
  readonly letGo: (action: Action<AnyShape>, seat?: Seat) => void;
  /** The kinds of actions that somebody here has done since the table was opened. */
  readonly acted: ReadonlySet<string>;
  readonly confirm: () => void;
  readonly forgive: () => void;
}

/** A button that can be pressed, and what it says. */
interface Pressed extends PlacedButton<AnyShape> {
  readonly action: Action<AnyShape>;
}

/** The button that stands for a long choice, of which so much is open. */
function shortcutIn(
  view: Pick<GameView<AnyShape>, 'buttonsAt'>,
  match: Match<AnyShape>,
  open: readonly Action<AnyShape>[],
): Pressed | null {
  const [first] = view.buttonsAt?.({ at: 'shortcut', open }, match) ?? [];
  return first === undefined || first.action === null ? null : { ...first, action: first.action };
}

interface Chosen {
  /** Whose choice it is. */
  readonly seat: Seat | null;
  readonly picked: readonly string[];
  readonly button: Action<AnyShape> | null;
  /** What was refused, and what had happened last when it was: anything new makes it old. */
  readonly refused: { readonly refusal: Refusal; readonly after: Seen['snapshot']['fresh'] } | null;
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_BUTTONS: readonly Action<AnyShape>[] = [];
const NO_AIDS: readonly Aid<AnyShape>[] = [];
const FRESH = { picked: [] as readonly string[], button: null, refused: null };

/** A half-made choice belongs to whoever makes it: what happens meanwhile wipes it only if it is no longer possible. */
function stillPossible(chosen: Chosen, desk: Desk | null, seat: Seat | null): Chosen {
  if (chosen.picked.length === 0 && chosen.button === null) return chosen;
  // Nobody may act at this moment, or everybody waits for a reader: it is looked at again when somebody may.
  if (seat === null) return chosen;
  if (chosen.seat !== seat) return { seat, ...FRESH };
  if (desk === null) return chosen;
  const { view, match, legal } = desk;
  const button = chosen.button === null ? null : JSON.stringify(chosen.button);
  const isOffered =
    (button === null || legal.some((action) => JSON.stringify(action) === button)) &&
    goingOn(view, match, legal, chosen.picked).length > 0;
  return isOffered ? chosen : { seat, ...FRESH };
}

/** What may be done the way that hands go now. */
export const offeredIn = (
  { byHand }: Pick<GameView<AnyShape>, 'byHand'>,
  legal: readonly Action<AnyShape>[],
  match: Match<AnyShape>,
  isInMode: boolean,
): readonly Action<AnyShape>[] =>
  byHand?.mode === undefined ? legal : legal.filter((action) => byHand.mode!.offers(action, match, isInMode));

/** A person's choice as it is being made. */
export function useChoice(
  { kept, game, view, session, playback }: OpenedTable,
  { snapshot, playing }: Seen,
  isInMode = false,
): Choice {
  const { confirm } = useSettings();
  const { match, seat, fresh } = snapshot;
  const legal = useMemo(
    () => offeredIn(view, snapshot.legal, match, isInMode),
    [view, snapshot.legal, match, isInMode],
  );
  const [state, setChosen] = useState<Chosen>({ seat, ...FRESH });
  const open = seat !== null && !playing && !snapshot.paused && match.outcome === null;
  const desk = useMemo(
    (): Desk | null => (open ? { game, view, match: { ...match, pausedAt: null }, seat, legal } : null),
    [open, game, view, match, seat, legal],
  );
  const chosen = useMemo(() => stillPossible(state, desk, seat), [state, desk, seat]);
  // What was wiped does not come back with the next turn.
  if (chosen !== state) setChosen(chosen);
  const picking = useMemo(
    () => (desk === null ? null : pickingOf(view, match, legal, chosen.picked)),
    [desk, chosen.picked],
  );
  const { takeBack, done, ...drafting } = useDraft(desk, snapshot.seats, kept.id);
  const { draft, example } = drafting;
  // Others of its kind are the same action with other figures.
  const buttons = (picking?.buttons ?? NO_BUTTONS).filter(
    (action, _, all) => action.kind !== example?.kind && !isSaidOtherwise(view, match, action, all),
  );
  const dice = buttons.find((action) => wantedNow(view, action, match) === 'dice') ?? null;
  const acted = useRef<ReadonlySet<string>>(NOTHING);
  const set = (next: Partial<Chosen>): void => setChosen({ seat, ...FRESH, ...next });

  /** By the hand at the table's edge, or by a pointer on the table for a seat; why it was refused, if it was. */
  const tryOut = (action: Action<AnyShape>, by: Seat | null, onTable: Seat | null): Chosen['refused'] => {
    const refusal = session.act(action, by);
    if (refusal !== null) return { refusal, after: session.snapshot.fresh };
    done(action, onTable);
    acted.current = new Set([...acted.current, action.kind]);
    return null;
  };
  const act = (action: Action<AnyShape>): void => set({ refused: tryOut(action, seat, null) });
  // What somebody else has picked meanwhile stays.
  const letGo = (action: Action<AnyShape>, by: Seat | null = seat): void =>
    setChosen({ ...chosen, refused: tryOut(action, by, by) });
  const press = (action: Action<AnyShape>): void => {
    const now = draft?.get() ?? null;
    const along = now === null ? null : goesAlong(view, now, action, match);
    if (now !== null && (along === 'asSeen' || (along === 'ifSet' && drafting.isChanged()))) act(now);
    act(action);
    // Who has pressed a button for dice has rolled them.
    if (action === dice && session.snapshot.chance !== null && session.snapshot.rollHere) session.roll();
  };
  /** What has been picked is done, if that says everything and nobody wants to be asked. */
  const take = (picked: readonly string[]): void => {
    const { complete } = pickingOf(view, match, legal, picked);
    if (complete !== null && !confirm) act(complete);
    else set({ picked });
  };
  const pickOne = (id: string): void => {
    if (playing) return playback.skip();
    if (desk === null) return;
    const result = pick(desk, chosen.picked, id);
    if (result.kind === 'refused') {
      const now = draft?.get() ?? null;
      const pointed = now === null ? null : (view.draftAt?.(now, id, match) ?? null);
      return pointed === null
        ? set({ picked: chosen.picked, refused: { refusal: result.refusal, after: fresh } })
        : draft?.set(pointed);
    }
    take(result.picked);
  };
  const hints = useCallback(
    (id: string) => (desk === null ? NOTHING : hintsFor(view, match, legal, chosen.picked, id)),
    [desk, chosen.picked],
  );
  const [forgiven, setForgiven] = useState(snapshot.missed);
  const missed = snapshot.missed === forgiven ? null : (snapshot.missed?.refusal ?? null);
  const ready = desk === null ? null : (chosen.button ?? picking?.complete ?? null);

  return {
    pickable: chosen.button === null ? (picking?.pickable ?? NOTHING) : NOTHING,
    picked: chosen.picked,
    buttons,
    dice,
    shortcut: useMemo(
      () => (desk === null ? null : shortcutIn(view, match, goingOn(view, match, legal, chosen.picked))),
      [desk, chosen.picked],
    ),
    ready,
    refusal: chosen.refused?.after === fresh ? chosen.refused.refusal : missed,
    ...drafting,
    turn: (dial, value) => {
      const now = draft?.get() ?? null;
      if (now !== null && view.turned !== undefined) draft!.set(view.turned(now, dial, value, match));
    },
    aidsOf: (now) => (desk === null ? NO_AIDS : (view.aids?.(now, match) ?? NO_AIDS)),
    isLegal: (action, by) =>
      (by === undefined || by === seat ? legal : legalActions(game, match, by)).some(
        (one) => JSON.stringify(one) === JSON.stringify(action),
      ),
    hints,
    pick: pickOne,
    carry: (id, to) => desk !== null && take(carry(desk, chosen.picked, id, to)),
    undo: () => {
      takeBack();
      set({ picked: chosen.button === null ? chosen.picked.slice(0, -1) : chosen.picked });
    },
    press,
    letGo,
    acted: acted.current,
    confirm: () => ready !== null && act(ready),
    forgive: () => {
      set({ picked: chosen.picked });
      setForgiven(snapshot.missed);
    },
  };
}

/** A choice of an option for which the game has a button of its own. */
export const isSaidOtherwise = (
  view: SaysActions<AnyShape>,
  match: Match<AnyShape>,
  action: Action<AnyShape>,
  all: readonly Action<AnyShape>[],
): boolean =>
  action.kind === 'choose' &&
  'option' in action &&
  all.some((one) => one !== action && one.kind !== 'choose' && optionOf(view, one, match) === action.option);
