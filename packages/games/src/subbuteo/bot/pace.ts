import { seconds } from '@bande/core';

/** What a simulated player needs for a flick, and for whatever may be done again and again: a request and a flick together stay below five seconds. */
export const PACE = seconds(2.4);
