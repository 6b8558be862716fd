import { useMemo, useSyncExternalStore } from 'react';
import { lastCard } from '../board/moments.ts';
import { useEvidence } from '../board/story/use-evidence.ts';
import { useRequest } from '../board/use-request.ts';
import { marksOf } from '../board/watch/timeline.ts';
import type { Watching } from '../board/watch/watching.ts';
import { BREAKPOINTS } from '../ui/breakpoints.ts';
import { useMedia } from '../ui/surroundings.ts';
import type { InSight } from './at-replay.ts';

/** Follows the player of a match. */
export function useFollowed({ found: { view }, course: { steps, log }, player }: Watching): InSight {
  const watched = useSyncExternalStore(player.subscribe, () => player.watched);
  const marks = useMemo(() => marksOf(view, steps), [view, steps]);
  const told = useMemo(() => log.slice(0, watched.told), [log, watched.told]);
  const card = useMemo(() => lastCard(view, told), [view, told]);
  return {
    watched,
    told,
    card,
    evidence: useEvidence(view, card, told),
    marks,
    request: useRequest(view, watched.match),
    narrow: !useMedia(BREAKPOINTS.columns),
  };
}
