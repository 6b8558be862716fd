import type { Gesture, Hint } from '@bande/stage/view';
import { words } from './naming.ts';

/** Roll, then take: two things to learn. */
export const hints: readonly Hint[] = [
  { id: 'roll', words: words('Würfle: Der Knopf unten.', 'Roll: the button below.'), until: { rolled: true } },
  {
    id: 'take',
    gesture: 'pick',
    words: words(
      'Tipp ein leuchtendes Holz an: Es geht mit allen dahinter.',
      'Tap a glowing match: it goes with all behind it.',
    ),
    until: { acted: true },
  },
];

export const gestures: readonly Gesture[] = [
  {
    by: words('Holz antippen', 'Tap a match'),
    does: words('nimmt es und alle, die dahinter liegen', 'takes it and all that lie behind it'),
  },
];
