import { soundsOf } from '@bande/stage/sound-book';
import { tone } from '@bande/stage/sound-parts';
import { FIRST_POTTED, POTTED } from './shown-at.ts';

/** The first of a match gets two more, up to the octave. */
const FANFARE = [784, 988, 1175, 1568] as const;

/** A piece of one's own has fallen: two small bells, the second one higher. */
soundsOf({
  [POTTED]: (place) => {
    tone(place, { at: 0, loud: 0.1, pitch: 784, rise: 0.005, length: 0.22 });
    tone(place, { at: 0.1, loud: 0.12, pitch: 1175, rise: 0.005, length: 0.4 });
  },
  [FIRST_POTTED]: (place) => {
    for (const [i, pitch] of FANFARE.entries())
      tone(place, { at: i * 0.11, loud: 0.12, pitch, rise: 0.005, length: i === FANFARE.length - 1 ? 0.7 : 0.25 });
  },
});
