import { WOODS } from '@bande/stage/palette';
import type { Shape } from '@bande/stage/view';
import { PIECES, POCKET, PRINT } from './colours.ts';

const circle = (cx: number, cy: number, r: number, look: Shape['look']): Shape => ({
  tag: 'circle',
  look: { cx, cy, r, ...look },
});
const path = (d: string, look: Shape['look']): Shape => ({
  tag: 'path',
  look: { d, fill: 'none', stroke: PRINT.ink, ...look },
});

const CORNERS = [
  [99, 24],
  [241, 24],
  [99, 166],
  [241, 166],
] as const;
const INNER = 10.4;
const at = (turns: number, far: number): readonly [number, number] => [
  170 + Math.cos(turns * 2 * Math.PI) * far,
  95 + Math.sin(turns * 2 * Math.PI) * far,
];
const LIGHT = { fill: PIECES.white.body, stroke: PIECES.white.ring } as const;
const DARK = { fill: PIECES.black.body, stroke: PIECES.black.ring } as const;

/** A board before its break. */
export const poster: readonly Shape[] = [
  { tag: 'rect', look: { x: 80, y: 5, width: 180, height: 180, rx: 9, fill: WOODS.walnut.base } },
  { tag: 'rect', look: { x: 91, y: 16, width: 158, height: 158, rx: 2, fill: WOODS.birch.base } },
  ...CORNERS.map(([x, y]) => circle(x, y, 7, { fill: POCKET.dark })),
  path('M122 43H218M122 147H218M118 47V143M222 47V143', { strokeWidth: 1.6 }),
  path('M122 49H218M122 141H218M124 47V143M216 47V143', { strokeWidth: 0.7 }),
  ...[
    [122, 46],
    [218, 46],
    [122, 144],
    [218, 144],
    [121, 47],
    [219, 47],
    [121, 143],
    [219, 143],
  ].map(([x = 0, y = 0]) => circle(x, y, 3.2, { fill: PRINT.red })),
  path('M104 29L144 69M236 29L196 69M104 161L144 121M236 161L196 121', { strokeWidth: 0.8 }),
  circle(170, 95, 29, { fill: 'none', stroke: PRINT.ink, strokeWidth: 1.2 }),
  ...Array.from({ length: 6 }, (_, i) => circle(...at(i / 6, INNER), 5, i % 2 === 0 ? LIGHT : DARK)),
  ...Array.from({ length: 12 }, (_, i) =>
    circle(...at(i / 12, i % 2 === 0 ? 2 * INNER : Math.sqrt(3) * INNER), 5, i % 2 === 0 ? LIGHT : DARK),
  ),
  circle(170, 95, 5, { fill: PIECES.queen.body, stroke: PIECES.queen.ring }),
  circle(186, 144.5, 6.6, { fill: PIECES.striker.body, stroke: PIECES.striker.ring, strokeWidth: 1.4 }),
];
