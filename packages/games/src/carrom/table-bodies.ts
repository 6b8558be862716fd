import { discsMeet, type Hole, type Restitution, type Table, type Wall } from '@bande/physics';

/** The board as physics knows it: everything that can be agreed on or assumed about it, in SI units. */
export interface Surface {
  /** Half the side of the square inside the frame. */
  readonly half: number;
  readonly frameHeight: number;
  readonly frameWidth: number;
  /** The holes are round and touch both sides of the frame in every corner. */
  readonly pocketRadius: number;
  /** Disc on board. */
  readonly friction: number;
  readonly gravity: number;
  readonly discRestitution: Restitution;
  readonly discFriction: number;
  readonly cushionRestitution: number;
  readonly cushionFriction: number;
}

/** Default parameters within the equipment laws; their basis is written in docs/decisions/disc-physics.md. */
export const CARROM: Surface = {
  half: 0.3695,
  frameHeight: 0.022,
  frameWidth: 0.07,
  pocketRadius: 0.022_25,
  friction: 0.1,
  gravity: 9.81,
  discRestitution: { slow: 0.8, fast: 0.7, slowSpeed: 1, fastSpeed: 4 },
  discFriction: 0.12,
  cushionRestitution: 0.7,
  cushionFriction: 0.15,
};

const OUTWARDS: readonly (readonly [side: string, nx: number, ny: number])[] = [
  ['east', 1, 0],
  ['west', -1, 0],
  ['north', 0, 1],
  ['south', 0, -1],
];
/** South-west, south-east, north-east, north-west. */
export type Pocket = 0 | 1 | 2 | 3;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

const cushions = (surface: Surface): readonly Wall[] =>
  OUTWARDS.map(([id, nx, ny]) => ({
    kind: 'wall',
    id,
    nx,
    ny,
    at: surface.half,
    height: surface.frameHeight,
    width: surface.frameWidth,
    restitution: surface.cushionRestitution,
    friction: surface.cushionFriction,
  }));

const holes = ({ half, pocketRadius }: Surface): readonly Hole[] =>
  CORNERS.map(([x, y], id) => ({
    kind: 'hole',
    id,
    x: x * (half - pocketRadius),
    y: y * (half - pocketRadius),
    radius: pocketRadius,
  }));

/** Cushions, holes and rims of a surface; made once for each. */
export function tableOn(surface: Surface): Table {
  const known = tables.get(surface);
  if (known !== undefined) return known;
  const { gravity, friction, discRestitution, discFriction } = surface;
  const rims = { restitution: discRestitution, friction: discFriction, jumps: true };
  const table = {
    gravity,
    friction,
    obstacles: [...cushions(surface), ...holes(surface)],
    meetings: [discsMeet(rims)],
  };
  tables.set(surface, table);
  return table;
}
const tables = new WeakMap<Surface, Table>();

export const CARROM_TABLE: Table = tableOn(CARROM);
