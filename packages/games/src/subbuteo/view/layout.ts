import type { Bounds } from '@bande/stage/camera-fit';
import type { Vec3 } from '@bande/stage/motion';
import { endOf, type Side } from '../names.ts';
import type { Pitch } from '../table.ts';

/** Where things are on the table: so many units a metre, south at +z. */
export const SCALE = 20;
export const FRAME = 0.7;
/** The barrier stands around the cloth: the frame lies as low as it does, and the keepers' rods go out over it. */
export const LIP = 0.02;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export const toTable = ({ x, y }: Point, up = 0): Vec3 => [x * SCALE, up, -y * SCALE];
export const fromTable = ([x, z]: readonly [number, number]): Point => ({ x: x / SCALE, y: -z / SCALE });

/** Of the cloth with its border. */
export const sizeOf = ({ width, length, border }: Pitch): { readonly width: number; readonly depth: number } => ({
  width: (width + 2 * border) * SCALE,
  depth: (length + 2 * border) * SCALE,
});

/** Higher than whoever stands there. */
const TALLEST = 0.06 * SCALE;

/** How steeply a phone looks down, π/2 being straight: low enough that figures are seen to stand, and upright, where one looks along the pitch, high enough that none hides the ball. */
const TILT = { upright: 0.95, onItsSide: 0.66 } as const;

/** What has to be seen of the table. On a tall screen its width decides how large everything is: there the pitch goes from edge to edge, and of the frame only the ends are seen. */
export function boundsOf(pitch: Pitch, isTall: boolean, isLow = false): Bounds {
  const { width, depth } = sizeOf(pitch);
  const framed = { width: width + 2 * FRAME, depth: depth + 2 * FRAME };
  if (isTall) return { ...framed, width: (pitch.width + pitch.border) * SCALE, height: 0, tilt: TILT.upright };
  return isLow ? { ...framed, height: 0, tilt: TILT.onItsSide } : { ...framed, height: TALLEST };
}
/** Pixels: a lower screen is that of a phone on its side. */
export const LOW = 480;

/** On a phone figures are drawn so many times as tall and as broad; their bases, which is what meets others, are as large as they are. */
export const TALLER_ON_PHONES = 1.75;

/** The edge at which a side sits. */
export const edgeOf = (side: Side): 'front' | 'back' => (endOf(side) < 0 ? 'front' : 'back');
