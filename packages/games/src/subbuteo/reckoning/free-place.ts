import { direction } from '@bande/physics';
import type { Spots } from '../consequences.ts';
import { groundIn } from '../motion.ts';
import { endOf, FIGURES, isKeeper, sideOf, type BodyName, type Figure } from '../names.ts';
import { radiusOf, spotsNow } from '../places.ts';
import { isOnTheCloth } from '../placing.ts';
import type { Match } from '../state.ts';
import { KEEPER_SIZE } from '../table-bodies.ts';
import { gapBetween, goalEnteredAt, type Spot } from '../zones.ts';
import { inTurn } from './placing-scene.ts';

/** So much green is left between a figure and what was in its way ['FISTF-II.2.3.1'], in millimetres. */
const GREEN = 1;
/** Towards the own goal first, then to both sides of that. */
const TURNS = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180];
const FARTHEST = 1200;
const HALVINGS = 24;

const reachOf = (match: Match, body: BodyName): number =>
  isKeeper(body) ? KEEPER_SIZE.halfWidth : radiusOf(match, body);

function isClear(match: Match, spots: Spots, figure: Figure, at: Spot): boolean {
  const own = radiusOf(match, figure);
  return (Object.entries(spots) as [BodyName, Spot][]).every(
    ([body, spot]) => body === figure || gapBetween(spot, at, own + reachOf(match, body)) >= GREEN - 1e-6,
  );
}

/** The place nearest to this one where the figure may stand and nothing is in its way [S-130]. */
export function freePlace(
  match: Match,
  spots: Spots,
  figure: Figure,
  from: Spot,
  isAllowed: (at: Spot) => boolean = () => true,
): Spot {
  const { pitch, size } = groundIn(match);
  const isFree = (at: Spot): boolean =>
    isOnTheCloth(match, figure, at) &&
    goalEnteredAt(pitch, size, at, false) === null &&
    isClear(match, spots, figure, at) &&
    isAllowed(at);
  if (isFree(from)) return from;
  const home = endOf(sideOf(figure));
  for (let far = 1; far <= FARTHEST; far++)
    for (const turn of TURNS) {
      const { sin, cos } = direction(turn);
      const at = (distance: number): Spot => [from[0] + home * distance * sin, from[1] + home * distance * cos];
      if (isFree(at(far))) return at(nearest(far, (distance) => isFree(at(distance))));
    }
  return from;
}

/** As near as possible between the last millimetre that was not free and this one. */
function nearest(far: number, isFree: (distance: number) => boolean): number {
  let [low, high] = [far - 1, far];
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (low + high) / 2;
    if (isFree(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** One figure after the other goes to its place (null: it stays), each out of the way of those before it. Where those stand then that have gone. */
export function oneByOne(
  spots: Spots,
  figures: readonly Figure[],
  placeOf: (figure: Figure, among: Spots) => Spot | null,
): Spots {
  const among: Partial<Record<BodyName, Spot>> = { ...spots };
  const moved: Partial<Record<Figure, Spot>> = {};
  for (const figure of figures) {
    const to = placeOf(figure, among);
    if (to !== null) among[figure] = moved[figure] = to;
  }
  return moved;
}

/** Figures that stand where something else must lie, and where they stand then [S-130]; the attacker's first [S-107]. */
export function roomFor(match: Match, placed: Spots): Spots {
  const laid = Object.entries(placed) as [BodyName, Spot][];
  return oneByOne({ ...spotsNow(match), ...placed }, inTurn(match.state, FIGURES), (figure, among) => {
    const at = among[figure];
    if (at === undefined || placed[figure] !== undefined) return null;
    const isInTheWay = laid.some(
      ([body, spot]) => gapBetween(spot, at, radiusOf(match, figure) + reachOf(match, body)) < -1e-6,
    );
    return isInTheWay ? freePlace(match, among, figure, at) : null;
  });
}
