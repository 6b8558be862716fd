import { useEffect, useState } from 'react';
import type { Snapshot } from '../../session/session.ts';

/** Whether the clock waits for whoever thinks in peace: at once, or when it has run along for so many seconds. Each thing to decide is a thought of its own. */
export function useCounted(
  thinks: boolean,
  { inputs, sealed, paused }: Pick<Snapshot, 'inputs' | 'sealed' | 'paused'>,
  seconds = 0,
): boolean {
  const thought = thinks && !paused ? `${inputs} ${sealed.join(' ')}` : null;
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (thought === null || seconds === 0) return;
    const timer = setTimeout(() => setOver(thought), seconds * 1000);
    return () => clearTimeout(timer);
  }, [thought, seconds]);
  return thinks && (seconds === 0 || over === thought);
}
