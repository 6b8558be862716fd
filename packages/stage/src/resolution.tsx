import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { useHouse } from './house-context.ts';
import { pixelsFor, type Moment } from './quality.ts';

/** Seconds a frame may take before movement is drawn with fewer pixels. */
const SLOW = 0.045;
const SETTLE_MS = 180;

const momentOf = (sharp: boolean, moving: boolean): Moment => {
  if (sharp) return 'rest';
  return moving ? 'move' : 'change';
};

/** On slow machines movement is drawn coarser, and sharp again as soon as it rests. */
export function Resolution() {
  const { quality, stir } = useHouse();
  const invalidate = useThree((three) => three.invalidate);
  const mean = useRef(quality === 'plain' ? 1 : 0);
  const rested = useRef(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useFrame(({ gl, size }, delta) => {
    const moving = stir.take();
    if (moving && quality === 'full' && delta < 0.5) mean.current += (delta - mean.current) * 0.15;
    const slow = mean.current > SLOW;
    const sharp = !slow || (rested.current && !moving);
    const wanted = pixelsFor(quality, momentOf(sharp, moving), size.width * size.height, window.devicePixelRatio);
    // Set within the frame that is about to be drawn: a resized canvas is empty until then.
    if (gl.getPixelRatio() !== wanted) gl.setPixelRatio(wanted);
    rested.current = false;
    window.clearTimeout(timer.current);
    if (sharp) return;
    timer.current = window.setTimeout(() => {
      rested.current = true;
      invalidate();
    }, SETTLE_MS);
  });
  return null;
}
