/**
 * Where the columns of a world begin in its two flat arrays: what `n` holds of body i is at `COLUMN + i`. One array instead of forty saves the engine four
 * loads at every access. Each column is also there under its own name (`world.x`), as a view of the same memory.
 */

/** As many bodies as a world can have: a set of them is the bits of one number, and the distance between columns a constant of the code. */
export const MOST_BODIES = 32;

/** Numbers. */
export const START = 0;
export const X = 32;
export const Y = 64;
export const Z = 96;
export const VX = 128;
export const VY = 160;
export const VZ = 192;
export const SPIN = 224;
export const UX = 256;
export const UY = 288;
export const SPEED = 320;
export const BRAKE = 352;
export const SCALE = 384;
export const RHO = 416;
export const WAY_LEFT = 448;
export const WAY_SCALE = 480;
export const LASTS = 512;
export const REACH = 544;
export const OWN_TIME = 576;
export const BEST_TIME = 608;
export const RADIUS = 640;
export const MASS = 672;
export const EASE = 704;
export const SPIN_EASE = 736;
export const SLOWING = 768;
export const HEIGHT = 800;
export const ANGLE = 832;
/** Middle and half sides of the box. */
export const MID_X = 864;
export const MID_Y = 896;
export const HALF_X = 928;
export const HALF_Y = 960;
/** Way and speed so many seconds after the start, kept because a body is looked at by many others in the same moment. */
export const SEEN_AT = 992;
export const SEEN_WAY = 1024;
export const SEEN_SPEED = 1056;
export const NUMBERS = 1088;

/** Whole numbers. */
export const PLACE = 0;
export const FORM = 32;
export const OWN_KIND = 64;
export const OWN_WITH = 96;
export const BEST_WITH = 128;
export const WATCHING = 160;
export const PLANNED = 192;
export const TOLD = 224;
export const FLAT = 256;
export const KIND_AT = 288;
/** The set of bodies that it is going to meet. */
export const PARTNERS = 320;
export const WHOLES = 352;
