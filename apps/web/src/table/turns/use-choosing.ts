import type { Action, AnyShape, Match, Refusal, Seat } from '@bande/core';
import { useMemo, useState } from 'react';
import type { Desk } from '../../board/picking.ts';
import { goingOn } from '../../session/picks.ts';
import type { Seen } from '../playback.ts';
import type { OpenedTable } from '../use-opened.ts';
import { offeredIn } from './choice.ts';

export interface Chosen {
  /** Whose choice it is. */
  readonly seat: Seat | null;
  readonly picked: readonly string[];
  /** What was refused, and what had happened last when it was: anything new makes it old. */
  readonly refused: { readonly refusal: Refusal; readonly after: Seen['snapshot']['fresh'] } | null;
}

const FRESH = { picked: [] as readonly string[], refused: null };

/** A half-made choice belongs to whoever makes it: what happens meanwhile wipes it only if it is no longer possible. */
function stillPossible(chosen: Chosen, desk: Desk | null, seat: Seat | null): Chosen {
  if (chosen.picked.length === 0) return chosen;
  // Nobody may act at this moment, or everybody waits for a reader: it is looked at again when somebody may.
  if (seat === null) return chosen;
  if (chosen.seat !== seat) return { seat, ...FRESH };
  if (desk === null) return chosen;
  return goingOn(desk.view, desk.match, desk.legal, chosen.picked).length > 0 ? chosen : { seat, ...FRESH };
}

/** Who chooses from what, and how far he has come. */
export interface Choosing {
  /** Null: nobody here may choose now. */
  readonly desk: Desk | null;
  readonly match: Match<AnyShape>;
  readonly seat: Seat | null;
  readonly legal: readonly Action<AnyShape>[];
  readonly chosen: Chosen;
  /** The choice begins anew, but for this. */
  readonly set: (next: Partial<Chosen>) => void;
  /** What has been picked stays, whatever else was refused. */
  readonly stay: (refused: Chosen['refused']) => void;
}

export function useChoosing({ game, view }: OpenedTable, { snapshot, playing }: Seen, isInMode: boolean): Choosing {
  const { match, seat } = snapshot;
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
  return {
    desk,
    match,
    seat,
    legal,
    chosen,
    set: (next) => setChosen({ seat, ...FRESH, ...next }),
    stay: (refused) => setChosen({ ...chosen, refused }),
  };
}
