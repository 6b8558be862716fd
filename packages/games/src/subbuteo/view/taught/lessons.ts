import type { Lesson } from '@bande/stage/view';
import { words } from '../words/naming.ts';
import { FLICK, GOAL, KEEPER } from './signs.ts';
import { circle, INK, LINE, path, sign } from '@bande/stage/signs';

const CURVE = sign(circle(6, 19, 3, INK), path('M8 16C8 8 12 5 19 5M14.5 1.5L19 5l-4 4', LINE));
const AGAIN = sign(path('M19 12a7 7 0 1 1-2.5-5.4M17 2v5h-5', LINE));
const KEYS = sign(path('M2 6h20v12H2zM6 10h1M11.5 10h1M17 10h1M7 14h10', LINE));

/** What there is to do on the training pitch, and how somebody scores who only uses keys. */
export const lessons: readonly Lesson[] = [
  {
    sign: FLICK,
    words: words(
      'Schnippe eine Figur an den Ball: drücken, zurückziehen, loslassen. Jede Figur darf jederzeit, auch wenn noch alles rollt.',
      'Flick a figure at the ball: press, pull back, let go. Any figure may, at any time, even while everything still rolls.',
    ),
  },
  {
    sign: GOAL,
    words: words(
      'Der Boden jedes Tors hat die Farbe dessen, der es hütet: Rot spielt auf das hell gestreifte, Blau auf das rote.',
      'The ground of each goal has the colour of whoever keeps it: Red plays at the light striped one, Blue at the red one.',
    ),
  },
  {
    sign: CURVE,
    words: words(
      'Der Nagel trifft den Sockel mitten oder daneben: Daneben läuft die Figur im Bogen, und ihr Weg wird gezeigt.',
      'The nail meets the base in its middle or beside it: beside it the figure curves, and its way is shown.',
    ),
  },
  {
    sign: KEEPER,
    words: words(
      'Die Torwarte führst du am Griff hinter dem Tor, oder indem du vor dem Tor ziehst.',
      'You lead the keepers by the handle behind the goal, or by dragging before the goal.',
    ),
  },
  {
    sign: AGAIN,
    words: words(
      'Nichts wird gezählt, nichts gepfiffen. „Noch mal“ stellt die Chance wieder auf, „Ball holen“ holt nur den Ball. „Figuren setzen“ stellt alles um, zum Anstoß oder an den Rand.',
      'Nothing is counted, nothing called. “Again” sets the chance up anew, “Fetch ball” only the ball. “Place figures” puts everything where you like, for a kick-off or to the edge.',
    ),
  },
  {
    sign: KEYS,
    ofKeys: true,
    words: words(
      'Ein Tor nur mit Tasten: G richtet die Figur so, dass der Ball aufs Tor geht, F schnippt. A und D nehmen eine andere Figur.',
      'A goal by keys alone: G turns the figure so that the ball goes at the goal, F flicks. A and D take another figure.',
    ),
  },
];
