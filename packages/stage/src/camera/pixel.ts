import type { Camera } from 'three';
import { FIELD_OF_VIEW } from './camera-fit.ts';
import type { Vec3 } from '../frames/motion.ts';

/** The size of a pixel for what is as large however far away it is. */
export const pixelAnywhere = (height: number): number => (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360)) / height;

/** The size of a pixel at a place of the table, in table units: marks that must be seen from any distance are made no smaller than a few of them. */
export const pixelAt = ({ position }: Pick<Camera, 'position'>, height: number, [x, y, z]: Vec3): number =>
  Math.hypot(position.x - x, position.y - y, position.z - z) * pixelAnywhere(height);
