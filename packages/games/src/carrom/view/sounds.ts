import { soundsOf } from '@bande/stage/sound-book';
import { tone } from '@bande/stage/sound-parts';
import { POTTED } from './shows.ts';

/** A piece of one's own has fallen: two small bells, the second one higher. */
soundsOf({
  [POTTED]: (place) => {
    tone(place, { at: 0, loud: 0.1, pitch: 784, rise: 0.005, length: 0.22 });
    tone(place, { at: 0.1, loud: 0.12, pitch: 1175, rise: 0.005, length: 0.4 });
  },
});
