import { useThree } from '@react-three/fiber';
import type { Camera } from 'three';
import { useLatest } from '../frames/use-latest.ts';

/** What somebody needs who listens to pointers over the picture: where they are, who looks, and what is wanted now. */
export function usePointing<T>(wanted: T): {
  readonly canvas: HTMLCanvasElement;
  readonly camera: Camera;
  readonly latest: { readonly current: T };
} {
  const canvas = useThree((three) => three.gl.domElement);
  const camera = useThree((three) => three.camera);
  return { canvas, camera, latest: useLatest(wanted) };
}
