import type { Words } from '@bande/core';
import type { Board, Cell, SideLook } from '@bande/stage/view';
import { memo, useMemo, type ReactElement, type Ref } from 'react';
import { byKeyboard } from '../../ui/by-keyboard.ts';
import { useSay } from '../../ui/say.ts';
import { seenRows, type Turns } from './board-rows.ts';
import { classOf, isPicked, labelOf, type Marks } from './cell-words.ts';
import { SeenCell } from './seen-cell.tsx';
import { useWalk, type GridHandle } from './use-walk.ts';
import './board-grid.css';

interface BoardGridProps extends Marks {
  readonly board: Board;
  /** What it is called, with its keys. */
  readonly label: Words;
  /** From which end it is seen. */
  readonly turns: Turns;
  /** To be seen, where there is no picture; otherwise only to be heard and walked over. */
  readonly visible: boolean;
  readonly sides: Readonly<Record<string, SideLook>>;
  readonly handle?: Ref<GridHandle> | undefined;
  readonly onPick: (id: string) => void;
  readonly onUndo: () => void;
  /** To the buttons, without going through everything in between. */
  readonly onButtons: () => void;
  readonly onFocus: (id: string | null) => void;
}

/** The board as a described grid: every cell by arrow keys, one stop for the tab key. */
export const BoardGrid = memo(function BoardGrid(props: BoardGridProps): ReactElement {
  const { board, label, turns, visible, sides, handle, onPick, onUndo, onButtons, onFocus, ...marks } = props;
  const say = useSay();
  const rows = useMemo(() => seenRows(board, turns), [board, turns]);
  const { grid, here, arrive, leave, onKeyDown } = useWalk(rows, marks, {
    turns,
    visible,
    handle,
    onPick,
    keys: { Escape: onUndo, b: onButtons },
  });
  const cellAt = (cell: Cell, r: number, c: number): ReactElement => (
    <div
      key={cell.id}
      role="gridcell"
      data-cell={cell.id}
      aria-colindex={c + 1}
      aria-label={visible ? undefined : labelOf(cell, marks, say)}
      aria-selected={isPicked(cell, marks.picked)}
      tabIndex={r === here[0] && c === here[1] ? 0 : -1}
      className={classOf(cell, marks)}
      onFocus={({ currentTarget }) => {
        arrive(cell.id);
        onFocus(visible || (byKeyboard() && currentTarget.matches(':focus-visible')) ? cell.id : null);
      }}
      onBlur={() => (leave(), onFocus(null))}
      onClick={() => onPick(cell.id)}
      onPointerEnter={() => visible && onFocus(cell.id)}
      onPointerLeave={() => visible && onFocus(null)}
    >
      {visible ? <SeenCell cell={cell} sides={sides} label={labelOf(cell, marks, say)} /> : null}
    </div>
  );
  return (
    <div
      ref={grid}
      className={visible ? 'grid grid-seen' : 'grid grid-heard'}
      role="grid"
      aria-label={say(label)}
      aria-rowcount={rows.length}
      aria-colcount={rows[0]?.length ?? 0}
      onKeyDown={onKeyDown}
      style={{ '--columns': rows[0]?.length ?? 1, '--rows': rows.length }}
    >
      {rows.map((cells, r) => (
        <div key={cells[0]?.id ?? r} role="row" aria-rowindex={r + 1}>
          {cells.map((cell, c) => cellAt(cell, r, c))}
        </div>
      ))}
    </div>
  );
});
