import type { Spot } from '@bande/stage/grip';
import type { HandGesture } from '@bande/stage/view';
import { placesNow } from '../../motion.ts';
import { endOf, keeperOf, other, sideOf, type Figure, type Side } from '../../names.ts';
import type { Match } from '../../state.ts';
import { byPitch } from '../pitch.ts';
import { SCALE, toTable, type Point } from '../layout.ts';
import { HANDLE } from '../picture/shapes.ts';

/** So far aside a hand shows something, and so far back it pulls, in table units. */
const ASIDE = 0.06 * SCALE;
const BACK = 0.16 * SCALE;

/** Where the rod of a keeper ends, behind his goal. */
function handleOf(match: Match, side: Side): Point {
  const { x, y } = placesNow(match)[keeperOf(side)];
  return { x, y: y + endOf(side) * HANDLE.away };
}

/** Whose keeper a hand leads: in a match one's own, on the training pitch that of the goal one shoots at. */
const keeperLedIn = byPitch<(side: Side) => Side>((side) => side, other);

/** From where to where the hand goes: on the figure, pulled back from it towards its own goal, let go there; then beside it, and at the handle of a keeper. Where it is known how far it had better pull, it goes there. Null: this table has no such gesture. */
export function wayOfHand(
  match: Match,
  gesture: HandGesture,
  figure: Figure,
  good: Spot | null = null,
): { readonly from: Spot; readonly to: Spot } | null {
  const [x, , z] = toTable(placesNow(match)[figure]);
  const back: Spot = good ?? [x, z - endOf(sideOf(figure)) * BACK];
  switch (gesture) {
    case 'press':
      return { from: [x, z], to: [x, z] };
    case 'pull':
      return { from: [x, z], to: back };
    case 'letGo':
      return { from: back, to: back };
    case 'curve':
      return { from: [back[0] - ASIDE, back[1]], to: [back[0] + ASIDE, back[1]] };
    case 'lead': {
      const whose = keeperLedIn(match)(sideOf(figure));
      const [handX, , handZ] = toTable(handleOf(match, whose));
      return { from: [handX, handZ], to: [handX + ASIDE, handZ] };
    }
    default:
      return null;
  }
}
