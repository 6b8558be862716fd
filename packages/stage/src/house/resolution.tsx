import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Camera, Scene, WebGLRenderer } from 'three';
import { createEasel } from './easel.ts';
import { useHouse } from './house-context.ts';
import { pixelsFor, type Moment } from './quality.ts';

/** Seconds a frame may take before movement is drawn with fewer pixels. */
const SLOW = 0.045;
const SETTLE_MS = 180;
/** Before the frame loop looks again whether the last picture is done. */
const GLANCE_MS = 12;

/** Draws the pictures: where that is slow, movement coarser, and sharp again as soon as it rests. */
export function Resolution({ onReady }: { readonly onReady: (() => void) | undefined }) {
  const { quality, stir } = useHouse();
  const invalidate = useThree((three) => three.invalidate);
  const renderer = useThree((three) => three.gl);
  const mean = useRef(0);
  const state = useRef({
    rested: true,
    moved: false,
    first: true,
    timer: 0,
    easel: createEasel(renderer.getContext() as WebGL2RenderingContext, quality),
  });
  const ready = useRef(onReady);
  useEffect(() => {
    ready.current = onReady;
  });
  useEffect(() => () => window.clearTimeout(state.current.timer), []);
  const later = (ms: number, run: () => void): void => {
    window.clearTimeout(state.current.timer);
    state.current.timer = window.setTimeout(run, ms);
  };
  // With a priority, drawing is ours: a picture is begun only when the last one is done, or the page would wait for it.
  useFrame(({ gl, scene, camera, size }, delta) => {
    const now = state.current;
    now.moved = stir.take() || now.moved;
    if (now.easel.isBusy()) return later(GLANCE_MS, invalidate);
    const moving = now.moved && !now.first;
    if (moving && delta < 0.5) mean.current += (delta - mean.current) * 0.15;
    const slow = quality === 'plain' || mean.current > SLOW;
    const moment = momentOf(!slow || now.first || (now.rested && !moving), moving);
    const pixels = (at: Moment): number => pixelsFor(quality, at, size.width * size.height, window.devicePixelRatio);
    if (gl.getPixelRatio() !== pixels('rest')) gl.setPixelRatio(pixels('rest'));
    drawInto(gl, size, pixels(moment) / pixels('rest'));
    if (now.first) askForShaders(gl, scene, camera);
    gl.render(scene, camera);
    now.easel.drawn(now.first ? () => ready.current?.() : undefined);
    [now.first, now.moved, now.rested] = [false, false, false];
    if (moment === 'rest') return;
    later(SETTLE_MS, () => {
      now.rested = true;
      invalidate();
    });
  }, 1);
  return null;
}

/**
 * All are asked for at once, so that they are made side by side; drawing would wait for one after the other. They are three.js's own: nothing is wrong
 * with them, and to ask whether something is would wait for each again.
 */
function askForShaders(gl: WebGLRenderer, scene: Scene, camera: Camera): void {
  gl.debug.checkShaderErrors = false;
  gl.compile(scene, camera);
}

/** A coarse picture is drawn into a corner of the canvas, which is enlarged: to make the canvas itself smaller would stop the page until all is drawn. */
function drawInto(
  gl: WebGLRenderer,
  { width, height }: { readonly width: number; readonly height: number },
  share: number,
): void {
  gl.setViewport(0, 0, width * share, height * share);
  Object.assign(gl.domElement.style, {
    transformOrigin: '0 100%',
    transform: share === 1 ? '' : `scale(${1 / share})`,
  });
}

const momentOf = (sharp: boolean, moving: boolean): Moment => {
  if (sharp) return 'rest';
  return moving ? 'move' : 'change';
};
