import type { AnyShape, LogEntry } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import { useMemo, useState } from 'react';
import type { Call } from './playback.ts';

export interface Evidence {
  /** What is lit on the board. */
  readonly lit: ReadonlySet<string>;
  readonly isLit: boolean;
  /** Turns the light on and off; left out where there is nothing to see. */
  readonly onLight: (() => void) | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What a call rests on, lit until another call is made. */
export function useEvidence(view: GameView<AnyShape>, call: Call | null, log: readonly LogEntry<AnyShape>[]): Evidence {
  const [chosen, setChosen] = useState<Call['ruling'] | null>(null);
  const ruling = call?.ruling ?? null;
  const evidence = useMemo(() => (ruling === null ? NOTHING : new Set(view.evidence(ruling, log))), [view, ruling]);
  const isLit = ruling !== null && chosen === ruling;
  return {
    lit: isLit ? evidence : NOTHING,
    isLit,
    onLight: evidence.size === 0 ? undefined : () => setChosen(isLit ? null : ruling),
  };
}
