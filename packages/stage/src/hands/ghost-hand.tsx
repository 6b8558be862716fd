import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { Sprite } from 'three';
import type { Spot } from './grip.ts';
import { useHouse } from '../house/house-context.ts';
import { PALETTE } from '../palette.ts';
import { HAND_PATH } from '../signs.ts';
import { paintedTexture } from '../textures/canvas.ts';

interface GhostHandProps {
  /** Where it comes down, and where it goes; the same place: it taps. */
  readonly from: Spot;
  readonly to: Spot;
  /** Size in table units. */
  readonly size: number;
  readonly up?: number;
  /** Turned about its fingertip, counter-clockwise in radians, where it would lie over something that is to be seen. */
  readonly lean?: number;
  /** How far short of its place the fingertip stays, in its own size, so that what it means is seen. */
  readonly short?: number;
}

/** Seconds: coming down, going, resting there, being lifted. */
const DOWN = 0.35;
const GO = 0.9;
const REST = 0.45;
const LIFT = 0.5;
const ALL = DOWN + GO + REST + LIFT;

/** Where in its picture the finger ends, from the lower left. */
const FINGERTIP = { x: 0.36, y: 0.94 } as const;

const eased = (share: number): number => share * share * (3 - 2 * share);
const part = (time: number, from: number, length: number): number => Math.max(0, Math.min(1, (time - from) / length));

/** Where the hand is at a time, and how solid and how large. */
export function poseAt(time: number): { readonly way: number; readonly solid: number; readonly scale: number } {
  const now = time % ALL;
  const down = part(now, 0, DOWN);
  const lift = part(now, DOWN + GO + REST, LIFT);
  return { way: eased(part(now, DOWN, GO)), solid: down * (1 - lift), scale: 1.25 - 0.25 * down + 0.25 * lift };
}

/** A hand that shows a newcomer what to do; with reduced motion it stands where it would go. */
export function GhostHand({ from, to, size, up = 0.6, lean = 0, short = 0 }: GhostHandProps) {
  const { reducedMotion, stir } = useHouse();
  const invalidate = useThree((three) => three.invalidate);
  const sprite = useRef<Sprite>(null);
  const map = useMemo(() => paintedTexture(128, 128, paintHand), []);
  useEffect(() => invalidate(), [invalidate, from, to, lean]);
  const began = useRef<number | null>(null);
  useFrame(({ clock }) => {
    const { current } = sprite;
    if (current === null) return;
    began.current ??= clock.elapsedTime;
    const { way, solid, scale } = reducedMotion ? STILL : poseAt(clock.elapsedTime - began.current);
    current.position.set(from[0] + (to[0] - from[0]) * way, up, from[1] + (to[1] - from[1]) * way);
    current.scale.setScalar(size * scale);
    current.material.opacity = 0.85 * solid;
    if (reducedMotion) return;
    stir.mark();
    invalidate();
  });
  return (
    <sprite ref={sprite} name="ghost hand" center={[FINGERTIP.x, FINGERTIP.y + short]} renderOrder={9}>
      <spriteMaterial map={map} rotation={lean} transparent depthTest={false} depthWrite={false} />
    </sprite>
  );
}
const STILL = { way: 1, solid: 0.9, scale: 1 };

function paintHand(ctx: CanvasRenderingContext2D): void {
  const hand = new Path2D(HAND_PATH);
  ctx.lineJoin = 'round';
  ctx.shadowColor = PALETTE.shade;
  ctx.shadowBlur = 10;
  ctx.fillStyle = PALETTE.chalk;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled, not an array
  ctx.fill(hand);
  ctx.shadowBlur = 0;
  ctx.lineWidth = 5;
  ctx.strokeStyle = PALETTE.ink;
  ctx.stroke(hand);
}
