import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Show } from '../view/index.ts';

export interface ShowOptions {
  readonly speed?: number;
  readonly reducedMotion?: boolean;
  readonly onEnd?: (show: Show) => void;
}

export interface ShowState {
  /** 0 to 1 through the show; read it while drawing a frame. */
  readonly progress: RefObject<number>;
  readonly settled: boolean;
}

/** With reduced motion a show is seen in its final state for a moment, so that it can be read. */
const showMs = (show: Show, speed: number, reducedMotion: boolean): number =>
  (reducedMotion ? Math.min(show.ms, 700) : show.ms) / Math.max(0.05, speed);

/** Plays a show over time; usable inside and outside the house. */
export function useShow(show: Show | null, { speed = 1, reducedMotion = false, onEnd }: ShowOptions = {}): ShowState {
  const progress = useRef(1);
  const [ended, setEnded] = useState<Show | null>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (show === null) return;
    const ms = showMs(show, speed, reducedMotion);
    let frame = 0;
    let start: number | null = null;
    const step = (now: number): void => {
      start ??= now;
      const share = ms <= 0 ? 1 : Math.min(1, (now - start) / ms);
      progress.current = reducedMotion ? 1 : share;
      if (share < 1) frame = requestAnimationFrame(step);
      else {
        setEnded(show);
        end.current?.(show);
      }
    };
    progress.current = reducedMotion ? 1 : 0;
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [show, speed, reducedMotion]);
  return { progress, settled: show === null || ended === show };
}
