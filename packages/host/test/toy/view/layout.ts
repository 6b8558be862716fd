import type { Vec3 } from '@bande/stage/motion';

/** Matches lie side by side, ten in a row, far row first; all figures in table units. */
export const PER_ROW = 10;
const [APART, ROW_DEPTH, BESIDE] = [1, 2.6, 3.4];
export const LENGTH = 2;
export const FRAME = 0.5;
/** The matchbox. */
export const TALLEST = 0.7;

export const rowsFor = (heap: number): number => Math.ceil(heap / PER_ROW);

interface Surface {
  readonly width: number;
  readonly depth: number;
}
export const surfaceFor = (heap: number): Surface => ({
  width: PER_ROW * APART + 2 * BESIDE,
  depth: Math.max(7, rowsFor(heap) * ROW_DEPTH + 1.2),
});

/** A match by its place in a full heap, counted from 0. */
export const stickAt = (index: number, heap: number): Vec3 => [
  ((index % PER_ROW) - (PER_ROW - 1) / 2) * APART,
  0,
  (Math.floor(index / PER_ROW) - (rowsFor(heap) - 1) / 2) * ROW_DEPTH,
];

const aside = PER_ROW / 2 + BESIDE / 2 - 0.2;
/** Where those go that are taken, and where the die falls. */
export const BOX_AT: Vec3 = [aside, 0, 0];
export const DIE_AT: Vec3 = [-aside, 0, 0];
