import type { Figure } from '../../names.ts';
import type { Match } from '../../state.ts';
import { wayOf } from '../aims/aiming.ts';
import { handKeeping, NO_FLICK } from '../aims/choosing.ts';
import type { Point } from '../layout.ts';

/** Where a hand goes from a figure, one metre of it, and how hard it means by that. */
export interface GoodPull {
  readonly way: Point;
  readonly strength: number;
}

export const isKickOff = ({ state: { restart } }: Match): boolean => restart?.kind === 'kickOff';

/** A kick-off after which the ball is still one's own: past whoever stands opposite, and neither too softly nor too hard; null: it is none, or nobody knows. */
export function goodPull(match: Match, figure: Figure): GoodPull | null {
  const hand = isKickOff(match) ? handKeeping(match, { ...NO_FLICK, figure }) : null;
  if (hand === null) return null;
  const { x, y } = wayOf(hand);
  return { way: { x: -x, y: -y }, strength: hand.strength };
}
