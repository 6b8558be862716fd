import type { Action, AnyShape, Seat } from '@bande/core';
import { useLatest } from '@bande/stage/use-latest';
import type { Draft, SceneProps } from '@bande/stage/view';
import { useCallback } from 'react';

/** Hands of people here on the table. */
export interface BoardHands {
  /** An action that is being set by dials. */
  readonly draft: Draft<AnyShape> | null;
  /** The same by pointers on the table, for each seat here. */
  readonly held: (seat: Seat) => Draft<AnyShape> | null;
  /** The chair at this device from which the table is seen. */
  readonly seat: Seat | null;
  /** Everybody here who may act. */
  readonly seats: readonly Seat[];
  /** What a newcomer is shown. */
  readonly hint: SceneProps<AnyShape>['hint'];
  /** The dials of the draft are in sight beside the table. */
  readonly dialling: boolean;
  /** Hands go the other way that this table has. */
  readonly inMode: boolean;
  readonly onAct: (action: Action<AnyShape>, seat?: Seat) => void;
  readonly onSteer: (seat: Seat, to: readonly number[]) => void;
}

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
