import { circle, INK, LINE, path, sign } from '@bande/stage/signs';

export const FLICK = sign(circle(7, 17, 4.5, LINE), path('M10.5 13.5L19 5M13 4.5h6.5V11', LINE));
export const GOAL = sign(path('M3 19V6h18v13M8 6v10h8V6', LINE), circle(12, 20, 2.5, INK));
export const KEEPER = sign(path('M2 12h20M6 8l-4 4 4 4M18 8l4 4-4 4', LINE), circle(12, 12, 3, INK));
/** Who stands beyond a dashed line. */
export const OFFSIDE_LINE = sign(
  path('M2 12h3.500M8 12h3.500M14 12h3.500M20 12h2', LINE),
  circle(12, 5.5, 3, INK),
  circle(6, 18.5, 3, LINE),
);

/** The ball in the zone before a goal. */
export const INSIDE = sign(
  path('M7.5 6V2h9v4M2 2v20M22 2v20', LINE),
  path('M2 18h3M8.500 18h3M15 18h3M20.500 18H22', LINE),
  circle(13, 11.5, 3, INK),
);
/** A figure goes back to where it stood. */
export const BACK = sign(
  circle(5, 18, 3.5, LINE),
  circle(19.5, 18, 3.5, INK),
  path('M19.500 11.500C18 4 8 4 5.500 11M2.500 8l2.800 3.500L9 9', LINE),
);
/** A word before the shot at goal. */
export const ANNOUNCE = sign(path('M2.500 3h19v12.500H11l-5 5v-5H2.500z', LINE), path('M8 12V7h8v5', LINE));
/** A figure leaves the offside line. */
export const TICK = sign(
  path('M2 7h3.500M8 7h3.500M14 7h3.500M20 7h2', LINE),
  circle(12, 3.5, 2.5, LINE),
  path('M12 9.500v5M9.500 12.500l2.500 2.500 2.500-2.500', LINE),
  circle(12, 19.5, 3, INK),
);
/** A figure in the way between another one and the ball. */
export const IN_THE_WAY = sign(
  circle(4, 12, 3, LINE),
  path('M8 12h3.500', LINE),
  circle(15, 12, 3.5, INK),
  path('M15 22v-3M13 20.500l2-2.500 2 2.500', LINE),
  circle(22, 12, 1.5, LINE),
);

/** By this name it is asked for. */
export const OFFSIDE = 'offside';
