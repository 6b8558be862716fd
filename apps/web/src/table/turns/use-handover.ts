import { legalActions, type Seat } from '@bande/core';
import { sparedOf } from '@bande/stage/view';
import { useEffect, useState } from 'react';
import { boardOf, handedOver, laidFor, mayHandOver, type HandedOver, type Occasion } from './handover.ts';
import type { Seen } from '../playback.ts';
import type { OpenedTable } from '../use-opened.ts';

/**
 * Two at one device: who has just been told that he is to play, and at whose edge the table is seen from. Null where nobody shares it. Nobody is handed it for what is
 * done as usual without him.
 */
export function useHandover({ session, view, game }: OpenedTable, seen: Seen, aims: boolean): HandedOver | null {
  const {
    match,
    snapshot: { sealed, seat },
  } = seen;
  const isShared = session.sitters.length > 1 && session.sitters.every((sitter) => sitter === 'human');
  const occasion = () => boardOf(view, match, { seats: game.sealed?.(match) ?? [], sealed });
  /** What is done for whoever is to play, and by which chair; nothing yet, where he may not do anything yet. */
  const sparedFor = ({ side }: Occasion) => {
    const by = match.setup.seating.indexOf(side ?? '') as Seat;
    if (by < 0 || !isShared || !mayBeSpared(view)) return null;
    const legal = legalActions(game, match, by);
    const actions = legal.length === 0 ? [] : sparedOf(view, legal, match);
    return actions === null ? null : { by, actions };
  };
  const [now, setNow] = useState(() => {
    const first = occasion();
    return laidFor(first, match.setup.seating[0] ?? '', sparedFor(first) !== null);
  });
  const mayBe = isShared && mayHandOver(seen, aims);
  useEffect(() => {
    if (!mayBe) return;
    const next = occasion();
    const spared = next.side === now.told ? null : sparedFor(next);
    if (spared === null) setNow((before) => handedOver(before, next));
    else if (seat === spared.by) for (const action of spared.actions) session.act(action, seat);
  }, [mayBe, match, view, game, sealed, seat]);
  return isShared ? now : null;
}

const mayBeSpared = ({ actions }: Pick<OpenedTable['view'], 'actions'>): boolean =>
  Object.values(actions).some((look) => 'spares' in look);
