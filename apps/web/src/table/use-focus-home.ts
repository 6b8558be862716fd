import { useEffect, type RefObject } from 'react';
import type { GridHandle } from './board-grid.tsx';
import type { Seen } from './playback.ts';
import type { Choice } from './use-choice.ts';

export interface Homes {
  readonly grid: RefObject<GridHandle | null>;
  readonly primary: RefObject<HTMLButtonElement | null>;
}

/** A button that was pressed goes away: the focus comes to what is to be done next, never to nowhere. Dice come before the board. */
export function useFocusHome({ snapshot, playing }: Seen, choice: Choice, { grid, primary }: Homes): void {
  const onBoard = choice.pickable.size > 0;
  const atButton = choice.ready !== null || !onBoard || (choice.dice !== null && choice.picked.length === 0);
  useEffect(() => {
    if (playing || snapshot.paused) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    // Whoever has picked on the board finds the button that comes next under his hand.
    const fromBoard = atButton && document.activeElement?.getAttribute('role') === 'gridcell';
    if (!lost && !fromBoard) return;
    if (primary.current !== null && atButton) primary.current.focus({ preventScroll: true });
    else if (onBoard) grid.current?.focus();
  }, [playing, snapshot.paused, snapshot.inputs, snapshot.thinking, atButton, onBoard]);
}
