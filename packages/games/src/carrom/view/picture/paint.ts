import { faded, paintWood, WOODS, type Paint } from '@bande/stage';
import {
  ARROW_HALF_WIDTH,
  BASE_CIRCLE,
  BASE_CIRCLE_RADIUS,
  BASE_LINE,
  CENTRE_RADIUS,
  HALF,
  OUTER_RADIUS,
} from '../../table.ts';
import { PRINT } from '../colours.ts';

type Ctx = CanvasRenderingContext2D;

const { ink: INK, red: RED } = PRINT;
const FULL = 2 * Math.PI;

/** The board as the laws draw it, in metres from the middle: plywood, base lines and circles, arrows, two circles in the centre, powder. */
export const paintBoard: Paint = (ctx, width, height) => {
  plywood(ctx, width, height);
  ctx.translate(width / 2, height / 2);
  ctx.scale(width / (2 * HALF), height / (2 * HALF));
  powder(ctx);
  for (let end = 0; end < 4; end++) {
    paintEnd(ctx);
    ctx.rotate(Math.PI / 2);
  }
  centre(ctx);
};

/** Painted larger than it is, for a canvas paints wood in pixels. */
function plywood(ctx: Ctx, width: number, height: number): void {
  const grain = 60;
  ctx.save();
  ctx.scale(1 / grain, 1 / grain);
  paintWood(ctx, width * grain, height * grain, WOODS.birch, 19);
  ctx.restore();
}

/** What is left of the powder: a shimmer where the pieces run. */
function powder(ctx: Ctx): void {
  const cloud = ctx.createRadialGradient(0, 0, 0.02, 0, 0, HALF * 1.2);
  cloud.addColorStop(0, faded(PRINT.powder, 0.25));
  cloud.addColorStop(0.6, faded(PRINT.powder, 0.11));
  cloud.addColorStop(1, faded(PRINT.powder, 0.0));
  ctx.fillStyle = cloud;
  ctx.fillRect(-HALF, -HALF, 2 * HALF, 2 * HALF);
  ctx.fillStyle = faded(PRINT.powder, 0.38);
  // Grains lie as if thrown, and always the same: a fixed turn after each.
  for (let i = 1; i < 900; i++) {
    const [turn, far] = [i * 2.399963, HALF * Math.sqrt(i / 900) * 1.3];
    const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far];
    if (Math.abs(x) < HALF && Math.abs(y) < HALF) disc(ctx, x, y, 0.0005 + (i % 5) * 0.00012);
  }
}

function disc(ctx: Ctx, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, FULL);
  ctx.fill();
}
function ring(ctx: Ctx, x: number, y: number, radius: number, width: number, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, FULL);
  ctx.stroke();
}
function line(ctx: Ctx, x0: number, y0: number, x1: number, y1: number, width: number): void {
  ctx.strokeStyle = INK;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.moveTo(x0, y0);
  ctx.lineTo(x1, y1);
  ctx.stroke();
}

/** The south end; the others are the same, turned. On the canvas y points to the viewer. */
function paintEnd(ctx: Ctx): void {
  const gap = BASE_CIRCLE_RADIUS;
  // The lower line is the thick one.
  line(ctx, -BASE_CIRCLE, BASE_LINE + gap, BASE_CIRCLE, BASE_LINE + gap, 0.0048);
  line(ctx, -BASE_CIRCLE, BASE_LINE - gap, BASE_CIRCLE, BASE_LINE - gap, 0.0014);
  for (const side of [-1, 1]) {
    ctx.fillStyle = RED;
    disc(ctx, side * BASE_CIRCLE, BASE_LINE, BASE_CIRCLE_RADIUS * 0.8);
    ring(ctx, side * BASE_CIRCLE, BASE_LINE, BASE_CIRCLE_RADIUS, 0.0014, INK);
  }
  arrow(ctx);
}

/** Along the diagonal towards the pocket, with an arc and a head at either end. */
function arrow(ctx: Ctx): void {
  const [from, to] = [0.125, 0.2985];
  line(ctx, from, from, to, to, ARROW_HALF_WIDTH * 2);
  ring(ctx, from, from, 0.0001, 0.002, INK);
  ctx.save();
  ctx.translate(to, to);
  ctx.rotate(Math.PI / 4);
  ctx.fillStyle = INK;
  ctx.beginPath();
  for (const [x, y] of [
    [0.012, 0],
    [-0.004, 0.006],
    [-0.001, 0],
    [-0.004, -0.006],
  ] as const)
    ctx.lineTo(x, y);
  ctx.fill();
  ctx.restore();
  ctx.strokeStyle = INK;
  ctx.lineWidth = 0.0014;
  ctx.beginPath();
  ctx.arc(from + 0.02, from + 0.02, 0.0316, Math.PI * 0.42, Math.PI * 1.92, false);
  ctx.stroke();
}

function centre(ctx: Ctx): void {
  ring(ctx, 0, 0, OUTER_RADIUS, 0.0025, INK);
  ring(ctx, 0, 0, OUTER_RADIUS - 0.006, 0.001, RED);
  petals(ctx);
  ctx.fillStyle = RED;
  disc(ctx, 0, 0, CENTRE_RADIUS * 0.9);
  ring(ctx, 0, 0, CENTRE_RADIUS, 0.0012, INK);
}

/** A fine rosette between the circles, as boards have it. */
function petals(ctx: Ctx): void {
  for (let i = 0; i < 8; i++) {
    ctx.save();
    ctx.rotate((i * FULL) / 8);
    ctx.fillStyle = i % 2 === 0 ? faded(RED, 0.69) : faded(INK, 0.56);
    ctx.beginPath();
    ctx.moveTo(0, -CENTRE_RADIUS * 1.15);
    ctx.quadraticCurveTo(0.011, -0.045, 0, -OUTER_RADIUS * 0.84);
    ctx.quadraticCurveTo(-0.011, -0.045, 0, -CENTRE_RADIUS * 1.15);
    ctx.fill();
    ctx.restore();
  }
}
