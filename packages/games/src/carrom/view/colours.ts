/** The paints of this game's own things; what every table has stands in the palette of the house. */
export const PIECES = {
  white: { body: '#fcf6e8', ring: '#7d5a30' },
  black: { body: '#2b211b', ring: '#b79f78' },
  queen: { body: '#b3202c', ring: '#f4d3a0' },
  striker: { body: '#f3f0e8', ring: '#1d4a78' },
} as const;

/** What is printed on the board, and the powder on it. */
export const PRINT = { ink: '#2a160a', red: '#93292b', powder: '#fffcf0' } as const;

export const POCKET = { ply: '#8f7148', glue: '#4d3419', cord: '#a8926c', dark: '#0d0805', rim: '#3a2616' } as const;

/** The players' places, unlike the pieces; one light, one dark. */
export const PLACES = { white: '#e8b04c', black: '#2f7a96' } as const;

/** What is open yet, on the dark score board: a queen that is not covered, a debt. */
export const OPEN = '#ff9d88';
