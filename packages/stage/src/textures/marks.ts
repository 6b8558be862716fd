import type { CanvasTexture } from 'three';
import { MARKS, PALETTE } from '../palette.ts';
import { faded, kept, sheet, textureOf } from './canvas.ts';

/** Marks differ in shape before they differ in colour. */
const MARK_SHAPES = ['ring', 'square', 'dot', 'disc', 'brackets', 'hatch', 'pass', 'aim', 'duel', 'flag'] as const;
export type MarkShape = (typeof MARK_SHAPES)[number];

const SIZE = 128;
const MID = SIZE / 2;

type Draw = (ctx: CanvasRenderingContext2D) => void;

const trace: Readonly<Record<MarkShape, Draw>> = {
  ring: (ctx) => ctx.arc(MID, MID, 48, 0, 2 * Math.PI),
  square: (ctx) => ctx.roundRect(14, 14, SIZE - 28, SIZE - 28, 16),
  dot: (ctx) => ctx.arc(MID, MID, 17, 0, 2 * Math.PI),
  disc: (ctx) => ctx.arc(MID, MID, 48, 0, 2 * Math.PI),
  brackets: (ctx) => {
    const [near, far, arm] = [12, SIZE - 12, 30];
    for (const [x, y] of [
      [near, near],
      [far, near],
      [far, far],
      [near, far],
    ] as const) {
      const [dx, dy] = [x === near ? arm : -arm, y === near ? arm : -arm];
      ctx.moveTo(x + dx, y);
      ctx.lineTo(x, y);
      ctx.lineTo(x, y + dy);
    }
  },
  hatch: (ctx) => ctx.roundRect(10, 10, SIZE - 20, SIZE - 20, 8),
  pass: (ctx) => {
    ctx.arc(MID, MID, 54, 0, 2 * Math.PI);
    ctx.moveTo(MID + 40, MID);
    ctx.arc(MID, MID, 40, 0, 2 * Math.PI);
  },
  // Cross-hairs that look out from under whoever stands there.
  aim: (ctx) => {
    ctx.arc(MID, MID, 44, 0, 2 * Math.PI);
    for (const [x, y] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      ctx.moveTo(MID + x * 30, MID + y * 30);
      ctx.lineTo(MID + x * 56, MID + y * 56);
    }
  },
  // Two that run into each other: from either side of the cell, so that they are seen beside whoever stands there.
  duel: (ctx) => {
    ctx.roundRect(26, 26, SIZE - 52, SIZE - 52, 10);
    for (const way of [-1, 1]) {
      ctx.moveTo(MID + way * 56, MID - 17);
      ctx.lineTo(MID + way * 42, MID);
      ctx.lineTo(MID + way * 56, MID + 17);
    }
  },
  // A linesman's flag in the corner that a piece leaves free.
  flag: (ctx) => {
    ctx.roundRect(10, 10, SIZE - 20, SIZE - 20, 14);
    ctx.moveTo(86, 62);
    ctx.lineTo(86, 22);
    ctx.lineTo(112, 34);
    ctx.lineTo(86, 46);
  },
};

function stroke(ctx: CanvasRenderingContext2D, shape: MarkShape, style: string, width: number): void {
  ctx.strokeStyle = style;
  ctx.lineWidth = width;
  ctx.beginPath();
  trace[shape](ctx);
  ctx.stroke();
}

/** Slanting lines inside the frame, as a draughtsman marks an area. */
function hatch(ctx: CanvasRenderingContext2D): void {
  ctx.save();
  ctx.beginPath();
  trace.hatch(ctx);
  ctx.clip();
  ctx.fillStyle = faded(PALETTE.white, 0.16);
  ctx.fillRect(0, 0, SIZE, SIZE);
  ctx.strokeStyle = faded(PALETTE.white, 0.6);
  ctx.lineWidth = 5;
  for (let x = -SIZE; x < SIZE; x += 24) {
    ctx.beginPath();
    ctx.moveTo(x, SIZE);
    ctx.lineTo(x + SIZE, 0);
    ctx.stroke();
  }
  ctx.restore();
}

/** White to be tinted, with a dark rim: it stands out from dark cloth and from light wood. */
export const markTexture: (shape: string) => CanvasTexture = kept((name) => {
  const shape = name as MarkShape;
  const { canvas, ctx } = sheet(SIZE, SIZE);
  ctx.lineCap = ctx.lineJoin = 'round';
  const width = shape === 'dot' ? 6 : 9;
  stroke(ctx, shape, faded(MARKS.rim, 0.28), width + 10);
  stroke(ctx, shape, faded(MARKS.rim, 0.55), width + 4);
  if (shape === 'hatch') hatch(ctx);
  if (shape === 'ring' || shape === 'square' || shape === 'disc' || shape === 'dot') {
    ctx.beginPath();
    trace[shape](ctx);
    ctx.fillStyle = {
      ring: faded(PALETTE.white, 0.2),
      square: faded(PALETTE.white, 0.22),
      disc: faded(PALETTE.white, 0.6),
      dot: faded(PALETTE.white, 0.95),
    }[shape];
    ctx.fill();
  }
  stroke(ctx, shape, faded(PALETTE.white, 1), width);
  return textureOf(canvas, { small: true });
});
