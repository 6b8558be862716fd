import type { Board, Cell, Promised } from '@bande/stage/view';

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

/** What of a board can be picked, what has been, and what comes of it. */
export interface Choosing {
  readonly pickable: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly promises: ReadonlyMap<string, Promised>;
}

/** What promises something among what can be picked; where nothing does, all of it. */
export function promising({ pickable, promises }: Omit<Choosing, 'picked'>): ReadonlySet<string> {
  const found = [...pickable].filter((id) => promises.has(id) && promises.get(id)?.inVain !== true);
  return found.length > 0 ? new Set(found) : pickable;
}

/** Where something can be picked, in the order in which a key leads there: what promises something first; then from near to far of what was picked last, or as one reads. */
export function inTurn(rows: Rows, choosing: Choosing): readonly Place[] {
  const wanted = promising(choosing);
  const last = choosing.picked.at(-1);
  const from = last === undefined ? null : holderOf(rows, last);
  const far = (place: Place): number => (from === null ? 0 : apart(from, place));
  const isWanted = ([row, column]: Place): number => Number(holdsAny(rows[row]![column]!, wanted));
  return rows
    .flatMap((cells, row) =>
      cells.flatMap((cell, column): readonly Place[] => (holdsAny(cell, choosing.pickable) ? [[row, column]] : [])),
    )
    .toSorted((a, b) => isWanted(b) - isWanted(a) || far(a) - far(b));
}

/** The one after a place, around the end; the first one for whoever stands elsewhere. */
export function nextOf(places: readonly Place[], [row, column]: Place, back: boolean): Place | null {
  const here = places.findIndex(([r, c]) => r === row && c === column);
  if (here === -1) return (back ? places.at(-1) : places[0]) ?? null;
  return places[(here + (back ? -1 : 1) + places.length) % places.length]!;
}

/** Steps between two cells, also slantwise. */
export const apart = ([row, column]: Place, [r, c]: Place): number => Math.max(Math.abs(row - r), Math.abs(column - c));

/** The cell that is meant by an id: its own, or the one on which it stands. */
function holderOf(rows: Rows, id: string): Place | null {
  const cell = rows.flat().find((one) => one.id === id || one.holds.includes(id));
  return cell === undefined ? null : placeOf(rows, cell.id);
}
