import type { CanvasTexture } from 'three';
import { PALETTE } from '../palette.ts';
import { faded, kept, lightness, sheet, textureOf } from './canvas.ts';

/** The fonts that the app ships; a canvas drawn before they are there is drawn again (see `Label`). */
export const LABEL_FONT = "'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif";

const SIZE = 128;

interface LabelLook {
  readonly text: string;
  readonly colour: string;
  /** A round ground behind the letters; none: the letters alone. */
  readonly ground?: string | undefined;
}

/** On a ground the letters fill it; alone they leave room for their rim. */
function fontSize({ length }: string, grounded: boolean): number {
  if (length > 2) return 46;
  return grounded ? 108 - 14 * (length - 1) : 78;
}

function paintLabel(ctx: CanvasRenderingContext2D, { text, colour, ground }: LabelLook): void {
  ctx.clearRect(0, 0, SIZE, SIZE);
  if (ground !== undefined) {
    ctx.fillStyle = ground;
    ctx.beginPath();
    ctx.arc(SIZE / 2, SIZE / 2, SIZE / 2 - 1, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.font = `700 ${fontSize(text, ground !== undefined)}px ${LABEL_FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = ctx.measureText(text);
  const y = SIZE / 2 + (up - down) / 2;
  if (ground === undefined) {
    ctx.strokeStyle = faded(lightness(colour) > 0.5 ? PALETTE.night : PALETTE.chalk, 0.6);
    ctx.lineWidth = 8;
    ctx.lineJoin = 'round';
    ctx.strokeText(text, SIZE / 2, y);
  }
  ctx.fillStyle = colour;
  ctx.fillText(text, SIZE / 2, y);
}

const labels = kept((key): CanvasTexture => {
  const look = JSON.parse(key) as LabelLook;
  const { canvas, ctx } = sheet(SIZE, SIZE);
  const texture = textureOf(canvas, { small: true });
  const draw = (): void => {
    paintLabel(ctx, look);
    texture.needsUpdate = true;
  };
  draw();
  if (document.fonts.status !== 'loaded') void document.fonts.ready.then(draw);
  return texture;
});

export const labelTexture = ({ text, colour, ground }: LabelLook): CanvasTexture =>
  labels(JSON.stringify({ text, colour, ground }));
