import type { AnyShape } from '@bande/core';
import type { Board, Cell, SideLook } from '@bande/stage/view';
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import { useSay, type Say } from '../app/say.ts';
import { TABLE } from './words.ts';

export interface GridHandle {
  readonly focus: () => void;
}

export interface BoardGridProps {
  readonly board: Board;
  readonly pickable: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly lit: ReadonlySet<string>;
  readonly hinted: ReadonlySet<string>;
  /** To be seen, where there is no picture; otherwise only to be heard and walked over. */
  readonly visible: boolean;
  readonly near: 'bottom' | 'top';
  readonly sides: Readonly<Record<AnyShape['side'], SideLook>>;
  readonly handle?: Ref<GridHandle> | undefined;
  readonly onPick: (id: string) => void;
  readonly onUndo: () => void;
  readonly onFocus: (id: string | null) => void;
}

/** The board as a described grid: every cell by arrow keys, one stop for the tab key. */
export function BoardGrid({ board, pickable, picked, lit, hinted, visible, near, sides, handle, onPick, onUndo, onFocus }: BoardGridProps): ReactElement {
  const say = useSay();
  const rows = near === 'bottom' ? board.rows : board.rows.toReversed().map((row) => row.toReversed());
  const [[row, column], setAt] = useState<readonly [number, number]>([Math.floor(rows.length / 2), Math.floor(board.columns / 2)]);
  const grid = useRef<HTMLDivElement>(null);
  const cellAt = (r: number, c: number): HTMLElement | null => grid.current?.querySelector<HTMLElement>(`[data-at="${r},${c}"]`) ?? null;
  useImperativeHandle(handle, () => ({ focus: () => cellAt(row, column)?.focus({ preventScroll: true }) }), [row, column]);

  const go = (r: number, c: number): void => {
    const [to, across] = [Math.min(rows.length - 1, Math.max(0, r)), Math.min((rows[0]?.length ?? 1) - 1, Math.max(0, c))];
    setAt([to, across]);
    cellAt(to, across)?.focus({ preventScroll: !visible });
  };
  const toNextOpen = (back: boolean): void => {
    const found = nextOpen(rows, pickable, [row, column], back);
    if (found !== null) go(...found);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keyActions({ go, toNextOpen, row, column, last: [rows.length - 1, (rows[0]?.length ?? 1) - 1], pick: () => onPick(rows[row]![column]!.id), undo: onUndo })[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const marks = { pickable, picked, lit, hinted };
  const arrive = (element: Element, r: number, c: number, id: string): void => {
    setAt([r, c]);
    onFocus(visible || element.matches(':focus-visible') ? id : null);
  };

  return (
    <div ref={grid} className={visible ? 'grid grid-seen' : 'grid grid-heard'} role="grid" aria-label={say(TABLE.board)} aria-rowcount={rows.length} aria-colcount={board.columns} onKeyDown={onKeyDown} style={{ '--columns': board.columns, '--rows': rows.length }}>
      {rows.map((cells, r) => (
        <div key={cells[0]?.id ?? r} role="row" aria-rowindex={r + 1}>
          {cells.map((cell, c) => (
            <div
              key={cell.id}
              role="gridcell"
              data-at={`${r},${c}`}
              data-cell={cell.id}
              aria-colindex={c + 1}
              aria-label={labelOf(cell, marks, say)}
              aria-selected={isPicked(cell, picked)}
              tabIndex={r === row && c === column ? 0 : -1}
              className={classOf(cell, marks)}
              onFocus={(event) => arrive(event.currentTarget, r, c, cell.id)}
              onBlur={() => onFocus(null)}
              onClick={() => onPick(cell.id)}
              onPointerEnter={() => visible && onFocus(cell.id)}
              onPointerLeave={() => visible && onFocus(null)}
            >
              {visible ? <SeenCell cell={cell} sides={sides} /> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The next cell, in reading order and around the end, where something can be picked. */
export function nextOpen(rows: Board['rows'], pickable: ReadonlySet<string>, [row, column]: readonly [number, number], back: boolean): readonly [number, number] | null {
  const width = rows[0]?.length ?? 1;
  const flat = rows.flat();
  const start = row * width + column;
  for (let i = 1; i <= flat.length; i++) {
    const at = (start + (back ? -i : i) + flat.length) % flat.length;
    if (isOpen(flat[at]!, pickable)) return [Math.floor(at / width), at % width];
  }
  return null;
}

interface Keys {
  readonly go: (row: number, column: number) => void;
  readonly toNextOpen: (back: boolean) => void;
  readonly pick: () => void;
  readonly undo: () => void;
  readonly row: number;
  readonly column: number;
  readonly last: readonly [number, number];
}
const keyActions = ({ go, toNextOpen, pick, undo, row, column, last }: Keys): Readonly<Record<string, (() => void) | undefined>> => ({
  ArrowUp: () => go(row - 1, column),
  ArrowDown: () => go(row + 1, column),
  ArrowLeft: () => go(row, column - 1),
  ArrowRight: () => go(row, column + 1),
  Home: () => go(row, 0),
  End: () => go(row, last[1]),
  PageUp: () => go(0, column),
  PageDown: () => go(last[0], column),
  n: () => toNextOpen(false),
  p: () => toNextOpen(true),
  Enter: pick,
  ' ': pick,
  Escape: undo,
});

interface Marks {
  readonly pickable: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly lit: ReadonlySet<string>;
  readonly hinted: ReadonlySet<string>;
}
const isOpen = (cell: Cell, pickable: ReadonlySet<string>): boolean => pickable.has(cell.id) || cell.holds.some((id) => pickable.has(id));
const isPicked = (cell: Cell, picked: readonly string[]): boolean => picked.includes(cell.id) || cell.holds.some((id) => picked.includes(id));
const isLit = (cell: Cell, lit: ReadonlySet<string>): boolean => lit.has(cell.id) || cell.holds.some((id) => lit.has(id));

const labelOf = (cell: Cell, { pickable, picked, lit }: Omit<Marks, 'hinted'>, say: Say): string =>
  [say(cell.label), ...(isPicked(cell, picked) ? [say(TABLE.pickedNow)] : isOpen(cell, pickable) ? [say(TABLE.canPick)] : []), ...(isLit(cell, lit) ? [say(TABLE.evidenceHere)] : [])].join(', ');

const classOf = (cell: Cell, { pickable, picked, lit, hinted }: Marks): string =>
  ['cell', isPicked(cell, picked) ? 'is-picked' : isOpen(cell, pickable) ? 'is-open' : '', hinted.has(cell.id) || cell.holds.some((id) => hinted.has(id)) ? 'is-hinted' : '', isLit(cell, lit) ? 'is-lit' : ''].filter((name) => name !== '').join(' ');

/** A chip for everything that stands there, in its side's colour where the words name a side. */
function SeenCell({ cell, sides }: { readonly cell: Cell; readonly sides: BoardGridProps['sides'] }): ReactElement {
  const say = useSay();
  const parts = whatIsThere(cell, say).split(' · ').filter((part) => part !== '' && cell.holds.length > 0);
  return (
    <>
      <span className="cell-name" aria-hidden="true">{cell.name}</span>
      {parts.map((part) => {
        const look = Object.values(sides).find(({ name }) => part.includes(say(name)));
        return look === undefined ? null : (
          <span key={part} className={`chip chip-${look.shape}`} aria-hidden="true" style={{ '--side': look.colour }}>
            {part.replace(say(look.name), '').replace(/^’s|\s+/g, ' ').trim()}
          </span>
        );
      })}
    </>
  );
}

/** `Red half, D8, Red 10 with the ball` → `Red 10 with the ball`. */
export function whatIsThere(cell: Pick<Cell, 'name' | 'label'>, say: Say): string {
  const parts = say(cell.label).split(', ');
  return parts.slice(parts.indexOf(cell.name) + 1).join(' · ');
}

/** For the eye: `D8 · Red 10 with the ball`. */
export const cellLine = (cell: Pick<Cell, 'name' | 'label'>, say: Say): string => [cell.name, whatIsThere(cell, say)].filter((part) => part !== '').join(' · ');
