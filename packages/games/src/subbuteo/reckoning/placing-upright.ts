import type { Spots } from '../consequences.ts';
import { endOf, sideOf, type Figure } from '../names.ts';
import { aheadOf, type Spot } from '../zones.ts';
import { back, firstThatEnds, gapTo, GREEN, isInTheWay, type Obstacle } from './placing-room.ts';
import {
  baseOf,
  figuresIn,
  inTurn,
  isOnCloth,
  mm,
  obstaclesFor,
  towardsCorner,
  towardsOwnGoal,
  type Scene,
} from './placing-scene.ts';

/**
 * Rule 2.4: figures that lie and figures that are entangled. The place of a lying figure is that of the base from which it tipped over its rim: tipped back over the same
 * point of the rim it stands there again ['FISTF-II.2.4.1.2'].
 */

export type Pair = readonly [Figure, Figure];

/** 'FISTF-II.2.4.3': both by the same way along the line between them, 1 mm apart; what is farther apart already stays [S-22] [S-105]. */
export function setApart(scene: Scene, spots: Spots, [one, other]: Pair): Spots {
  const [a, b] = [spots[one], spots[other]];
  if (a === undefined || b === undefined) return spots;
  const base = baseOf(scene);
  const gap = gapTo(a, base, { at: b, radius: base });
  if (gap >= GREEN) return spots;
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  const apart = gap + 2 * base;
  const [ux, uy] = apart > 0 ? [dx / apart, dy / apart] : [0, endOf(sideOf(one))];
  const half = (GREEN - gap) / 2;
  return {
    ...spots,
    [one]: [a[0] + ux * half, a[1] + uy * half],
    [other]: [b[0] - ux * half, b[1] - uy * half],
  };
}

/** Whoever would stand in another figure cannot stand freely: they are entangled too [S-105]. */
export function overlapping(scene: Scene, spots: Spots, raised: readonly Figure[]): readonly Pair[] {
  const base = baseOf(scene);
  const figures = inTurn(scene, figuresIn(spots));
  return inTurn(scene, raised).flatMap((one, i, all) =>
    figures
      .filter((other) => other !== one && !all.slice(0, i).includes(other))
      .filter((other) => isInTheWay(spots[one]!, base, { at: spots[other]!, radius: base }))
      .map((other): Pair => [one, other]),
  );
}

/** Between the posts there is room. */
const obstaclesAround = (scene: Scene, spots: Spots, body: Figure): readonly Obstacle[] =>
  obstaclesFor(scene, spots, body).filter(
    (one) => 'at' in one || Math.abs(spots[body]![0]) + baseOf(scene) > mm(scene.pitch.goal.width / 2),
  );

/** 'FISTF-II.2.3.1' by analogy: what is still in its way when it has been set upright. */
export function uprightAt(scene: Scene, spots: Spots, figure: Figure): Spot {
  const at = spots[figure]!;
  const base = baseOf(scene);
  const isBehind = Math.abs(at[1]) - base > mm(scene.pitch.length / 2);
  const way = isBehind ? towardsCorner(figure, at) : towardsOwnGoal(figure);
  const mayEnd = (spot: Spot): boolean =>
    isOnCloth(scene, spot) && (isBehind || mm(aheadOf(scene.pitch, sideOf(figure), spot)) >= base);
  return firstThatEnds(at, base, obstaclesAround(scene, spots, figure), [
    [way, mayEnd],
    [back(way), (spot) => isOnCloth(scene, spot)],
  ]);
}
