/** The colours of the house. Few, warm, and told apart by lightness before hue. */
export const PALETTE = {
  felt: '#2f6b4a',
  feltDark: '#25573c',
  wood: '#8a5a33',
  woodDark: '#5b3820',
  woodLight: '#c89a62',
  brass: '#c9a35a',
  chalk: '#f4efe2',
  ivory: '#efe6d0',
  ink: '#1d1a16',
  lamp: '#ffdfae',
} as const;

/** Two side colours: the dark one is dark and the light one light in grey, too (about L* 38 and L* 80). */
export const SIDE_COLOURS = { dark: '#b3262e', light: '#8ec9f5' } as const;

export const SURROUNDINGS = ['light', 'dark'] as const;
export type Surroundings = (typeof SURROUNDINGS)[number];

export interface RoomLook {
  /** What is farthest away: the floor fades into it, and the page around the table may take it too. */
  readonly background: string;
  /** The floor where the lamp reaches it. */
  readonly floor: string;
  readonly floorGrain: string;
  readonly sky: string;
  readonly ground: string;
  readonly ambient: number;
  readonly lamp: number;
}

export const ROOM_LOOKS: Readonly<Record<Surroundings, RoomLook>> = {
  dark: {
    background: '#14100d',
    floor: '#4a3423',
    floorGrain: '#2c1e14',
    sky: '#8f9bb3',
    ground: '#4d3826',
    ambient: 0.62,
    lamp: 1.45,
  },
  light: {
    background: '#e7dfd0',
    floor: '#d9c4a0',
    floorGrain: '#bfa37a',
    sky: '#ffffff',
    ground: '#d8c3a4',
    ambient: 1.5,
    lamp: 0.95,
  },
};
