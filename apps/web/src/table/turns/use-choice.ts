import { legalActions, type Action, type AnyShape } from '@bande/core';
import { wantedNow, type Aid } from '@bande/stage/view';
import { useMemo, useState } from 'react';
import { goingOn, pickingOf } from '../../session/picks.ts';
import { useDraft, type Drafting } from '../dials/use-draft.ts';
import type { Seen } from '../playback.ts';
import type { OpenedTable } from '../use-opened.ts';
import { isSaidOtherwise, shortcutIn, type Choice } from './choice.ts';
import { useChoosing, type Choosing } from './use-choosing.ts';
import { useDoing } from './use-doing.ts';
import { usePicks } from './use-picks.ts';

const NOTHING: ReadonlySet<string> = new Set();
const NO_BUTTONS: readonly Action<AnyShape>[] = [];
const NO_AIDS: readonly Aid<AnyShape>[] = [];

/** A person's choice as it is being made. */
export function useChoice(table: OpenedTable, seen: Seen, isInMode = false): Choice {
  const { kept, view } = table;
  const choosing = useChoosing(table, seen, isInMode);
  const { desk, match, legal, chosen, set } = choosing;
  const picking = useMemo(
    () => (desk === null ? null : pickingOf(view, match, legal, chosen.picked)),
    [desk, chosen.picked],
  );
  const shortcut = useMemo(
    () => (desk === null ? null : shortcutIn(view, match, goingOn(view, match, legal, chosen.picked))),
    [desk, chosen.picked],
  );
  const drafting = useDraft(desk, seen.snapshot.seats, kept.id);
  const { takeBack, done: _done, ...draft } = drafting;
  // Others of its kind are the same action with other figures.
  const buttons = (picking?.buttons ?? NO_BUTTONS).filter(
    (action, _, all) => action.kind !== drafting.example?.kind && !isSaidOtherwise(view, match, action, all),
  );
  const dice = buttons.find((action) => wantedNow(view, action, match) === 'dice') ?? null;
  const { act, ...doing } = useDoing(table, choosing, drafting, dice);
  const picks = usePicks(table, seen, choosing, drafting, { act });
  const ready = picking?.complete ?? null;
  return {
    pickable: picking?.pickable ?? NOTHING,
    picked: chosen.picked,
    buttons,
    dice,
    shortcut,
    ready,
    ...draft,
    ...picks,
    ...doing,
    ...settingOf(table, choosing, drafting),
    ...useRefusal(seen, choosing),
    undo: () => {
      takeBack();
      set({ picked: chosen.picked.slice(0, -1) });
    },
    confirm: () => ready !== null && act(ready),
  };
}

/** What dials and keys may do. */
const settingOf = (
  { game, view }: OpenedTable,
  { desk, match, seat, legal }: Choosing,
  { draft }: Drafting,
): Pick<Choice, 'turn' | 'aidsOf' | 'isLegal'> => ({
  turn: (dial, value) => {
    const now = draft?.get() ?? null;
    const set = now === null ? null : (view.turned?.(now, { dial, value }, match) ?? null);
    if (set !== null) draft!.set(set);
  },
  aidsOf: (now) => (desk === null ? NO_AIDS : (view.aids?.(now, match) ?? NO_AIDS)),
  isLegal: (action, by) =>
    (by === undefined || by === seat ? legal : legalActions(game, match, by)).some(
      (one) => JSON.stringify(one) === JSON.stringify(action),
    ),
});

/** Why something could not be done, until it is put away or anything new happens. */
function useRefusal({ snapshot }: Seen, { chosen, set }: Choosing): Pick<Choice, 'refusal' | 'forgive'> {
  const [forgiven, setForgiven] = useState(snapshot.missed);
  const missed = snapshot.missed === forgiven ? null : (snapshot.missed?.refusal ?? null);
  return {
    refusal: chosen.refused?.after === snapshot.fresh ? chosen.refused.refusal : missed,
    forgive: () => {
      set({ picked: chosen.picked });
      setForgiven(snapshot.missed);
    },
  };
}
