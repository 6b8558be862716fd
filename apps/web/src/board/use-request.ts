import type { AnyShape, Match } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import { useCallback, useState } from 'react';
import { useTableKeys } from './use-table-keys.ts';

export interface Request {
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly turn: () => void;
}

/** What a game draws only for whoever asks for it, by a tool or by its key. */
export function useRequest({ onRequest }: Pick<GameView<AnyShape>, 'onRequest'>, match: Match<AnyShape>): Request {
  const [isAsked, setAsked] = useState(false);
  const turn = useCallback(() => setAsked((is) => !is), []);
  const isOffered = onRequest !== undefined && onRequest.when?.(match) !== false;
  useTableKeys(({ key, ctrlKey, metaKey, altKey, repeat }) => {
    const isPlain = !ctrlKey && !metaKey && !altKey && !repeat;
    if (isOffered && isPlain && key.toLowerCase() === onRequest.key) turn();
  });
  return { isOffered, isOn: isOffered && isAsked, turn };
}
