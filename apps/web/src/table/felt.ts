import { stageSounds } from '../board/stage-sounds.ts';
import { canVibrate, feel, feltOf } from '../ui/haptics.ts';

/** What is heard at a table, and in the hand that holds it felt. */
export const heardAndFelt: typeof stageSounds = {
  sound: (sound, gain) => {
    stageSounds.sound(sound, gain);
    feel(sound, gain);
  },
  schedule: (sounds) => {
    const stop = stageSounds.schedule(sounds);
    const felt = canVibrate() ? sounds.filter(({ sound, gain }) => feltOf(sound, gain).length > 0) : [];
    const timers = felt.map(({ at, sound, gain }) => setTimeout(() => feel(sound, gain), at));
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  },
};
