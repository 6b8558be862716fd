import type { Gesture, Hint } from '@bande/stage/view';
import { placesNow } from '../../motion.ts';
import { outfieldOf } from '../../names.ts';
import type { Match } from '../../state.ts';
import { words } from '../words/naming.ts';

/** Press, pull, let go: shown by a hand on the pitch; whoever uses keys is told which. */
const hints: readonly Hint[] = [
  {
    id: 'press',
    gesture: 'press',
    words: words('Drück auf die rote Figur hinter dem Ball.', 'Press on the red figure behind the ball.'),
    byKeys: words(
      'G richtet die Figur: Der Ball geht aufs Tor. A und D nehmen eine andere.',
      'G turns the figure: the ball goes at the goal. A and D take another one.',
    ),
    until: { taken: 'flick' },
  },
  {
    id: 'pull',
    gesture: 'pull',
    words: words(
      'Zieh zurück, weg vom Ball, wie an einem Gummi.',
      'Pull back, away from the ball, as on a rubber band.',
    ),
    byKeys: words(
      'F schnippt. Vorher: W und S für die Kraft, J und L für die Richtung.',
      'F flicks. Before that: W and S for the power, J and L for the direction.',
    ),
    until: { dial: 'strength', of: 'flick' },
  },
  {
    id: 'letGo',
    gesture: 'letGo',
    words: words('Lass los: Schuss! Zurück zum Anfang bricht ab.', 'Let go: shoot! Back to the start calls it off.'),
    byKeys: words('F schnippt, Escape bricht ab.', 'F flicks, Escape calls it off.'),
    until: { acted: 'flick' },
  },
  {
    id: 'curve',
    gesture: 'curve',
    words: words(
      'Dreh beim Ziehen das Mausrad: Die Figur läuft im Bogen.',
      'Turn the wheel while you pull: the figure curves.',
    ),
    byFinger: words(
      'Schieb beim Ziehen einen zweiten Finger zur Seite: Die Figur läuft im Bogen.',
      'Slide a second finger aside while you pull: the figure curves.',
    ),
    byKeys: words('Q und E setzen den Nagel: Die Figur läuft im Bogen.', 'Q and E set the nail: the figure curves.'),
    until: { dial: 'nail', of: 'flick' },
  },
  {
    id: 'keeper',
    gesture: 'lead',
    words: words(
      'Zieh den Griff hinter dem Tor: So führst du den Torwart.',
      'Drag the handle behind the goal: that leads the keeper.',
    ),
    byKeys: words(
      'U und O führen den fernen Torwart, X und C den nahen.',
      'U and O lead the far keeper, X and C the near one.',
    ),
    until: { steered: true },
  },
];

/** In metres: nearer than that one sees which figure stands behind the ball. */
const BEHIND = 0.12;
function isBehindTheBall(match: Match): boolean {
  const places = placesNow(match);
  const { ball } = places;
  return outfieldOf('red').some(
    (figure) => places[figure].y < ball.y && Math.hypot(ball.x - places[figure].x, ball.y - places[figure].y) < BEHIND,
  );
}
const POINTED_AT = words(
  'Drück auf die Figur, auf die die Hand zeigt.',
  'Press on the figure that the hand points at.',
);

/** Where no figure stands behind the ball, none is spoken of. */
export const trainingHints = (match: Match): readonly Hint[] =>
  isBehindTheBall(match) ? hints : hints.map((one) => (one.id === 'press' ? { ...one, words: POINTED_AT } : one));

/** Only keys do this. */
const byKeysAlone = (by: Gesture['by'], keys: readonly string[], does: Gesture['does']): Gesture => ({
  by,
  byFinger: null,
  keys,
  does,
});

