import { useCallback, useEffect, useRef, useState } from 'react';
import { boardOf, calledFor, type Occasion } from './handover.ts';
import type { Seen } from './playback.ts';
import type { Read } from './reading.ts';
import type { OpenedTable } from './use-opened.ts';

export interface Pauses {
  /** Two at one device: the side that is to take it now. */
  readonly handOver: string | null;
  readonly paused: boolean;
  readonly pause: () => void;
  readonly goOn: () => void;
  /** The match waits until everything that was opened to be read has been closed. */
  readonly read: Read;
}

/** Begins the match, stops it when nobody looks, and hands it over between two people. */
export function usePauses({ session, view }: OpenedTable, { snapshot, playing }: Seen): Pauses {
  const { match, inputs } = snapshot;
  const hotSeat = session.sitters.length > 1 && session.sitters.every((sitter) => sitter === 'human');
  const over = match.outcome !== null;
  const [handing, setHanding] = useState(false);
  const seenLast = useRef<Occasion>(boardOf(view, match));
  const begun = useRef(false);
  const holder = useRef<string | null>(null);
  const [isReading, read] = useReading(session);

  useEffect(() => {
    if (begun.current || session.snapshot.match.outcome !== null) return;
    begun.current = true;
    if (inputs > 0) session.pause();
    else if (hotSeat) {
      holder.current = sideToTake(session.snapshot, view.roller(session.snapshot.match));
      setHanding(true);
    } else session.start();
  }, [session]);

  useEffect(() => {
    if (playing || over || snapshot.paused) return;
    const now = boardOf(view, match);
    const called = hotSeat && calledFor(seenLast.current, now);
    const ballPassed = seenLast.current.ball !== now.ball;
    seenLast.current = now;
    const side = sideToTake(snapshot, view.roller(match));
    // A goal or a new period is no reason to hand it to whoever has it already.
    if (!called || (!ballPassed && side === holder.current)) return;
    holder.current = side;
    session.pause();
    setHanding(true);
  }, [match, playing, over, snapshot.paused]);

  useEffect(() => {
    const hidden = (): void => {
      if (document.hidden && session.snapshot.inputs > 0 && session.snapshot.match.outcome === null) session.pause();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, [session]);

  return {
    handOver: handing && !over ? sideToTake(snapshot, view.roller(match)) : null,
    paused: snapshot.paused && !over && !isReading(),
    read,
    pause: () => session.pause(),
    goOn: () => {
      const wasPaused = session.snapshot.paused;
      setHanding(false);
      session.resume();
      if (!wasPaused) session.start();
    },
  };
}

/** Sheets may lie on one another: the first one that is opened stops the match, the last one that is closed lets it go on. */
function useReading(session: OpenedTable['session']): readonly [() => boolean, Read] {
  const open = useRef(0);
  const read = useCallback(() => {
    const isFirst = open.current++ === 0;
    if (isFirst && session.snapshot.match.outcome === null) session.pause();
    return () => {
      if (--open.current === 0 && session.snapshot.paused) session.resume();
    };
  }, [session]);
  return [() => open.current > 0, read];
}

/** A paused match offers no action, so the duties say whose turn it is. */
function sideToTake({ duties, match }: Seen['snapshot'], roller: string | null): string {
  const duty = duties.find(({ who }) => who !== 'host' && who !== 'referee')?.who;
  return duty ?? roller ?? match.setup.seating[0] ?? '';
}
