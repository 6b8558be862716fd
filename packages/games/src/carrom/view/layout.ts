import type { Vec3 } from '@bande/stage/motion';
import {
  HALF,
  PIECE_HEIGHT,
  PIECE_RADIUS,
  POCKET_RADIUS,
  POCKETS,
  STRIKER_RADIUS,
  type End,
  type Point,
} from '../table.ts';

/** Where things are on the table: so many units a metre, south at +z. */
export const SCALE = 20;
export const SIZE = 2 * HALF * SCALE;
export const FRAME = 1.2;
/** The top of the frame above the board, as the house builds it. */
export const LIP = FRAME * 0.32;
export const RADIUS = { piece: PIECE_RADIUS * SCALE, striker: STRIKER_RADIUS * SCALE } as const;
export const HEIGHT = PIECE_HEIGHT * SCALE;

export const toTable = ({ x, y }: Point, up = 0): Vec3 => [x * SCALE, up, -y * SCALE];
export const fromTable = ([x, z]: readonly [number, number]): Point => ({ x: x / SCALE, y: -z / SCALE });

export const HOLES: readonly { readonly x: number; readonly z: number; readonly radius: number }[] = POCKETS.map(
  ({ x, y }) => ({
    x: x * SCALE,
    z: -y * SCALE,
    radius: POCKET_RADIUS * SCALE * 0.98,
  }),
); // a hole that touches the edge would be no hole for the geometry

/** The edge at which an end lies. */
const EDGES = ['front', 'right', 'back', 'left'] as const;
export const edgeOf = (end: End): (typeof EDGES)[number] => EDGES[end];
