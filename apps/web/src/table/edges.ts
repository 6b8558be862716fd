import type { Inset } from '@bande/stage';
import { BREAKPOINTS } from '../ui/breakpoints.ts';
import { useMedia } from '../ui/surroundings.ts';
import type { Fold } from './dials/use-fold.ts';
import type { OpenedTable } from './use-opened.ts';

/** What the edges cover; constant, so that the camera stands still while the words change. */
type Shape = 'wide' | 'window' | 'middle' | 'narrow' | 'short' | 'low' | 'small';
const INSETS: Readonly<Record<Shape, Inset>> = {
  wide: { top: 88, right: 8, bottom: 116, left: 8 },
  window: { top: 88, right: 8, bottom: 116, left: 8 },
  middle: { top: 88, right: 8, bottom: 116, left: 8 },
  narrow: { top: 80, right: 36, bottom: 178, left: 0 },
  short: { top: 72, right: 46, bottom: 164, left: 0 },
  low: { top: 46, right: 208, bottom: 4, left: 56 },
  small: { top: 46, right: 176, bottom: 4, left: 56 },
};
/** With dials: beside the table where it is wide enough, as in table-edges.css, otherwise below it. */
const DIAL_INSETS: Readonly<Record<Shape, Inset>> = {
  wide: { top: 96, right: 268, bottom: 22, left: 8 },
  window: { top: 96, right: 268, bottom: 22, left: 8 },
  middle: { top: 88, right: 8, bottom: 300, left: 8 },
  narrow: { top: 118, right: 0, bottom: 326, left: 0 },
  short: { top: 108, right: 0, bottom: 252, left: 0 },
  low: { top: 54, right: 248, bottom: 6, left: 180 },
  small: { top: 54, right: 222, bottom: 6, left: 146 },
};

/** The same with the dials folded away, which they may be where they lie below the table: it fills the width. */
const FOLDED_INSETS: Readonly<Record<Shape, Inset>> = {
  ...DIAL_INSETS,
  narrow: { ...DIAL_INSETS.narrow, bottom: 222 },
  short: { ...DIAL_INSETS.short, bottom: 172 },
};

/** Hands alone: the table has the whole page but for one row of buttons; a thumb finds room behind the goals, and upright what is said lies below the rod that it leads. */
const HAND_INSETS: Readonly<Record<Shape, Inset>> = {
  wide: { top: 62, right: 8, bottom: 62, left: 8 },
  // In a small window what is said stands in two lines over the buttons, and a ball at the side line is not to lie under it.
  window: { top: 62, right: 8, bottom: 100, left: 8 },
  middle: { top: 62, right: 8, bottom: 62, left: 8 },
  narrow: { top: 64, right: 0, bottom: 140, left: 0 },
  short: { top: 52, right: 0, bottom: 132, left: 0 },
  low: { top: 8, right: 200, bottom: 8, left: 68 },
  small: { top: 8, right: 150, bottom: 8, left: 60 },
};

/** Upright, dials lie in rows above their buttons, and above them what is to be done or was called: one's own goal is seen over all of it. */
const UPRIGHT_DIALS = { narrow: 358, short: 296 };

/** Hands with the dials unfolded: those lie along the bottom, or beside the table where it is low, and the table keeps its size; where there is no room for both, the scene comes closer to what is set. */
const HAND_DIAL_INSETS: Readonly<Record<Shape, Inset>> = {
  wide: { ...HAND_INSETS.wide, bottom: 124 },
  window: { ...HAND_INSETS.window, bottom: 206 },
  middle: { ...HAND_INSETS.middle, bottom: 206 },
  narrow: { ...HAND_INSETS.narrow, bottom: UPRIGHT_DIALS.narrow },
  short: { ...HAND_INSETS.short, bottom: UPRIGHT_DIALS.short },
  low: { ...HAND_INSETS.low, right: 344 },
  small: { ...HAND_INSETS.small, right: 276 },
};

/** Where the camera comes close nothing of what it shows lies under the scoreboard; nor, while they are unfolded, under dials, their buttons and the line above them. */
const CLOSE_TOP = 104;
const CLOSE_INSETS: Readonly<Record<Shape, Inset>> = {
  ...HAND_INSETS,
  wide: { ...HAND_INSETS.wide, top: CLOSE_TOP },
  // A page that is narrower needs two lines for what is said.
  window: { ...HAND_INSETS.window, top: CLOSE_TOP, bottom: 132 },
  middle: { ...HAND_INSETS.middle, top: CLOSE_TOP, bottom: 132 },
  // The hand that a newcomer is shown pulls back, and is not to end under its words.
  narrow: { ...HAND_INSETS.narrow, bottom: 172 },
};
const CLOSE_DIAL_INSETS: Readonly<Record<Shape, Inset>> = {
  ...HAND_DIAL_INSETS,
  wide: { ...CLOSE_INSETS.wide, bottom: 226 },
  window: { ...CLOSE_INSETS.window, bottom: 250 },
  middle: { ...CLOSE_INSETS.middle, bottom: 250 },
  narrow: { ...HAND_INSETS.narrow, bottom: 376 },
};

interface Edges {
  readonly className: string;
  readonly insets: Readonly<Record<Shape, Inset>>;
}
export function edgesOf({ byHand, dials }: Pick<OpenedTable['view'], 'byHand' | 'dials'>, { isFolded }: Fold): Edges {
  if (byHand !== undefined) {
    const isClose = byHand.dialRoom === 'whole';
    const className = isClose ? 'for-hands is-close' : 'for-hands';
    if (isFolded) return { className, insets: isClose ? CLOSE_INSETS : HAND_INSETS };
    return { className: `${className} with-dials`, insets: isClose ? CLOSE_DIAL_INSETS : HAND_DIAL_INSETS };
  }
  if (dials === undefined) return { className: '', insets: INSETS };
  return { className: 'has-dials', insets: isFolded ? FOLDED_INSETS : DIAL_INSETS };
}

/** Upright, the tools lie in a row of their own below a scoreboard; on its side that covers the table's far edge. */
const BELOW_SCORE: Readonly<Partial<Record<Shape, number>>> = { narrow: 76, short: 86, low: 40, small: 40 };
export function belowScore({ insets }: Edges, shape: Shape, isCounted: boolean): Inset {
  const inset = insets[shape];
  return isCounted ? { ...inset, top: inset.top + (BELOW_SCORE[shape] ?? 0) } : inset;
}

/** A phone upright, a small one, a phone on its side, a smaller one or a magnified page, a small window, or room enough. */
export function useShape(): Shape {
  const beside = useMedia(BREAKPOINTS.beside);
  const row = useMedia(BREAKPOINTS.row);
  const narrow = useMedia(BREAKPOINTS.narrow);
  const short = useMedia(BREAKPOINTS.short);
  const low = useMedia(BREAKPOINTS.low);
  if (low) return narrow ? 'small' : 'low';
  if (narrow) return short ? 'short' : 'narrow';
  if (!beside) return 'middle';
  return row ? 'wide' : 'window';
}
