import type { CanvasTexture } from 'three';
import { FACES } from '../things/dice-pose.ts';
import { PALETTE } from '../palette.ts';
import { kept, lightness, sheet, textureOf } from './canvas.ts';

const CELL = 128;

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Paints one side of a die into a square of the given size. */
export type FacePaint = (ctx: CanvasRenderingContext2D, value: number, size: number, ink: string) => void;

const paintPips: FacePaint = (ctx, value, size, ink) => {
  ctx.fillStyle = ink;
  for (const [x, y] of PIPS[value] ?? []) {
    ctx.beginPath();
    ctx.arc(
      size / 2 + x * size * 0.24,
      size / 2 + y * size * 0.24,
      size * (value === 1 ? 0.12 : 0.095),
      0,
      2 * Math.PI,
    );
    ctx.fill();
  }
};

/** The six sides on one sheet, three by two, in the order of `FACES`. */
export function dieTexture(colour: string, paint: FacePaint = paintPips): CanvasTexture {
  const { canvas, ctx } = sheet(CELL * 3, CELL * 2);
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const ink = lightness(colour) > 0.55 ? PALETTE.ink : PALETTE.chalk;
  for (const [index, value] of FACES.entries()) {
    ctx.save();
    ctx.translate((index % 3) * CELL, (1 - Math.floor(index / 3)) * CELL);
    paint(ctx, value, CELL, ink);
    ctx.restore();
  }
  return textureOf(canvas, { small: true });
}

export const pipTexture: (colour: string) => CanvasTexture = kept((colour) => dieTexture(colour));
