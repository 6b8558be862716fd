import type { AnyShape } from '@bande/core';
import { useLatest } from '@bande/stage/use-latest';
import type { SceneHands } from '@bande/stage/view';
import { useCallback } from 'react';

/** Hands of people here on the table; how much is drawn ahead of them is the visitor's wish. */
export type BoardHands = Omit<SceneHands<AnyShape>, 'guide'>;

/** Nobody plays here: a board to be looked at. */
const NO_HANDS: Omit<BoardHands, 'onAct' | 'onSteer'> = {
  draft: null,
  held: () => null,
  seat: null,
  seats: [],
  hint: null,
  dialling: false,
  inMode: false,
};

/** What the scene is told of them: nothing of it changes because somebody else answers. */
export function useHands(hands: BoardHands | undefined): BoardHands {
  const latest = useLatest(hands);
  const onAct = useCallback<BoardHands['onAct']>((action, by) => latest.current?.onAct(action, by), [latest]);
  const onSteer = useCallback<BoardHands['onSteer']>((by, to) => latest.current?.onSteer(by, to), [latest]);
  return { ...NO_HANDS, ...hands, onAct, onSteer };
}
