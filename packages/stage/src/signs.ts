import { CARDS, PALETTE } from './palette.ts';
import type { Drawing, Shape, ShapeLook } from './view/index.ts';

/** What the small signs beside lessons are drawn with. */
export const sign = (...shapes: readonly Shape[]): Drawing => ({ width: 24, height: 24, shapes });
export const LINE = { fill: 'none', stroke: 'currentColor', 'stroke-width': 2 } as const;
export const INK = { fill: 'currentColor' } as const;
export const circle = (cx: number, cy: number, r: number, look: ShapeLook): Shape => ({
  tag: 'circle',
  look: { cx, cy, r, ...look },
});
export const path = (d: string, look: ShapeLook): Shape => ({ tag: 'path', look: { d, ...look } });

/** A pointing hand, 128 by 128, its fingertip at the top: drawn on tables and on buttons. */
export const HAND_PATH =
  'M46 8c7 0 11 5 11 11v36l6 1c3-4 12-4 15 1 4-3 12-2 14 4 6-3 14 0 14 8v24c0 17-11 29-28 29H68c-9 0-16-4-21-11L24 78c-4-6-3-12 2-15 5-4 11-2 15 3l-6 0V19C35 13 39 8 46 8z';

const CARD = { x: 0.5, y: 0.5, width: 8, height: 11, rx: 2, stroke: PALETTE.chalk } as const;

/** A card beside a side's name; the yellow one is barred, so that it is told from the red one without colour. */
export const CARD_SIGNS: Readonly<Record<'yellow' | 'red', Drawing>> = {
  yellow: {
    width: 9,
    height: 12,
    shapes: [
      { tag: 'rect', look: { ...CARD, fill: CARDS.yellow } },
      { tag: 'path', look: { d: 'M2.5 6h4', stroke: CARDS.bar, strokeWidth: 1.5 } },
    ],
  },
  red: { width: 9, height: 12, shapes: [{ tag: 'rect', look: { ...CARD, fill: CARDS.red } }] },
};
