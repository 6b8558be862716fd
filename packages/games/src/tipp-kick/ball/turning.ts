import { direction } from '@bande/physics';
import type { Spot, Turn } from '@bande/physics/engine';

export const turned = ({ x, y, z, w }: Turn, v: Spot): Spot => {
  const tx = 2 * (y * v.z - z * v.y);
  const ty = 2 * (z * v.x - x * v.z);
  const tz = 2 * (x * v.y - y * v.x);
  return {
    x: v.x + w * tx + y * tz - z * ty,
    y: v.y + w * ty + z * tx - x * tz,
    z: v.z + w * tz + x * ty - y * tx,
  };
};

/** First `b`, joined `a`. */
export const joined = (a: Turn, b: Turn): Turn => ({
  x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
  y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
  z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
  w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
});

export const unit = ({ x, y, z, w }: Turn): Turn => {
  const length = Math.sqrt(x * x + y * y + z * z + w * w);
  return { x: x / length, y: y / length, z: z / length, w: w / length };
};

export const about = (axis: 'x' | 'y' | 'z', degrees: number): Turn => {
  const { sin, cos } = direction(degrees / 2);
  return { x: 0, y: 0, z: 0, w: cos, [axis]: sin };
};

/** The shortest turn that makes `from` point down; both of length one. */
export function downwards(from: Spot): Turn {
  if (from.z > 1 - 1e-12) return { x: 1, y: 0, z: 0, w: 0 };
  return unit({ x: 0 - from.y, y: from.x, z: 0, w: 1 - from.z });
}
