import { topColour } from '../ball/top.ts';
import type { Lie } from '../motion/lie.ts';
import type { Side } from '../names.ts';
import { rehearse, type Rehearsed, SLIPS, slipped } from './rehearse.ts';
import type { Stance } from './stance.ts';
import { stanceOf, waysOf, type Wish } from './wish.ts';

export interface Aimed {
  readonly stance: Stance;
  /** What the steady hand gets. */
  readonly expected: Rehearsed;
  /** The share of good hands' presses that do with the colour what was wished, stay on the pitch and are no pushing. */
  readonly sure: number;
}

/** Tenths of a degree to the left, at most half a turn. */
const turnTo = (from: number, to: number): number => ((((to - from) % 3600) + 5400) % 3600) - 1800;

const isOut = ({ sightings }: Rehearsed): boolean => sightings.some(({ kind }) => kind === 'over' || kind === 'off');
const isPushed = ({ sightings }: Rehearsed): boolean => sightings.some(({ kind }) => kind === 'pushed');

function succeeds(tried: Rehearsed, lie: Lie, { colour }: Wish): boolean {
  if (isPushed(tried)) return false;
  if (colour === 'any') return true;
  return !isOut(tried) && (tried.top === topColour(lie.ball)) === (colour === 'keep');
}

/** A corner of the ball sends it a little aside; looked at once, the next press looks the other way by as much. */
function straightened(
  lie: Lie,
  side: Side,
  wish: Wish,
  first: Stance,
  restance: (facing: number) => Stance,
): readonly [Stance, Rehearsed] {
  const tried = rehearse(lie, side, first);
  const off = turnTo(wish.facing, tried.facing);
  const second = restance(wish.facing - off);
  const again = rehearse(lie, side, second);
  return Math.abs(turnTo(wish.facing, again.facing)) < Math.abs(off) &&
    succeeds(again, lie, wish) >= succeeds(tried, lie, wish)
    ? [second, again]
    : [first, tried];
}

/** A good stance for a wish, tried out with a steady hand and with hands that slip. Stops at the first that never fails. */
export function aim(lie: Lie, side: Side, wish: Wish): Aimed {
  let best: Aimed | undefined;
  for (const way of waysOf(wish)) {
    const restance = (facing: number): Stance => stanceOf(lie.ball, wish, way, facing);
    const [stance, expected] = straightened(lie, side, wish, restance(wish.facing), restance);
    const hands = [expected, ...SLIPS.map((slip) => rehearse(lie, side, slipped(stance, slip)))];
    const sure = hands.filter((tried) => succeeds(tried, lie, wish)).length / hands.length;
    if (best === undefined || sure > best.sure) best = { stance, expected, sure };
    if (best.sure === 1) break;
  }
  return best!;
}

/** Without trying: what a view shows before the player has done anything. */
export const quickAim = (lie: Lie, wish: Wish): Stance => stanceOf(lie.ball, wish);
