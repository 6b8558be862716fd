import { useEffect, type RefObject } from 'react';
import type { GridHandle } from '../../board/grid/use-walk.ts';
import type { Seen } from '../playback.ts';
import type { Choice } from './choice.ts';

export interface Homes {
  readonly grid: RefObject<GridHandle | null>;
  readonly primary: RefObject<HTMLButtonElement | null>;
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** A button that was pressed goes away: the focus comes to what is to be done next, never to nowhere. Dice, and a button that stands for a long choice, come before the board. */
export function useFocusHome({ snapshot, playing }: Seen, choice: Choice, { grid, primary }: Homes): void {
  const onBoard = choice.pickable.size > 0;
  const isFirst = choice.picked.length === 0 && (choice.dice !== null || choice.shortcut !== null);
  const atButton = choice.ready !== null || !onBoard || isFirst;
  const isOpen = !playing && !snapshot.paused;
  const goHome = (): void => {
    if (primary.current !== null && atButton) primary.current.focus({ preventScroll: true });
    else if (onBoard) grid.current?.focus();
  };
  useEffect(() => {
    // Whoever has picked on the board finds the button that comes next under his hand.
    if (isOpen && atButton && document.activeElement?.getAttribute('role') === 'gridcell') goHome();
  }, [isOpen, snapshot.inputs, snapshot.thinking, atButton, onBoard]);
  // Whatever has gone away with the focus, it is looked for each time the table is drawn anew.
  useEffect(() => {
    if (isOpen && isLost()) goHome();
  });
}
