import type { Lesson } from '@bande/stage/view';
import type { Match } from '../state.ts';
import { words } from './naming.ts';
import { ADMONISHED, IN_THE_WAY, KEEPER, PRESS, SET_UP, TIME, TWO_COLOURS } from './signs.ts';
import { hasColour, setUpLeft, setUpUsed } from './tokens.ts';

const inMinutes = (minutes: number, limits: boolean): Lesson => {
  const seconds = limits
    ? words('7 Sekunden zum Schießen, 3 zum Verteidigen.', '7 seconds to shoot, 3 to defend.')
    : words('Zeit zum Zielen hast du, so viel du willst.', 'Take all the time you want to aim.');
  return {
    sign: TIME,
    words: words(
      `Zweimal ${minutes} Minuten; zur Halbzeit werden die Farben getauscht. ${seconds.de}`,
      `Twice ${minutes} minutes; at half-time colours change. ${seconds.en}`,
    ),
  };
};

/** The game of the rulebook in a few lines ['DTKV-3.4.1' 'DTKV-3.3.1' 'DTKV-8.4.1' 'DTKV-6.3.1' 'DTKV-6.6.2' 'DTKV-4.1.1']. */
export const gameLessons: readonly Lesson[] = [
  {
    sign: TWO_COLOURS,
    words: words(
      'Der Ball ist halb weiß, halb schwarz. Bleibt er liegen, spielt der, dessen Farbe oben liegt.',
      'The ball is half white, half black. When it rests, whoever’s colour is on top plays.',
    ),
  },
  {
    sign: PRESS,
    words: words(
      'Stell deinen Kicker hinter den Ball und drück den Knopf auf seinem Kopf: Sein Bein schießt.',
      'Put your kicker behind the ball and press the button on its head: its leg shoots.',
    ),
  },
  {
    sign: SET_UP,
    words: words(
      'Einmal darfst du dir den Ball vorlegen. Liegt dann wieder deine Farbe oben, muss der nächste Schuss aufs Tor.',
      'Once you may set the ball up. If your colour is on top again, the next shot must go at goal.',
    ),
  },
  {
    sign: IN_THE_WAY,
    words: words(
      'Der andere stellt seinen Kicker in den Weg: mindestens 15,6 cm vom Ball, nicht in seinen Strafraum.',
      'The other one puts his kicker into the way: at least 15.6 cm from the ball, not in his penalty area.',
    ),
  },
  {
    sign: KEEPER,
    words: words(
      'Den Torwart führst du die ganze Zeit. Er darf auf jeder Farbe spielen.',
      'You lead your keeper all the time. He may play on either colour.',
    ),
  },
  inMinutes(5, true),
];

/** The same with the time of a match that is played. */
export const lessonsOfMatch = ({ setup: { settings } }: Match): readonly Lesson[] => [
  ...gameLessons.slice(0, -1),
  inMinutes(settings.halfMinutes, settings.limits),
];

/** What the small signs beside the score mean. */
export const signs: readonly Lesson[] = [
  {
    sign: hasColour('white').sign,
    words: words(
      'Der kleine Ball an der Anzeigetafel: Mit dieser Farbe spielt diese Seite.',
      'The small ball on the scoreboard: this side plays with this colour.',
    ),
  },
  {
    sign: setUpLeft.sign,
    words: words('Voller Punkt: Eine Vorlage ist noch frei.', 'Full dot: one set-up is left.'),
  },
  {
    sign: setUpUsed.sign,
    words: words('Ring: Die Vorlage ist verbraucht, jetzt aufs Tor.', 'Ring: the set-up is used, now at goal.'),
  },
  {
    sign: ADMONISHED,
    words: words(
      'Ausrufezeichen: ermahnt. Gelbe Karte: verwarnt.',
      'Exclamation mark: admonished. Yellow card: cautioned.',
    ),
  },
];
