import { hiss, knock, tone, voices, type Place } from './sound-parts.ts';
import type { SOUNDS } from '../view/index.ts';

/** What a sound is made of. Times in seconds from the beginning, pitches in hertz. */
export type Recipe = (place: Place) => void;

/** The sounds of the house. */
export const RECIPES: Readonly<Record<(typeof SOUNDS)[number], Recipe>> = {
  /** A die on wood: falls, jumps four times, ever faster and softer; it is heard when it is seen to touch the table. */
  die: (place) => {
    for (const [at, loud, pitch] of [
      [0.15, 0.9, 1],
      [0.34, 0.7, 1.12],
      [0.49, 0.5, 1.04],
      [0.59, 0.34, 1.2],
      [0.66, 0.2, 1.1],
      [0.71, 0.12, 1.16],
    ] as const) {
      knock(place, { at, loud: loud * 0.5, pitch: 900 * pitch, ring: 0.05 });
      knock(place, { at: at + 0.004, loud: loud * 0.3, pitch: 240 * pitch, ring: 0.09 });
    }
  },
  /** A pawn set down on cloth over wood. */
  step: (place) => {
    knock(place, { at: 0, loud: 0.4, pitch: 190, ring: 0.11 });
    knock(place, { at: 0.003, loud: 0.14, pitch: 620, ring: 0.04 });
    hiss(place, { at: 0, loud: 0.07, low: 900, rise: 0.003, length: 0.07 });
  },
  kick: (place) => {
    tone(place, { at: 0, loud: 0.28, pitch: 210, to: 80, rise: 0.004, length: 0.18 });
    hiss(place, { at: 0, loud: 0.22, low: 1600, rise: 0.002, length: 0.06 });
  },
  whistle: (place) => pea(place, 0, 0.34),
  longWhistle: (place) => {
    pea(place, 0, 0.24);
    pea(place, 0.34, 0.24);
    pea(place, 0.68, 0.95);
  },
  /** A hall that holds its breath: air drawn in. */
  breath: (place) => {
    hiss(place, { at: 0, loud: 0.42, low: 700, to: 1700, rise: 0.55, length: 0.8 });
    voices(place, { at: 0.05, loud: 0.08, pitch: 210, to: 260, rise: 0.5, length: 0.75, count: 5 });
  },
  cheer: (place) => {
    hiss(place, { at: 0, loud: 0.44, low: 1100, to: 1500, rise: 0.12, length: 2.1 });
    hiss(place, { at: 0.05, loud: 0.2, low: 2600, rise: 0.2, length: 1.7 });
    voices(place, { at: 0, loud: 0.13, pitch: 330, to: 400, rise: 0.1, length: 1.8, count: 9 });
  },
  groan: (place) => {
    hiss(place, { at: 0, loud: 0.16, low: 800, to: 380, rise: 0.1, length: 1.2 });
    voices(place, { at: 0, loud: 0.12, pitch: 215, to: 130, rise: 0.12, length: 1.2, count: 8 });
  },
  /** Stiff paper out of a pocket. */
  card: (place) => {
    hiss(place, { at: 0, loud: 0.4, low: 2400, to: 5200, rise: 0.05, length: 0.14 });
    knock(place, { at: 0.14, loud: 0.4, pitch: 1500, ring: 0.03 });
  },
  /** A tongue over pins that slows down as the arrow does. */
  spin: (place) => {
    for (let i = 0; i < 24; i++) {
      const share = i / 24;
      knock(place, {
        at: 2.85 * (1 - (1 - share) ** 0.385),
        loud: 0.5 * (1 - share * 0.4),
        pitch: 1900 - share * 300,
        ring: 0.018,
      });
    }
  },
  /** Two wooden discs: a bright click with a little body. */
  knock: (place) => {
    knock(place, { at: 0, loud: 0.62, pitch: 2300, ring: 0.016 });
    knock(place, { at: 0.001, loud: 0.42, pitch: 880, ring: 0.045 });
    knock(place, { at: 0.002, loud: 0.3, pitch: 310, ring: 0.07 });
  },
  /** A disc against the frame: duller, and the whole board answers. */
  cushion: (place) => {
    knock(place, { at: 0, loud: 0.4, pitch: 640, ring: 0.05 });
    knock(place, { at: 0.002, loud: 0.5, pitch: 170, ring: 0.11 });
    hiss(place, { at: 0, loud: 0.08, low: 1200, rise: 0.002, length: 0.04 });
  },
  /** Over the edge, and into the net. */
  pocket: (place) => {
    knock(place, { at: 0, loud: 0.35, pitch: 720, ring: 0.04 });
    knock(place, { at: 0.07, loud: 0.55, pitch: 145, ring: 0.12 });
    hiss(place, { at: 0.08, loud: 0.2, low: 900, to: 400, rise: 0.01, length: 0.22 });
  },
  /** Wood over powder. */
  slide: (place) => {
    hiss(place, { at: 0, loud: 0.34, low: 2600, to: 1100, rise: 0.02, length: 0.42 });
    knock(place, { at: 0, loud: 0.3, pitch: 420, ring: 0.03 });
  },
};

/** A pea whistle: two tones that beat against each other, with the pea's flutter. */
function pea(place: Place, at: number, length: number): void {
  tone(place, { at, loud: 0.15, pitch: 2250, rise: 0.02, length, flutter: { rate: 31, depth: 70 } });
  tone(place, { at, loud: 0.1, pitch: 2790, rise: 0.02, length, flutter: { rate: 31, depth: 90 } });
  hiss(place, { at, loud: 0.05, low: 2900, rise: 0.02, length });
}
