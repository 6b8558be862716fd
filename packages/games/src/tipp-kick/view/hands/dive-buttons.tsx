import { faded, MARKS, paintedTexture } from '@bande/stage';
import { useThree } from '@react-three/fiber';
import { useMemo } from 'react';
import { BUTTONS } from '../colours.ts';
import { DIVE, diveOn } from './dive-grip.ts';
import { OnGlass } from '../picture/on-glass.tsx';

const SIZE = 128;

/** The buttons of the keeper who dives: left and right, as he sees it. */
export function DiveButtons() {
  const { width, height } = useThree((three) => three.size);
  const left = useMemo(() => paintedTexture(SIZE, SIZE, (ctx) => paint(ctx, BUTTONS.left, -1)), []);
  const right = useMemo(() => paintedTexture(SIZE, SIZE, (ctx) => paint(ctx, BUTTONS.right, 1)), []);
  const size = [DIVE.radius * 2, DIVE.radius * 2] as const;
  return (
    <>
      <OnGlass name="dive left" map={left} at={diveOn([width, height], -1)} size={size} />
      <OnGlass name="dive right" map={right} at={diveOn([width, height], 1)} size={size} />
    </>
  );
}

/** A round button with an arrow on it. */
function paint(ctx: CanvasRenderingContext2D, colour: string, way: -1 | 1): void {
  ctx.fillStyle = faded(MARKS.rim, 0.6);
  ctx.beginPath();
  ctx.arc(64, 66, 62, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(64, 64, 54, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillStyle = MARKS.rim;
  ctx.beginPath();
  ctx.moveTo(64 + way * 30, 64);
  ctx.lineTo(64 - way * 18, 36);
  ctx.lineTo(64 - way * 18, 92);
  ctx.fill();
}
