import type { Gesture, Hint } from '@bande/stage/view';
import { words } from '../words/naming.ts';

/** Slide, pull, let go: shown by a hand on the board. */
export const hints: readonly Hint[] = [
  {
    id: 'slide',
    gesture: 'slide',
    // The first one says what it is all about.
    words: words(
      'Deine Steine müssen zuerst ins Loch. Schieb den Striker zurecht.',
      'Pocket your pieces first. Slide the striker along its line.',
    ),
    byKeys: words(
      'Deine Steine müssen zuerst ins Loch. A und D schieben den Striker.',
      'Pocket your pieces first. A and D slide the striker along its line.',
    ),
    until: { dial: 'x', of: 'strike' },
  },
  {
    id: 'pull',
    gesture: 'pull',
    words: words(
      'Drück aufs Brett oder davor und zieh zurück, wie an einem Gummi.',
      'Press on the board or before it and pull back, as on a rubber band.',
    ),
    byKeys: words(
      'J und L drehen die Richtung, N zielt auf den nächsten Stein; S und W stellen die Kraft.',
      'J and L turn the direction, N aims at the next piece; S and W set the power.',
    ),
    until: { dial: 'force', of: 'strike' },
  },
  {
    id: 'letGo',
    gesture: 'letGo',
    words: words(
      'Lass los: Er schießt. Zurück zum Anfang bricht ab.',
      'Let go: it strikes. Back to the start calls it off.',
    ),
    byKeys: words('Enter schießt. Escape nimmt alles zurück.', 'Enter strikes. Escape takes everything back.'),
    until: { acted: 'strike' },
  },
];

/** As the dials have it for their keys. */
const FINELY = words('gehalten schneller, mit Umschalt fein', 'held it goes faster, with shift finely');

export const gestures: readonly Gesture[] = [
  {
    by: words('Auf den Striker drücken und zur Seite schieben', 'Press on the striker and slide it sideways'),
    keys: ['A', 'D'],
    does: words('stellt ihn auf seine Linie', 'places it on its line'),
  },
  {
    by: words(
      'Auf dem Brett oder davor drücken, zurückziehen, loslassen',
      'Press on the board or before it, pull back, let go',
    ),
    does: words(
      'schießt in die Gegenrichtung; je weiter, desto stärker',
      'strikes the other way; the farther, the harder',
    ),
  },
  {
    by: words('Beim Ziehen: Mausrad oder zweiter Finger', 'While pulling: mouse wheel or a second finger'),
    byFinger: words('Beim Ziehen: ein zweiter Finger', 'While pulling: a second finger'),
    keys: ['Q', 'E'],
    does: words('gibt dem Striker Drall', 'spins the striker'),
  },
  {
    by: words('Zurück zum Anfang ziehen, oder die rechte Taste', 'Pull back to where you began, or the right button'),
    byFinger: words('Zurück zum Anfang ziehen', 'Pull back to where you began'),
    keys: ['Esc'],
    does: words('bricht ab', 'calls it off'),
  },
  {
    by: words('Roter Ring mit Kreuz um ein Loch', 'A red ring with a cross around a pocket'),
    does: words(
      'So fiele der Striker hinein: anders zielen oder schwächer schießen',
      'the striker would fall in: aim elsewhere, or strike less hard',
    ),
  },
  { by: words('Kurz auf das Brett drücken', 'Press the board briefly'), does: words('zielt dorthin', 'aims there') },
  {
    by: words('Richtung', 'Direction'),
    byFinger: null,
    keys: ['J', 'L'],
    does: FINELY,
  },
  {
    by: words('Kraft', 'Power'),
    byFinger: null,
    keys: ['S', 'W'],
    does: FINELY,
  },
  {
    by: words('Auf den nächsten eigenen Stein zielen', 'Aim at the next own piece'),
    byFinger: null,
    keys: ['N'],
    does: words('von links nach rechts, dann wieder von vorn', 'from left to right, and round again'),
  },
  {
    by: words('Nach dem Zielen mit Tasten', 'After aiming by keys'),
    byFinger: null,
    keys: ['Enter'],
    does: words('schießt', 'strikes'),
  },
];
