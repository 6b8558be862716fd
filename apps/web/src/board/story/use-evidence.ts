import type { AnyShape, LogEntry } from '@bande/core';
import type { PartOfView } from '../../games/part-of-view.ts';
import { useCallback, useMemo, useState } from 'react';
import type { Call, Card } from '../moments.ts';

export interface Evidence {
  /** What is lit on the board. */
  readonly lit: ReadonlySet<string>;
  readonly isLit: boolean;
  /** Turns the light on and off; left out where there is nothing to see. */
  readonly onLight: (() => void) | undefined;
  /** Turns it on for a card that is about to be read. */
  readonly light: (card: Card) => void;
}

const NOTHING: ReadonlySet<string> = new Set();
const keyOf = (card: Card): string => card.map(({ entry, ruling }) => `${entry.fact.id} ${ruling.call}`).join();

/** What calls rest on, as it is seen on the board. */
export const evidenceOf = (
  view: PartOfView<'evidence'>,
  calls: readonly Call[],
  log: readonly LogEntry<AnyShape>[],
): ReadonlySet<string> => new Set(calls.flatMap(({ ruling }) => view.evidence(ruling, log)));

/** What the calls of a card rest on, lit until there is another card. */
export function useEvidence(
  view: PartOfView<'evidence'>,
  card: Card | null,
  log: readonly LogEntry<AnyShape>[],
): Evidence {
  const [chosen, setChosen] = useState<string | null>(null);
  const key = card === null ? null : keyOf(card);
  const evidence = useMemo(() => (card === null ? NOTHING : evidenceOf(view, card, log)), [view, key]);
  const light = useCallback((one: Card) => setChosen(keyOf(one)), []);
  const isLit = key !== null && chosen === key;
  return {
    lit: isLit ? evidence : NOTHING,
    isLit,
    light,
    onLight: evidence.size === 0 ? undefined : () => setChosen(isLit ? null : key),
  };
}
