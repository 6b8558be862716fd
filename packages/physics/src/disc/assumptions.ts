/**
 * Figures nobody has measured: engineering assumptions, chosen so that play looks right, and in one place so that they can be replaced.
 * Metres, seconds, kilograms.
 */

/** Rounding of the edge of a hole: what has dropped further than this does not come out again. */
export const EDGE = 0.0015;

/** Rims are rounded. Above this speed of approach a hit between two lying discs also lifts the slower one … */
export const JUMP_SPEED = 3.5;
/** … by a normal tilted this much (sine) for every metre a second more, */
export const JUMP_TILT = 0.025;
/** and never more than this. A disc in the air meets the rounding of another one higher up: the tilt follows from the heights, with the same limit for the sum. */
export const TILT_LIMIT = 0.08;
export const TILT_LIMIT_IN_AIR = 0.2;

/** A disc that lands keeps this part of its vertical speed; below `LEAST_HOP` it stays down. */
export const LANDING_RESTITUTION = 0.3;
export const LEAST_HOP = 0.1;
/** On top of another disc it hops up at least so fast, and at most so often, as long as it has speed left; then it lies there. */
export const PERCH_HOP = 0.05;
export const PERCH_HOPS = 20;
/** How often a disc that lies on a moving one looks whether it still does. */
export const PERCH_LOOK = 0.01;

/** Discs this near touch: a blow goes through all of them at once. */
export const TOUCHING = 1e-9;
/** Slower approaches than this are contact, not impact: no bounce, and the pair is looked at again after `CONTACT_TIME`. */
export const SLOW = 1e-3;
export const CONTACT_TIME = 1e-3;
