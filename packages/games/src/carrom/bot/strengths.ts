import type { Strength } from './think.ts';

/** Sees a straight stroke and takes it; what happens next comes as a surprise. */
export const BEGINNER: Strength = {
  noise: { x: 0.002, angle: 2, force: 0.04 }, aims: 5, forces: [1.6], stands: 5, tricks: false, safeties: 0, breaks: 3,
  rounds: [{ trials: 1, keep: 1 }], outlook: 0, deeper: null,
};

/** Thinks of the next stroke and of what the opponent gets. */
export const CLUB: Strength = {
  noise: { x: 0.001, angle: 0.8, force: 0.02 }, aims: 8, forces: [1.15, 1.7], stands: 7, tricks: true, safeties: 4, breaks: 5,
  rounds: [{ trials: 3, keep: 5 }, { trials: 8, keep: 1 }], outlook: 0.6, deeper: null,
};

/** Plays for position, defends, and looks one stroke further. */
export const EXPERT: Strength = {
  noise: { x: 0.0005, angle: 0.3, force: 0.01 }, aims: 16, forces: [1.05, 1.4, 2], stands: 9, tricks: true, safeties: 10, breaks: 15,
  rounds: [{ trials: 3, keep: 14 }, { trials: 10, keep: 4 }, { trials: 24, keep: 3 }], outlook: 0.9, deeper: { shots: 3, trials: 8, aims: 4, each: 3 },
};
