import { PALETTE, WOODS } from '@bande/stage/palette';
import type { Chart, Drawing, Shape } from '@bande/stage/view';
import { POCKET, PRINT } from '../colours.ts';
import { POCKET_NAMES, words } from '../words/naming.ts';

const [SIZE, FRAME, FROM_EDGE] = [240, 14, 70];
const [SMALLEST, LARGEST] = [16, 38];
const [NEAR, FAR] = [FROM_EDGE, SIZE - FROM_EDGE];
/** Near left, near right, far right, far left, as pockets are counted. */
const PLACES = [
  [NEAR, FAR],
  [FAR, FAR],
  [FAR, NEAR],
  [NEAR, NEAR],
] as const;

/** Which pockets were used: the more fell into one, the larger its disc. */
export const pocketsChart = (fell: readonly number[]): Chart => ({
  kind: 'drawing',
  title: words('Taschen', 'Pockets'),
  drawing: fell.some((value) => value > 0) ? boardWith(fell) : null,
  table: {
    head: [words('Tasche', 'Pocket'), words('Anzahl', 'Number')],
    rows: fell.map((value, pocket) => [POCKET_NAMES[pocket]!, value]),
  },
});

const boardWith = (fell: readonly number[]): Drawing => {
  const most = Math.max(...fell);
  return {
    width: SIZE,
    height: SIZE,
    shapes: [
      { tag: 'rect', look: { width: SIZE, height: SIZE, rx: 14, fill: WOODS.walnut.base } },
      { tag: 'rect', look: { x: FRAME, y: FRAME, ...square(SIZE - 2 * FRAME), rx: 4, fill: WOODS.birch.base } },
      { tag: 'circle', look: { cx: SIZE / 2, cy: SIZE / 2, r: 20, fill: 'none', stroke: PRINT.ink, strokeWidth: 1.8 } },
      ...fell.flatMap((value, pocket) => corner(pocket, value, most)),
    ],
  };
};
const square = (size: number): { readonly width: number; readonly height: number } => ({ width: size, height: size });

function corner(pocket: number, value: number, most: number): readonly Shape[] {
  const [x, y] = PLACES[pocket]!;
  const hole = (at: number): number => (at < SIZE / 2 ? FRAME + 12 : SIZE - FRAME - 12);
  const disc = { cx: x, cy: y, r: SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(value / most) };
  const figure = { x, y: y + 7, textAnchor: 'middle', fontSize: 21, fontWeight: 700 };
  return [
    { tag: 'circle', look: { cx: hole(x), cy: hole(y), r: 11, fill: POCKET.dark } },
    { tag: 'circle', look: { ...disc, ...(value === 0 ? UNUSED : { fill: PRINT.ink }) } },
    { tag: 'text', look: { ...figure, fill: value === 0 ? PRINT.ink : PALETTE.chalk }, text: value },
  ];
}
const UNUSED = { fill: 'none', stroke: PRINT.ink, strokeDasharray: '3 3' } as const;
