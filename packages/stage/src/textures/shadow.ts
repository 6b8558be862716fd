import type { CanvasTexture } from 'three';
import { PALETTE } from '../palette.ts';
import { faded, kept, sheet, textureOf } from './canvas.ts';

const SIZE = 128;

/** Share of the picture's half width that the thing itself covers; the rest is where its shadow ends. */
export const FOOT = 0.62;

/** The dark under something that stands on a table: darkest at its foot, gone a little beyond. */
export const contactTexture: (shape: string) => CanvasTexture = kept(() => {
  const { canvas, ctx } = sheet(SIZE, SIZE);
  const blot = ctx.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2);
  for (const [stop, opacity] of [
    [0, 0.9],
    [FOOT * 0.9, 0.85],
    [FOOT, 0.7],
    [FOOT + 0.1, 0.36],
    [FOOT + 0.22, 0.12],
    [1, 0],
  ] as const)
    blot.addColorStop(stop, faded(PALETTE.shade, opacity));
  ctx.fillStyle = blot;
  ctx.fillRect(0, 0, SIZE, SIZE);
  return textureOf(canvas, { small: true });
});
