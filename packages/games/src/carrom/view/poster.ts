import type { Shape } from '@bande/stage/view';

const circle = (cx: number, cy: number, r: number, look: Shape['look']): Shape => ({
  tag: 'circle',
  look: { cx, cy, r, ...look },
});
const path = (d: string, look: Shape['look']): Shape => ({
  tag: 'path',
  look: { d, fill: 'none', stroke: '#5d2d12', ...look },
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
const LIGHT = { fill: '#f4e7cd', stroke: '#00000044' } as const;
const DARK = { fill: '#2b2119', stroke: '#f4e7cd66' } as const;

/** A board before its break. */
export const poster: readonly Shape[] = [
  { tag: 'rect', look: { x: 80, y: 5, width: 180, height: 180, rx: 9, fill: '#5b3820' } },
  { tag: 'rect', look: { x: 91, y: 16, width: 158, height: 158, rx: 2, fill: '#dfb472' } },
  ...CORNERS.map(([x, y]) => circle(x, y, 7, { fill: '#1c130b' })),
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
  ].map(([x = 0, y = 0]) => circle(x, y, 3.2, { fill: '#b3202c' })),
  path('M104 29L144 69M236 29L196 69M104 161L144 121M236 161L196 121', { strokeWidth: 0.8 }),
  circle(170, 95, 29, { fill: 'none', stroke: '#5d2d12', strokeWidth: 1.2 }),
  ...Array.from({ length: 6 }, (_, i) => circle(...at(i / 6, INNER), 5, i % 2 === 0 ? LIGHT : DARK)),
  ...Array.from({ length: 12 }, (_, i) =>
    circle(...at(i / 12, i % 2 === 0 ? 2 * INNER : Math.sqrt(3) * INNER), 5, i % 2 === 0 ? LIGHT : DARK),
  ),
  circle(170, 95, 5, { fill: '#b3202c', stroke: '#ffd9a0' }),
  circle(186, 144.5, 6.6, { fill: '#fbf6ea', stroke: '#2b5f8f', strokeWidth: 1.4 }),
];
