/** The colours of the house. Few, warm, and told apart by lightness before hue. */
export const PALETTE = {
  felt: '#34664c',
  brass: '#c9a35a',
  chalk: '#f4efe2',
  ivory: '#efe6d0',
  ink: '#1d1a16',
  night: '#14100d',
  white: '#ffffff',
  lamp: '#fff0da',
  /** Neither lightens nor darkens. */
  middleGrey: '#808080',
  /** What darkens: shadows, rims, the far end of a hole. */
  shade: '#140c06',
} as const;

export interface WoodTones {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
}

/** A dark hardwood for frames, pale plywood for boards. */
export const WOODS = {
  walnut: { base: '#573a28', dark: '#2f1d13', light: '#7d5a40' },
  birch: { base: '#cdb182', dark: '#a68856', light: '#e4d0a6' },
} as const satisfies Readonly<Record<string, WoodTones>>;

/** Signs on the table that are no part of it. They differ in shape before they differ in colour. */
export const MARKS = {
  /** May be picked, has been picked, could be reached. */
  open: '#ffe9a6',
  picked: '#fff3c4',
  hint: '#fff6dd',
  focus: '#ffffff',
  /** What a ruling rests on. */
  evidence: '#ffc766',
  good: '#6fce93',
  bad: '#f0603f',
  /** Direction and strength of what is aimed, its way, and how the piece goes on that it meets. */
  aim: '#f6cf63',
  way: '#ffffff',
  onward: '#cfe6ff',
  /** Around every sign, so that it stands out from light wood and from dark cloth. */
  rim: '#1a0f06',
} as const;

/** Yellow is light and barred, red is dark and plain: told apart without colour. */
export const CARDS = { yellow: '#f3cf3a', red: '#a5161f', bar: '#3a2f06' } as const;

/** Two side colours: the dark one is dark and the light one light in grey, too (about L* 38 and L* 80). */
export const SIDE_COLOURS = { dark: '#b3262e', light: '#8ec9f5' } as const;

const SURROUNDINGS = ['light', 'dark'] as const;
export type Surroundings = (typeof SURROUNDINGS)[number];

export interface RoomLook {
  /** What is farthest away: the floor fades into it, and the page around the table may take it too. */
  readonly background: string;
  /** The floor where the lamp reaches it. */
  readonly floor: string;
  /** The table's shadow on it, and how dark that is. */
  readonly shadow: string;
  readonly shadowDepth: number;
  /** What the room throws back from above and from below, where it is not mirrored. */
  readonly sky: string;
  readonly ground: string;
  readonly ambient: number;
  readonly lamp: number;
  /** What lacquer mirrors: the walls, above where the lamp reaches them and below where it does not, and the windows in them. */
  readonly walls: string;
  readonly upper: string;
  readonly lower: string;
  readonly window: string;
  /** How much light comes back from them. */
  readonly gives: number;
}

export const ROOM_LOOKS: Readonly<Record<Surroundings, RoomLook>> = {
  dark: {
    background: '#14100d',
    floor: '#2e241c',
    shadow: '#000000',
    shadowDepth: 1,
    sky: '#aab4c8',
    ground: '#5a4636',
    ambient: 1,
    lamp: 1.25,
    walls: '#3a3029',
    upper: '#8d7a66',
    lower: '#1a1511',
    window: '#8798b5',
    gives: 0.9,
  },
  light: {
    background: '#e7dfd0',
    floor: '#ece5d8',
    shadow: '#4a3a28',
    shadowDepth: 0.55,
    sky: '#ffffff',
    ground: '#d9cbb4',
    ambient: 1.7,
    lamp: 0.95,
    walls: '#a39c90',
    upper: '#e6dfd2',
    lower: '#6e655a',
    window: '#ffffff',
    gives: 0.9,
  },
};
