import type { CanvasTexture } from 'three';
import { ROOM_LOOKS, type Surroundings } from '../palette.ts';
import { qualityHere } from '../house/quality.ts';
import { seeded } from '../seeded.ts';
import { faded, sheet, textureOf } from './canvas.ts';

/** Everything on it is soft: a processor, which takes long for it, paints half as many pixels. */
const sizeHere = (): number => (qualityHere() === 'full' ? 1024 : 512);

/** The floor under the lamp, seen from above: the lamp's pool of light, the table's soft shadow, and the background beyond. Nobody is to look at it. */
export function roomTexture(surroundings: Surroundings, tableShare: readonly [number, number]): CanvasTexture {
  const { background, floor } = ROOM_LOOKS[surroundings];
  const size = sizeHere();
  const { canvas, ctx } = sheet(size, size);
  ctx.fillStyle = floor;
  ctx.fillRect(0, 0, size, size);
  shadowOfTable(ctx, surroundings, tableShare);
  fadeOut(ctx, background);
  grain(ctx);
  return textureOf(canvas);
}

function shadowOfTable(
  ctx: CanvasRenderingContext2D,
  surroundings: Surroundings,
  [across, along]: readonly [number, number],
): void {
  const { shadow, shadowDepth } = ROOM_LOOKS[surroundings];
  const size = ctx.canvas.width;
  const [w, h] = [across * size, along * size];
  ctx.save();
  // Drawn outside the sheet, so that only its blurred shadow falls on it.
  for (const [blur, opacity] of [
    [0.088, 0.5],
    [0.033, 0.4],
    [0.009, 0.5],
  ] as const) {
    ctx.shadowColor = faded(shadow, opacity * shadowDepth);
    ctx.shadowBlur = blur * size;
    ctx.shadowOffsetX = size * 2.004;
    ctx.shadowOffsetY = size * 0.007;
    ctx.fillRect((size - w) / 2 - size * 2, (size - h) / 2, w, h);
  }
  ctx.restore();
}

function fadeOut(ctx: CanvasRenderingContext2D, background: string): void {
  const size = ctx.canvas.width;
  const pool = ctx.createRadialGradient(size / 2, size / 2, size * 0.08, size / 2, size / 2, size * 0.5);
  for (const [stop, opacity] of [
    [0, 0],
    [0.25, 0.15],
    [0.5, 0.55],
    [0.75, 0.9],
    [1, 1],
  ] as const)
    pool.addColorStop(stop, faded(background, opacity));
  ctx.fillStyle = pool;
  ctx.fillRect(0, 0, size, size);
}

/** So little that it is not seen, and enough that the soft shadow shows no steps. */
function grain(ctx: CanvasRenderingContext2D): void {
  const random = seeded(5);
  const picture = ctx.getImageData(0, 0, ctx.canvas.width, ctx.canvas.height);
  for (let i = 0; i < picture.data.length; i += 4) {
    const by = (random() - 0.5) * 3;
    for (let channel = 0; channel < 3; channel++) picture.data[i + channel]! += by;
  }
  ctx.putImageData(picture, 0, 0);
}
