import type { StripShape } from '@bande/stage';
import { distance, type Point } from '../../table.ts';
import { toTable } from '../layout.ts';

/** What is left of its width, and of how solid it is, at its far end. */
const [THIN, FAINT] = [0.45, 0.6];

/** Across a ray: the parts of half its width at which its edges and its middle lie, and how solid they are. */
const HARD = [
  [-1, 1],
  [1, 1],
] as const;
const SOFT = [
  [-1, 0],
  [-0.35, 0.75],
  [0, 1],
  [0.35, 0.75],
  [1, 0],
] as const;

interface RayLook {
  /** In table units, where it begins. */
  readonly width: number;
  /** Its edges melt away: a glow. */
  readonly soft: boolean;
  readonly up: number;
}

/** A strip along a way of straight legs that grows thin and faint from its beginning to its end. */
export function rayAlong(way: readonly Point[], { width, soft, up }: RayLook): StripShape {
  const across = soft ? SOFT : HARD;
  const length = way.slice(1).reduce((sum, to, i) => sum + distance(way[i]!, to), 0);
  const [places, colours, index]: [number[], number[], number[]] = [[], [], []];
  let gone = 0;
  for (const [i, to] of way.slice(1).entries()) {
    const from = way[i]!;
    const far = distance(from, to);
    if (far === 0) continue;
    const aside = { x: -(to.y - from.y) / far, y: (to.x - from.x) / far };
    const first = places.length / 3;
    for (const [at, share] of [
      [from, gone / length],
      [to, (gone + far) / length],
    ] as const)
      for (const [edge, solid] of across) {
        const half = (width / 2) * edge * (1 + (THIN - 1) * share);
        const [x, , z] = toTable(at);
        places.push(x + aside.x * half, up, z - aside.y * half);
        colours.push(1, 1, 1, solid * (1 + (FAINT - 1) * share));
      }
    for (let edge = 0; edge < across.length - 1; edge++) {
      const [a, b] = [first + edge, first + across.length + edge];
      index.push(a, b, a + 1, a + 1, b, b + 1);
    }
    gone += far;
  }
  return { places, colours, index };
}
