import type { BufferGeometry } from 'three';
import type { Vec3 } from '../frames/motion.ts';

/** Something that can be pointed at: where it is, how large it looks (in table units), and whether it stands on top of others. */
export interface Target {
  readonly id: string;
  readonly at: Vec3;
  readonly radius: number;
  /** Of two that are both hit the higher one counts: a piece before its square. */
  readonly rank?: number;
  /** It may be picked now. */
  readonly open?: boolean;
  /** What stands upright is meant wherever it is seen, also where it hides what lies behind it. */
  readonly body?: Body;
}

/** A shape on its place, as it is drawn. */
interface Body {
  readonly shape: BufferGeometry;
  readonly scale: number;
  /** What it stands on, by id: whoever points at it may mean that. */
  readonly on?: string;
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

/** What a pointer means that meets something upright: that, or what it stands on, or what it hides the middle of, the first of them that may be picked; if none may, that. */
export function meantBySight(seen: Target, lying: string | null, targets: readonly Target[]): string {
  const known = (id: string | null | undefined): Target | undefined => targets.find((target) => target.id === id);
  const meant = [seen, known(seen.body?.on), known(lying)].find((target) => target?.open === true);
  return (meant ?? seen).id;
}
