/**
 * Where the columns of a world begin in its two flat arrays: what `n` holds of body i is at `COLUMN + i`. One array instead of forty saves the engine four
 * loads at every access. Each column is also there under its own name (`world.x`), as a view of the same memory.
 */

/** As many bodies as a world can have: the distance between columns is a constant of the code. */
export const MOST_BODIES = 64;

/** Numbers. */
export const START = 0;
export const X = 64;
export const Y = 128;
export const Z = 192;
export const VX = 256;
export const VY = 320;
export const VZ = 384;
export const SPIN = 448;
export const UX = 512;
export const UY = 576;
export const SPEED = 640;
export const BRAKE = 704;
export const SCALE = 768;
export const RHO = 832;
export const WAY_LEFT = 896;
export const WAY_SCALE = 960;
export const LASTS = 1024;
export const REACH = 1088;
export const OWN_TIME = 1152;
export const BEST_TIME = 1216;
export const RADIUS = 1280;
export const MASS = 1344;
export const EASE = 1408;
export const SPIN_EASE = 1472;
export const SLOWING = 1536;
export const HEIGHT = 1600;
export const ANGLE = 1664;
/** Middle and half sides of the box. */
export const MID_X = 1728;
export const MID_Y = 1792;
export const HALF_X = 1856;
export const HALF_Y = 1920;
/** Way and speed so many seconds after the start, kept because a body is looked at by many others in the same moment. */
export const SEEN_AT = 1984;
export const SEEN_WAY = 2048;
export const SEEN_SPEED = 2112;
export const NUMBERS = 2176;

/** Whole numbers. */
export const PLACE = 0;
export const FORM = 64;
export const OWN_KIND = 128;
export const OWN_WITH = 192;
export const BEST_WITH = 256;
export const WATCHING = 320;
export const PLANNED = 384;
export const TOLD = 448;
export const FLAT = 512;
export const KIND_AT = 576;
/** The set of bodies that it is going to meet, in two columns: the bits of a number are 32 bodies. */
export const PARTNERS = 640;
export const WHOLES = 768;
