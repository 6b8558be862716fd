import { faded, PALETTE, seeded, type Paint } from '@bande/stage';
import type { Pitch } from '../../table.ts';
import { endOf, SIDES, type Side } from '../../names.ts';
import { CHALK, CLOTH, KITS } from '../colours.ts';

type Ctx = CanvasRenderingContext2D;
const FULL = 2 * Math.PI;
/** Bands of the nap, from one goal line to the other. */
export const STRIPES = 12;

/** The cloth and its lines, in metres from the centre spot; on the canvas y points to the viewer. */
export const paintPitch =
  (pitch: Pitch): Paint =>
  (ctx, width, height) => {
    const [wide, long] = [pitch.width + 2 * pitch.border, pitch.length + 2 * pitch.border];
    ctx.translate(width / 2, height / 2);
    ctx.scale(width / wide, height / long);
    ctx.fillStyle = CLOTH.border;
    ctx.fillRect(-wide / 2, -long / 2, wide, long);
    nap(ctx, pitch);
    use(ctx, pitch);
    for (const side of SIDES) paintGoal(ctx, pitch, side);
    lines(ctx, pitch);
  };

/** Brushed one way and back, lengthwise bands lie light and dark. */
function nap(ctx: Ctx, { width, length }: Pitch): void {
  const band = length / STRIPES;
  for (let i = 0; i < STRIPES; i++) {
    ctx.fillStyle = i % 2 === 0 ? CLOTH.field : CLOTH.stripe;
    ctx.fillRect(-width / 2, -length / 2 + i * band, width, band + 0.001);
    brushed(ctx, width, -length / 2 + i * band, band);
  }
}

/** Strokes of the brush along a band: what lies one way is light, what lies the other way dark. */
const STROKES = 90;
function brushed(ctx: Ctx, width: number, top: number, band: number): void {
  const random = seeded(Math.round(top * 1000));
  ctx.lineWidth = 0.0012;
  for (let i = 0; i < STROKES; i++) {
    const [x, y, long] = [(random() - 0.5) * width, top + random() * band, 0.03 + random() * 0.16];
    ctx.strokeStyle = faded(random() < 0.5 ? PALETTE.chalk : PALETTE.shade, 0.015 + random() * 0.035);
    stroke(ctx, Math.max(-width / 2, x - long), y, Math.min(width / 2, x + long), y + (random() - 0.5) * 0.004);
  }
}

/** Where most is played the cloth is worn a little. */
function use(ctx: Ctx, { width, length }: Pitch): void {
  for (const [y, reach, depth] of [
    [0, 0.34, 0.07],
    [-length / 2, 0.2, 0.06],
    [length / 2, 0.2, 0.06],
  ] as const) {
    const cloud = ctx.createRadialGradient(0, y, 0.01, 0, y, reach);
    cloud.addColorStop(0, faded(PALETTE.chalk, depth));
    cloud.addColorStop(1, faded(PALETTE.chalk, 0));
    ctx.fillStyle = cloud;
    ctx.fillRect(-width / 2, -length / 2, width, length);
  }
}

/** Painted on cloth, a line runs a little into it on both sides, and then has a body. */
function lines(ctx: Ctx, pitch: Pitch): void {
  const { lineWidth } = pitch;
  for (const [wide, solid] of [
    [1.9, 0.16],
    [1, 0.94],
  ] as const) {
    ctx.strokeStyle = ctx.fillStyle = faded(CHALK, solid);
    everyLine(ctx, pitch, wide * lineWidth);
  }
  worn(ctx, pitch);
}

/** Where bases have slid over a line, a little of the cloth shows through. */
function worn(ctx: Ctx, { width, length, lineWidth }: Pitch): void {
  const random = seeded(71);
  for (let i = 0; i < 420; i++) {
    const [x, y] = [(random() - 0.5) * width, (random() - 0.5) * length];
    const across = random() < 0.5;
    const [line] = [0, 0.25, -0.25].toSorted(() => random() - 0.5);
    ctx.fillStyle = faded(CLOTH.field, 0.08 + random() * 0.16);
    const [atX, atY] = across ? [x, line! * length] : [Math.sign(x) * (width / 2), y];
    ctx.fillRect(atX - lineWidth, atY - lineWidth, random() * 2.4 * lineWidth, random() * 2.4 * lineWidth);
  }
}

function everyLine(ctx: Ctx, pitch: Pitch, lineWidth: number): void {
  const { width, length } = pitch;
  ctx.lineWidth = lineWidth;
  const inset = pitch.lineWidth / 2;
  ctx.strokeRect(-width / 2 + inset, -length / 2 + inset, width - 2 * inset, length - 2 * inset);
  for (const part of [-0.25, 0, 0.25]) stroke(ctx, -width / 2, part * length, width / 2, part * length);
  ring(ctx, 0, 0, pitch.centreCircle);
  dot(ctx, 0, 0, lineWidth + 0.6 * pitch.lineWidth);
  for (const end of [-1, 1]) paintEnd(ctx, pitch, end);
}

function paintEnd(ctx: Ctx, pitch: Pitch, end: number): void {
  const line = (end * pitch.length) / 2;
  const area = (wide: number, deep: number): void =>
    ctx.strokeRect(-wide / 2, Math.min(line, line - end * deep), wide, deep);
  area(pitch.penaltyWidth, pitch.penaltyDepth);
  area(pitch.goalAreaWidth, pitch.goalAreaDepth);
  dot(ctx, 0, line - end * pitch.penaltySpot, 1.6 * pitch.lineWidth);
  for (const side of [-1, 1]) {
    const from = Math.atan2(-end, -side);
    ctx.beginPath();
    ctx.arc((side * pitch.width) / 2, line, pitch.cornerRadius, from - Math.PI / 4, from + Math.PI / 4);
    ctx.stroke();
  }
}

/** The ground of a goal wears the shirt of whoever defends it, plain or hooped: one sees which way one plays. */
function paintGoal(ctx: Ctx, { length, goal }: Pitch, side: Side): void {
  const { shirt, hoop } = KITS[side];
  const [band, end] = [goal.width / HOOPS, -endOf(side)];
  const line = (end * length) / 2;
  const back = Math.min(line, line + end * goal.depth);
  for (let i = 0; i < HOOPS; i++) {
    ctx.fillStyle = faded(i % 2 === 0 ? shirt : hoop, 0.75);
    ctx.fillRect(-goal.width / 2 + i * band, back, band, goal.depth);
  }
}
const HOOPS = 7;

function stroke(ctx: Ctx, x0: number, y0: number, x1: number, y1: number): void {
  ctx.beginPath();
  ctx.moveTo(x0, y0);
  ctx.lineTo(x1, y1);
  ctx.stroke();
}
function ring(ctx: Ctx, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, FULL);
  ctx.stroke();
}
function dot(ctx: Ctx, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, FULL);
  ctx.fill();
}
