import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { useHouse } from './house-context.ts';
import { fewestPixels, mostPixels } from './quality.ts';

/** Seconds a frame may take before movement is drawn with fewer pixels. */
const SLOW = 0.045;
const SETTLE_MS = 160;

/** On slow machines movement is drawn coarser, and sharp again as soon as it rests. */
export function Resolution() {
  const { quality, stir } = useHouse();
  const invalidate = useThree((three) => three.invalidate);
  const mean = useRef(quality === 'plain' ? 1 : 0);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useFrame(({ gl }, delta) => {
    const moving = stir.take();
    if (moving && quality === 'full' && delta < 0.5) mean.current += (delta - mean.current) * 0.15;
    const slow = mean.current > SLOW;
    const wanted = mostPixels(quality) * (moving && slow ? fewestPixels(quality) : 1);
    // Set within the frame that is about to be drawn: a resized canvas is empty until then.
    if (gl.getPixelRatio() !== wanted) gl.setPixelRatio(wanted);
    if (!moving || !slow) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => invalidate(), SETTLE_MS);
  });
  return null;
}
