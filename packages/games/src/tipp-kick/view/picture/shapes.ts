import {
  BoxGeometry,
  CapsuleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Shape,
  SphereGeometry,
  type BufferGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { SCALE } from '../layout.ts';

/**
 * Parts of figures and goals, in metres and with the axes of table.ts: x forward, y to the left, z up.
 */
type Span = readonly [low: number, high: number];
export type At = readonly [x: number, y: number, z: number];

/** As one shape, upright on the table: up is y there, and north is −z. */
export const joinedUp = (parts: readonly BufferGeometry[]): BufferGeometry =>
  mergeGeometries([...parts])
    .rotateX(-Math.PI / 2)
    .scale(SCALE, SCALE, SCALE);

const middle = ([low, high]: Span): number => (low + high) / 2;
const long = ([low, high]: Span): number => high - low;
export const block = (x: Span, y: Span, z: Span): BufferGeometry =>
  new BoxGeometry(long(x), long(y), long(z)).translate(middle(x), middle(y), middle(z));

/** A round bar along an axis, between two places on it. */
export function bar(along: 'x' | 'y' | 'z', from: number, to: number, at: At, radius: number): BufferGeometry {
  const shape = new CylinderGeometry(radius, radius, Math.abs(to - from), 14);
  if (along === 'x') shape.rotateZ(Math.PI / 2);
  if (along === 'z') shape.rotateX(Math.PI / 2);
  const half = (from + to) / 2;
  return shape.translate(along === 'x' ? half : at[0], along === 'y' ? half : at[1], along === 'z' ? half : at[2]);
}

/** Rounder at its lower end or at its upper one: an upright cone without its tip. */
export const taper = (at: At, high: number, below: number, above: number, flat = 1): BufferGeometry =>
  new CylinderGeometry(above, below, high, 20)
    .rotateX(Math.PI / 2)
    .scale(flat, 1, 1)
    .translate(at[0], at[1], at[2] + high / 2);

export const ball = (at: At, radius: number, flat = 1): BufferGeometry =>
  new SphereGeometry(radius, 16, 12)
    .rotateX(Math.PI / 2)
    .scale(1, 1, flat)
    .translate(...at);

/** The upper part of a ball, as far down as a share of half a turn: hair, shoulders. */
export const cap = (at: At, radius: number, share = 0.5): BufferGeometry =>
  new SphereGeometry(radius, 16, 8, 0, 2 * Math.PI, 0, Math.PI * share).rotateX(Math.PI / 2).translate(...at);

/** A limb between two places. */
export function limb(from: At, to: At, radius: number): BufferGeometry {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const far = Math.hypot(dx, dy, dz);
  const shape = new CapsuleGeometry(radius, far, 3, 10).rotateX(Math.PI / 2);
  // Upright now: leaned away from the upright first, turned about it then.
  shape.rotateY(Math.acos(dz / far)).rotateZ(Math.atan2(dy, dx));
  return shape.translate((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2);
}

/** Something that looks alike from left to right: its outline in x and z, and how far it goes in y. */
export function profile(
  outline: readonly (readonly [x: number, z: number])[],
  [right, left]: Span,
  bevel = 0,
): BufferGeometry {
  const [first, ...others] = outline;
  const shape = new Shape();
  shape.moveTo(...first!);
  for (const point of others) shape.lineTo(...point);
  const made = new ExtrudeGeometry(shape, {
    depth: left - right - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments: 12,
  });
  // Drawn in x and y and pulled along z: turned so that y of the drawing is up.
  return made.rotateX(Math.PI / 2).translate(0, left - bevel, 0);
}
