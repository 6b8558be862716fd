import type { AnyShape, LogEntry } from '@bande/core';
import { createContext, use } from 'react';
import type { Card } from '../board/moments.ts';
import type { Evidence } from '../board/story/use-evidence.ts';
import type { Request } from '../board/use-request.ts';
import type { Watched } from '../board/watch/player.ts';
import type { PlacedMark } from '../board/watch/timeline.ts';
import type { Watching } from '../board/watch/watching.ts';

/** What is to be seen of a match that is watched. */
export interface InSight {
  readonly watched: Watched;
  /** What has been told so far, and the last thing that was called. */
  readonly told: readonly LogEntry<AnyShape>[];
  readonly card: Card | null;
  readonly evidence: Evidence;
  readonly marks: readonly PlacedMark[];
  readonly request: Request;
  /** There is no room for the story beside the table. */
  readonly narrow: boolean;
}

/** The match stays the same while it is watched; what is in sight changes with every step. */
export const AtReplay = createContext<Watching | null>(null);
export const InView = createContext<InSight | null>(null);

export function useWatching(): Watching {
  const watching = use(AtReplay);
  if (watching === null) throw new Error('nobody watches a match here');
  return watching;
}

export function useInSight(): InSight {
  const inSight = use(InView);
  if (inSight === null) throw new Error('nobody watches a match here');
  return inSight;
}
