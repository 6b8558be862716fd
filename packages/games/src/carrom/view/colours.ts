/** The paints of this game's own things; what every table has stands in the palette of the house. */
export const PIECES = {
  white: { body: '#fcf6e8', ring: '#7d5a30' },
  black: { body: '#14100e', ring: '#9c835c' },
  queen: { body: '#c20d1e', ring: '#f2c67c' },
  striker: { body: '#f3f0e8', ring: '#1d4a78' },
} as const;

/** What is printed on the board, and the powder on it. */
export const PRINT = { ink: '#2a160a', red: '#93292b', powder: '#fffcf0' } as const;

export const POCKET = { ply: '#3b2a17', glue: '#1c1209', cord: '#6d5c42', dark: '#070403', rim: '#241508' } as const;

/** From a weak stroke to a strong one. */
export const POWER = ['#35b57a', '#f6c940', '#f0512f'] as const;

/** The striker's way ahead, and the light around it: that of the lamp. */
export const AHEAD = { colour: '#ffffff', glow: '#fff0c9' } as const;

/** The line along which something goes on, in its own colour, with a rim by which it stands out from the wood and a faint light around it. */
export const ONWARD = {
  white: { colour: '#ffffff', rim: '#2a160a', glow: '#fff0c9' },
  black: { colour: '#14100e', rim: '#fff6df', glow: '#fff6df' },
  queen: { colour: '#e3142a', rim: '#fff6df', glow: '#f7b09a' },
  striker: { colour: '#9ad4ff', rim: '#12365c', glow: '#cfe6ff' },
} as const;

/** A pocket lights up when something falls into it: a piece, or the striker, which costs one. */
export const POTTED = { piece: '#ffd873', striker: '#ff5a3c' } as const;

/** The players' places, unlike the pieces; one light, one dark. */
export const PLACES = { white: '#e8b04c', black: '#2f7a96' } as const;

/** A black piece on the dark score board. */
export const DARK_COUNTER = '#4b3b2b';

/** What is open yet, on the dark score board: a queen that is not covered, a debt. */
export const OPEN = '#ff9d88';
