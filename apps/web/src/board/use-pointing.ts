import type { AnyShape, Match, Words } from '@bande/core';
import { useLatest } from '@bande/stage/use-latest';
import type { Board, Promised } from '@bande/stage/view';
import { useCallback, useMemo, useState } from 'react';
import { useSay, type Say } from '../ui/say.ts';
import { cellLine, type Marks } from './grid/cell-words.ts';
import { meant } from './picking.ts';
import type { PartOfView } from '../games/part-of-view.ts';

/** A choice that is made on the board. */
export interface BoardPicking {
  readonly pickable: ReadonlySet<string>;
  readonly picked: readonly string[];
  /** Where something could go if it were picked. */
  readonly hints?: (id: string) => ReadonlySet<string>;
  readonly onPick: (id: string) => void;
  readonly onCarry?: (id: string, to: string) => void;
  readonly onUndo?: () => void;
  readonly onButtons?: () => void;
}

interface Pointing {
  readonly board: Board;
  readonly marks: Omit<Marks, 'lit' | 'promises'>;
  readonly promises: ReadonlyMap<string, Promised>;
  /** What is under pointer or keyboard, and the line about it. */
  readonly focused: string | null;
  readonly line: string | null;
  readonly onFocus: (id: string | null) => void;
  /** Each stays the same, whoever picks. */
  readonly onPick: (id: string) => void;
  readonly onCarry: (id: string, to: string) => void;
  readonly onUndo: () => void;
  readonly onButtons: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();
const NOBODY: readonly string[] = [];
const NO_PROMISES: ReadonlyMap<string, Promised> = new Map();

/** What is pointed at on a board, and what it would do to pick it. */
export function usePointing(
  view: PartOfView<'board'>,
  match: Match<AnyShape>,
  picking: BoardPicking | undefined,
): Pointing {
  const { pickable = NOTHING, picked = NOBODY, hints } = picking ?? {};
  const say = useSay();
  const [pointed, onFocus] = useState<string | null>(null);
  const board = useMemo(() => view.board(match), [view, match]);
  const focused = pointed === null ? null : meant(board, pickable, pointed);
  const hinted = useMemo(
    () => (focused === null || !pickable.has(focused) ? NOTHING : (hints?.(focused) ?? NOTHING)),
    [focused, hints, pickable],
  );
  const promises = useMemo(
    () => (pickable.size === 0 ? undefined : view.board(match, picked).promised) ?? NO_PROMISES,
    [view, match, picked, pickable],
  );
  const latest = useLatest(picking);
  return {
    board,
    marks: { pickable, picked, hinted },
    promises,
    focused,
    line: focused === null ? null : lineAt(board, focused, promises.get(focused), say),
    onFocus,
    onPick: useCallback((id) => latest.current?.onPick(id), [latest]),
    onCarry: useCallback((id, to) => latest.current?.onCarry?.(id, to), [latest]),
    onUndo: useCallback(() => latest.current?.onUndo?.(), [latest]),
    onButtons: useCallback(() => latest.current?.onButtons?.(), [latest]),
  };
}

function lineAt(board: Board, focused: string, promise: Words | undefined, say: Say): string | null {
  const cell = board.rows.flat().find(({ id, holds }) => id === focused || holds.includes(focused));
  return cell === undefined ? null : cellLine(cell, say, promise);
}
