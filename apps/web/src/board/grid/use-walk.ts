import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { holdsAny, inTurn, middleOf, placeOf, type Choosing, type Place, type Rows, type Turns } from './board-rows.ts';
import { isPicked } from './cell-words.ts';
import { firstOpen, placeAfter } from './walk.ts';

export interface GridHandle {
  readonly focus: () => void;
  /** Goes where a key leads from where one was last; false if it leads nowhere. */
  readonly walk: (key: string) => boolean;
}

interface Walking {
  readonly turns: Turns;
  readonly visible: boolean;
  readonly handle: Ref<GridHandle> | undefined;
  readonly onPick: (id: string) => void;
  /** What else a key does. */
  readonly keys: Readonly<Record<string, () => void>>;
}

interface Walk {
  readonly grid: RefObject<HTMLDivElement | null>;
  /** Where one is, or was last. */
  readonly here: Place;
  readonly arrive: (id: string) => void;
  readonly leave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Going over the board from cell to cell. */
export function useWalk(rows: Rows, marks: Choosing, { turns, visible, handle, onPick, keys }: Walking): Walk {
  const [at, setAt] = useState('');
  const here = placeOf(rows, at) ?? middleOf(rows);
  const grid = useRef<HTMLDivElement>(null);
  const isHere = useRef(false);
  const go = ([row, column]: Place): void => {
    const { id } = rows[row]![column]!;
    setAt(id);
    [...(grid.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
      .find((cell) => cell.dataset['cell'] === id)
      ?.focus({ preventScroll: !visible });
  };
  const walk = (key: string): boolean => {
    const to = placeAfter(key, rows, marks, here);
    if (to !== null) go(to);
    return to !== null;
  };
  useImperativeHandle(handle, () => ({ focus: () => go(firstOpen(rows, marks, here)), walk }));
  // Seen from another end the rows are others: whoever was on the board stays where he was.
  useEffect(() => {
    if (isHere.current && document.activeElement === document.body) go(here);
  }, [turns]);
  // Whoever has picked a place is done with it; whoever has picked a piece stays with it.
  const last = marks.picked.at(-1);
  useEffect(() => {
    const cell = rows[here[0]]![here[1]]!;
    const isDone = isHere.current && cell.id === last && !holdsAny(cell, marks.pickable);
    if (isDone && marks.pickable.size > 0) go(firstOpen(rows, marks, here));
  }, [last, marks.pickable]);
  const choose = (): void => {
    const chosen = chosenAt(rows, marks, here);
    if (typeof chosen === 'string') onPick(chosen);
    else go(chosen);
  };
  return {
    grid,
    here,
    arrive: (id) => {
      isHere.current = true;
      setAt(id);
    },
    leave: () => {
      isHere.current = false;
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const own = { ...keys, Enter: choose, ' ': choose }[event.key];
      const isWalked = walk(event.key);
      if (!isWalked && own === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isWalked) own?.();
    },
  };
}

/** Whoever picks what is picked already wants to go on with it; Escape takes it back. */
function chosenAt(rows: Rows, marks: Choosing, [row, column]: Place): string | Place {
  const cell = rows[row]![column]!;
  const next = isPicked(cell, marks.picked) && !holdsAny(cell, marks.pickable) ? inTurn(rows, marks)[0] : undefined;
  return next ?? cell.id;
}
