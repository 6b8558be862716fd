import { PALETTE } from '@bande/stage/palette';
import type { Drawing, Shape, ShapeLook } from '@bande/stage/view';
import type { Words } from '@bande/core';
import type { Colour } from '../../table.ts';
import { DARK_COUNTER, OPEN, PIECES } from '../colours.ts';
import { words } from './naming.ts';

const HEIGHT = 17;
const MIDDLE = HEIGHT / 2;

const pill = (width: number, look: ShapeLook): Shape => ({
  tag: 'rect',
  look: { x: 0.5, y: 0.5, width: width - 1, height: HEIGHT - 1, rx: 8, ...look },
});

/** A figure in a pill that is as wide as it needs to be. */
function figure(text: Words | number, ink: string, look: ShapeLook): Drawing {
  const width = Math.max(HEIGHT, 9 + 7 * String(typeof text === 'number' ? text : text.de).length);
  const written = { x: width / 2, y: MIDDLE + 4, textAnchor: 'middle', fontSize: 11.5, fontWeight: 700, fill: ink };
  return { width, height: HEIGHT, shapes: [pill(width, look), { tag: 'text', look: written, text }] };
}

export const gamesSign = (won: number): Drawing =>
  figure(won, PALETTE.ink, { fill: PALETTE.brass, stroke: PALETTE.brass });

export const debtSign = (owed: number): Drawing =>
  figure(words(`−${owed}`, `−${owed}`), OPEN, { fill: 'none', stroke: OPEN, strokeDasharray: '3 2' });

/** Pocketed, but not yet covered: drawn open. */
export function queenSign(isCovered: boolean): Drawing {
  const ground = isCovered
    ? { fill: PIECES.queen.body, stroke: PALETTE.chalk }
    : { fill: 'none', stroke: PALETTE.chalk, strokeDasharray: '3 2' };
  const crown = {
    d: 'M4 12.500L3.400 6l3 2.600L8.500 4l2.100 4.600 3-2.600-.6 6.500z',
    fill: isCovered ? PALETTE.white : OPEN,
  };
  return { width: HEIGHT, height: HEIGHT, shapes: [pill(HEIGHT, ground), { tag: 'path', look: crown }] };
}

/** They overlap a little, like coins in a row, so that each is large enough to be counted. */
const [STEP, REACH] = [12.5, 7.25];
const HOLE = { r: 3, fill: 'none', stroke: PALETTE.chalk, strokeOpacity: 0.65, strokeDasharray: '1 1' } as const;
/** A dark piece has a light ring, as on the board. */
const PIECE: readonly ShapeLook[] = [
  { r: 6.5, fill: PIECES.white.body, stroke: PIECES.white.ring, strokeWidth: 1.5 },
  { r: 6.5, fill: DARK_COUNTER, stroke: PIECES.black.ring, strokeWidth: 1.5 },
];

/** Room for the figure behind the row. */
const FIGURE = 15;

/** Pieces laid out in a row: those that are there, holes for the rest, and how many are there. */
export function piecesSign(colour: Colour, there: number, of: number): Drawing {
  const row = (of - 1) * STEP + 2 * REACH;
  const written = { x: row + FIGURE / 2 + 1, y: MIDDLE + 4.5, textAnchor: 'middle', fontSize: 13, fontWeight: 700 };
  return {
    width: row + FIGURE,
    height: HEIGHT,
    shapes: [
      ...Array.from({ length: of }, (_, i): Shape => ({
        tag: 'circle',
        look: { cx: REACH + i * STEP, cy: MIDDLE, ...(i < there ? PIECE[colour]! : HOLE) },
      })),
      { tag: 'text', look: { ...written, fill: PALETTE.chalk }, text: there },
    ],
  };
}
