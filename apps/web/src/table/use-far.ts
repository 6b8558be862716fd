import { useEffect, useState } from 'react';
import type { MatchNotice } from '@bande/protocol';
import { prepareHouse } from '../board/use-house.ts';
import { lies } from '../session/game-at.ts';
import { openFar } from '../session/far/open-far.ts';
import { withPlayback, type OpenedTable } from './use-opened.ts';

type FarOpening =
  | { readonly kind: 'opening'; readonly done: number | null }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open'; readonly table: OpenedTable };

/** A match on the server as a table one sits at, or watches; left when the page is. */
export function useFar(notice: MatchNotice): FarOpening {
  const [opening, setOpening] = useState<FarOpening>({ kind: 'opening', done: null });
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let table: OpenedTable | null = null;
    prepareHouse();
    lies(notice.id, notice.game);
    openFar(notice, { signal, onEngine: (done) => setOpening({ kind: 'opening', done }) })
      .then((opened) => {
        if (opened === null) return setOpening({ kind: 'unknown' });
        table = withPlayback(opened);
        return setOpening({ kind: 'open', table });
      })
      .catch((failure: unknown) => signal.aborted || setError(failure));
    return () => {
      leaving.abort();
      table?.close();
    };
    // Who sits there is told over the line.
  }, [notice.id, notice.yours.join()]);
  if (error !== null) throw error instanceof Error ? error : new Error('the match could not be opened');
  return opening;
}
