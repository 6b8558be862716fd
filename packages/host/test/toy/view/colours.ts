import { SIDE_COLOURS } from '@bande/stage/palette';

/** The paints of this game's own things; what every table has stands in the palette of the house. */
export const SIDES_PAINT = { first: SIDE_COLOURS.dark, second: SIDE_COLOURS.light } as const;

export const STICK = { wood: '#e2c48f', head: '#8f2a22' } as const;
export const FLAME = { heart: '#fff4c2', rim: '#ffb347' } as const;
export const BOX = { sleeve: '#24506b', striker: '#4a2c22' } as const;
