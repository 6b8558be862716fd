import { faded, MARKS, paintedTexture } from '@bande/stage';
import { useThree } from '@react-three/fiber';
import { useMemo } from 'react';
import { METAL, PRESS } from '../colours.ts';
import { OnGlass } from '../picture/on-glass.tsx';
import { BUTTON, buttonOn } from './press-grip.ts';

const [SIZE, STEM] = [128, 32] as const;

/** The button of the kicker, large enough for a thumb: pulled up by so much of its way, from 0 to 1. */
export function PressButton({ up }: { readonly up: number }) {
  const { width, height } = useThree((three) => three.size);
  const cap = useMemo(() => paintedTexture(SIZE, SIZE, paintCap), []);
  const seat = useMemo(() => paintedTexture(SIZE, SIZE, paintSeat), []);
  const stem = useMemo(() => paintedTexture(STEM, SIZE, paintStem), []);
  const [x, y] = buttonOn([width, height]);
  const rise = 8 + up * BUTTON.way;
  const wide = BUTTON.radius * 2;
  return (
    <>
      <OnGlass name="seat of the button" map={seat} at={[x, y]} size={[wide * 1.2, wide * 0.9]} order={10} />
      <OnGlass name="stem of the button" map={stem} at={[x, y - rise / 2]} size={[14, rise]} order={10.1} />
      <OnGlass name="button" map={cap} at={[x, y - rise]} size={[wide, wide * 0.8]} order={10.2} />
    </>
  );
}

function paintCap(ctx: CanvasRenderingContext2D): void {
  const round = ctx.createRadialGradient(50, 40, 8, 64, 64, 62);
  round.addColorStop(0, PRESS.bright);
  round.addColorStop(0.55, PRESS.full);
  round.addColorStop(1, PRESS.deep);
  disc(ctx, 64, 64, 60, round);
}
function paintSeat(ctx: CanvasRenderingContext2D): void {
  disc(ctx, 64, 72, 56, faded(MARKS.rim, 0.55));
  disc(ctx, 64, 64, 50, METAL.dull);
  disc(ctx, 64, 64, 34, PRESS.seat);
}
function paintStem(ctx: CanvasRenderingContext2D): void {
  const across = ctx.createLinearGradient(0, 0, STEM, 0);
  across.addColorStop(0, METAL.dull);
  across.addColorStop(0.4, METAL.bright);
  across.addColorStop(1, METAL.dull);
  ctx.fillStyle = across;
  ctx.fillRect(0, 0, STEM, SIZE);
}
function disc(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  look: string | CanvasGradient,
): void {
  ctx.fillStyle = look;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
}
