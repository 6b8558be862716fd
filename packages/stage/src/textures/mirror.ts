import { CubeTexture, SRGBColorSpace } from 'three';
import { PALETTE, ROOM_LOOKS, type RoomLook, type Surroundings } from '../palette.ts';
import { faded, kept, sheet } from './canvas.ts';

const SIZE = 64;

type Face = (ctx: CanvasRenderingContext2D, look: RoomLook) => void;

function wash(ctx: CanvasRenderingContext2D, stops: readonly (readonly [number, string])[]): void {
  const down = ctx.createLinearGradient(0, 0, 0, SIZE);
  for (const [stop, colour] of stops) down.addColorStop(stop, colour);
  ctx.fillStyle = down;
  ctx.fillRect(0, 0, SIZE, SIZE);
}

/** Bright under the ceiling, where the lamp reaches the wall; dark towards the floor. */
const wall: Face = (ctx, { walls, upper, lower }) =>
  wash(ctx, [
    [0, upper],
    [0.22, walls],
    [0.5, lower],
    [1, lower],
  ]);

const window: Face = (ctx, look) => {
  wall(ctx, look);
  ctx.filter = 'blur(1.5px)';
  ctx.fillStyle = look.window;
  ctx.fillRect(SIZE * 0.24, SIZE * 0.1, SIZE * 0.22, SIZE * 0.3);
  ctx.fillRect(SIZE * 0.52, SIZE * 0.1, SIZE * 0.22, SIZE * 0.3);
};

const ceiling: Face = (ctx, { upper }) => {
  ctx.fillStyle = upper;
  ctx.fillRect(0, 0, SIZE, SIZE);
  const lamp = ctx.createRadialGradient(SIZE / 2, SIZE / 2, SIZE * 0.16, SIZE / 2, SIZE / 2, SIZE * 0.5);
  lamp.addColorStop(0, PALETTE.white);
  lamp.addColorStop(0.35, faded(PALETTE.lamp, 0.75));
  lamp.addColorStop(1, faded(PALETTE.lamp, 0));
  ctx.fillStyle = lamp;
  ctx.fillRect(0, 0, SIZE, SIZE);
};

const floor: Face = (ctx, { lower }) => {
  ctx.fillStyle = lower;
  ctx.fillRect(0, 0, SIZE, SIZE);
};

/** Right, left, above, below, and the two walls at the table's ends. */
const FACES: readonly Face[] = [wall, window, ceiling, floor, wall, window];

/** What lacquer mirrors: a room with a lamp over the table and windows on two sides. */
export const roomMirror: (surroundings: string) => CubeTexture = kept((surroundings) => {
  const look = ROOM_LOOKS[surroundings as Surroundings];
  const mirror = new CubeTexture(
    FACES.map((paint) => {
      const { canvas, ctx } = sheet(SIZE, SIZE);
      paint(ctx, look);
      return canvas;
    }),
  );
  mirror.colorSpace = SRGBColorSpace;
  mirror.needsUpdate = true;
  return mirror;
});
