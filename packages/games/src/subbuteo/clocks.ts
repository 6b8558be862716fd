import { seconds } from '@bande/core';

/** `half` is the playing time of a period; `flick` the time for a flick or a shot; `step` that for placing, naming and reporting ready; `interval` the break. */
export const CLOCKS = { half: 'half', flick: 'flick', step: 'step', interval: 'interval' } as const;

/** 'FISTF-II.10.8.3', 'FISTF-II.10.8.2', 'FISTF-II.4.2.5.2', 'FISTF-II.15.2.1.5.1', 'FISTF-II.17.2.2.1', 'FISTF-II.3.1.1.2'. */
export const FLICK_TICKS = seconds(5) + 1; // exactly 5 s, and 10 s before a shot or for setting up, are still in time [S-60]
export const SHOT_TICKS = seconds(10) + 1;
export const STEP_TICKS = seconds(10) + 1;
/** What the referee does himself is seen as it comes, one step after the other. */
export const USUAL_TICKS = seconds(0.6);
/** Before a penalty nobody waits for the keeper's word, but for him to stand: from the signal on he keeps still ['FISTF-II.12.2.4.3']. */
export const KEEPER_TICKS = seconds(2);
export const INTERVAL_TICKS = seconds(300);
