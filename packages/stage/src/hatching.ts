import { MARKS } from './palette.ts';

const GREEN = Number.parseInt(MARKS.good.slice(1), 16);
/** How solid: in between, on a stripe of the hatching, and along the border, which is bright. */
const [SOLID, STRIPE, BORDER] = [40, 120, 235];
const BRIGHT = Number.parseInt(MARKS.focus.slice(1), 16);
/** Each of so many places is a stripe as wide as this, aslant. */
const [EVERY, WIDE] = [7, 2];
/** Points of the picture to a side of each place that was asked: a border is finer than a place. */
export const FINE = 2;

/** Colour and solidity of a point of the picture. */
export function hatched(
  isGreen: Uint8Array,
  [columns, rows]: readonly [number, number],
  x: number,
  y: number,
): readonly [colour: number, solid: number] {
  const is = (atX: number, atY: number): boolean => {
    const [column, row] = [Math.floor(atX / FINE), Math.floor(atY / FINE)];
    return column >= 0 && row >= 0 && column < columns && row < rows && isGreen[row * columns + column] === 1;
  };
  if (!is(x, y)) return [GREEN, 0];
  if (!is(x - FINE, y) || !is(x + FINE, y) || !is(x, y - FINE) || !is(x, y + FINE)) return [BRIGHT, BORDER];
  return (x + y) % (EVERY * FINE) < WIDE * FINE ? [BRIGHT, STRIPE] : [GREEN, SOLID];
}
