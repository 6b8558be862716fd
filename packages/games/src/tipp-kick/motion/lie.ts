import type { BallPose } from '../ball/pose.ts';
import type { Posture } from '../events.ts';
import type { BySide } from '../names.ts';

/** Hundredths of a millimetre and tenths of a degree; a facing of 0 looks east, 900 north. Its place is the middle of its base, or the end of its feet where it lies; of one with a `pose` that of its hips. */
export interface Kicker {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  /** Laid by a hand it lies on its back ['DTKV-6.K6']; how a fallen one lies `pose` says. */
  readonly posture: Posture;
  readonly pose: BallPose | null;
}

/** Where the hand holds the keeper: tenths of a millimetre to the east of the goal's middle, into the field from the goal line, and up; tenths of a degree, rolled to the keeper's right. */
export interface Hold {
  readonly sideways: number;
  readonly forward: number;
  readonly lift: number;
  readonly roll: number;
}
export interface Keeper {
  readonly at: Hold;
  readonly towards: Hold;
  /** The same units a second. */
  readonly pace: Hold;
}

export interface SideLie {
  readonly kicker: Kicker | null;
  readonly keeper: Keeper;
  readonly spares: readonly Kicker[];
}

/** Everything on the plate, in whole numbers: what a motion starts from, whatever came before. */
export interface Lie {
  readonly ball: BallPose;
  readonly figures: BySide<SideLie>;
}

export type End = 'south' | 'north';

export const stands = (x: number, y: number, facing: number): Kicker => ({
  x,
  y,
  facing,
  posture: 'standing',
  pose: null,
});
export const STILL: Hold = { sideways: 0, forward: 0, lift: 0, roll: 0 };
export const keeperAt = (at: Hold): Keeper => ({ at, towards: at, pace: STILL });
