import type { Spots } from '../consequences.ts';
import { endOf, sideOf, type Figure, type Side } from '../names.ts';
import { aheadOf, goalAreaTouchedAt, goalEnteredAt, type Spot } from '../zones.ts';
import { back, firstThatEnds, GREEN, type Way } from './placing-room.ts';
import { baseOf, isOnCloth, mm, obstaclesFor, towardsCorner, type Scene } from './placing-scene.ts';

/** Rule 2.2: figures in a goal area or a goal. */

export interface InArea {
  /** Whose goal area. */
  readonly of: Side;
  /** In the goal itself ['FISTF-II.2.2.1.2']. */
  readonly isInGoal: boolean;
  /** It only reaches over the line ['FISTF-II.2.2.1.3']. */
  readonly isOnLine: boolean;
}

/** Where a base must not stay; null: it may stand there. While the owner's reserve keeper is in play only the goal itself is forbidden ['FISTF-II.2.2.2.1', 'FISTF-II.2.2.2.2']. */
export function inAreaAt(
  { pitch, size, reserveOn }: Pick<Scene, 'pitch' | 'size' | 'reserveOn'>,
  at: Spot,
): InArea | null {
  const goal = goalEnteredAt(pitch, size, at, true);
  if (goal !== null) return { of: goal, isInGoal: true, isOnLine: false };
  const of = goalAreaTouchedAt(pitch, size, at) ?? goalEnteredAt(pitch, size, at, false);
  if (of === null || reserveOn[of]) return null;
  const ahead = aheadOf(pitch, of, at);
  const isInside = Math.abs(at[0]) <= mm(pitch.goalAreaWidth / 2) && ahead <= pitch.goalAreaDepth && ahead >= 0;
  return { of, isInGoal: ahead < 0 && goalEnteredAt(pitch, size, at, false) !== null, isOnLine: !isInside };
}

/** 'FISTF-II.2.2.1.1': straight forward, 1 mm before the area. */
export function inFrontOf({ pitch, size }: Pick<Scene, 'pitch' | 'size'>, of: Side, [x]: Spot): Spot {
  const ahead = mm(pitch.goalAreaDepth + size.baseRadius) + GREEN;
  return [x, endOf(of) * (mm(pitch.length / 2) - ahead)];
}

/**
 * There, or 1 mm from what is in its way towards the own goal ['FISTF-II.2.3.1']: an opponent's figure goes further forward. A figure of the area's owner would come back into
 * the area and goes to the side instead, unless his reserve keeper is in play [S-21].
 */
export function beforeTheArea(scene: Scene, spots: Spots, figure: Figure, of: Side, from: Spot): Spot {
  const at = inFrontOf(scene, of, from);
  const forward: Way = [0, (0 - endOf(of)) as 1 | -1];
  const aside = towardsCorner(figure, at);
  const onCloth = (spot: Spot): boolean => isOnCloth(scene, spot);
  const onField = (spot: Spot): boolean => mm(aheadOf(scene.pitch, of, spot)) >= baseOf(scene);
  const isOwners = sideOf(figure) === of;
  return firstThatEnds(at, baseOf(scene), obstaclesFor(scene, spots, figure), [
    ...(isOwners ? [] : [[forward, onCloth] as const]),
    ...(isOwners && scene.reserveOn[of] ? [[back(forward), onField] as const] : []),
    [aside, onCloth],
    [back(aside), onCloth],
  ]);
}
