import type { GameShape, Match } from '@bande/core';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useHouse } from '../house/house-context.ts';
import { useLatest } from './use-latest.ts';
import type { Running } from '@bande/host';

/**
 * Draws what moves from the match as it runs: `draw` gets the match, its tick and the picture's own time in seconds in every frame for as long as it says that something moves.
 * It is asked anew when the match is another one.
 */
export function useRunning<G extends GameShape>(
  running: Running<G>,
  draw: (match: Match<G>, tick: number, seconds: number) => boolean,
): void {
  const invalidate = useThree((three) => three.invalidate);
  const { stir } = useHouse();
  const latest = useLatest(draw);
  useEffect(() => {
    invalidate();
    return running.subscribe(() => invalidate());
  }, [running, invalidate]);
  useFrame(({ clock }) => {
    if (!latest.current(running.match(), running.tick(), clock.elapsedTime)) return;
    stir.mark();
    invalidate();
  });
}
