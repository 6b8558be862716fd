import type { Words } from '@bande/core';
import { PALETTE } from '@bande/stage/palette';
import { CARD_SIGNS } from '@bande/stage/signs';
import type { Drawing, Shape, Token } from '@bande/stage/view';
import { CARD } from '../colours.ts';
import { words } from './naming.ts';

const [WIDTH, HEIGHT] = [9, 12];

/** Two bars on orange, one on yellow, none on red: told apart without colour. */
const ORANGE_CARD: Drawing = {
  width: WIDTH,
  height: HEIGHT,
  shapes: [
    { tag: 'rect', look: { x: 0.5, y: 0.5, width: 8, height: 11, rx: 2, stroke: PALETTE.chalk, fill: CARD.orange } },
    { tag: 'path', look: { d: 'M2.5 4.5h4M2.5 7.5h4', stroke: PALETTE.ink, strokeWidth: 1.3 } },
  ],
};
export const yellowCard: Token = {
  kind: 'yellow',
  sign: CARD_SIGNS.yellow,
  label: words('Gelbe Karte', 'Yellow card'),
};
export const orangeCard: Token = { kind: 'orange', sign: ORANGE_CARD, label: words('Orange Karte', 'Orange card') };

/** A ball that went in is full, the other one a crossed ring. */
const ball = (isIn: boolean): Drawing => ({
  width: 11,
  height: HEIGHT,
  shapes: [
    {
      tag: 'circle',
      look: { cx: 5.5, cy: 6, r: 4.5, fill: isIn ? PALETTE.chalk : 'none', stroke: PALETTE.chalk, strokeWidth: 1.2 },
    },
    ...(isIn ? [] : [{ tag: 'path', look: { d: 'M3 3.5l5 5', stroke: PALETTE.chalk, strokeWidth: 1.2 } } as Shape]),
  ],
});
export const scored: Token = { kind: 'goal', sign: ball(true), label: words('getroffen', 'scored') };
export const missed: Token = { kind: 'miss', sign: ball(false), label: words('nicht getroffen', 'not scored') };

/** Touches that a figure has left, as dots: those that are gone are rings. */
export function touches(left: number, of: number, label: Words): Token {
  const dot = (i: number): Shape => ({
    tag: 'circle',
    look: {
      cx: 4 + i * 8,
      cy: 6,
      r: 3,
      fill: i < left ? PALETTE.brass : 'none',
      stroke: PALETTE.brass,
      strokeWidth: 1.2,
    },
  });
  return {
    kind: 'touches',
    sign: { width: of * 8, height: HEIGHT, shapes: Array.from({ length: of }, (_, i) => dot(i)) },
    label,
  };
}

/** A shield: this side may make its block flick. */
export const mayBlock: Token = {
  kind: 'block',
  sign: {
    width: 12,
    height: HEIGHT,
    shapes: [
      {
        tag: 'path',
        look: {
          d: 'M6 0.8l4.800 1.700v3.300c0 3-2 4.700-4.800 5.600c-2.800-.9-4.800-2.600-4.800-5.600V2.500z',
          fill: PALETTE.brass,
        },
      },
    ],
  },
  label: words('darf verteidigen', 'may defend'),
};
