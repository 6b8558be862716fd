import { PALETTE } from '@bande/stage/palette';
import type { SECTORS } from '../../events.ts';
import { SHOT } from '../colours.ts';

type Ctx = CanvasRenderingContext2D;
type Picture = (typeof SECTORS)[number];

/** Grounds that differ in lightness; each carries its picture as well. */
export const GROUNDS: Readonly<Record<Picture, string>> = { ball: SHOT.ball, flag: SHOT.flag, keeper: SHOT.keeper };

/** What the dial and the die show, about 70 wide and high around the origin. */
export const PICTURES: Readonly<Record<Picture, (ctx: Ctx) => void>> = {
  ball: (ctx) => {
    ctx.fillStyle = SHOT.leather;
    ctx.strokeStyle = PALETTE.ink;
    ctx.lineWidth = 5;
    ctx.beginPath();
    ctx.arc(0, 0, 31, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = PALETTE.ink;
    ctx.beginPath();
    for (let i = 0; i < 5; i++) ctx.lineTo(Math.sin((i * 2 * Math.PI) / 5) * 14, -Math.cos((i * 2 * Math.PI) / 5) * 14);
    ctx.fill();
    for (let i = 0; i < 5; i++) {
      const [x, y] = [Math.sin((i * 2 * Math.PI) / 5), -Math.cos((i * 2 * Math.PI) / 5)];
      ctx.beginPath();
      ctx.moveTo(x * 14, y * 14);
      ctx.lineTo(x * 30, y * 30);
      ctx.stroke();
    }
  },
  flag: (ctx) => {
    ctx.strokeStyle = ctx.fillStyle = SHOT.pole;
    ctx.lineWidth = 6;
    ctx.beginPath();
    ctx.moveTo(-16, 34);
    ctx.lineTo(-16, -34);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(-16, -34);
    ctx.lineTo(28, -18);
    ctx.lineTo(-16, -2);
    ctx.closePath();
    ctx.fillStyle = SHOT.cloth;
    ctx.lineJoin = 'round';
    ctx.lineWidth = 3;
    ctx.fill();
    ctx.stroke();
  },
  keeper: (ctx) => {
    ctx.fillStyle = PALETTE.chalk;
    for (const [x, length] of [
      [-21, 18],
      [-8, 26],
      [5, 26],
      [18, 20],
    ] as const) {
      ctx.beginPath();
      ctx.roundRect(x - 5.5, -10 - length, 11, length + 14, 5.5);
      ctx.fill();
    }
    ctx.beginPath();
    ctx.roundRect(-27, -12, 51, 42, 14);
    ctx.fill();
    ctx.save();
    ctx.translate(25, 4);
    ctx.rotate(0.75);
    ctx.beginPath();
    ctx.roundRect(-6, -24, 12, 36, 6);
    ctx.fill();
    ctx.restore();
    ctx.fillStyle = GROUNDS.keeper;
    ctx.fillRect(-27, 21, 51, 3);
    ctx.fillRect(-4, -9, 6, 25);
    ctx.fillRect(-9, -6, 6, 5);
  },
};
