import { useCallback } from 'react';
import { carry, pick } from '../../board/picking.ts';
import { hintsFor, pickingOf } from '../../session/picks.ts';
import { useSettings } from '../../ui/settings.ts';
import type { Drafting } from '../dials/use-draft.ts';
import type { Seen } from '../playback.ts';
import type { OpenedTable } from '../use-opened.ts';
import type { Choice } from './choice.ts';
import type { Choosing } from './use-choosing.ts';
import type { Doing } from './use-doing.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Picking on the board, one thing after the other. */
export function usePicks(
  { view, playback }: OpenedTable,
  { snapshot, playing }: Seen,
  { desk, match, legal, chosen, set }: Choosing,
  { draft }: Pick<Drafting, 'draft'>,
  { act }: Pick<Doing, 'act'>,
): Pick<Choice, 'pick' | 'carry' | 'hints'> {
  const { confirm } = useSettings();
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
    if (result.kind === 'picks') return take(result.picked);
    const now = draft?.get() ?? null;
    const pointed = now === null ? null : (view.turned?.(now, { at: id }, match) ?? null);
    if (pointed !== null) return draft?.set(pointed);
    set({ picked: chosen.picked, refused: { refusal: result.refusal, after: snapshot.fresh } });
  };
  const hints = useCallback(
    (id: string) => (desk === null ? NOTHING : hintsFor(view, match, legal, chosen.picked, id)),
    [desk, chosen.picked],
  );
  return {
    pick: pickOne,
    carry: (id, to) => desk !== null && take(carry(desk, chosen.picked, id, to)),
    hints,
  };
}
