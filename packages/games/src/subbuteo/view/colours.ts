import type { Pattern } from '@bande/stage/kits';
import { SIDE_COLOURS } from '@bande/stage/palette';
import type { Side } from '../names.ts';

/** Kits differ in lightness and in pattern: one dark and plain, one light and hooped. */
export interface Kit {
  readonly pattern: Pattern;
  readonly shirt: string;
  /** The other colour of the shirt; the same: it is plain. */
  readonly hoop: string;
  readonly shorts: string;
  readonly socks: string;
  readonly base: string;
  /** On the base, seen from above. */
  readonly ring: string;
  readonly keeper: string;
  /** On the back. */
  readonly number: string;
}
export const KITS: Readonly<Record<Side, Kit>> = {
  red: {
    pattern: 'plain',
    shirt: SIDE_COLOURS.dark,
    hoop: SIDE_COLOURS.dark,
    shorts: '#f3efe6',
    socks: '#1f1a1c',
    base: '#a81c25',
    ring: '#f3efe6',
    keeper: '#3a3f45',
    number: '#f3efe6',
  },
  blue: {
    pattern: 'hoops',
    shirt: SIDE_COLOURS.light,
    hoop: '#f7fbff',
    shorts: '#1d3557',
    socks: '#f7fbff',
    base: '#dcebf7',
    ring: '#2b6cb0',
    keeper: '#f0d45a',
    number: '#12243c',
  },
};

/**
 * Whatever is worn, one side is dark and red, the other light and blue, and their patterns differ: nobody mistakes them, whatever colours he sees, and
 * what the referee calls them stays true.
 */
type Cut = Partial<Omit<Kit, 'pattern'>>;
export const CUTS: Readonly<Record<Side, Readonly<Record<Pattern, Cut>>>> = {
  red: {
    plain: {},
    hoops: { hoop: '#4a0d14', shorts: '#1f1a1c' },
    stripes: { hoop: '#1f1416', shorts: '#1f1a1c', socks: '#1f1a1c' },
    halves: { hoop: '#26262b' },
    sash: { hoop: '#1f1416', shorts: '#8d1a22', socks: '#8d1a22' },
  },
  blue: {
    plain: { hoop: KITS.blue.shirt, shorts: '#f7fbff' },
    hoops: {},
    stripes: { shorts: '#12243c' },
    halves: { shorts: '#f7fbff' },
    sash: { shirt: '#f7fbff', hoop: '#4d9be0', shorts: '#8ec9f5' },
  },
};

export const CLOTH = { field: '#2f7d48', stripe: '#296c3f', border: '#26653a' } as const;
export const CHALK = '#f3f1e6';
export const GOAL = { post: '#f6f4ee', net: '#f2f0e8' } as const;
/** Boards along the barrier, in turn. */
export const BOARDS = [
  { ground: '#efe9da', letters: '#1d4d35' },
  { ground: '#1d4d35', letters: '#efe9da' },
] as const;
export const SKIN = '#d9a37c';
export const HAIR = '#3a2718';
export const BOOTS = '#191513';
export const ROD = '#c9ccd1';
/** Where a hand holds the rod. */
export const GRIP = '#2b2622';
/** Which ways a handle goes: read on a light floor and on a dark one. */
export const WAYS = '#a8895f';
/** A weak pull and a strong one: they differ in length before they differ in colour. */
export const PULL = { weak: '#fff3cf', strong: '#ff8a4c' } as const;
/** One that the house does not know. */
export const CARD = { orange: '#e8892b' } as const;
export const BALL = { light: '#fdfcf8', dark: '#1c1a1a', seam: '#b9b3a6' } as const;
