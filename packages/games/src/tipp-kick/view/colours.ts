import type { Pattern } from '@bande/stage/kits';
import { SIDE_COLOURS } from '@bande/stage/palette';
import type { Side } from '../names.ts';

/** The paint of a side's figures. One side is dark and red, the other light and blue, whatever it wears: nobody mistakes them, whatever colours he sees. */
export interface Kit {
  readonly pattern: Pattern;
  readonly shirt: string;
  /** The other colour of the shirt; the same: it is plain. */
  readonly second: string;
  readonly shorts: string;
  readonly socks: string;
  readonly base: string;
  /** The keeper's, and what is drawn on him. */
  readonly keeper: string;
  readonly relief: string;
}

export const KITS: Readonly<Record<Side, Kit>> = {
  red: {
    pattern: 'plain',
    shirt: SIDE_COLOURS.dark,
    second: SIDE_COLOURS.dark,
    shorts: '#f3efe6',
    socks: '#8d1a22',
    base: '#2a2426',
    keeper: '#474c55',
    relief: '#e5484f',
  },
  blue: {
    pattern: 'hoops',
    shirt: SIDE_COLOURS.light,
    second: '#f7fbff',
    shorts: '#1d3557',
    socks: '#f7fbff',
    base: '#dcebf7',
    keeper: '#f0d45a',
    relief: '#1d3557',
  },
};

/** What another pattern changes beside the shirt. */
type Cut = Partial<Omit<Kit, 'pattern'>>;
export const CUTS: Readonly<Record<Side, Readonly<Record<Pattern, Cut>>>> = {
  red: {
    plain: {},
    hoops: { second: '#4a0d14', shorts: '#1f1a1c' },
    stripes: { second: '#1f1416', shorts: '#1f1a1c', socks: '#1f1a1c' },
    halves: { second: '#26262b' },
    sash: { second: '#1f1416', shorts: '#8d1a22' },
  },
  blue: {
    plain: { second: KITS.blue.shirt, shorts: '#f7fbff' },
    hoops: {},
    stripes: { shorts: '#12243c' },
    halves: { shorts: '#f7fbff' },
    sash: { shirt: '#f7fbff', second: '#4d9be0', shorts: '#8ec9f5' },
  },
};

/** The felt from board to board, and the lighter and darker bands of its nap. */
export const FELT = { field: '#2f7d48', stripe: '#2a7042', border: '#296f41' } as const;
export const CHALK = '#f3f1e6';
export const GOAL = { post: '#f6f4ee', net: '#f2f0e8', rubber: '#4a3a30' } as const;
/** Its two halves, and the worn edge between faces. */
export const BALL = { white: '#fbfaf5', black: '#1b191a', edge: '#8f8a82' } as const;
export const SKIN = '#d9a37c';
export const HAIR = '#3a2718';
export const EYES = '#1f1713';
export const BOOTS = '#191513';
/** Rod, leg and button are of bare metal; where it is worn it is darker. */
export const METAL = { bright: '#c9ccd1', dull: '#8b9097', brass: '#c9a35a' } as const;
/** The box at the end of the keeper's rod. */
export const BOX = '#26282c';
/** Buttons of a household keeper. */
export const BUTTONS = { left: '#e9e4d8', right: '#c8453b' } as const;
/** What paint, lacquer and bare metal give back of the lamp. */
export const GLEAM = { matt: '#0e0e0e', paint: '#303030', lacquer: '#434343', metal: '#565656' } as const;
export type Gleam = keyof typeof GLEAM;
/** The button of a kicker as a hand presses it at the screen's edge: lit, full, and in its own shade. */
export const PRESS = { bright: '#f2685c', full: '#d3302a', deep: '#8d1713', seat: '#3a3d42' } as const;
/** The round glass in a corner under which the ball is seen large: what it lies on, its rim, the ring while the ball is nobody's, and one that takes any colour. */
export const GLASS = { felt: '#3f8f5a', rim: '#14181a', nobody: '#7d858a', any: '#ffffff' } as const;
