import type { Strength } from './think.ts';

/** Sees a straight stroke and tries it, with a hand by which about one stroke in eight comes off, and then gets excited: a newcomer can win. */
export const BEGINNER: Strength = {
  noise: { x: 0.004, angle: 9, force: 0.12 },
  nerves: 1,
  aims: 5,
  forces: [1.2],
  stands: 5,
  tricks: false,
  banks: 0,
  safeties: 0,
  breaks: 3,
  sweep: null,
  rounds: [{ trials: 1, keep: 1 }],
  refine: [],
  outlook: 0,
  deeper: null,
};

/** Thinks of the next stroke and of what the opponent gets. */
export const CLUB: Strength = {
  noise: { x: 0.001, angle: 0.8, force: 0.02 },
  nerves: 0,
  aims: 8,
  forces: [1.15, 1.7],
  stands: 7,
  tricks: true,
  banks: 0,
  safeties: 4,
  breaks: 5,
  sweep: null,
  rounds: [
    { trials: 3, keep: 5 },
    { trials: 8, keep: 1 },
  ],
  refine: [],
  outlook: 0.6,
  deeper: null,
};

/** Plays for position, off every cushion and with spin, defends, and looks one stroke further. */
export const EXPERT: Strength = {
  noise: { x: 0.0005, angle: 0.3, force: 0.01 },
  nerves: 0,
  aims: 12,
  forces: [1.05, 1.6],
  stands: 9,
  tricks: true,
  banks: 6,
  safeties: 10,
  breaks: 15,
  sweep: { stands: 7, step: 2.5, forces: [0.4, 0.95], keep: 24 },
  rounds: [
    { trials: 3, keep: 16 },
    { trials: 10, keep: 6 },
  ],
  refine: [
    { x: 0, angle: 0.3, force: 0.2, spin: 0.6, rounds: [{ trials: 5, keep: 4 }] },
    {
      x: 0,
      angle: 0.15,
      force: 0.12,
      spin: 0.3,
      rounds: [
        { trials: 10, keep: 4 },
        { trials: 30, keep: 3 },
      ],
    },
  ],
  outlook: 0.9,
  deeper: { shots: 3, trials: 8, aims: 4, each: 3 },
};
