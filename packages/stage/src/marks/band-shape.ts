import type { Vec3 } from '../frames/motion.ts';
import type { StripShape } from './strip-shape.ts';

export interface BandLook {
  /** At its beginning, in table units. */
  readonly width: number;
  /** How solid it is from its one edge to the other, at points that lie evenly: two of them at least. */
  readonly across: readonly number[];
  /** What is left at its far end, of its width and of how solid it is. */
  readonly left: { readonly width: number; readonly solid: number };
}

/** A band along a way, as wide at each of its points as is left there; it lies flat across. */
export function bandAlong(way: readonly Vec3[], { width, across, left }: BandLook): StripShape {
  const [places, colours]: [number[], number[]] = [[], []];
  for (const [i, [x, y, z]] of way.entries()) {
    const [before, after] = [way[Math.max(0, i - 1)]!, way[Math.min(way.length - 1, i + 1)]!];
    const [dx, dz] = [after[0] - before[0], after[2] - before[2]];
    const long = Math.hypot(dx, dz) || 1;
    const share = i / (way.length - 1);
    const half = ((1 - (1 - left.width) * share) * width) / 2;
    for (const [point, solid] of across.entries()) {
      const aside = -1 + (2 * point) / (across.length - 1);
      places.push(x + (aside * dz * half) / long, y, z - (aside * dx * half) / long);
      colours.push(1, 1, 1, solid * (1 - (1 - left.solid) * share));
    }
  }
  return { places, colours, index: facesOf(way.length, across.length) };
}

/** Seen from above: between one row and the next a quad, that is two triangles, for each two points that lie side by side. */
function facesOf(rows: number, points: number): readonly number[] {
  const index: number[] = [];
  for (let row = 0; row < rows - 1; row++)
    for (let point = 0; point < points - 1; point++) {
      const a = row * points + point;
      index.push(a, a + points, a + 1, a + 1, a + points, a + points + 1);
    }
  return index;
}
