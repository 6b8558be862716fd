import type { Gesture, Hint } from '@bande/stage/view';
import { isSecret } from '../../by-action.ts';
import { other, type Side } from '../../names.ts';
import { toDefend, toPlay } from '../../rights.ts';
import type { Match, TippKick } from '../../state.ts';
import { isToDefend } from '../aims/choosing.ts';
import { dives, isAttacked } from '../hands/leading.ts';
import { words } from '../words/naming.ts';

/** The other side has the ball, in a live match. */
const isAgainst = (match: Match, side: Side): boolean =>
  isAttacked(match, side) && !dives(match) && (match.state.movement?.by ?? toPlay(match)) === other(side);
/** 'DTKV-9.3.2', 'DTKV-9.5': the first ball of all. */
const kicksOff = ({ state: { restart } }: Match, side: Side): boolean =>
  restart?.kind === 'kickOff' && restart.by === side;

/** The first match: pull and let go; what the hand is for while the other side has the ball; and the kicker in the way. */
export const hints: readonly Hint<TippKick>[] = [
  {
    id: 'kickOff',
    gesture: 'pull',
    words: words(
      'Dein Anstoß! Drück auf den Ball, zieh zurück, lass los. Er muss aus dem Kreis; ein Tor zählt erst mit dem nächsten Schuss.',
      'Your kick-off! Press on the ball, pull back, let go. It must leave the circle; a goal counts from the next shot on.',
    ),
    byFinger: words(
      'Dein Anstoß! Drück irgendwo, zieh zurück, lass los. Der Ball muss aus dem Kreis; ein Tor zählt erst danach.',
      'Your kick-off! Press anywhere, pull back, let go. The ball must leave the circle; goals count after that.',
    ),
    byKeys: words(
      'Dein Anstoß! M legt den Ball vor, F schießt. Er muss aus dem Kreis; ein Tor zählt erst danach.',
      'Your kick-off! M sets the ball up, F shoots. It must leave the circle; goals count after that.',
    ),
    until: { acted: 'shoot' },
    when: kicksOff,
  },
  {
    id: 'pull',
    gesture: 'pull',
    words: words(
      'Dein Ball! Drück auf den Ball, zieh zurück, lass los. Er fliegt in die andere Richtung.',
      'Your ball! Press on the ball, pull back, let go. It goes the other way.',
    ),
    byFinger: words(
      'Dein Ball! Drück irgendwo, zieh zurück, lass los. Er fliegt in die andere Richtung.',
      'Your ball! Press anywhere, pull back, let go. It goes the other way.',
    ),
    byKeys: words(
      'Dein Ball! G zielt aufs Tor, F schießt. J und L drehen, Leertaste halten lädt.',
      'Your ball! G aims at the goal, F shoots. J and L turn, hold space to load.',
    ),
    until: { acted: 'shoot' },
  },
  {
    id: 'higher',
    words: words(
      'Steht einer im Weg? Das Mausrad wählt beim Ziehen flach, mit Überschlag, hoch oder Heber.',
      'Somebody in the way? While you pull the wheel chooses flat, tumbling, high or chip.',
    ),
    byFinger: words(
      'Steht einer im Weg? Schieb beim Ziehen einen zweiten Finger nach oben, dann geht es hoch.',
      'Somebody in the way? Slide a second finger up while you pull, and it goes high.',
    ),
    byKeys: words(
      'Steht einer im Weg? Q und E wählen flach oder hoch.',
      'Somebody in the way? Q and E choose flat or high.',
    ),
    until: { read: true },
    // In turn somebody else may be the one who decides.
    when: ({ mode, state }, side) => mode === 'live' && state.turn === side && state.defence[other(side)] !== null,
  },
  {
    id: 'keeper',
    gesture: 'lead',
    words: words(
      'Der andere hat den Ball. Dein Torwart folgt deiner Maus.',
      'The other side has the ball. Your keeper follows your mouse.',
    ),
    byFinger: words(
      'Der andere hat den Ball. Führ deinen Torwart am Kasten hinter dem Tor.',
      'The other side has the ball. Lead your keeper by the box behind your goal.',
    ),
    byKeys: words('A und D führen deinen Torwart, W hebt ihn.', 'A and D lead your keeper, W lifts him.'),
    until: { read: true },
    when: isAgainst,
  },
  {
    id: 'defend',
    gesture: 'slide',
    words: words(
      'Stell deinen Kicker in den Weg! Wo es schraffiert ist, darf er stehen. Drück dorthin.',
      'Put your kicker in the way! Where it is hatched it may stand. Press there.',
    ),
    byKeys: words(
      'Stell deinen Kicker in den Weg! Wo es schraffiert ist, darf er stehen. Pfeile rücken ihn, F stellt ihn hin.',
      'Put your kicker in the way! Where it is hatched it may stand. Arrows move it, F puts it there.',
    ),
    until: { acted: 'defend' },
    when: isToDefend,
  },
  {
    id: 'keep',
    gesture: 'lead',
    words: words(
      'Stell heimlich deinen Torwart! Zieh den Kasten hinter dem Tor, und er steht dort. Zieh ihn selbst, und er geht beim Schuss dorthin.',
      'Set your keeper in secret! Drag the box behind the goal, and he stands there. Drag him himself, and he goes there with the shot.',
    ),
    byKeys: words(
      'Stell heimlich deinen Torwart! J und L stellen ihn, U und O sagen, wohin er beim Schuss geht, K und I, wie hoch.',
      'Set your keeper in secret! J and L place him, U and O say where he goes with the shot, K and I how high.',
    ),
    until: { acted: 'keep' },
    when: (match, side) => isSecret(match) && toDefend(match) === side,
  },
];

