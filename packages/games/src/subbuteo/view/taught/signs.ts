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

/** By this name it is asked for. */
export const OFFSIDE = 'offside';
