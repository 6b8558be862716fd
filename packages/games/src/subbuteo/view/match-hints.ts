import type { Hint } from '@bande/stage/view';
import { words } from './naming.ts';

/** The first match: press, pull, let go; then what the other hand is for. The rest is learnt in the exercises. */
export const matchHints: readonly Hint[] = [
  {
    id: 'match.press',
    gesture: 'press',
    words: words(
      'Du hast den Ball: Drück auf deine Figur am Ball.',
      'You have the ball: press on your figure at the ball.',
    ),
    byKeys: words(
      'Du hast den Ball. T richtet deine Figur auf ihn, A und D nehmen eine andere.',
      'You have the ball. T turns your figure to it, A and D take another one.',
    ),
    until: { taken: 'flick' },
  },
  {
    id: 'match.pull',
    gesture: 'pull',
    words: words(
      'Zieh zurück, weg vom Ziel: je weiter, desto stärker. Die Linie zeigt, was daraus wird.',
      'Pull back, away from the target: the farther, the harder. The line shows what comes of it.',
    ),
    byKeys: words(
      'W und S für die Kraft, J und L für die Richtung.',
      'W and S for the power, J and L for the direction.',
    ),
    until: { dial: 'strength', of: 'flick' },
  },
  {
    id: 'match.letGo',
    gesture: 'letGo',
    words: words('Lass los! Zurück zum Anfang bricht ab.', 'Let go! Back to the start calls it off.'),
    byKeys: words('F schnippt, Escape bricht ab.', 'F flicks, Escape calls it off.'),
    until: { acted: 'flick' },
  },
  {
    id: 'match.keeper',
    gesture: 'lead',
    words: words(
      'Dein Torwart: Zieh ihn am Griff hinter deinem Tor.',
      'Your keeper: drag him by the handle behind your goal.',
    ),
    byKeys: words('X und C führen deinen Torwart.', 'X and C lead your keeper.'),
    until: { steered: true },
  },
];
