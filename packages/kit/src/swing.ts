import { seconds } from '@bande/core';

/** Ticks from letting go to the contact in a live match, a tenth of a second: everybody sees it begin wherever he sits, and what time limits say is judged at the contact. */
export const SWING = seconds(0.1);
