import type { AnyShape, Match } from '@bande/core';
import type { Extra, GameView } from '@bande/stage/view';
import { useCallback, useMemo, useState } from 'react';
import { useTableKeys } from './use-table-keys.ts';

export interface Request {
  readonly offered: readonly Extra[];
  /** What is asked for and offered, by id. */
  readonly on: ReadonlySet<string>;
  readonly turn: (id: string) => void;
}

type OfExtras = Pick<GameView<AnyShape>, 'extras'>;

/** What there is to be asked for in a match. */
export const extrasIn = ({ extras }: OfExtras, match: Match<AnyShape>): readonly Extra[] => extras?.(match) ?? NONE;
const NONE: readonly Extra[] = [];

const turned = (now: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]);

/** What a game draws only for whoever asks for it, by a tool or by its key. */
export function useRequest(view: OfExtras, match: Match<AnyShape>): Request {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const turn = useCallback((id: string) => setAsked((now) => turned(now, id)), []);
  const offered = extrasIn(view, match);
  useTableKeys(({ key, ctrlKey, metaKey, altKey, repeat }) => {
    const isPlain = !ctrlKey && !metaKey && !altKey && !repeat;
    const wished = isPlain ? offered.find((one) => one.key === key.toLowerCase()) : undefined;
    if (wished !== undefined) turn(wished.id);
  });
  const ids = offered.map(({ id }) => id).join(' ');
  const on = useMemo(() => new Set(ids.split(' ').filter((id) => asked.has(id))), [asked, ids]);
  return { offered, on, turn };
}
