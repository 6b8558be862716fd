import type { Sound, TimedSound } from '@bande/stage/view';
import { laterOn } from './matches.ts';
import type { ShowingParts } from './showing.ts';
import { loadStage } from './use-house.ts';

const play = (sound: Sound, gain?: number): void => void loadStage().then(({ playSound }) => playSound(sound, gain));

/** What is heard at a table, by the stage, once it is there. */
export const stageSounds: Pick<ShowingParts, 'sound' | 'schedule'> = {
  sound: play,
  schedule: (sounds: readonly TimedSound[]) => {
    const stops = sounds.map(({ at, sound, gain }) => laterOn(at, () => play(sound, gain)));
    return () => {
      for (const stop of stops) stop();
    };
  },
};
