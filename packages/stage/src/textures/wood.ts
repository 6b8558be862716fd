import type { CanvasTexture } from 'three';
import { WOODS, type WoodTones } from '../palette.ts';
import { seeded } from '../seeded.ts';
import { faded, kept, sheet, textureOf } from './canvas.ts';

/** Grain runs from left to right and meets itself at the edges, so that the picture can be laid end to end. */
export function paintWood(
  ctx: CanvasRenderingContext2D,
  width: number,
  height: number,
  tones: WoodTones,
  seed: number,
): void {
  const random = seeded(seed);
  ctx.fillStyle = tones.base;
  ctx.fillRect(0, 0, width, height);
  const strand = (y: number, thick: number, colour: string, sway: number, phase: number): void => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = thick;
    ctx.beginPath();
    for (let x = 0; x <= width; x += width / 32) {
      const turn = (x / width) * 2 * Math.PI;
      ctx.lineTo(x, y + Math.sin(turn + phase) * sway + Math.sin(2 * turn + phase * 3) * sway * 0.4);
    }
    ctx.stroke();
  };
  for (let i = 0; i < height * 0.9; i++) {
    const y = random() * height;
    const dark = random() < 0.62;
    const colour = faded(dark ? tones.dark : tones.light, 0.05 + random() * (dark ? 0.2 : 0.12));
    const [thick, sway, phase] = [0.5 + random() * 2.4, 1 + 3 * Math.sin((y / height) * Math.PI), (y / height) * 5];
    for (const shift of [-height, 0, height])
      // Only what sways over an edge is seen at the other one.
      if (Math.abs(y + shift - height / 2) < height / 2 + 2 * sway + thick)
        strand(y + shift, thick, colour, sway, phase);
  }
  for (let i = 0; i < (width * height) / 900; i++) {
    ctx.fillStyle = faded(tones.dark, 0.15 + random() * 0.25);
    ctx.fillRect(random() * width, random() * height, 3 + random() * 14, 0.8);
  }
}

/** Wood by its name in the palette, as a picture that can be laid end to end. */
export const woodTexture: (kind: string) => CanvasTexture = kept((kind) => {
  const { canvas, ctx } = sheet(512, 128);
  paintWood(ctx, 512, 128, WOODS[kind as keyof typeof WOODS], kind.length * 97);
  return textureOf(canvas, { repeat: true });
});
