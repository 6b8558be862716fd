import { Vector3, type Camera } from 'three';
import { FIELD_OF_VIEW } from './camera-fit.ts';
import type { Vec3 } from '../frames/motion.ts';

/** The size of a pixel for what is as large however far away it is. */
export const pixelAnywhere = (height: number): number => (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360)) / height;

/** The size of a pixel at a place of the table, in table units: marks that must be seen from any distance are made no smaller than a few of them. */
export const pixelAt = ({ position }: Pick<Camera, 'position'>, height: number, [x, y, z]: Vec3): number =>
  Math.hypot(position.x - x, position.y - y, position.z - z) * pixelAnywhere(height);

const seen = new Vector3();
/** Where a place of the table is seen in a picture of this size, in pixels from its upper left corner. */
export function pixelOf(
  camera: Camera,
  { width, height }: { readonly width: number; readonly height: number },
  at: Vec3,
): readonly [x: number, y: number] {
  seen.set(...at).project(camera);
  return [((seen.x + 1) / 2) * width, ((1 - seen.y) / 2) * height];
}
