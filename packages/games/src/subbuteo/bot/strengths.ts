import type { Noise } from './noise.ts';
import { QUICK, SLOW, STEADY, type Tempo } from './tempo.ts';

/** A strength: how sure the hand is, and how much is thought about. Numbers of trials, never a time. */
export interface Strength {
  readonly noise: Noise;
  /** So much of that is left where he shoots at the goal. */
  readonly care: number;
  /** Flicks by geometry that are tried once, without a slip of the hand. */
  readonly aims: number;
  /** So many of the best of them are tried again, with slips, so often. */
  readonly keep: number;
  readonly trials: number;
  /** How much it counts what can be played next; 0 is never to look. */
  readonly outlook: number;
  /** What the way to the other goal is worth to him by itself, in goals. */
  readonly drive: number;
  /** What it is worth to him to have shot at all, in goals. */
  readonly bold: number;
  /** Block flicks that are tried; 0: none is ever made. */
  readonly blocks: number;
  /** Makes the block flick that would be suggested to a person, as well as his hand can: where the ball runs next, and nothing is in the way. */
  readonly surely?: boolean;
  /** Positional flicks before restarts that are tried; 0: none is ever made. */
  readonly positions: number;
  /** Spins figures around what is in their way: so many flicks besides. */
  readonly swerves: number;
  /** Plays balls off opponents over the lines: so many flicks besides. */
  readonly forcings: number;
  /** Flicks figures back that stand offside, before it plays on. */
  readonly ticks: boolean;
  readonly reserve: boolean;
  /** Looks at which corners of the goal can be reached at all. */
  readonly readsShots: boolean;
  /** In a live match. */
  readonly tempo: Tempo;
  /** What is different there: in four minutes even a beginner is to come to a shot, and so is whoever plays against him. */
  readonly live?: Partial<Pick<Strength, 'noise' | 'care' | 'aims' | 'drive' | 'bold' | 'surely' | 'shootOut'>>;
  /** Instead of the care of a shot in play: what is left of the noise in a shoot-out, where nobody is in the way. */
  readonly shootOut?: number;
}

/** Sees the ball and the goal, and what happens next comes as a surprise. */
export const BEGINNER: Strength = {
  noise: { direction: 5, strength: 0.2, nail: 0.1 },
  care: 1,
  aims: 6,
  keep: 2,
  trials: 1,
  outlook: 0.4,
  drive: 0,
  bold: 0,
  blocks: 3,
  positions: 0,
  swerves: 0,
  forcings: 0,
  ticks: false,
  reserve: false,
  readsShots: false,
  tempo: SLOW,
  live: {
    noise: { direction: 2.5, strength: 0.2, nail: 0.1 },
    care: 0.1,
    aims: 24,
    drive: 0.4,
    bold: 1,
    surely: true,
    shootOut: 1,
  },
};

export const CLUB: Strength = {
  noise: { direction: 2, strength: 0.1, nail: 0.05 },
  care: 1,
  aims: 24,
  keep: 6,
  trials: 6,
  outlook: 1,
  drive: 0,
  bold: 0,
  blocks: 14,
  positions: 4,
  swerves: 6,
  forcings: 4,
  ticks: true,
  reserve: false,
  readsShots: true,
  tempo: STEADY,
};

export const EXPERT: Strength = {
  noise: { direction: 0.7, strength: 0.04, nail: 0.02 },
  care: 1,
  aims: 130,
  keep: 20,
  trials: 24,
  outlook: 1,
  drive: 0,
  bold: 0,
  blocks: 40,
  positions: 12,
  swerves: 16,
  forcings: 16,
  ticks: true,
  reserve: true,
  readsShots: true,
  tempo: QUICK,
};
