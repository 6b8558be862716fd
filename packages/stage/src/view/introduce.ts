import type { GameShape, Match, Words } from '@bande/core';
import type { Drawing } from './drawing.ts';

/** How it presents itself before a match. */
export interface Introduces<G extends GameShape> {
  /** One line for the start page. */
  readonly pitch: Words;
  /** As they look in a match, where sides may agree on other colours; left out, as they usually do. */
  sides(match?: Match<G>): Readonly<Record<G['side'], SideLook>>;
  /** What its sides may wear, each side the usual one first; left out, they always look the same. Two that are alike are never worn together: the scene sees to that. */
  readonly kits?: Readonly<Record<G['side'], readonly KitChoice[]>>;
  /** It can be looked at from eye level, too: what stands there hides nothing that one has to see all the time. */
  readonly eyeLevel?: boolean;
  /** Choices offered before a match: the first of each is the usual one, and has no clock for whoever has never been here. */
  readonly presets: readonly Preset<G>[];
}

export interface SideLook {
  readonly name: Words;
  /** Two sides differ in lightness and in shape, so that nobody needs to tell colours apart. */
  readonly colour: string;
  readonly shape: 'disc' | 'diamond' | 'square' | 'triangle';
}

/** Something a side may wear, drawn in 24 by 24. */
export interface KitChoice {
  readonly id: string;
  readonly name: Words;
  readonly sign: Drawing;
}

export interface Preset<G extends GameShape> {
  readonly id: string;
  readonly title: Words;
  readonly settings: Partial<G['settings']>;
  /** How many sit at the table; left out, two. */
  readonly seats?: number;
  /** All at once, or in turn; left out, in turn. */
  readonly mode?: 'live' | 'paced';
  /** Left out, the first one of the game. */
  readonly edition?: string;
  /** A game of its own rather than another length of the same: the start page leads there, too. */
  readonly apart?: true;
  /** What two at one device get who have wished for nothing: they may have one mouse. */
  readonly forTwo?: true;
  /** It decides what a match has left open: it is offered after one that nobody has won. */
  readonly decides?: true;
}
