import { useState } from 'react';
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
  const narrow = useMedia('(max-width: 719px) and (min-height: 480px)');
  const mayFold = byHand || narrow;
  return { isFolded: mayFold && !unfolded, toggle: mayFold ? () => setUnfolded(!unfolded) : null };
}
