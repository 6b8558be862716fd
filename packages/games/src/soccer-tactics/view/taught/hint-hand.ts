import type { Spot } from '@bande/stage/grip';
import type { Vec3 } from '@bande/stage/motion';
import type { HandGesture } from '@bande/stage/view';
import type { Match } from '../../state.ts';
import { adviceFor } from '../aims/advice.ts';
import { ballAt, lies, pawnAt, squareAt, type Right } from '../layout.ts';
import { TALLEST } from '../picture/pawn-shapes.ts';

interface Offered {
  readonly match: Match;
  readonly right: Right;
  readonly picked: readonly string[];
}

/** Where the hand of a hint taps, how high above the cloth, and by how much it is turned (counter-clockwise, radians). */
interface Tap {
  readonly at: Spot;
  readonly up: number;
  readonly lean: number;
  /** How far its fingertip stays away, in sizes of the hand: the number on a pawn is read. */
  readonly short: number;
}

/** In squares. */
export const HAND_SIZE = 1.3;
/** In sizes of the hand: as wide as the number on a pawn's head. */
const BESIDE_NUMBER = 0.3;

/** The hand of a hint; null: there is nothing to show. Dice are rolled by a button and a line-up is taken by one, which have hands of their own. */
export function handFor(hint: HandGesture | null, { match, right, picked }: Offered): Tap | null {
  const { state } = match;
  const ball = lies(state) ? ballAt(state, right) : null;
  if (hint === 'pick') {
    const pawn = adviceFor(match, 'move', [])?.pawn ?? null;
    return pawn === null
      ? null
      : { ...clearOf(ball, pawnAt(state, pawn, right), TALLEST, right), short: BESIDE_NUMBER };
  }
  if (hint !== 'go' && hint !== 'ball') return null;
  const advice = adviceFor(match, hint === 'go' ? 'move' : 'play', picked);
  return advice === null ? null : clearOf(ball, squareAt(advice.to), 0, right);
}

/** Upright, from the left, from the right, from above: the hand turns about its fingertip. */
const LEANS = [0, -Math.PI / 2, Math.PI / 2, Math.PI] as const;

/** The hand in the way that leaves the ball to be seen; where the ball is what it means, it points at it from below. */
function clearOf(ball: Vec3 | null, [x, , z]: Vec3, up: number, right: Right): Tap {
  if (ball === null) return { at: [x, z], up, lean: 0, short: 0 };
  const isThere = Math.hypot(ball[0] - x, ball[2] - z) < SAME_SQUARE;
  const at: Spot = isThere ? shifted([ball[0], ball[2]], ASIDE, right) : [x, z];
  return { at, up, lean: LEANS.find((lean) => !covers(at, lean, ball, right)) ?? 0, short: 0 };
}
const SAME_SQUARE = 0.6;
const ASIDE: Spot = [0.3, 0.42];

const shifted = ([x, z]: Spot, [aside, towards]: Spot, [dx, dz]: Right): Spot => [
  x + aside * dx - towards * dz,
  z + aside * dz + towards * dx,
];

/** What the hand covers as it is drawn, from its fingertip to the right and downwards, with room for the ball around it. */
const COVERED = { left: -0.24 * HAND_SIZE, right: 0.52 * HAND_SIZE, top: -0.06, bottom: 0.95 * HAND_SIZE } as const;
const BALL_ROOM = 0.3;

/** Whether the hand at a spot lies over the ball, as the viewer sees them. */
export function covers(at: Spot, lean: number, ball: Vec3, [dx, dz]: Right): boolean {
  const [x, z] = [ball[0] - at[0], ball[2] - at[1]];
  const [aside, down] = [x * dx + z * dz, z * dx - x * dz];
  // Turned back with the hand, so that it stands upright.
  const across = aside * Math.cos(lean) - down * Math.sin(lean);
  const below = down * Math.cos(lean) + aside * Math.sin(lean);
  return (
    across > COVERED.left - BALL_ROOM &&
    across < COVERED.right + BALL_ROOM &&
    below > COVERED.top - BALL_ROOM &&
    below < COVERED.bottom + BALL_ROOM
  );
}
