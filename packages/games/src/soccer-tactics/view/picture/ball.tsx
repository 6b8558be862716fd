import { ContactShadow, Glider, Lacquer, paintedTexture, type Vec3 } from '@bande/stage';
import { memo, useLayoutEffect, useRef } from 'react';
import { GreaterDepth, type CanvasTexture } from 'three';
import type { State } from '../../state.ts';
import { BALL } from '../colours.ts';
import { BALL_SIZE, ballAt, inTheNet, type Right } from '../layout.ts';
import { ballFace, ballRing, ballShape } from './pawn-shapes.ts';

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
    <mesh geometry={ballShape} position-y={BALL_SIZE.height / 2} castShadow>
      <Lacquer attach="material-0" colour={BALL.edge} shine={0.2} />
      <Lacquer attach="material-1" map={ballTexture()} shine={0.2} />
      <Lacquer attach="material-2" colour={BALL.edge} />
    </mesh>
  );
});

/** Where a pawn stands before the ball, it shines through. */
const BallBehind = memo(function BallBehind() {
  return (
    <mesh geometry={ballFace} position-y={BALL_SIZE.height} renderOrder={3}>
      <meshBasicMaterial
        map={ballTexture()}
        transparent
        opacity={0.78}
        depthFunc={GreaterDepth}
        depthWrite={false}
        toneMapped={false}
      />
    </mesh>
  );
});

/** A ball that nobody has is ringed on its square, so that it is seen where it lies. */
const BallRing = memo(function BallRing() {
  return (
    <mesh geometry={ballRing} position-y={0.014} renderOrder={2}>
      <meshBasicMaterial color={BALL.ring} transparent opacity={0.95} depthWrite={false} toneMapped={false} />
    </mesh>
  );
});

interface BallProps {
  readonly state: State;
  readonly right: Right;
  /** Where it turns on its way. */
  readonly via: readonly Vec3[];
  /** Held up a little by a bot that is about to play it. */
  readonly lifted: boolean;
  /** A goal is seen: it has gone in. */
  readonly isIn: boolean;
  readonly speed: number;
  readonly reducedMotion: boolean;
}

const LIFT = 0.22;

/** The ball flies over pawns when it is played; with its carrier it slides. */
export function Ball({ state, right, via, lifted, isIn, speed, reducedMotion }: BallProps) {
  const [x, y, z] = isIn ? inTheNet(state) : ballAt(state, right);
  const before = useRef(state.carrier);
  const takenAlong = !isIn && state.carrier >= 0 && before.current === state.carrier;
  useLayoutEffect(() => {
    before.current = state.carrier;
  });
  const flight = takenAlong ? 0.32 : 0.9;
  const hop = lifted ? 0 : flight;
  return (
    <Glider
      to={[x, y + (lifted ? LIFT : 0), z]}
      via={via}
      hop={hop}
      speed={speed}
      reducedMotion={reducedMotion}
      name="ball"
    >
      <ContactShadow radius={BALL_SIZE.radius} strength={0.7} />
      <BallDisc />
      <BallBehind />
      {state.carrier < 0 && <BallRing />}
    </Glider>
  );
}