export const gestures: readonly Gesture[] = [
  {
    by: words('Auf eine Figur drücken, zurückziehen, loslassen', 'Press on a figure, pull back, let go'),
    keys: ['F'],
    does: words(
      'schnippt sie; je weiter, desto stärker, und jenseits der vollen Kraft zielt man feiner',
      'flicks it; the farther, the harder, and beyond full power one aims finer',
    ),
  },
  byKeysAlone(
    words('Aufs Tor zielen', 'Aim at the goal'),
    ['G'],
    words(
      'richtet die Figur so, dass der Ball neben dem Torwart ins Tor ginge, wenn niemand im Weg steht',
      'turns the figure so that the ball would go in beside the keeper if nobody stands in the way',
    ),
  ),
  byKeysAlone(
    words('Auf den Ball zielen', 'Aim at the ball'),
    ['T'],
    words('richtet die Figur mitten auf ihn', 'turns the figure to its middle'),
  ),
  {
    by: words('Kurz auf eine Figur drücken, dann irgendwo ziehen', 'Press a figure briefly, then pull anywhere'),
    keys: ['A', 'D'],
    does: words(
      'wählt die Figur aus der Nähe; ein Druck daneben zeigt wieder alles',
      'chooses the figure from close by; a press beside it shows everything again',
    ),
  },
  {
    by: words(
      'Beim Ziehen: Mausrad, oder ein zweiter Finger neben allen Figuren',
      'While pulling: mouse wheel, or a second finger away from all figures',
    ),
    byFinger: words(
      'Beim Ziehen: ein zweiter Finger neben allen Figuren, nach links oder rechts',
      'While pulling: a second finger away from all figures, to the left or right',
    ),
    keys: ['Q', 'E'],
    does: words('setzt den Nagel neben die Mitte: Sie läuft im Bogen', 'moves the nail off the middle: it curves'),
  },
  {
    by: words('Schnell durch einen Sockel wischen', 'Swipe quickly through a base'),
    does: words('schnippt ohne zu zielen', 'flicks without aiming'),
  },
  {
    by: words('Vor dem Tor oder am Griff dahinter ziehen', 'Drag before a goal, or its handle behind it'),
    keys: ['X', 'C', 'U', 'O'],
    does: words('führt den Torwart, den nahen oder den fernen', 'leads the keeper, the near or the far one'),
  },
  {
    by: words(
      'Im Spiel, während der Gegner angreift: die Maus im eigenen Viertel bewegen',
      'In a match, while the opponent attacks: move the mouse in your own quarter',
    ),
    byFinger: words(
      'Im Spiel, das Handy quer: mit dem linken Daumen am linken Rand ziehen',
      'In a match, with the phone on its side: drag at the left edge with your left thumb',
    ),
    does: words(
      'führt deinen Torwart; zwei an einem Gerät: Rot hat die Maus, Blau die Tasten',
      'leads your keeper; two at one device: Red has the mouse, Blue the keys',
    ),
    doesByFinger: words('führt deinen Torwart; die andere Hand schnippt', 'leads your keeper; the other hand flicks'),
  },
  {
    by: words('Deine Figuren leuchten', 'Your figures glow'),
    does: words(
      'Du darfst einen Verteidigungszug oder Stellungszug machen: einmal, bis der Gegner wieder trifft',
      'you may make a block flick or a positional flick: once, until the opponent touches the ball again',
    ),
  },
  {
    by: words(
      '„Figuren setzen“, dann Figuren und Ball ziehen, oder erst auf sie drücken und dann dorthin, wo sie hinsollen',
      '“Place figures”, then drag figures and ball, or press one and then where it should go',
    ),
    keys: ['P'],
    does: words(
      'stellt sie um; „Fertig“ führt zurück. Mit Tasten: A und D wählen, Pfeile rücken, Enter setzt',
      'moves them; “Done” leads back. By keys: A and D choose, arrows move, Enter puts it there',
    ),
    doesByFinger: words('stellt sie um; „Fertig“ führt zurück', 'moves them; “Done” leads back'),
  },
  {
    by: words(
      'Den ruhenden Ball ziehen, auf eine gefallene Figur drücken',
      'Drag the ball while it lies still, press a fallen figure',
    ),
    does: words('legt ihn woanders hin, stellt sie wieder auf', 'puts it somewhere else, stands it up again'),
  },
  {
    by: words('Kurz auf den ruhenden Ball drücken', 'Press the ball briefly while it lies still'),
    does: words(
      'sieht ihn aus der Nähe, und der Blick geht mit ihm; ein Druck daneben zeigt wieder alles',
      'looks at it from close by and goes along with it; a press beside it shows everything again',
    ),
  },
  {
    by: words('Zurück zum Anfang ziehen, oder die rechte Taste', 'Pull back to where you began, or the right button'),
    byFinger: words('Zurück zum Anfang ziehen', 'Pull back to where you began'),
    keys: ['Esc'],
    does: words('bricht ab', 'calls it off'),
  },
  byKeysAlone(
    words('Richtung in kleinen Schritten', 'Direction in small steps'),
    ['J', 'L'],
    words('mit Umschalt in großen', 'with shift in large ones'),
  ),
  byKeysAlone(
    words('Kraft in kleinen Schritten', 'Power in small steps'),
    ['S', 'W'],
    words('mit Umschalt in großen', 'with shift in large ones'),
  ),
  byKeysAlone(
    words('Nach dem Zielen mit Tasten', 'After aiming by keys'),
    ['Enter'],
    words('schnippt auch', 'flicks too'),
  ),
];
