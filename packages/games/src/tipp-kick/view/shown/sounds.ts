import { soundsOf } from '@bande/stage/sound-book';
import { hiss, knock } from '@bande/stage/sound-parts';
import { BOARD, CLICK, SWISH, TICK, TING, TWANG } from './heard.ts';

/** What metal, felt and a small hard ball sound like. */
soundsOf({
  /** The button goes down, and the leg snaps forward. */
  [CLICK]: (place) => {
    knock(place, { at: 0, loud: 0.4, pitch: 2450, ring: 0.02 });
    knock(place, { at: 0.012, loud: 0.5, pitch: 1480, ring: 0.035 });
    hiss(place, { at: 0, loud: 0.1, low: 3600, rise: 0.002, length: 0.03 });
  },
  /** The ball meets metal or plastic. */
  [TICK]: (place) => {
    knock(place, { at: 0, loud: 0.5, pitch: 1920, ring: 0.02 });
    knock(place, { at: 0.001, loud: 0.34, pitch: 880, ring: 0.03 });
  },
  /** Post and bar ring. */
  [TING]: (place) => {
    knock(place, { at: 0, loud: 0.46, pitch: 2750, ring: 0.16 });
    knock(place, { at: 0, loud: 0.26, pitch: 1830, ring: 0.12 });
    knock(place, { at: 0.001, loud: 0.3, pitch: 520, ring: 0.04 });
  },
  /** The net takes the ball. */
  [SWISH]: (place) => {
    hiss(place, { at: 0, loud: 0.4, low: 3400, to: 1300, rise: 0.015, length: 0.28 });
    knock(place, { at: 0.01, loud: 0.2, pitch: 170, ring: 0.08 });
  },
  /** Wood around the plate. */
  [BOARD]: (place) => {
    knock(place, { at: 0, loud: 0.6, pitch: 310, ring: 0.06 });
    knock(place, { at: 0.001, loud: 0.3, pitch: 1240, ring: 0.02 });
  },
  /** The rubber behind the goal line gives the ball back. */
  [TWANG]: (place) => {
    knock(place, { at: 0, loud: 0.45, pitch: 210, ring: 0.14 });
    knock(place, { at: 0.006, loud: 0.25, pitch: 330, ring: 0.1 });
  },
});
