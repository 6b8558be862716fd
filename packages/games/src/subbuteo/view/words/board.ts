import type { Words } from '@bande/core';
import type { Board, Cell } from '@bande/stage/view';
import { groundIn, isGone, lies, placesNow } from '../../motion.ts';
import { BODIES, isFigure, type BodyName } from '../../names.ts';
import type { Match } from '../../state.ts';
import type { Pitch } from '../../table.ts';
import type { Point } from '../layout.ts';
import { bodyWords, both, words } from './naming.ts';

/** The cloth as a coarse grid, column A in the west and row 1 in the south: what stands where, for those who hear it. */
const LETTERS = 'ABCDEFG';
const COLUMNS = LETTERS.length;
const ROWS = 11;

const sizeOf = ({ width, length, border }: Pitch): readonly [number, number] => [
  (width + 2 * border) / COLUMNS,
  (length + 2 * border) / ROWS,
];
const index = (along: number, size: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(along / size + count / 2)));
export function cellName(pitch: Pitch, { x, y }: Point): string {
  const [wide, long] = sizeOf(pitch);
  return `${LETTERS[index(x, wide, COLUMNS)]}${index(y, long, ROWS) + 1}`;
}
export function middleOf(pitch: Pitch, cell: string): Point {
  const [wide, long] = sizeOf(pitch);
  return {
    x: (LETTERS.indexOf(cell.charAt(0)) + 0.5 - COLUMNS / 2) * wide,
    y: (Number(cell.slice(1)) - 0.5 - ROWS / 2) * long,
  };
}
export const isCell = (id: string): boolean => /^[A-G](?:[1-9]|1[01])$/.test(id);
/** Of one cell, in metres. */
export const cellSize = sizeOf;

/** Drawn as the table lies: north at the top. */
export function board(match: Match): Board {
  const { pitch } = groundIn(match);
  const { motion } = match.state;
  const places = placesNow(match);
  const here = new Map<string, BodyName[]>();
  for (const body of BODIES) {
    if (isGone(motion, body)) continue;
    const name = cellName(pitch, places[body]);
    here.set(name, [...(here.get(name) ?? []), body]);
  }
  return {
    columns: COLUMNS,
    rows: Array.from({ length: ROWS }, (_, row) =>
      Array.from({ length: COLUMNS }, (__, column) => {
        const name = `${LETTERS[column]}${ROWS - row}`;
        return cell(match, name, here.get(name) ?? []);
      }),
    ),
  };
}

const GOALS: Readonly<Record<string, Words>> = {
  D1: words('Tor von Rot', 'Red’s goal'),
  D11: words('Tor von Blau', 'Blue’s goal'),
  D6: words('Mitte', 'centre'),
};

function cell({ state }: Match, name: string, holds: readonly BodyName[]): Cell {
  const said = (body: BodyName): Words =>
    isFigure(body) && lies(state.motion, body)
      ? both((language) => `${bodyWords(body)[language]} ${language === 'de' ? 'liegt' : 'lies'}`)
      : bodyWords(body);
  const place = GOALS[name];
  const parts = [
    ...(place === undefined ? [] : [place]),
    ...holds.map(said),
    ...(holds.length === 0 ? [words('leer', 'empty')] : []),
  ];
  return {
    id: name,
    name,
    label: both((language) => [name, ...parts.map((part) => part[language])].join(', ')),
    holds,
  };
}
