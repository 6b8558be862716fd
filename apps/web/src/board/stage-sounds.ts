import type { Sound, TimedSound } from '@bande/stage/view';
import type { ShowingParts } from './showing.ts';
import { loadStage } from './use-house.ts';

const play = (sound: Sound, gain?: number): void => void loadStage().then(({ playSound }) => playSound(sound, gain));

/** What is heard at a table, by the stage, once it is there. */
export const stageSounds: Pick<ShowingParts, 'sound' | 'schedule'> = {
  sound: play,
  schedule: (sounds: readonly TimedSound[]) => {
    const taken = new AbortController();
    void hear(sounds, taken.signal);
    return () => taken.abort();
  },
};

/** By the loudspeaker's clock; what the stage's loading took is over. */
async function hear(sounds: readonly TimedSound[], taken: AbortSignal): Promise<void> {
  const asked = performance.now();
  const { schedule } = await loadStage();
  if (!taken.aborted) taken.addEventListener('abort', schedule(sounds, asked - performance.now()));
}