/** Only keys do this. */
const byKeysAlone = (by: Gesture['by'], keys: readonly string[], does: Gesture['does']): Gesture => ({
  by,
  byFinger: null,
  keys,
  does,
});

export const gestures: readonly Gesture[] = [
  {
    by: words(
      'Auf den Ball oder irgendwohin drücken, zurückziehen, loslassen',
      'Press on the ball or anywhere, pull back, let go',
    ),
    keys: ['F'],
    isFirst: true,
    does: words('schießt; je weiter, desto stärker', 'shoots; the farther, the harder'),
  },
  {
    by: words('Beim Ziehen: Mausrad, oder ein zweiter Finger nach oben', 'While pulling: wheel, or a second finger up'),
    byFinger: words('Beim Ziehen: ein zweiter Finger nach oben', 'While pulling: a second finger up'),
    keys: ['Q', 'E'],
    does: words(
      'flach (die Farbe bleibt meist), mit Überschlag, hoch oder als Heber',
      'flat (the colour mostly stays), tumbling, high or as a chip',
    ),
  },
  {
    by: words('Beim Ziehen einen Augenblick stillhalten', 'While pulling, keep still for a moment'),
    does: words(
      'zeigt den ganzen Weg des Balls, bis er liegt oder das Feld verlässt, als stünden alle still; solange du noch ziehst, zeigt ein Pfeil Richtung und Kraft. Gegen Stärkere und ohne volle Vorschau bleibt es beim Pfeil',
      'shows the whole way of the ball, until it lies or leaves the field, as if everybody stood still; while you still pull, an arrow shows direction and power. Against stronger ones, and without the full preview, the arrow is all',
    ),
  },
  byKeysAlone(
    words('Beim Ziehen oder Zielen', 'While pulling or aiming'),
    ['U', 'O'],
    words('der Fuß trifft neben der Mitte: Drall', 'the foot meets it beside its middle: spin'),
  ),
  {
    by: words('Zurück zum Anfang ziehen, oder die rechte Taste', 'Pull back to where you began, or the right button'),
    byFinger: words('Zurück zum Anfang ziehen', 'Pull back to where you began'),
    keys: ['Esc'],
    does: words('bricht ab, und kostet nichts', 'calls it off, and costs nothing'),
  },
  {
    by: words(
      '„Kicker und Knopf“: den Kicker um den Ball führen, den roten Knopf hochziehen und hinunterdrücken',
      '“Kicker and button”: lead the kicker around the ball, pull the red button up and press it down',
    ),
    keys: ['P'],
    does: words('schießt wie an der echten Platte', 'shoots as at a real plate'),
  },
  byKeysAlone(
    words('Halten und loslassen', 'Hold and let go'),
    ['␣', 'X'],
    words('lädt den Knopf und schießt', 'loads the button and shoots'),
  ),
  byKeysAlone(
    words('Zielen', 'Aim'),
    ['G', 'V', 'N', 'M'],
    words(
      'neben den Torwart, linke Ecke, rechte Ecke, vorlegen',
      'beside the keeper, left corner, right corner, set up',
    ),
  ),
  byKeysAlone(
    words('Richtung und Kraft', 'Direction and power'),
    ['J', 'L', 'K', 'I'],
    words('mit Umschalt in kleinen Schritten', 'with shift in small steps'),
  ),
  {
    by: words('Während der andere den Ball hat: die Maus bewegen', 'While the other side has the ball: move the mouse'),
    byFinger: words(
      'Während der andere den Ball hat: am Tor, am Kasten oder am Rand ziehen',
      'While the other side has the ball: drag at the goal, at the box, or at the edge',
    ),
    keys: ['A', 'D', 'W', 'S'],
    isFirst: true,
    does: words(
      'führt deinen Torwart; zwei an einem Gerät: Rot hat die Maus, Blau die Tasten',
      'leads your keeper; two at one device: Red has the mouse, Blue the keys',
    ),
    doesByFinger: words('führt deinen Torwart', 'leads your keeper'),
  },
  {
    by: words(
      'Deinen Kicker ziehen, oder dorthin drücken, wo er stehen soll',
      'Drag your kicker, or press where it is to stand',
    ),
    keys: ['←', '↑', '→', '↓'],
    isFirst: true,
    does: words(
      'stellt ihn in den Weg, wo es schraffiert ist; Q und E legen ihn hin, F stellt ihn ab',
      'puts it in the way where it is hatched; Q and E lay it down, F lets go of it',
    ),
    doesByFinger: words('stellt ihn in den Weg, wo es schraffiert ist', 'puts it in the way where it is hatched'),
  },
  {
    by: words(
      'In Ruhe gespielt: den Kasten oder den Torwart ziehen, dann „So steht der Torwart“',
      'Played in turn: drag the box or the keeper, then “Keeper set”',
    ),
    does: words(
      'stellt ihn heimlich: der Kasten, wo er steht, er selbst, wohin er beim Schuss geht',
      'sets him in secret: the box where he stands, he himself where he goes with the shot',
    ),
  },
  byKeysAlone(
    words('Den eigenen Kicker wegnehmen', 'Take your kicker away'),
    ['R'],
    words('auch wenn der Ball schon rollt', 'even when the ball is already moving'),
  ),
];
