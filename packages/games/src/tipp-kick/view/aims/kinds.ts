import type { Words } from '@bande/core';
import { waysOf, type Way, type Wish } from '../../aim/wish.ts';
import type { ActionOf } from '../../actions.ts';
import { words } from '../words/naming.ts';

/** How the foot meets the ball, from the flattest to the steepest: what a hand chooses by a notch of the wheel. */
export const KINDS = ['flat', 'turn', 'high', 'chip'] as const;
export type Kind = (typeof KINDS)[number];
export type Shoot = ActionOf<'shoot'>;

interface Look {
  readonly words: Words;
  /** The same with what it is good for, where it is chosen. */
  readonly note: Words;
  readonly wish: Pick<Wish, 'loft' | 'colour'>;
  /** Degrees above the felt at which the ball leaves the foot; measured (`aim/wish.ts`). */
  readonly rises: number;
  /** How much faster than the foot it leaves; measured there, too. */
  readonly faster: number;
}

export const LOOKS: Readonly<Record<Kind, Look>> = {
  flat: {
    words: words('flach', 'flat'),
    note: words('flach: Farbe bleibt meist', 'flat: colour mostly stays'),
    wish: { loft: 'flat', colour: 'keep' },
    rises: 0,
    faster: 1.26,
  },
  turn: {
    words: words('mit Überschlag', 'tumbling'),
    note: words('mit Überschlag: Farbe dreht', 'tumbling: colour may turn'),
    wish: { loft: 'flat', colour: 'turn' },
    rises: 8,
    faster: 1.3,
  },
  high: {
    words: words('hoch', 'high'),
    note: words('hoch: über einen Kicker', 'high: over a kicker'),
    wish: { loft: 'high', colour: 'any' },
    rises: 25,
    faster: 1.38,
  },
  chip: {
    words: words('Heber', 'chip'),
    note: words('Heber: steil, über Nahes', 'chip: steep, over what is near'),
    wish: { loft: 'chip', colour: 'any' },
    rises: 41,
    faster: 1.05,
  },
};

/**
 * Where the foot is when it meets the ball. Hit hard the usual flat way bounces: six in a hundred go over the bar. Leaning forward, over the ball, it is one in three hundred,
 * as fast and straighter (1 degree aside instead of 4). A soft ball keeps its colour less often that way.
 */
export function wayOf(kind: Kind, strength = 0): Way {
  const usual = waysOf({ facing: 0, ...LOOKS[kind].wish })[0]!;
  return kind === 'flat' && strength > HARD ? { ...usual, gap: -1000, lean: -100 } : usual;
}
const HARD = 0.75;
export const footOf = (kind: Kind): Shoot['foot'] => {
  const { foot } = wayOf(kind);
  return foot === 'blade' ? 'plate' : foot;
};

/** A notch further, and no further than the last. */
export const nextKind = (kind: Kind, steps: number): Kind =>
  KINDS[Math.max(0, Math.min(KINDS.length - 1, KINDS.indexOf(kind) + steps))]!;
