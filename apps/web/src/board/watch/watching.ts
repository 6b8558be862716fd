import { prefersReducedMotion } from '../../ui/settings.ts';
import { inSlices } from '../../session/slices.ts';
import { ReplayPlayer, type PlayerParts } from './player.ts';
import { findMatch, type Watchable } from './sources.ts';
import { stepping, type Course } from './steps.ts';
import { scenesOf } from './scenes.ts';
import { marksOf, stepFrom } from './timeline.ts';
import { laterOn } from '../../session/later-on.ts';

/** A match that has been played once and can be watched. */
export interface Watching {
  readonly found: Watchable;
  readonly course: Course;
  readonly player: ReplayPlayer;
  /** Whoever opens it from the beginning wants to watch; a link to a place stands there. */
  readonly begins: boolean;
}

interface Wishes {
  /** At which step it opens. */
  readonly wish: string | null;
  readonly signal: AbortSignal;
  readonly sounds: Pick<PlayerParts, 'sound' | 'schedule'>;
  readonly onProgress?: (done: number) => void;
}

export async function prepare(id: string, { wish, signal, sounds, onProgress }: Wishes): Promise<Watching | null> {
  const found = await findMatch(id);
  const course =
    found === null
      ? null
      : await inSlices(stepping(found.game, found.source), {
          signal,
          ...(onProgress === undefined ? {} : { onProgress }),
        });
  if (found === null || course === null) return null;
  const parts: PlayerParts = {
    view: found.view,
    steps: course.steps,
    scenes: scenesOf(course.steps, marksOf(found.view, course.steps)),
    after: laterOn,
    now: () => performance.now(),
    still: prefersReducedMotion,
    ...sounds,
  };
  const step = stepFrom(wish, course.steps.length);
  const player = new ReplayPlayer(parts, step ?? 0);
  return { found, course, player, begins: step === null && !parts.still() };
}
