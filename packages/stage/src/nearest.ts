import type { Vec3 } from './motion.ts';

/** Something that can be pointed at: where it is, how large it looks (in table units), and whether it stands on top of others. */
export interface Target {
  readonly id: string;
  readonly at: Vec3;
  readonly radius: number;
  /** Of two that are both hit the higher one counts: a piece before its square. */
  readonly rank?: number;
}

/** A target as it lies on the screen, in pixels. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly rank: number;
}

/** A finger needs 44 pixels (WCAG 2.5.5): the pointer may miss by half of that. */
export const FINGER = 22;

/** Who is meant by a pointer: what lies under it, else what lies nearest within a finger's width. */
export function nearest(spots: readonly Spot[], x: number, y: number, reach = FINGER): string | null {
  let best: { readonly id: string; readonly rank: number; readonly miss: number } | null = null;
  for (const spot of spots) {
    const away = Math.hypot(spot.x - x, spot.y - y);
    const hit = away <= spot.radius;
    if (!hit && away > reach) continue;
    const found = { id: spot.id, rank: hit ? spot.rank : -Infinity, miss: hit ? away / spot.radius : away };
    if (best === null || found.rank > best.rank || (found.rank === best.rank && found.miss < best.miss)) best = found;
  }
  return best?.id ?? null;
}
