import type { Opposite } from '@bande/stage/view';
import type { Match } from '../../state.ts';

/** What is drawn ahead of a shot: its way, as physics foresees it; where to and how high it starts; or nothing. */
export type SeenAhead = 'way' | 'direction' | 'nothing';

/** Whoever plays against them is learning. */
const GENTLE: ReadonlySet<string> = new Set(['random', 'beginner']);

/** As much as is agreed at most: the whole way for those who learn, no line where somebody beside the shooter would see it, too. */
export function seenAhead({ setup }: Match, opposite: Opposite = null): SeenAhead {
  const { preview } = setup.settings;
  if (opposite === 'beside' || preview === 'none') return 'nothing';
  return preview === 'full' && (opposite === null || GENTLE.has(opposite.bot)) ? 'way' : 'direction';
}
