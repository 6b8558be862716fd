import type { Gesture, Hint } from '@bande/stage/view';
import { words } from './naming.ts';

/** Press, pull, let go: shown by a hand on the pitch. */
export const hints: readonly Hint[] = [
  {
    id: 'press',
    words: words('Drück auf eine Figur, auf welche du willst.', 'Press on a figure, whichever you like.'),
    until: { taken: 'flick' },
  },
  {
    id: 'pull',
    words: words('Zieh sie zurück, wie an einem Gummi.', 'Pull it back, as on a rubber band.'),
    until: { dial: 'strength', of: 'flick' },
  },
  {
    id: 'letGo',
    words: words(
      'Lass los: Sie rutscht los. Zurück zum Anfang bricht ab.',
      'Let go: off it slides. Back to the start calls it off.',
    ),
    until: { acted: 'flick' },
  },
];

export const gestures: readonly Gesture[] = [
  {
    by: words('Auf eine Figur drücken, zurückziehen, loslassen', 'Press on a figure, pull back, let go'),
    keys: ['F'],
    does: words(
      'schnippt sie; je weiter, desto stärker, und jenseits der vollen Kraft zielt man feiner',
      'flicks it; the farther, the harder, and beyond full power one aims finer',
    ),
  },
  {
    by: words('Figur antippen, dann irgendwo ziehen', 'Tap a figure, then pull anywhere'),
    keys: ['A', 'D'],
    does: words(
      'wählt die Figur aus der Nähe; ein Tipp daneben zeigt wieder alles',
      'chooses the figure from close by; a tap beside it shows everything again',
    ),
  },
  {
    by: words(
      'Beim Ziehen: Mausrad, oder ein zweiter Finger neben allen Figuren',
      'While pulling: mouse wheel, or a second finger away from all figures',
    ),
    keys: ['Q', 'E'],
    does: words('setzt den Nagel neben die Mitte: Sie läuft im Bogen', 'moves the nail off the middle: it curves'),
  },
  {
    by: words('Schnell durch einen Sockel wischen', 'Swipe quickly through a base'),
    does: words('schnippt ohne zu zielen', 'flicks without aiming'),
  },
  {
    by: words('Vor dem Tor oder dahinter drücken und ziehen', 'Press before or behind a goal and drag'),
    keys: ['X', 'C', 'N', 'M'],
    does: words('führt den Torwart', 'leads the keeper'),
  },
  {
    by: words(
      'Den ruhenden Ball ziehen, eine gefallene Figur antippen oder ziehen',
      'Drag the ball while it lies still, tap or drag a fallen figure',
    ),
    does: words('legt ihn woanders hin, stellt sie wieder auf', 'puts it somewhere else, stands it up again'),
  },
  {
    by: words('Den ruhenden Ball antippen', 'Tap the ball while it lies still'),
    does: words(
      'sieht ihn aus der Nähe, und der Blick geht mit ihm; ein Tipp daneben zeigt wieder alles',
      'looks at it from close by and goes along with it; a tap beside it shows everything again',
    ),
  },
  {
    by: words('Zurück zum Anfang ziehen, oder die rechte Taste', 'Pull back to where you began, or the right button'),
    keys: ['Esc'],
    does: words('bricht ab', 'calls it off'),
  },
  {
    by: words('Richtung in kleinen Schritten', 'Direction in small steps'),
    keys: ['J', 'L'],
    does: words('mit Umschalt in großen', 'with shift in large ones'),
  },
  {
    by: words('Kraft in kleinen Schritten', 'Power in small steps'),
    keys: ['S', 'W'],
    does: words('mit Umschalt in großen', 'with shift in large ones'),
  },
];
