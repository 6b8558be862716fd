import type { Board, Cell } from '@bande/stage/view';

/** Quarter turns from the first side's end, anticlockwise around the table, to the end from which it is seen. */
export type Turns = 0 | 1 | 2 | 3;
export const turnsOf = (quarters: number): Turns => (((Math.round(quarters) % 4) + 4) % 4) as Turns;

export type Rows = readonly (readonly Cell[])[];
export type Place = readonly [row: number, column: number];

/** The rows as they are seen, so that an arrow key goes where it points. */
export function seenRows({ rows, columns }: Board, turns: Turns): Rows {
  const upright = turns < 2 ? rows : rows.toReversed().map((row) => row.toReversed());
  if (turns % 2 === 0) return upright;
  const fromNear = upright.toReversed();
  return Array.from({ length: columns }, (_, column) => fromNear.map((row) => row[column]!));
}

export function placeOf(rows: Rows, id: string): Place | null {
  const row = rows.findIndex((cells) => cells.some((cell) => cell.id === id));
  return row === -1 ? null : [row, rows[row]!.findIndex((cell) => cell.id === id)];
}

/** The cell in the middle, where nobody has been yet. */
export const middleOf = (rows: Rows): Place => [Math.floor(rows.length / 2), Math.floor((rows[0]?.length ?? 1) / 2)];

export const holdsAny = (cell: Cell, ids: ReadonlySet<string>): boolean =>
  ids.has(cell.id) || cell.holds.some((id) => ids.has(id));

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
