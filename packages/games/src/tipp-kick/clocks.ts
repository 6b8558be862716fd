import { seconds } from '@bande/core';

/** 'DTKV-4.1.1', 'DTKV-8.5.1', 'DTKV-6.9.1'. */
export const CLOCKS = {
  half: 'half',
  shot: 'shot',
  defence: 'defence',
  lastMinute: 'lastMinute',
  release: 'release',
} as const;
export const SHOT_TICKS = seconds(7) + 1; // exactly 7 s are still in time
export const DEFENCE_TICKS = seconds(3);
/** 'DTKV-4.K10'. */
export const LEAST_ADDED = seconds(10);
