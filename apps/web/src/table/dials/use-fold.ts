import { useState } from 'react';
import { BREAKPOINTS } from '../../ui/breakpoints.ts';
import { useMedia } from '../../ui/surroundings.ts';

/** Dials that may be folded away. */
export interface Fold {
  readonly isFolded: boolean;
  /** Null: they are always there. */
  readonly toggle: (() => void) | null;
}

/** Folded at first where hands do without them, and where a screen has little room. */
export function useFold(byHand: boolean): Fold {
  const [unfolded, setUnfolded] = useState(false);
  const upright = useMedia(BREAKPOINTS.upright);
  const mayFold = byHand || upright;
  return { isFolded: mayFold && !unfolded, toggle: mayFold ? () => setUnfolded(!unfolded) : null };
}
