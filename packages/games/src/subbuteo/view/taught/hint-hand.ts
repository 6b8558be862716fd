import type { HandGesture } from '@bande/stage/view';
import { placesNow } from '../../motion.ts';
import { endOf, keeperOf, other, sideOf, type Figure, type Side } from '../../names.ts';
import { isTraining, type Match } from '../../state.ts';
import { SCALE, toTable, type Point } from '../layout.ts';
import { HANDLE } from '../picture/shapes.ts';

type Spot = readonly [number, number];

/** So far aside a hand shows something, and so far back it pulls, in table units. */
const ASIDE = 0.06 * SCALE;
const BACK = 0.16 * SCALE;

/** Where the rod of a keeper ends, behind his goal. */
function handleOf(match: Match, side: Side): Point {
  const { x, y } = placesNow(match)[keeperOf(side)];
  return { x, y: y + endOf(side) * HANDLE.away };
}

/** From where to where the hand goes: on the figure, pulled back from it towards its own goal, let go there; then beside it, and at the handle of a keeper. Null: this table has no such gesture. */
export function wayOfHand(
  match: Match,
  gesture: HandGesture,
  figure: Figure,
): { readonly from: Spot; readonly to: Spot } | null {
  const [x, , z] = toTable(placesNow(match)[figure]);
  const back = z - endOf(sideOf(figure)) * BACK;
  switch (gesture) {
    case 'press':
      return { from: [x, z], to: [x, z] };
    case 'pull':
      return { from: [x, z], to: [x, back] };
    case 'letGo':
      return { from: [x, back], to: [x, back] };
    case 'curve':
      return { from: [x - ASIDE, back], to: [x + ASIDE, back] };
    case 'lead': {
      // On the training pitch that of the goal one shoots at, in a match one's own.
      const whose = isTraining(match) ? other(sideOf(figure)) : sideOf(figure);
      const [handX, , handZ] = toTable(handleOf(match, whose));
      return { from: [handX, handZ], to: [handX + ASIDE, handZ] };
    }
    default:
      return null;
  }
}
