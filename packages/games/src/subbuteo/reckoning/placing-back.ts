import type { Spots } from '../consequences.ts';
import { endOf, isFigure, type BodyName, type Figure, type Side } from '../names.ts';
import type { Match } from '../state.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import { aheadOf, type Spot } from '../zones.ts';
import { sceneOf } from './placing-due.ts';
import { back, firstThatEnds, type Way } from './placing-room.ts';
import { clothEdge, mm, obstaclesFor, without, type Scene } from './placing-scene.ts';
import { uprightAt } from './placing-upright.ts';

/** The bodies of a Back, where they may stand: at their places, or, where somebody has come there meanwhile, by 2.3 as if they were placed anew [S-93]. */
export function backAt(
  match: Match,
  wanted: Spots,
  flickedBy: Side,
): { readonly spots: Spots; readonly atEdge: readonly Figure[] } {
  const scene = sceneOf(match);
  const bodies = Object.keys(wanted) as BodyName[];
  if (!match.state.measured) return { spots: wanted, atEdge: [] };
  const figures = bodies.filter((body): body is Figure => isFigure(body));
  let spots: Spots = without(scene.spots, bodies);
  if (wanted.ball !== undefined) spots = { ...spots, ball: ballAt(scene, spots, wanted.ball, flickedBy) };
  for (const figure of figures)
    spots = { ...spots, [figure]: uprightAt(scene, { ...spots, [figure]: wanted[figure]! }, figure) };
  const placed = Object.fromEntries(bodies.flatMap((body) => (spots[body] === undefined ? [] : [[body, spots[body]]])));
  return { spots: placed, atEdge: figures.filter((figure) => isAtBorder(scene, spots[figure]!)) };
}

/** The ball has no goal of its own: it goes 1 mm towards the goal of whoever made the flick, and nobody else is moved for it [S-110]. */
function ballAt(scene: Scene, spots: Spots, at: Spot, flickedBy: Side): Spot {
  const way: Way = [0, endOf(flickedBy)];
  const radius = mm(BALL_RADIUS);
  const isInside = (spot: Spot): boolean => mm(aheadOf(scene.pitch, flickedBy, spot)) >= radius;
  const round = obstaclesFor(scene, spots, 'ball').filter((one) => 'at' in one);
  return firstThatEnds(at, radius, round, [
    [way, isInside],
    [back(way), () => true],
  ]);
}

/** It stood at the border of the cloth, where only the referee puts somebody [S-16]. */
const NEAR = 1e-6;
function isAtBorder(scene: Scene, [x, y]: Spot): boolean {
  const edge = clothEdge(scene);
  return Math.abs(Math.abs(x) - edge.x) < NEAR || Math.abs(Math.abs(y) - edge.y) < NEAR;
}
