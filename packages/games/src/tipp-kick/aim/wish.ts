import type { BallPose } from '../ball/pose.ts';
import type { Lie } from '../motion/lie.ts';
import { FASTEST, SLOWEST } from '../motion/swing.ts';
import { type Meeting, type Stance, stanceFor } from './stance.ts';

/** What a player wants of a press. */
export interface Wish {
  /** Tenths of a degree: where the ball is to go. */
  readonly facing: number;
  /** How far it is to go until it rests, in millimetres, or how fast it is to leave the foot, in metres a second. */
  readonly distance?: number;
  readonly speed?: number;
  /** Along the felt; over a kicker that stands two lengths away; steeply over whatever is near. */
  readonly loft: 'flat' | 'high' | 'chip';
  /** What is to become of the colour on top. */
  readonly colour: 'keep' | 'turn' | 'any';
}

/**
 * Measured over all faces and turns: a ball that is met flat rests 227 mm times the square of the foot's speed away, and leaves the foot a quarter faster than that.
 *
 *     strength                200    400    600    800   1000
 *     foot, metres/s         0.68   1.54   2.96   4.94   7.50
 *     ball, flat             0.81   1.96   3.82   6.15   9.35
 *     ball, high             0.84   2.09   4.11   6.90  10.56    at 25 degrees
 *     ball, chip             0.60   1.45   3.07   5.33   7.90    at 41 degrees
 */
const WAY = 227;
const FASTER = 1.25;

const footFor = ({ distance, speed }: Wish): number =>
  distance === undefined ? (speed ?? FASTEST) / FASTER : Math.sqrt(distance / WAY);

/** The strength that moves the foot so fast; thousandths. */
function strengthFor(footSpeed: number): number {
  const share = (Math.max(SLOWEST, Math.min(FASTEST, footSpeed)) - SLOWEST) / (FASTEST - SLOWEST);
  return Math.round(1000 * Math.sqrt(share));
}

export type Way = Pick<Meeting, 'gap' | 'aside' | 'lean' | 'foot'>;

/** Just before the foot is upright it moves level and presses the ball a little on the felt: it slides, and its top stays on top. */
const SLIDES: readonly Way[] = [
  { gap: -200, aside: 0, lean: 0, foot: 'plate' },
  { gap: -300, aside: 0, lean: 0, foot: 'plate' },
  { gap: -200, aside: -200, lean: 0, foot: 'plate' },
  { gap: -200, aside: 200, lean: 0, foot: 'plate' },
];
/** Met from below it tumbles. */
const TUMBLES: readonly Way[] = [
  { gap: 0, aside: 0, lean: 0, foot: 'halfWedge' },
  { gap: 300, aside: 0, lean: 0, foot: 'halfWedge' },
  { gap: 0, aside: 200, lean: 0, foot: 'halfWedge' },
  { gap: 0, aside: -200, lean: 0, foot: 'halfWedge' },
  { gap: 0, aside: 0, lean: 0, foot: 'wedge' },
  { gap: 500, aside: 0, lean: 0, foot: 'wedge' },
];
const HIGH: readonly Way[] = [
  { gap: 600, aside: 0, lean: 0, foot: 'halfWedge' },
  { gap: 500, aside: 0, lean: 0, foot: 'wedge' },
];
const CHIPS: readonly Way[] = [{ gap: 0, aside: 0, lean: 0, foot: 'wedge' }];

export function waysOf({ loft, colour }: Wish): readonly Way[] {
  if (loft === 'high') return HIGH;
  if (loft === 'chip') return CHIPS;
  return colour === 'turn' ? TUMBLES : SLIDES;
}

export const stanceOf = (ball: BallPose, wish: Wish, way: Way = waysOf(wish)[0]!, facing = wish.facing): Stance =>
  stanceFor(ball, {
    ...way,
    facing: ((Math.round(facing) % 3600) + 3600) % 3600,
    strength: strengthFor(footFor(wish)),
  });

/** Without trying: what a view shows before the player has done anything. */
export const quickAim = (lie: Lie, wish: Wish): Stance => stanceOf(lie.ball, wish);

/** Tenths of a degree to the left, at most half a turn. */
export const turnTo = (from: number, to: number): number => ((((to - from) % 3600) + 5400) % 3600) - 1800;
