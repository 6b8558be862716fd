import type { AnyShape, LogEntry, Match } from '@bande/core';
import { useCallback, useEffect, useState } from 'react';
import { saysThe, useHeldCard, useOwnCard, type HeldCard } from './held-card.ts';
import type { Card } from '../../board/moments.ts';
import { useEvidence, type Evidence } from '../../board/story/use-evidence.ts';
import type { CardTeller, PartOfView } from '../../games/part-of-view.ts';

interface Called {
  readonly match: Match<AnyShape>;
  readonly log: readonly LogEntry<AnyShape>[];
  readonly before: number;
}

export interface ShownCard extends Omit<Evidence, 'light'> {
  /** What was called last, or what somebody has asked for. */
  readonly shown: Pick<HeldCard, 'card' | 'match'> | null;
  readonly held: HeldCard | null;
  /** The card before it of what somebody here did, while the last one is read. */
  readonly own: Card | null;
  /** There was time to read it. */
  readonly isRead: boolean;
  readonly putAway: () => void;
  /** Something that was called before is read again, with what it rests on. */
  readonly recall: (card: Card) => void;
}

/** The referee's card at the table: it stays until it is put away, something else is called, or a hand takes hold of the table again. */
export function useShownCard(view: CardTeller & PartOfView<'evidence'>, called: Called): ShownCard {
  const aimed = useAimed();
  const { held, putAway } = useHeldCard(view, called, aimed);
  const [recalled, setRecalled] = useState<{ readonly card: Card; readonly at: number; readonly then: string } | null>(
    null,
  );
  const now = held === null ? '' : saysThe(held.card);
  const isRecalled = recalled !== null && recalled.then === now && aimed < recalled.at;
  const shown = isRecalled ? { card: recalled.card, match: called.match } : held;
  const own = useOwnCard(view, held, called);
  const { light, ...evidence } = useEvidence(view, shown?.card ?? null, called.log);
  const recall = useCallback(
    (card: Card) => {
      setRecalled({ card, at: performance.now(), then: now });
      light(card);
    },
    [now, light],
  );
  return {
    ...evidence,
    shown,
    held,
    own: isRecalled ? null : own,
    isRead: !isRecalled && held !== null && performance.now() >= held.until,
    putAway: () => {
      setRecalled(null);
      putAway();
    },
    recall,
  };
}

const ON_TABLE = '.match-board, .dials, .t-actions';
/** Keys that only lead about. */
const LEADING: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', '?']);

/** When a hand took hold of the table last, or of what sets something on it. */
function useAimed(): number {
  const [aimed, setAimed] = useState(-1);
  useEffect(() => {
    const listening = new AbortController();
    const onPress = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(ON_TABLE) !== null) setAimed(performance.now());
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!event.repeat && !LEADING.has(event.key)) onPress(event);
    };
    window.addEventListener('pointerdown', onPress, { capture: true, signal: listening.signal });
    window.addEventListener('keydown', onKey, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return aimed;
}
