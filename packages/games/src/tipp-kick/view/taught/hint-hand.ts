import type { HandGesture } from '@bande/stage/view';
import { endOf, other, type Side } from '../../names.ts';
import { lieNow, spotOf } from '../../plate.ts';
import type { Match } from '../../state.ts';
import { usualDefence } from '../../usual.ts';
import { PITCH, type Spot } from '../../zones.ts';
import { toTable } from '../layout.ts';

type TableSpot = readonly [number, number];
const spot = (at: Spot): TableSpot => {
  const [x, , z] = toTable(at);
  return [x, z];
};

/** Millimetres: so far back a hand pulls, and so far aside it leads. */
const [BACK, ASIDE, BEHIND] = [45, 30, 60];

/** From where to where the hand goes: from the ball away from the goal; along a keeper's box; to where a kicker usually stands. Null: this table has no such gesture. */
export function wayOfHand(
  match: Match,
  gesture: HandGesture,
  side: Side,
): { readonly from: TableSpot; readonly to: TableSpot } | null {
  const lie = lieNow(match);
  if (lie === null) return null;
  const [x, y] = spotOf(lie.ball);
  const keeper = lie.figures[side].keeper.at.sideways / 10;
  const box = endOf(side) * (PITCH.length / 2 + BEHIND);
  switch (gesture) {
    case 'pull': {
      const goal: Spot = [0, endOf(other(side)) * (PITCH.length / 2)];
      const far = Math.hypot(goal[0] - x, goal[1] - y) || 1;
      return {
        from: spot([x, y]),
        to: spot([x - ((goal[0] - x) * BACK) / far, y - ((goal[1] - y) * BACK) / far]),
      };
    }
    case 'lead':
      return { from: spot([keeper - ASIDE, box]), to: spot([keeper + ASIDE, box]) };
    case 'slide': {
      const usual = usualDefence(match, side);
      if (usual === null) return null;
      const [toX, toY] = usual.at;
      return { from: spot([toX + 2 * ASIDE, toY]), to: spot([toX, toY]) };
    }
    default:
      return null;
  }
}
