import type { AnyShape, ChanceRequest } from '@bande/core';
import { lookAt, type GameView } from '@bande/stage/view';
import { useRoom, useTable, type Room } from '../at-table.ts';
import type { Choice } from '../turns/choice.ts';

/** Which buttons stand in the bar now. */
interface Bar {
  /** A button does what is set. */
  readonly hasDraftButton: boolean;
  /** It stands out already: there is one that does at a time. */
  readonly besideMain: boolean;
  /** The dice that somebody here is to roll. */
  readonly roll: ChanceRequest | null;
}

export function useBar(): Bar {
  const { view } = useTable();
  const { seen, choice, fold } = useRoom();
  const isForHands = fold.isFolded && isLetGo(view, choice);
  const hasDraftButton = choice.draft !== null && !choice.goesAlong && !isForHands;
  return { hasDraftButton, besideMain: hasDraftButton && choice.draftFirst, roll: rollNow(seen) };
}

/** Letting go on the table does it: then it needs no button. */
const isLetGo = (view: Pick<GameView<AnyShape>, 'byHand' | 'actions'>, { example }: Pick<Choice, 'example'>): boolean =>
  view.byHand !== undefined && (example === null || lookAt(view, example).hands === 'letGo');

const rollNow = ({ playing, snapshot: { rollHere, chance, paused } }: Room['seen']): ChanceRequest | null =>
  !playing && rollHere && !paused ? chance : null;
