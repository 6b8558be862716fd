import type { Side } from '../names.ts';
import type { Hold } from './lie.ts';

/** Shooting feet: a plate that stands upright under the hip, a wedge that gets under the ball, a blade that meets a corner of it, and a half wedge. */
export const FEET = ['plate', 'wedge', 'blade', 'halfWedge'] as const;
export type Foot = (typeof FEET)[number];
/** The four kickers of a side differ by their feet ['DTKV-2.1.3']. */
export const footOf = (kicker: number): Foot => FEET[kicker - 1] ?? 'plate';

interface ADeed {
  /** Ticks since the motion began; it takes effect at once. */
  readonly tick: number;
  readonly side: Side;
}

/** The hand sets the kicker there and presses the button. Hundredths of a millimetre; tenths of a degree, leaned back and tilted to the right; thousandths of all strength. */
export interface Press extends ADeed {
  readonly kind: 'press';
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly lean: number;
  readonly tilt: number;
  readonly strength: number;
  readonly foot: Foot;
}
interface Guide extends ADeed, Hold {
  readonly kind: 'keeper';
}
/** The hand lifts that side's kicker off the plate ['DTKV-6.K37']. */
interface TakeAway extends ADeed {
  readonly kind: 'takeAway';
}
export type Deed = Press | Guide | TakeAway;
