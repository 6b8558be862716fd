import type { Bounds } from '@bande/stage/camera-fit';
import type { Vec3 } from '@bande/stage/motion';
import { endOf, type Side } from '../names.ts';
import { KICKER, TABLE } from '../table.ts';
import { PITCH, type Spot } from '../zones.ts';

/** Where things are on the table: so many units a metre, south at +z. Rules and hands say places in millimetres. */
export const SCALE = 20;
export const MILLIMETRE = SCALE / 1000;
/** The rail on which the plate lies, and how high it stands above the felt: boards of their own go around that. */
export const FRAME = 0.7;
export const LIP = 0.02;

/** Millimetres from the centre spot, east and north; `up` in table units. */
export const toTable = ([x, y]: Spot, up = 0): Vec3 => [x * MILLIMETRE, up, -y * MILLIMETRE];
/** A place on the felt as pointers say it, x and z. */
export const fromTable = ([x, z]: readonly [number, number]): Spot => [x / MILLIMETRE, 0 - z / MILLIMETRE];

/** Of the felt, from board to board. */
export const sizeOf = (): { readonly width: number; readonly depth: number } => ({
  width: TABLE.plateWidth * SCALE,
  depth: TABLE.plateLength * SCALE,
});

/** What has to be seen of the table. On a tall or a low screen its width decides how large everything is: there the felt goes from edge to edge. */
export function boundsOf(isTall: boolean, isLow = false): Bounds {
  const { width, depth } = sizeOf();
  const isTight = isTall || isLow;
  const across = isLow ? (PITCH.width + 60) * MILLIMETRE : width;
  return {
    width: isTight ? across : width + 2 * FRAME,
    depth: depth + (isTight ? FRAME : 2 * FRAME),
    height: isTight ? 0 : KICKER.height * SCALE,
  };
}
/** Pixels: a lower screen is that of a phone on its side. */
export const LOW = 480;

/** The edge at which a side sits. */
export const edgeOf = (side: Side): 'front' | 'back' => (endOf(side) < 0 ? 'front' : 'back');
