import { minutes, seconds, ticksLeft, TICKS_PER_SECOND, type Clock, type PlayTick } from '@bande/core';

export const CLOCKS = {
  stroke: 'stroke',
  between: 'between',
  interval: 'interval',
  protest: 'protest',
  decision: 'decision',
} as const;

/** Exactly the time allowed is still in time [CI-38], so a clock rings one tick later. */
export const STROKE_TICKS = seconds(15) + 1; // 'ICF-50.1'
export const PLACING_TICKS = seconds(15) + 1; // 'ICF-88'
export const ENDS_TICKS = minutes(2) + 1; // 'ICF-61'
export const REST_TICKS = minutes(10) + 1; // 'ICF-138'
export const BETWEEN_TICKS = minutes(2) + 1; // [CI-67]
export const PROTEST_TICKS = minutes(15) + 1; // 'ICF-146'
export const AFTER_MATCH_TICKS = PROTEST_TICKS; // 'ICF-143d' [CI-66]
export const DECISION_TICKS = minutes(60) + 1; // 'ICF-151c'

/** What a clock shows: at its start the whole time, and nothing at the last moment that is still in time. */
export const secondsShown = (clock: Clock, now: PlayTick): number =>
  Math.max(0, ticksLeft(clock, now) - 1) / TICKS_PER_SECOND;
