import { faded, PALETTE, seeded, type Paint } from '@bande/stage';
import { endOf, SIDES } from '../../names.ts';
import { TABLE } from '../../table.ts';
import { PITCH } from '../../zones.ts';
import { CHALK, FELT } from '../colours.ts';

type Ctx = CanvasRenderingContext2D;
const FULL = 2 * Math.PI;
/** Bands of the nap, from one goal line to the other. */
export const STRIPES = 10;
const { length, width, lineWidth } = PITCH;
const [PLATE_WIDE, PLATE_LONG] = [TABLE.plateWidth * 1000, TABLE.plateLength * 1000];

/** The felt and its lines, in millimetres from the centre spot; on the canvas y points to the viewer. */
export const paintPlate: Paint = (ctx, wide, high) => {
  ctx.translate(wide / 2, high / 2);
  ctx.scale(wide / PLATE_WIDE, high / PLATE_LONG);
  ctx.fillStyle = FELT.border;
  ctx.fillRect(-PLATE_WIDE / 2, -PLATE_LONG / 2, PLATE_WIDE, PLATE_LONG);
  nap(ctx);
  use(ctx);
  lines(ctx);
};

/** Brushed one way and back, bands lie light and dark; strokes of the brush go along them. */
const STROKES = 80;
function nap(ctx: Ctx): void {
  const band = length / STRIPES;
  for (let i = 0; i < STRIPES; i++) {
    const top = -length / 2 + i * band;
    ctx.fillStyle = i % 2 === 0 ? FELT.field : FELT.stripe;
    ctx.fillRect(-width / 2, top, width, band + 1);
    const random = seeded(i + 1);
    ctx.lineWidth = 1.2;
    for (let stroked = 0; stroked < STROKES; stroked++) {
      const [x, y, far] = [(random() - 0.5) * width, top + random() * band, 30 + random() * 140];
      ctx.strokeStyle = faded(random() < 0.5 ? PALETTE.chalk : PALETTE.shade, 0.015 + random() * 0.03);
      stroke(ctx, Math.max(-width / 2, x - far), y, Math.min(width / 2, x + far), y + (random() - 0.5) * 4);
    }
  }
}

/** Where most is played the felt is worn a little. */
function use(ctx: Ctx): void {
  for (const [y, far, depth] of [
    [0, 300, 0.06],
    [-length / 2, 200, 0.07],
    [length / 2, 200, 0.07],
  ] as const) {
    const cloud = ctx.createRadialGradient(0, y, 10, 0, y, far);
    cloud.addColorStop(0, faded(PALETTE.chalk, depth));
    cloud.addColorStop(1, faded(PALETTE.chalk, 0));
    ctx.fillStyle = cloud;
    ctx.fillRect(-width / 2, -length / 2, width, length);
  }
}

/** Printed on felt, a line runs a little into it on both sides, and then has a body. */
function lines(ctx: Ctx): void {
  for (const [wide, solid] of [
    [2, 0.16],
    [1.15, 0.94],
  ] as const) {
    ctx.strokeStyle = ctx.fillStyle = faded(CHALK, solid);
    everyLine(ctx, wide * lineWidth);
  }
}

/** Lines belong to what they bound: they lie within its measures. */
function everyLine(ctx: Ctx, wide: number): void {
  ctx.lineWidth = wide;
  const inset = lineWidth / 2;
  ctx.strokeRect(-width / 2 + inset, -length / 2 + inset, width - lineWidth, length - lineWidth);
  stroke(ctx, -width / 2, 0, width / 2, 0);
  arc(ctx, 0, 0, PITCH.centreCircle - inset, 0, FULL);
  dot(ctx, 0, 0, 1.6 * lineWidth);
  for (const side of SIDES) paintEnd(ctx, -endOf(side), inset);
}

function paintEnd(ctx: Ctx, end: number, inset: number): void {
  const line = (end * length) / 2;
  const area = (across: number, deep: number): void => {
    const high = deep - inset;
    ctx.strokeRect(-across / 2 + inset, Math.min(line, line - end * high), across - lineWidth, high);
  };
  area(PITCH.penaltyWidth, PITCH.penaltyDepth);
  area(PITCH.goalAreaWidth, PITCH.goalAreaDepth);
  dot(ctx, 0, line - end * PITCH.penaltySpot, 1.5 * lineWidth);
  for (const side of [-1, 1]) {
    const from = Math.atan2(-end, -side);
    arc(ctx, (side * width) / 2, line, PITCH.cornerRadius - inset, from - Math.PI / 4, from + Math.PI / 4);
  }
}

function stroke(ctx: Ctx, x0: number, y0: number, x1: number, y1: number): void {
  ctx.beginPath();
  ctx.moveTo(x0, y0);
  ctx.lineTo(x1, y1);
  ctx.stroke();
}
function arc(ctx: Ctx, x: number, y: number, radius: number, from: number, to: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, from, to);
  ctx.stroke();
}
function dot(ctx: Ctx, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, FULL);
  ctx.fill();
}
