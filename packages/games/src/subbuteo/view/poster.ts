import { WOODS } from '@bande/stage/palette';
import type { Shape } from '@bande/stage/view';
import { BALL, CHALK, CLOTH, KITS } from './colours.ts';

const rect = (x: number, y: number, width: number, height: number, look: Shape['look']): Shape => ({
  tag: 'rect',
  look: { x, y, width, height, ...look },
});
const circle = (cx: number, cy: number, r: number, look: Shape['look']): Shape => ({
  tag: 'circle',
  look: { cx, cy, r, ...look },
});
const LINE = { fill: 'none', stroke: CHALK, strokeWidth: 1.4, strokeOpacity: 0.9 } as const;

const RED = [
  [56, 95],
  [104, 58],
  [112, 132],
  [156, 99],
] as const;
const BLUE = [
  [284, 95],
  [226, 66],
  [218, 126],
  [197, 88],
] as const;
const figures = (side: 'red' | 'blue', places: typeof RED | typeof BLUE): readonly Shape[] =>
  places.flatMap(([x, y]) => [
    circle(x, y, 7.5, { fill: KITS[side].base, stroke: KITS[side].ring, strokeWidth: 1.6 }),
    rect(x - 3, y - 12, 6, 12, { rx: 3, fill: KITS[side].shirt }),
    circle(x, y - 14, 3, { fill: '#d9a37c' }),
  ]);

/** The pitch lengthwise, a few figures and a ball. */
export const poster: readonly Shape[] = [
  rect(4, 4, 332, 182, { rx: 8, fill: WOODS.walnut.base }),
  rect(12, 12, 316, 166, { fill: CLOTH.border }),
  rect(28, 24, 284, 142, { fill: CLOTH.field }),
  rect(28, 24, 284, 142, LINE),
  { tag: 'path', look: { d: 'M170 24V166M99 24V166M241 24V166', ...LINE } },
  circle(170, 95, 21, LINE),
  rect(28, 60, 36, 70, LINE),
  rect(276, 60, 36, 70, LINE),
  rect(16, 84, 12, 22, { ...LINE, strokeWidth: 2 }),
  rect(312, 84, 12, 22, { ...LINE, strokeWidth: 2 }),
  ...figures('red', RED),
  ...figures('blue', BLUE),
  circle(173, 95, 5, { fill: BALL.light, stroke: BALL.dark, strokeWidth: 1.4 }),
];
