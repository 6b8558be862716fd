import type { CanvasTexture } from 'three';
import { ROOM_LOOKS, type Surroundings } from '../palette.ts';
import { seeded } from '../seeded.ts';
import { faded, sheet, textureOf } from './canvas.ts';

const SIZE = 1024;
const PLANKS = 46;

/** The floor under the lamp, seen from above: boards, the lamp's pool of light, the table's soft shadow, and dark beyond. */
export function roomTexture(surroundings: Surroundings, tableShare: readonly [number, number]): CanvasTexture {
  const { background, floor, floorGrain } = ROOM_LOOKS[surroundings];
  const { canvas, ctx } = sheet(SIZE, SIZE);
  const random = seeded(5);
  ctx.fillStyle = floor;
  ctx.fillRect(0, 0, SIZE, SIZE);
  const high = SIZE / PLANKS;
  for (let i = 0; i < PLANKS; i++) {
    for (let x = -random() * 300; x < SIZE;) {
      const long = 90 + random() * 130;
      ctx.fillStyle = faded(floorGrain, random() * 0.3);
      ctx.fillRect(x, i * high, long, high);
      ctx.fillStyle = faded(floorGrain, 0.45);
      ctx.fillRect(x, i * high, 1, high);
      x += long;
    }
    ctx.fillStyle = faded(floorGrain, 0.5);
    ctx.fillRect(0, i * high, SIZE, 1);
  }
  shadowOfTable(ctx, surroundings, tableShare);
  fadeOut(ctx, background);
  return textureOf(canvas);
}

function shadowOfTable(
  ctx: CanvasRenderingContext2D,
  surroundings: Surroundings,
  [across, along]: readonly [number, number],
): void {
  const [w, h] = [across * SIZE, along * SIZE];
  ctx.save();
  // Drawn outside the sheet, so that only its blurred shadow falls on it.
  for (const [blur, opacity] of [
    [70, 0.55],
    [26, 0.5],
    [10, 0.45],
  ] as const) {
    ctx.shadowColor = surroundings === 'dark' ? `rgba(0,0,0,${opacity})` : `rgba(60,40,20,${opacity * 0.7})`;
    ctx.shadowBlur = blur;
    ctx.shadowOffsetX = SIZE * 2 + 4;
    ctx.shadowOffsetY = 8;
    ctx.fillRect((SIZE - w) / 2 - SIZE * 2, (SIZE - h) / 2, w, h);
  }
  ctx.restore();
}

function fadeOut(ctx: CanvasRenderingContext2D, background: string): void {
  const pool = ctx.createRadialGradient(SIZE / 2, SIZE / 2, SIZE * 0.08, SIZE / 2, SIZE / 2, SIZE * 0.5);
  for (const [stop, opacity] of [
    [0, 0],
    [0.25, 0.2],
    [0.5, 0.62],
    [0.75, 0.92],
    [1, 1],
  ] as const)
    pool.addColorStop(stop, faded(background, opacity));
  ctx.fillStyle = pool;
  ctx.fillRect(0, 0, SIZE, SIZE);
}
