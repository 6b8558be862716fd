import type { AnyShape, Match } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import { useEffect, useState } from 'react';
import type { Snapshot } from '../../session/snapshot.ts';

/** For so many seconds the clock runs along with what somebody here thinks about in peace; null: nobody does. */
export function secondsToThink(
  { patience }: Pick<GameView<AnyShape>, 'patience'>,
  match: Match<AnyShape>,
  people: readonly string[],
): number | null {
  const waits = people.map((side) => patience?.(match, side) ?? Infinity).filter(Number.isFinite);
  return waits.length === 0 ? null : Math.max(...waits);
}

/** Whether the clock waits for whoever thinks in peace: at once, or when it has run along for so many seconds. Each thing to decide is a thought of its own. */
export function useCounted(
  seconds: number | null,
  { inputs, sealed, paused }: Pick<Snapshot, 'inputs' | 'sealed' | 'paused'>,
): boolean {
  const thought = seconds !== null && !paused ? `${inputs} ${sealed.join(' ')}` : null;
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (thought === null || seconds === null || seconds === 0) return;
    const timer = setTimeout(() => setOver(thought), seconds * 1000);
    return () => clearTimeout(timer);
  }, [thought, seconds]);
  return seconds !== null && (seconds === 0 || over === thought);
}
