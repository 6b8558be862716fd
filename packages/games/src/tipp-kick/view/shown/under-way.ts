import type { UnderWay } from '@bande/stage/view';
import { isQuiet } from '../../plate.ts';
import type { Match } from '../../state.ts';

/** What moves now. Nobody computes what is still to come, so until when is not known, and what is heard of it the scene plays as it sees it. */
export function underWay({ state: { plate } }: Match): UnderWay | null {
  if (plate === null || isQuiet(plate.motion)) return null;
  const { since } = plate.motion;
  return { id: `motion ${since}`, from: since, until: null, sounds: [] };
}
