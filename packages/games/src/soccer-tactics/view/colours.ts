import { SIDE_COLOURS } from '@bande/stage/palette';

/** The paints of this game's own things; what every table has stands in the palette of the house. */

/** Red and green are dark, blue and yellow light, so that any two of the box's usual pairs differ in lightness. */
export const TEAMS = { red: SIDE_COLOURS.dark, blue: SIDE_COLOURS.light, yellow: '#f2cd4e', green: '#1f6b3f' } as const;

/** Numbers on light pawns and on dark ones, and the keeper's gloves. */
export const PAWN = { ink: '#10202f', chalk: '#fff8ea', gloves: '#f3ead2' } as const;

export const BALL = { leather: '#fbf7ec', edge: '#efe8d6', patch: '#23211e', ring: '#ffffff' } as const;
export const FLAG = '#e2b13c';

/** What is painted on the cloth: darker and lighter grass, stars. */
export const PITCH_PAINT = { deep: '#06180e', mown: '#ffffdc', star: '#eecc7a' } as const;

/** Grounds of the shot's sectors, which differ in lightness, and what is drawn on them. */
export const SHOT = {
  ball: '#e4dac3',
  flag: '#b57f2f',
  keeper: '#24463a',
  leather: '#fffdf6',
  pole: '#2c1c08',
  cloth: '#a81f27',
} as const;

/** A penalty of the shoot-out that went in, on the score board. */
export const SCORED = '#8fdcb4';
