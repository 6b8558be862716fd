import { useEffect, useState } from 'react';
import { boardOf, handedOver, laidFor, type HandedOver } from './handover.ts';
import type { Seen } from './playback.ts';
import type { OpenedTable } from './use-opened.ts';

/** Two at one device: who has just been told that he is to play, and at whose edge the table is seen from. Null where nobody shares it. */
export function useHandover(
  { session, view }: OpenedTable,
  { match, playing }: Seen,
  aims: boolean,
): HandedOver | null {
  const isShared = session.sitters.length > 1 && session.sitters.every((sitter) => sitter === 'human');
  const [now, setNow] = useState(() => laidFor(boardOf(view, match), match.setup.seating[0] ?? ''));
  useEffect(() => {
    // Nothing turns while something is shown, nor under the hand of somebody who aims.
    if (isShared && !playing && !aims && match.outcome === null)
      setNow((before) => handedOver(before, boardOf(view, match)));
  }, [isShared, playing, aims, match, view]);
  return isShared ? now : null;
}
