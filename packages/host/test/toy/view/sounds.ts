import { soundsOf } from '@bande/stage/sound-book';
import { hiss, knock } from '@bande/stage/sound-parts';

export const FLARE = 'flare';

/** The head goes over the striking strip and catches fire. */
soundsOf({
  [FLARE]: (place) => {
    hiss(place, { at: 0, loud: 0.2, low: 4200, rise: 0.01, length: 0.12 });
    hiss(place, { at: 0.1, loud: 0.28, low: 900, to: 2600, rise: 0.05, length: 0.6 });
    knock(place, { at: 0.1, loud: 0.1, pitch: 160, ring: 0.1 });
  },
});
