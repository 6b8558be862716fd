import { useFrame, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Vector3 } from 'three';
import type { Vec3 } from './motion.ts';

export interface CaptionPlaceProps {
  readonly at: Vec3;
}

const seen = new Vector3();

/** Where on the page the words of a show stand that is `placed`: told as `--caption-x` and `--caption-y`, in pixels of the table's picture. */
export function CaptionPlace({ at }: CaptionPlaceProps) {
  const invalidate = useThree((three) => three.invalidate);
  useEffect(() => invalidate(), [at, invalidate]);
  useFrame(({ camera, size }) => {
    seen.set(...at).project(camera);
    const { style } = document.documentElement;
    style.setProperty('--caption-x', `${Math.round(((seen.x + 1) / 2) * size.width)}px`);
    style.setProperty('--caption-y', `${Math.round(((1 - seen.y) / 2) * size.height)}px`);
  });
  return null;
}
