import { LEAST_STRENGTH } from './meant.ts';

/** Seconds until a button that is held down is loaded. */
const SECONDS = 1.3;
/** The longer, the faster it grows: gentle presses need most of the time. */
const GROWTH = 1.3;
export const loadedAfter = (seconds: number): number =>
  Math.max(LEAST_STRENGTH, Math.round(1000 * Math.min(1, seconds / SECONDS) ** GROWTH) / 1000);
