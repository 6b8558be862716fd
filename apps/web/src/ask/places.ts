import type { Board } from '@bande/stage/view';
import { meanings } from '../board/picking.ts';
import type { Form } from './form.ts';
import type { Place } from './values.ts';

/** How a position is changed on the board: things that stand on cells are picked and put down, things that lie anywhere are moved on a plan. */
export interface Movable {
  /** Things and where they stand: a field of the position with a cell for each of them. */
  readonly standing: readonly { readonly field: string; readonly names: ReadonlySet<string> }[];
  /** A single thing that stands on a cell. */
  readonly single: readonly string[];
  /** Things that lie anywhere: a pair of figures for each. */
  readonly lying: readonly string[];
}

const cellsOf = (board: Board): ReadonlySet<string> => new Set(board.rows.flat().map(({ id }) => id));

const isPair = (form: Form): boolean =>
  form.kind === 'row' && form.of.length === 2 && form.of.every(({ kind }) => kind === 'number');

const namesCells = (form: Form, cells: ReadonlySet<string>): boolean =>
  form.kind === 'choice' && form.values.some((value) => cells.has(String(value)));

export function movableIn(given: Form, board: Board): Movable {
  const cells = cellsOf(board);
  const fields = given.kind === 'fields' ? given.fields : [];
  const tables = fields.flatMap(({ key, form }) => (form.kind === 'table' ? [{ field: key, form }] : []));
  return {
    standing: tables
      .filter(({ form }) => namesCells(form.of, cells))
      .map(({ field, form }) => ({ field, names: new Set(form.keys ?? []) })),
    single: fields.filter(({ form }) => namesCells(form, cells)).map(({ key }) => key),
    lying: tables.filter(({ form }) => isPair(form.of)).map(({ field }) => field),
  };
}

/** What is being put somewhere: the next thing pointed at goes there. */
export interface Target {
  readonly place: Place;
  readonly fits: ReadonlySet<string>;
}

/** Everything on the board that a form takes. */
export const fitting = (form: Form, board: Board): ReadonlySet<string> => {
  const there = board.rows.flat().flatMap(({ id, holds }) => [id, ...holds]);
  const values = new Set(form.kind === 'choice' ? form.values.map(String) : []);
  return new Set(there.filter((id) => values.has(id)));
};

/** What pointing means: something for the target, or a thing that is to be moved. */
type Pointed =
  | { readonly kind: 'put'; readonly place: Place; readonly value: string }
  | { readonly kind: 'lift'; readonly name: string; readonly place: Place }
  | { readonly kind: 'nothing' };

export function pointed(board: Board, { standing }: Movable, target: Target | null, id: string): Pointed {
  const ids = meanings(board, id);
  if (target !== null) {
    const value = ids.find((one) => target.fits.has(one));
    return value === undefined ? { kind: 'nothing' } : { kind: 'put', place: target.place, value };
  }
  for (const { field, names } of standing) {
    const name = ids.find((one) => names.has(one));
    if (name !== undefined) return { kind: 'lift', name, place: ['given', field, name] };
  }
  return { kind: 'nothing' };
}
