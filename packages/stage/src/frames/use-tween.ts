import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useRef } from 'react';
import { useHouse } from '../house/house-context.ts';

/** The longest step a tween takes in one frame, in seconds: after a pause it goes on, it does not jump. */
const LONGEST_STEP = 0.25;

interface Running {
  readonly ms: number;
  elapsed: number;
  draw(progress: number): void;
  end(): void;
}

export interface Tween {
  /** Calls `draw` with 0 to 1 over a time, then `end`; a time of 0 draws the end at once. Replaces what was running. */
  start(ms: number, draw: (progress: number) => void, end?: () => void): void;
  /** Whether anything was running. */
  stop(): boolean;
}

/** Movement over time that asks for frames only while it lasts. */
export function useTween(): Tween {
  const invalidate = useThree((three) => three.invalidate);
  const { stir } = useHouse();
  const running = useRef<Running | null>(null);
  useFrame((_, delta) => {
    const now = running.current;
    if (now === null) return;
    now.elapsed += Math.min(delta, LONGEST_STEP) * 1000;
    stir.mark();
    const progress = Math.min(1, now.elapsed / now.ms);
    if (progress === 1) running.current = null;
    now.draw(progress);
    if (progress === 1) now.end();
    invalidate();
  });
  const start = useCallback<Tween['start']>(
    (ms, draw, end = () => undefined) => {
      // What is there at once is a change, no movement.
      if (ms > 0) stir.mark();
      invalidate();
      draw(ms > 0 ? 0 : 1);
      running.current = ms > 0 ? { ms, elapsed: 0, draw, end } : null;
      if (ms <= 0) end();
    },
    [invalidate, stir],
  );
  const stop = useCallback(() => {
    const wasRunning = running.current !== null;
    running.current = null;
    return wasRunning;
  }, []);
  return useRef<Tween>({ start, stop }).current;
}
