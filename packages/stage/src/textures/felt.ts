import type { CanvasTexture } from 'three';
import { seeded } from '../seeded.ts';
import { PALETTE } from '../palette.ts';
import { faded, kept, sheet, textureOf } from './canvas.ts';

/** Paints in table units: (0, 0) is the far left corner, x to the right, y towards the viewer at the front. */
export type Paint = (ctx: CanvasRenderingContext2D, width: number, height: number) => void;

const TILE = 192;
/** No fibre reaches farther, with half its width. */
const LONGEST = 7;

/** Short fibres, light and dark, on nothing: laid over cloth and chalk alike, so that the chalk lies in the cloth. */
const fibres = kept((): HTMLCanvasElement => {
  const { canvas, ctx } = sheet(TILE, TILE);
  const random = seeded(11);
  for (let i = 0; i < 5200; i++) {
    const [x, y, turn, length] = [random() * TILE, random() * TILE, random() * Math.PI, 1.5 + random() * 4];
    ctx.strokeStyle =
      random() < 0.5 ? faded(PALETTE.chalk, 0.02 + random() * 0.06) : faded(PALETTE.shade, 0.03 + random() * 0.09);
    ctx.lineWidth = 0.6 + random() * 0.6;
    for (const [dx, dy] of [
      [0, 0],
      [-TILE, 0],
      [0, -TILE],
    ] as const) {
      // Only what reaches over an edge is seen at the other one.
      if (x + dx + LONGEST < 0 || y + dy + LONGEST < 0) continue;
      ctx.beginPath();
      ctx.moveTo(x + dx, y + dy);
      ctx.lineTo(x + dx + Math.cos(turn) * length, y + dy + Math.sin(turn) * length);
      ctx.stroke();
    }
  }
  return canvas;
});

interface Surface {
  readonly width: number;
  readonly depth: number;
  readonly colour: string;
  /** Pixels of the longer side. */
  readonly resolution: number;
  readonly cloth: boolean;
  readonly paint: Paint | undefined;
}

/** The playing surface: cloth, what the game paints on it, and the cloth's fibres over both. */
export function surfaceTexture({ width, depth, colour, resolution, cloth, paint }: Surface): CanvasTexture {
  const scale = resolution / Math.max(width, depth);
  const { canvas, ctx } = sheet(Math.round(width * scale), Math.round(depth * scale));
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.save();
  ctx.scale(canvas.width / width, canvas.height / depth);
  paint?.(ctx, width, depth);
  ctx.restore();
  if (cloth) {
    ctx.fillStyle = ctx.createPattern(fibres('cloth'), 'repeat') ?? 'transparent';
    ctx.fillRect(0, 0, canvas.width, canvas.height);
  }
  shadeOfFrame(ctx, canvas, scale);
  return textureOf(canvas, { anisotropy: 8, lines: true });
}

/** How far the frame darkens the surface beside it, in table units. */
const SHADE = 0.42;

/** Light comes less into the corner between frame and surface. */
function shadeOfFrame(ctx: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, scale: number): void {
  const far = SHADE * scale;
  for (const [x0, y0, x1, y1] of [
    [0, 0, far, 0],
    [width, 0, width - far, 0],
    [0, 0, 0, far],
    [0, height, 0, height - far],
  ] as const) {
    const edge = ctx.createLinearGradient(x0, y0, x1, y1);
    edge.addColorStop(0, faded(PALETTE.shade, 0.42));
    edge.addColorStop(0.25, faded(PALETTE.shade, 0.2));
    edge.addColorStop(1, faded(PALETTE.shade, 0));
    ctx.fillStyle = edge;
    ctx.fillRect(0, 0, width, height);
  }
}
