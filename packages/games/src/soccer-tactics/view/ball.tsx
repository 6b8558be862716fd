import { Glider, Lacquer, paintedTexture, type Vec3 } from '@bande/stage';
import { memo, useLayoutEffect, useRef } from 'react';
import type { CanvasTexture } from 'three';
import type { State } from '../state.ts';
import { BALL } from './colours.ts';
import { ballAt, BALL_HEIGHT, type Right } from './layout.ts';
import { ballShape } from './pawn-shapes.ts';

const SIZE = 128;

/** Seen from above: a white leather ball, printed on the disc. */
function paintBall(ctx: CanvasRenderingContext2D): void {
  ctx.fillStyle = BALL.leather;
  ctx.fillRect(0, 0, SIZE, SIZE);
  ctx.translate(SIZE / 2, SIZE / 2);
  for (let i = 0; i < 5; i++) {
    const turn = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    patch(ctx, Math.cos(turn) * 56, Math.sin(turn) * 56, 21, turn);
    ctx.strokeStyle = BALL.patch;
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.moveTo(Math.cos(turn) * 18, Math.sin(turn) * 18);
    ctx.lineTo(Math.cos(turn) * 44, Math.sin(turn) * 44);
    ctx.stroke();
  }
  patch(ctx, 0, 0, 22, -Math.PI / 2);
}

function patch(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number, turn: number): void {
  ctx.fillStyle = BALL.patch;
  ctx.beginPath();
  for (let i = 0; i < 5; i++)
    ctx.lineTo(
      x + Math.cos(turn + (i * 2 * Math.PI) / 5) * radius,
      y + Math.sin(turn + (i * 2 * Math.PI) / 5) * radius,
    );
  ctx.closePath();
  ctx.fill();
}

let painted: CanvasTexture | null = null;
const ballTexture = (): CanvasTexture => (painted ??= paintedTexture(SIZE, SIZE, paintBall));

export const BallDisc = memo(function BallDisc() {
  return (
    <mesh geometry={ballShape} position-y={BALL_HEIGHT / 2} castShadow>
      <Lacquer attach="material-0" colour={BALL.edge} shine={0.2} />
      <Lacquer attach="material-1" map={ballTexture()} shine={0.2} />
      <Lacquer attach="material-2" colour={BALL.edge} />
    </mesh>
  );
});

interface BallProps {
  readonly state: State;
  readonly right: Right;
  /** Where it turns on its way. */
  readonly via: readonly Vec3[];
  readonly speed: number;
  readonly reducedMotion: boolean;
}

/** The ball flies over pawns when it is played; with its carrier it slides. */
export function Ball({ state, right, via, speed, reducedMotion }: BallProps) {
  const before = useRef(state.carrier);
  const takenAlong = state.carrier >= 0 && before.current === state.carrier;
  useLayoutEffect(() => {
    before.current = state.carrier;
  });
  return (
    <Glider
      to={ballAt(state, right)}
      via={via}
      hop={takenAlong ? 0.32 : 0.9}
      speed={speed}
      reducedMotion={reducedMotion}
    >
      <BallDisc />
    </Glider>
  );
}
