/**
 * What is asked and what is found, in `world.found`: numbers that are handed over in an array need no place on the heap, as arguments and results of calls do.
 */
/** Out: way and speed after `SPAN` seconds, and on a curve ρ and the cell. */
export const WAY = 0;
export const PACE = 1;
export const AT_RHO = 2;
export const CELL = 3;
/** In, or out when the way is given. */
export const SPAN = 4;
export const GOAL = 5;
/** v/(Rω). */
export const RATIO = 6;
