import type { Words } from '@bande/core';
import type { Board, Cell } from '@bande/stage/view';
import { colourOfPiece, PIECE_NAMES, QUEEN, type Match, type Pieces } from '../../state.ts';
import { distance, HALF, POCKETS, type Point } from '../../table.ts';
import { both, piecesWords, POCKET_NAMES, pocketId, words } from './naming.ts';

/** The table as a coarse grid of 9 by 9, column A in the west and row 1 in the south: what lies where, for those who hear it. */
export const GRID = 9;
const LETTERS = 'ABCDEFGHI';
const SIZE = (2 * HALF) / GRID;

const index = (along: number): number => Math.min(GRID - 1, Math.max(0, Math.floor((along + HALF) / SIZE)));
const cellName = ({ x, y }: Point): string => `${LETTERS[index(x)]}${index(y) + 1}`;
export const middleOf = (name: string): Point => ({
  x: (LETTERS.indexOf(name.charAt(0)) + 0.5) * SIZE - HALF,
  y: (Number(name.slice(1)) - 0.5) * SIZE - HALF,
});

const MIDDLE = 'E5';
/** South-west, south-east, north-east, north-west, as the pockets are numbered. */
const POCKET_CELLS: readonly string[] = ['A1', 'I1', 'I9', 'A9'];

/** Drawn as the table lies: north at the top. */
export const board = ({ state }: Match): Board => ({
  columns: GRID,
  rows: Array.from({ length: GRID }, (_, row) =>
    Array.from({ length: GRID }, (__, column) => cell(`${LETTERS[column]}${GRID - row}`, state.board.pieces)),
  ),
});

function cell(name: string, pieces: Pieces): Cell {
  const here = pieces.flatMap((at, piece) => (at !== null && cellName(at) === name ? [piece] : []));
  const pocket = POCKET_CELLS.indexOf(name);
  const count = (colour: 0 | 1): number => here.filter((piece) => colourOfPiece(piece) === colour).length;
  const said: Words[] = [
    ...(pocket === -1 ? [] : [words(`Tasche ${POCKET_NAMES[pocket]!.de}`, `${POCKET_NAMES[pocket]!.en} pocket`)]),
    ...(name === MIDDLE ? [words('Mitte', 'centre')] : []),
    ...(here.includes(QUEEN) ? [words('die Queen', 'the queen')] : []),
    ...([0, 1] as const).flatMap((colour) => (count(colour) === 0 ? [] : [piecesWords(count(colour), colour)])),
    ...(here.length === 0 ? [words('leer', 'empty')] : []),
  ];
  const holds = [...here.map((piece) => PIECE_NAMES[piece]!), ...(pocket === -1 ? [] : [pocketId(pocket)])];
  return { id: name, name, label: both((language) => [name, ...said.map((part) => part[language])].join(', ')), holds };
}

/** What somebody aims at who points at a cell: the piece nearest to its middle, the pocket, otherwise its middle. */
export function targetIn({ state }: Match, cell: string): Point {
  const middle = middleOf(cell);
  const pieces = state.board.pieces.flatMap((at) => (at !== null && cellName(at) === cell ? [at] : []));
  const [nearest] = pieces.toSorted((a, b) => distance(a, middle) - distance(b, middle));
  return nearest ?? POCKETS[POCKET_CELLS.indexOf(cell)] ?? middle;
}
