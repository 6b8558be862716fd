import { useEffect, useState } from 'react';
import { settings, prefersReducedMotion } from '../ui/settings.ts';
import { claimMatch } from '../session/one-place.ts';
import { Playback } from './playback.ts';
import { breathMs, type Reader } from '../board/breath.ts';
import { heardAndFelt } from './felt.ts';
import { prepareHouse } from '../board/use-house.ts';
import { laterOn } from '../session/later-on.ts';
import { newId } from '../session/seeds.ts';
import { type Moved, type NotOpened, type Opened, openMatch } from '../session/open-match.ts';
import type { NotKept } from '../session/keeping.ts';
import type { Company } from '../session/far/company.ts';
import type { TableSession } from '../session/table-session.ts';

/** A table one can sit down at, or watch. */
export interface OpenedTable extends Omit<Opened, 'session'> {
  readonly session: TableSession;
  readonly playback: Playback;
  /** Those at the same match at other devices; null: everybody is here. */
  readonly company: Company | null;
}

export type Opening =
  | { readonly kind: 'opening'; readonly what: 'engine' | 'match'; readonly done: number }
  | { readonly kind: 'open'; readonly table: OpenedTable; readonly kept: boolean }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'not'; readonly why: Exclude<NotOpened, Moved> | 'elsewhere' };

const BEGINS: Opening = { kind: 'opening', what: 'match', done: 0 };

const readerHere = (): Reader => ({ speed: settings().speed, reducedMotion: prefersReducedMotion() });

/** Shown as this reader wishes. */
export const withPlayback = (opened: Omit<OpenedTable, 'playback'>): OpenedTable => {
  const playback = new Playback(opened.session, {
    view: opened.view,
    after: laterOn,
    manner: readerHere,
    ...heardAndFelt,
  });
  return { ...opened, playback, close: () => (playback.close(), opened.close()) };
};

/** A kept match as a table one can sit down at; left when the page is. */
export function useOpened(id: string): Opening {
  const [opening, setOpening] = useState<Opening>(BEGINS);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let table: OpenedTable | null = null;
    let isKept = true;
    setOpening(BEGINS);
    const opens = (what: 'engine' | 'match') => (done: number) => setOpening({ kind: 'opening', what, done });
    const onTaken = (): void => {
      // The other one goes on from this very moment, and nobody's time is given back.
      if (table !== null && table.session.snapshot.inputs > 0 && table.session.snapshot.match.outcome === null)
        table.session.pause();
      table?.close();
      leaving.abort();
      setOpening({ kind: 'not', why: 'elsewhere' });
    };
    const onNotKept = (why: NotKept): void => {
      if (why === 'elsewhere') return onTaken();
      isKept = false;
      if (table !== null && !signal.aborted) setOpening({ kind: 'open', table, kept: false });
    };
    prepareHouse();
    const claimed = claimMatch(id, newId(), onTaken);
    claimed
      .then(() =>
        openMatch(id, {
          signal,
          onNotKept,
          breathMs: (view, entries, match) => breathMs(view, entries, match, readerHere()),
          onEngine: opens('engine'),
          onProgress: opens('match'),
        }),
      )
      .then((opened) => {
        if (signal.aborted) return typeof opened === 'object' && 'close' in opened ? opened.close() : undefined;
        if (typeof opened === 'string') return setOpening({ kind: 'not', why: opened });
        if ('to' in opened) return setOpening({ kind: 'moved', to: opened.to });
        table = withPlayback({ ...opened, company: null });
        return setOpening({ kind: 'open', table, kept: isKept });
      })
      .catch((failure: unknown) => signal.aborted || setError(failure));
    return () => {
      leaving.abort();
      table?.close();
      void claimed.then((release) => release());
    };
  }, [id]);
  if (error !== null) throw error instanceof Error ? error : new Error('the match could not be opened');
  return opening;
}
