import type { AnyShape, LogEntry } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import { useMemo, useState } from 'react';
import type { Card } from './moments.ts';

export interface Evidence {
  /** What is lit on the board. */
  readonly lit: ReadonlySet<string>;
  readonly isLit: boolean;
  /** Turns the light on and off; left out where there is nothing to see. */
  readonly onLight: (() => void) | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What the calls of a card rest on, lit until there is another card. */
export function useEvidence(view: GameView<AnyShape>, card: Card | null, log: readonly LogEntry<AnyShape>[]): Evidence {
  const [chosen, setChosen] = useState<string | null>(null);
  const key = card === null ? null : card.map(({ entry, ruling }) => `${entry.fact.id} ${ruling.call}`).join();
  const evidence = useMemo(
    () => (card === null ? NOTHING : new Set(card.flatMap(({ ruling }) => view.evidence(ruling, log)))),
    [view, key],
  );
  const isLit = key !== null && chosen === key;
  return {
    lit: isLit ? evidence : NOTHING,
    isLit,
    onLight: evidence.size === 0 ? undefined : () => setChosen(isLit ? null : key),
  };
}
