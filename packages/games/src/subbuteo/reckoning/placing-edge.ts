import type { Line } from '../events.ts';
import type { Figure } from '../names.ts';
import type { Spots } from '../consequences.ts';
import type { Spot } from '../zones.ts';
import { back, firstThatEnds, type Way } from './placing-room.ts';
import {
  asideOf,
  baseOf,
  clothEdge,
  isOnCloth,
  mm,
  obstaclesFor,
  towardsCorner,
  towardsOwnGoal,
  type Scene,
} from './placing-scene.ts';

/** Rules 2.1.2 to 2.1.4: figures that left the cloth, came from the barrier or fell from the table. */

export type Left = 'cloth' | 'barrier' | 'table';
interface EdgePlace {
  readonly at: Spot;
  readonly behind: 'touchline' | 'goalLine';
}

/** As near as a rounding. */
const LEVEL = 1e-9;

/** 'FISTF-II.2.1.2.1.2': the line that has the nearest point; two of them: the one crossed last, otherwise the touchline [S-17]. */
function nearestLine({ pitch, crossed }: Scene, figure: Figure, [x, y]: Spot): Line {
  const touchline: Line = asideOf(figure, x) < 0 ? 'west' : 'east';
  const goalLine: Line = y < 0 ? 'south' : 'north';
  const [half, length] = [mm(pitch.width / 2), mm(pitch.length / 2)];
  const [overSide, overEnd] = [Math.abs(x) - half, Math.abs(y) - length];
  const isBeyondBoth = overSide >= 0 && overEnd >= 0;
  if (isBeyondBoth || Math.abs(overSide - overEnd) <= LEVEL) return crossed[figure] === goalLine ? goalLine : touchline;
  return overSide > overEnd ? touchline : goalLine;
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value)) + 0;

/** At the inner border of the cloth, level with that point ['FISTF-II.2.1.2.1.1', 'FISTF-II.2.1.3.1.1'] [S-16]. */
function besideTheLine(scene: Scene, figure: Figure, spot: Spot): EdgePlace {
  const { pitch } = scene;
  const edge = clothEdge(scene);
  const line = nearestLine(scene, figure, spot);
  const [x, y] = [within(spot[0], mm(pitch.width / 2)), within(spot[1], mm(pitch.length / 2))];
  if (line === 'west' || line === 'east') return { at: [line === 'west' ? -edge.x : edge.x, y], behind: 'touchline' };
  return { at: [x, line === 'south' ? -edge.y : edge.y], behind: 'goalLine' };
}

/** 'FISTF-II.2.1.4.1': level with the halfway line, on the side where it fell [S-19]; by the short rules at the touchline itself ['SHORT-unplayable.2'] [S-86]. */
function atHalfway(scene: Scene, figure: Figure, [x]: Spot): EdgePlace {
  const aside = scene.short ? mm(scene.pitch.width / 2) + baseOf(scene) : clothEdge(scene).x;
  return { at: [asideOf(figure, x) * aside, 0], behind: 'touchline' };
}

export const edgePlaceFor = (scene: Scene, figure: Figure, left: Left, from: Spot): EdgePlace =>
  left === 'table' ? atHalfway(scene, figure, from) : besideTheLine(scene, figure, from);

/** Where it stands then: there, or 1 mm from what is in its way, to the own goal or to the corner ['FISTF-II.2.3.1', 'FISTF-II.2.3.2']. */
export function atTheEdge(scene: Scene, spots: Spots, figure: Figure, { at, behind }: EdgePlace): Spot {
  const way: Way = behind === 'touchline' ? towardsOwnGoal(figure) : towardsCorner(figure, at);
  const mayEnd = (spot: Spot): boolean => isOnCloth(scene, spot);
  return firstThatEnds(at, baseOf(scene), obstaclesFor(scene, spots, figure), [
    [way, mayEnd],
    [back(way), mayEnd],
  ]);
}
