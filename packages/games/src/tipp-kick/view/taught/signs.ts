import { circle, INK, LINE, path, sign } from '@bande/stage/signs';

/** A ball of two colours, one on top. */
export const TWO_COLOURS = sign(path('M8 3h8l5 5v8l-5 5H8l-5-5V8z', LINE), path('M3 13h18v3l-5 5H8l-5-5z', INK));
/** A button above, a leg that swings. */
export const PRESS = sign(path('M8 2h6v4H8zM11 6v8M11 14l6 5M4 22h14', LINE), circle(20, 18.5, 2.5, INK));
/** Short, then on to the goal. */
export const SET_UP = sign(
  circle(3.5, 18, 2, INK),
  path('M5.500 17q4-6 7-1', LINE),
  path('M14 16L21 5M15.500 5.500H21V11', LINE),
);
/** Somebody in the way, at his distance. */
export const IN_THE_WAY = sign(circle(4, 12, 2.5, INK), path('M18 4v16M15 20h6M8 12h6', LINE));
export const KEEPER = sign(
  path('M2 19V6h20v13', LINE),
  path('M8 12h8M10 9l-2.500 3 2.500 3M14 9l2.500 3-2.500 3', LINE),
);
export const TIME = sign(circle(12, 13, 8, LINE), path('M12 13V8M10 2h4', LINE));

export const ADMONISHED = sign(path('M12 3v12', { ...LINE, 'stroke-width': 4 }), circle(12, 20, 2.4, INK));
