import { useEffect, useState } from 'react';
import { boardOf, handedOver, laidFor, type HandedOver } from './handover.ts';
import type { Seen } from '../playback.ts';
import type { OpenedTable } from '../use-opened.ts';

/** Two at one device: who has just been told that he is to play, and at whose edge the table is seen from. Null where nobody shares it. */
export function useHandover(
  { session, view, game }: OpenedTable,
  { match, playing, snapshot: { sealed } }: Seen,
  aims: boolean,
): HandedOver | null {
  const isShared = session.sitters.length > 1 && session.sitters.every((sitter) => sitter === 'human');
  const occasion = () => boardOf(view, match, { seats: game.sealed?.(match) ?? [], sealed });
  const [now, setNow] = useState(() => laidFor(occasion(), match.setup.seating[0] ?? ''));
  useEffect(() => {
    // Nothing turns while something is shown, nor under the hand of somebody who aims.
    if (isShared && !playing && !aims && match.outcome === null) setNow((before) => handedOver(before, occasion()));
  }, [isShared, playing, aims, match, view, game, sealed]);
  return isShared ? now : null;
}
