import { soundsOf } from '@bande/stage/sound-book';
import { hiss, knock } from '@bande/stage/sound-parts';
import { CLACK, PING, SWISH, TOCK } from './heard.ts';

/** What plastic on cloth sounds like. */
soundsOf({
  /** A base meets the hollow ball. */
  [TOCK]: (place) => {
    knock(place, { at: 0, loud: 0.5, pitch: 1180, ring: 0.022 });
    knock(place, { at: 0.001, loud: 0.5, pitch: 430, ring: 0.05 });
    hiss(place, { at: 0, loud: 0.14, low: 2200, rise: 0.002, length: 0.04 });
  },
  /** Two bases, or a figure that falls. */
  [CLACK]: (place) => {
    knock(place, { at: 0, loud: 0.5, pitch: 1750, ring: 0.018 });
    knock(place, { at: 0.002, loud: 0.42, pitch: 720, ring: 0.035 });
  },
  /** Post and crossbar ring. */
  [PING]: (place) => {
    knock(place, { at: 0, loud: 0.46, pitch: 2050, ring: 0.15 });
    knock(place, { at: 0, loud: 0.3, pitch: 1370, ring: 0.11 });
    knock(place, { at: 0.001, loud: 0.36, pitch: 380, ring: 0.05 });
  },
  /** The net takes the ball. */
  [SWISH]: (place) => {
    hiss(place, { at: 0, loud: 0.42, low: 3400, to: 1300, rise: 0.02, length: 0.34 });
    knock(place, { at: 0.01, loud: 0.22, pitch: 160, ring: 0.09 });
  },
});
