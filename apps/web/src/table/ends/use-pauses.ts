import type { Show } from '@bande/stage/view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { comesToGoOn } from '../../ui/going-on.ts';
import type { Seen } from '../playback.ts';
import type { Read } from '../../ui/reading.ts';
import type { OpenedTable } from '../use-opened.ts';
import { goOnAfterReading, stopToRead } from './reading-stops.ts';

export interface Pauses {
  readonly paused: boolean;
  /** The break between two halves, where it is one. */
  readonly rest: Rest | null;
  /** The sheet of the pause is put aside, and the table is looked at; nobody can do anything on it. */
  readonly isStudied: boolean;
  readonly study: (isStudied: boolean) => void;
  readonly pause: () => void;
  readonly goOn: () => void;
  /** The table can be seen. */
  readonly laid: () => void;
  /** The match waits until everything that was opened to be read has been closed. */
  readonly read: Read;
}

type Rest = Extract<Show, { kind: 'rest' }>;

/** Begins the match when its table is seen, and stops it when nobody looks. */
export function usePauses({ session, view, kept }: OpenedTable, { snapshot, show }: Seen): Pauses {
  const { match, inputs } = snapshot;
  const over = match.outcome !== null;
  const begun = useRef(false);
  const [isReading, read] = useReading(session);
  const [comes, setComes] = useComing();
  const [isStudied, study] = useState(false);
  const [rest, endRest] = useRest(session, view, snapshot);

  useEffect(() => {
    if (begun.current || session.snapshot.match.outcome !== null) return;
    begun.current = true;
    if (session.holdsTime && (inputs > 0 || kept.goesOnFrom !== undefined)) session.pause();
  }, [session]);

  useEffect(() => {
    if (!session.holdsTime) return undefined;
    const hidden = (): void => {
      if (document.hidden && session.snapshot.inputs > 0 && session.snapshot.match.outcome === null) session.pause();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, [session]);

  return {
    // The banner of a half-time is seen before the sheet covers it.
    paused: snapshot.paused && !over && !isReading() && !comes && (rest === null || show === null),
    rest,
    isStudied: isStudied && snapshot.paused,
    study,
    read,
    pause: () => (study(false), session.pause()),
    // Whoever goes on before the table is there waits for it like everybody who comes.
    goOn: () => {
      endRest();
      study(false);
      if (snapshot.laid) session.resume();
      else setComes(true);
    },
    laid: () => {
      session.start();
      if (comes) session.resume();
      setComes(false);
    },
  };
}

/** Between two halves a live match waits for whoever plays here. */
function useRest(
  session: OpenedTable['session'],
  view: OpenedTable['view'],
  { log, match }: Seen['snapshot'],
): readonly [Rest | null, () => void] {
  const [rest, setRest] = useState<Rest | null>(null);
  const seen = useRef(log.length);
  useEffect(() => {
    const fresh = log.slice(seen.current);
    seen.current = log.length;
    const mayRest = session.holdsTime && match.mode === 'live' && match.outcome === null;
    const isPlayed = mayRest && session.sitters.includes('human');
    const shows = isPlayed ? fresh.flatMap((entry) => view.shows(entry, match)) : [];
    const found = shows.findLast((show): show is Rest => show.kind === 'rest');
    if (found === undefined) return;
    setRest(found);
    session.pause();
  }, [log.length, session, view]);
  return [rest, () => setRest(null)];
}

/** Whoever has said that he goes on is on his way until the table is laid: nobody's time runs before. A reload asks him again. */
function useComing(): readonly [boolean, (comes: boolean) => void] {
  const [comes, setComes] = useState(() => comesToGoOn(history.state));
  useEffect(() => history.replaceState(null, ''), []);
  return [comes, setComes];
}

/** Sheets may lie on one another: the first one that is opened stops the match, the last one that is closed lets it go on, unless it had stopped before. */
function useReading(session: OpenedTable['session']): readonly [() => boolean, Read] {
  const open = useRef(0);
  const stood = useRef(false);
  const [, seeAnew] = useState(0);
  const read = useCallback(() => {
    if (open.current++ === 0) stood.current = stopToRead(session);
    return () => {
      if (--open.current > 0) return;
      goOnAfterReading(session, stood.current);
      // A pause that stays is seen again.
      seeAnew((times) => times + 1);
    };
  }, [session]);
  return [() => open.current > 0, read];
}
