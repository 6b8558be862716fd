import type { Board, Cell } from '@bande/stage/view';

/** How the board lies before the viewer. */
export interface Lie {
  /** Whose edge is at the bottom: the first side's, or that of the other. */
  readonly near: 'bottom' | 'top';
  /** An oblong table lies across a wide screen: the near edge is then at the left. */
  readonly turned: boolean;
}

export type Rows = readonly (readonly Cell[])[];
export type Place = readonly [row: number, column: number];

/** The rows as they are seen, so that an arrow key goes where it points. */
export function seenRows(board: Board, { near, turned }: Lie): Rows {
  const upright = near === 'bottom' ? board.rows : board.rows.toReversed().map((row) => row.toReversed());
  if (!turned) return upright;
  const fromNear = upright.toReversed();
  return Array.from({ length: board.columns }, (_, column) => fromNear.map((row) => row[column]!));
}

export function placeOf(rows: Rows, id: string): Place | null {
  const row = rows.findIndex((cells) => cells.some((cell) => cell.id === id));
  return row === -1 ? null : [row, rows[row]!.findIndex((cell) => cell.id === id)];
}

/** The cell in the middle, where nobody has been yet. */
export const middleOf = (rows: Rows): Place => [Math.floor(rows.length / 2), Math.floor((rows[0]?.length ?? 1) / 2)];

export const holdsAny = (cell: Cell, ids: ReadonlySet<string>): boolean => ids.has(cell.id) || cell.holds.some((id) => ids.has(id));

/** The next cell, in reading order and around the end, where something can be picked. */
export function nextOpen(rows: Rows, pickable: ReadonlySet<string>, [row, column]: Place, back: boolean): Place | null {
  const width = rows[0]?.length ?? 1;
  const flat = rows.flat();
  const start = row * width + column;
  for (let i = 1; i <= flat.length; i++) {
    const at = (start + (back ? -i : i) + flat.length) % flat.length;
    if (holdsAny(flat[at]!, pickable)) return [Math.floor(at / width), at % width];
  }
  return null;
}
