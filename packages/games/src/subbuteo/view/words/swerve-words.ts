import { words } from './naming.ts';

/** The lesson on swerving says sides and turns, and those depend on how the pitch lies in the picture: Red plays up an upright one, and to the right on one that lies across. */
export const SWERVE = {
  upright: {
    task: words(
      'Die blaue Figur steht im Weg. Zieh Rot 9 (leuchtet) so, dass die Linie knapp links an ihr vorbeigeht, und drück dabei E (oder Mausrad nach vorn): Die Linie biegt sich nach rechts, zurück zum Ball. Q biegt nach links.',
      'The blue figure is in the way. Pull Red 9 (lit up) so that the line goes just past it on the left, and meanwhile press E (or roll the wheel forward): the line bends to the right, back to the ball. Q bends it left.',
    ),
    byFinger: words(
      'Die blaue Figur steht im Weg. Zieh Rot 9 (leuchtet) so, dass die Linie knapp links an ihr vorbeigeht, und schieb dabei einen zweiten Finger nach rechts: Die Linie biegt sich nach rechts, zurück zum Ball.',
      'The blue figure is in the way. Pull Red 9 (lit up) so that the line goes just past it on the left, and meanwhile slide a second finger to the right: the line bends right, back to the ball.',
    ),
    byKeys: words(
      'Die blaue Figur steht im Weg. J dreht Rot 9 knapp links an ihr vorbei, E biegt die Linie nach rechts, zurück zum Ball (Q nach links), F schnippt.',
      'The blue figure is in the way. J turns Red 9 just past it on the left, E bends the line right, back to the ball (Q left), F flicks.',
    ),
  },
  across: {
    task: words(
      'Die blaue Figur steht im Weg. Zieh Rot 9 (leuchtet) so, dass die Linie im Bild knapp über ihr vorbeigeht, und drück dabei E (oder Mausrad nach vorn): Die Linie biegt sich nach unten, zurück zum Ball. Q biegt nach oben.',
      'The blue figure is in the way. Pull Red 9 (lit up) so that the line goes just above it in the picture, and meanwhile press E (or roll the wheel forward): the line bends down, back to the ball. Q bends it up.',
    ),
    byFinger: words(
      'Die blaue Figur steht im Weg. Zieh Rot 9 (leuchtet) so, dass die Linie im Bild knapp über ihr vorbeigeht, und schieb dabei einen zweiten Finger nach rechts: Die Linie biegt sich nach unten, zurück zum Ball.',
      'The blue figure is in the way. Pull Red 9 (lit up) so that the line goes just above it in the picture, and meanwhile slide a second finger to the right: the line bends down, back to the ball.',
    ),
    byKeys: words(
      'Die blaue Figur steht im Weg. J dreht Rot 9 im Bild knapp über sie, E biegt die Linie nach unten, zurück zum Ball (Q nach oben), F schnippt.',
      'The blue figure is in the way. J turns Red 9 just above it in the picture, E bends the line down, back to the ball (Q up), F flicks.',
    ),
  },
} as const;
