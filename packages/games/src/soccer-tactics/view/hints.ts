import type { Gesture, Hint } from '@bande/stage/view';
import { words } from './naming.ts';

/** Roll, pick, go. */
export const hints: readonly Hint[] = [
  { id: 'roll', words: words('Würfle: Der Knopf unten.', 'Roll: the button below.'), until: { rolled: true } },
  {
    id: 'pick',
    words: words('Tipp eine deiner leuchtenden Figuren an.', 'Tap one of your glowing pawns.'),
    until: { picked: 'move' },
  },
  {
    id: 'go',
    words: words('Und jetzt das Feld, auf das sie soll.', 'And now the square it shall go to.'),
    until: { acted: 'move' },
  },
];

export const gestures: readonly Gesture[] = [
  {
    by: words('Figur antippen, dann das Feld', 'Tap a pawn, then the square'),
    does: words(
      'zieht sie dorthin; noch einmal antippen nimmt es zurück',
      'moves it there; tapping again takes it back',
    ),
  },
  {
    by: words('Feld antippen', 'Tap a square'),
    does: words('spielt den Ball dorthin, wenn er zu spielen ist', 'plays the ball there, if it is to be played'),
  },
];
