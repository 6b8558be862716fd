import type { Disc, DiscFlick as Flick } from '../src/index.ts';
import { CARROM, type Surface } from './board.ts';

export const MAN = { radius: 0.0159, mass: 0.005_25, height: 0.008 };
export const STRIKER = { radius: 0.020_65, mass: 0.015, height: 0.008 };

export const man = (id: string, x: number, y: number): Disc => ({ id, x, y, ...MAN });
export const striker = (x: number, y: number): Disc => ({ id: 'S', x, y, ...STRIKER });
export const flick = (vx: number, vy: number, more: Partial<Flick> = {}): Flick => ({
  disc: 'S',
  vx,
  vy,
  spin: 0,
  lift: 0,
  ...more,
});

/** Far from every wall and hole. */
export const OPEN: Surface = { ...CARROM, half: 500 };
/** Without friction between rims, with one restitution. */
export const smooth = (e: number, surface: Surface = OPEN): Surface => ({
  ...surface,
  discRestitution: { slow: e, fast: e, slowSpeed: 1, fastSpeed: 4 },
  discFriction: 0,
});

/** The break: one in the middle, six around it, twelve around them, all touching. */
export function rack(): readonly Disc[] {
  const d = 2 * MAN.radius;
  const places: [number, number][] = [];
  for (let row = -2; row <= 2; row++)
    for (let at = 0; at < 5 - Math.abs(row); at++)
      places.push([(at - (4 - Math.abs(row)) / 2) * d, (row * d * Math.sqrt(3)) / 2]);
  return places.map(([x, y], i) => man(`m${i}`, x, y));
}
