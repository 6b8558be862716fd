import { surfaceOf } from '../motion.ts';
import type { Match } from '../state.ts';
import { HALF, PIECE_MASS, STRIKER_MASS, type Point } from '../table.ts';
import { CARROM, type Surface } from '../table-bodies.ts';

/** The table that is played on, and what a player who aims must know of it. */
export interface Ground {
  readonly surface: Surface;
  readonly pieceMass: number;
  readonly strikerMass: number;
  /** South-west, south-east, north-east, north-west. */
  readonly pockets: readonly Point[];
  /** What friction takes of the speed in a second. */
  readonly slowing: number;
  /** Speed a piece has of the striker's when hit full: masses, and restitution at ordinary speeds. */
  readonly passedOn: number;
  /** The same from piece to piece. */
  readonly passedBetween: number;
  /** Rubbing rims turn a piece by this share of the tangent of the cut, as long as they do not slide. */
  readonly throws: number;
  /** How far beside the middle of a hole a piece may aim and still fall, the frame helping; measured. */
  readonly catches: number;
}

function groundWith(surface: Surface, pieceMass: number, strikerMass: number): Ground {
  const bounce = 1 + surface.discRestitution.slow;
  const out = HALF - surface.pocketRadius;
  return {
    surface,
    pieceMass,
    strikerMass,
    pockets: [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x = 0, y = 0]) => ({ x: x * out, y: y * out })),
    slowing: surface.friction * surface.gravity,
    passedOn: bounce * (strikerMass / (strikerMass + pieceMass)),
    passedBetween: bounce / 2,
    throws: 1 / (3 * bounce),
    catches: 1.4 * surface.pocketRadius,
  };
}

/** The table of the laws, with nothing agreed on. */
export const USUAL_GROUND: Ground = groundWith(CARROM, PIECE_MASS, STRIKER_MASS);

/** The table of a match, worked out once. */
export function groundOf(match: Match): Ground {
  const { table } = match.setup.settings;
  const known = grounds.get(table);
  if (known !== undefined) return known;
  const ground = groundWith(surfaceOf(match), table.pieceMass / 1000, table.strikerMass / 1000);
  grounds.set(table, ground);
  return ground;
}
const grounds = new WeakMap<Match['setup']['settings']['table'], Ground>();
