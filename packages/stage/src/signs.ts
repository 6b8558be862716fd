import { CARDS, PALETTE } from './palette.ts';
import type { Drawing } from './view.ts';

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
