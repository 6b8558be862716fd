import type { Random } from '@bande/core';
import { BASE_LINE, HALF, type Point } from '../table.ts';
import { isFree, lawfulX } from './aims.ts';
import { degreesTo } from './angle.ts';
import { BASE_RANGE } from './noise.ts';
import { QUEEN_KIND, type Scene, type Shot } from './scene.ts';

/**
 * What bench/carrom-solo.ts compares with: the best rule published for the public carrom testbed, written anew. The board has six regions,
 * the fullest one is played at, and always with full force. There it needed 23.6 strokes, but on a board that is nearly without friction.
 */
const STRIP = 0.14; // m along the near frame and along both sides: the same share of the board as there, a little more than up to the base lines
const EDGE = HALF - STRIP;

interface Region {
  readonly holds: (at: Point) => boolean;
  /** Where the striker stands, as a share of the base line from the left. */
  readonly stand: number;
  /** The queen is aimed at as long as she lies on the board. */
  readonly queenFirst: boolean;
}
const near = (at: Point): boolean => at.y <= 0 - EDGE;
/** A piece belongs to the first that holds it. */
const REGIONS: readonly Region[] = [
  { holds: (at) => near(at) && at.x <= 0, stand: 0.75, queenFirst: false },
  { holds: near, stand: 0.25, queenFirst: false },
  { holds: (at) => at.x <= 0 - EDGE, stand: 0, queenFirst: false },
  { holds: (at) => at.x >= EDGE, stand: 1, queenFirst: false },
  { holds: (at) => at.x <= 0, stand: 0.5, queenFirst: true },
  { holds: () => true, stand: 0.5, queenFirst: true },
];
const regionOf = (at: Point): Region => REGIONS.find(({ holds }) => holds(at))!;

/** Of equally full regions the last counts; in a region its first piece is aimed at. */
function fullest({ points }: Scene): { readonly region: Region; readonly first: Point } {
  const held = REGIONS.map((region) => ({ region, points: points.filter((at) => regionOf(at) === region) }));
  const most = held.reduce((best, one) => (one.points.length >= best.points.length ? one : best));
  return { region: most.region, first: most.points[0]! };
}

/** Straight at the piece. If a piece is in the way of the striker, chance finds it another place, as in the testbed. */
export function regionsShot(scene: Scene, random: Random): Shot {
  const { region, first } = fullest(scene);
  const queen = scene.points[scene.kinds.indexOf(QUEEN_KIND)];
  const at = region.queenFirst ? (queen ?? first) : first;
  let x = lawfulX((region.stand - 0.5) * BASE_RANGE);
  while (!isFree(scene, x)) x = lawfulX((random.unit() - 0.5) * BASE_RANGE);
  return { x, angle: degreesTo(at.x - x, at.y + BASE_LINE), force: 1 };
}
