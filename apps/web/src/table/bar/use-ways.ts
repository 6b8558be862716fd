import type { AnyShape } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import { useCallback } from 'react';
import { dialKey } from './dial-key.ts';
import { doneByEnter, focusAfterAiming } from '../dials/aimed-by-keys.ts';
import type { Homes } from '../turns/use-focus-home.ts';
import { DOING_KEY } from '../../board/house-gestures.ts';
import { useTableKeys } from '../../board/use-table-keys.ts';
import { wayKey } from './way-key.ts';
import type { Choice } from '../turns/choice.ts';

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/** The keys of a table, heard wherever the focus is: dials first, then the ways over the board and to the buttons, which are given back. */
export function useWays(
  { byHand }: Pick<GameView<AnyShape>, 'byHand'>,
  choice: Choice,
  { grid, primary }: Homes,
  turnMode: () => void,
): () => boolean {
  const toButtons = useCallback(() => {
    const button = primary.current ?? document.querySelector<HTMLElement>('.t-actions button');
    button?.focus();
    return button !== null;
  }, [primary]);
  useTableKeys((event) => {
    if (isPlain(event) && event.key.toLowerCase() === byHand?.mode?.key) return turnMode();
    const doing = byHand === undefined ? undefined : DOING_KEY;
    dialKey(event, choice, doing);
    if (event.defaultPrevented) {
      const isAimed = event.key !== 'Escape' && event.key.toLowerCase() !== doing && !choice.goesAlong;
      if (isAimed) focusAfterAiming(choice.draft, document);
      return;
    }
    if (isPlain(event)) doneByEnter(event, choice);
    if (event.defaultPrevented) return;
    wayKey(event, {
      // Where hands are at the table all the time, letters are theirs.
      walk: (key) => (byHand === undefined || key.length > 1) && grid.current?.walk(key) === true,
      toBoard: () => grid.current?.focus(),
      toButtons,
      undo: choice.undo,
    });
  });
  return toButtons;
}
