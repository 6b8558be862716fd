import { instantAt, instantOf as instantIn, type Instant, type Lie, type SideInstant } from '../../motion/index.ts';
import { SIDES, type BySide } from '../../names.ts';
import { ballAt, isQuiet, kickerAt, laidOut, squareOf, withKicker } from '../../plate.ts';
import type { Match } from '../../state.ts';
import type { Spot } from '../../zones.ts';

/** Two neighbouring instants, and how much of the way from one to the other has passed: what a frame shows lies between them. */
export interface Seen {
  readonly from: Instant;
  readonly to: Instant;
  readonly share: number;
}

const rests = new WeakMap<Lie, Instant>();
/** The same value for the same lie, so that a frame knows that nothing has moved. */
function instantOf(lie: Lie): Instant {
  const known = rests.get(lie);
  if (known !== undefined) return known;
  const instant = instantIn(lie);
  rests.set(lie, instant);
  return instant;
}

/** Where nobody but a person says what happens: the plate as far as it has been told. */
const desks = new WeakMap<Match['state'], Lie>();
function toldLie({ state, setup }: Match): Lie {
  const known = desks.get(state);
  if (known !== undefined) return known;
  const told = (['red', 'blue'] as const).reduce((lie, side) => {
    const { at, facing = 0, posture } = state.defence[side] ?? {};
    return at === undefined ? lie : withKicker(lie, side, kickerAt(side, at, facing, posture !== 'standing'));
  }, laidOut(setup.settings));
  const { at = [0, 0], top } = state.ball;
  const lie = { ...told, ball: ballAt(at, squareOf(top ?? 'white')) };
  desks.set(state, lie);
  return lie;
}

const still = (instant: Instant): Seen => ({ from: instant, to: instant, share: 0 });

/** Play time with its fraction. One tick late, so that nobody computes what a hand may still change. */
export function seenAt(match: Match, tick: number): Seen {
  const { plate } = match.state;
  if (plate === null) return still(instantOf(toldLie(match)));
  const { motion } = plate;
  if (isQuiet(motion)) return still(instantOf(motion.rest));
  const since = Math.max(0, tick - motion.since);
  const whole = Math.floor(since);
  const to = instantAt(motion, whole);
  return whole === 0 ? still(to) : { from: instantAt(motion, whole - 1), to, share: since - whole };
}

/** Nothing moves by itself. */
export const isAtEase = ({ state: { plate } }: Match): boolean => plate === null || isQuiet(plate.motion);

/** Every keeper and every kicker, also one that is being pressed: it stands where it was put. */
export const standing = (figures: BySide<Pick<SideInstant, 'keeper' | 'kicker' | 'pressing'>>): readonly Spot[] =>
  SIDES.flatMap((side) => {
    const { keeper, kicker, pressing } = figures[side];
    const bodies = [keeper, ...(kicker === null ? [] : [kicker])].map(({ at }): Spot => [at.x * 1000, at.y * 1000]);
    return pressing === null ? bodies : [...bodies, [pressing.deed.x / 100, pressing.deed.y / 100] as const];
  });
