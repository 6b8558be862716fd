import type { Words } from '@bande/core';
import type { Lesson } from '@bande/stage/view';
import type { Match } from '../../state.ts';
import { COUNTED_SECONDS } from '../words/duties.ts';
import { words } from '../words/naming.ts';
import { ADMONISHED, IN_THE_WAY, KEEPER, PRESS, SET_UP, TIME, TWO_COLOURS } from './signs.ts';
import { hasColour, setUpLeft, setUpUsed } from '../words/tokens.ts';

const BY_THE_RULES = words('7 Sekunden zum Schießen, 3 zum Verteidigen.', '7 seconds to shoot, 3 to defend.');
/** The rulebook's seconds are off: what the clock of the match does meanwhile. */
const WITHOUT_LIMITS = {
  live: words(
    'Ohne die 7 und 3 Sekunden der Regel: Ziel in Ruhe, aber die Spieluhr läuft weiter.',
    'Without the rule’s 7 and 3 seconds: aim in peace, but the match clock runs on.',
  ),
  paced: words(
    `Ohne die 7 und 3 Sekunden der Regel: Bei jeder Entscheidung läuft die Spieluhr höchstens ${COUNTED_SECONDS} Sekunden, dann wartet sie.`,
    `Without the rule’s 7 and 3 seconds: for each decision the match clock runs for ${COUNTED_SECONDS} seconds at most, then it waits.`,
  ),
};
const secondsOf = (settings: Match['setup']['settings'], mode: Match['mode']): Words => {
  if (settings.limits) return BY_THE_RULES;
  return mode === 'paced' ? WITHOUT_LIMITS.paced : WITHOUT_LIMITS.live;
};

/** `Zweimal 1 Minute`. */
const halves = (minutes: number): Words =>
  words(
    `Zweimal ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}`,
    `Twice ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  );
const inMinutes = (minutes: number, seconds: Words): Lesson => ({
  sign: TIME,
  words: words(
    `${halves(minutes).de}; zur Halbzeit werden die Farben getauscht. ${seconds.de}`,
    `${halves(minutes).en}; at half-time colours change. ${seconds.en}`,
  ),
});

/** The game of the rulebook in a few lines ['DTKV-3.4.1' 'DTKV-3.3.1' 'DTKV-8.4.1' 'DTKV-6.3.1' 'DTKV-6.6.2' 'DTKV-4.1.1']. */
const GAME_LESSONS: readonly Lesson[] = [
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
  inMinutes(5, BY_THE_RULES),
];

/** By the rules, or with the time of a match that is played; and what the marks mean. */
export const lessonsIn = (match?: Match): readonly Lesson[] => [...gameLessons(match), ...signs];

function gameLessons(match?: Match): readonly Lesson[] {
  if (match === undefined) return GAME_LESSONS;
  const { settings } = match.setup;
  return [...GAME_LESSONS.slice(0, -1), inMinutes(settings.halfMinutes, secondsOf(settings, match.mode))];
}

/** What the small signs beside the score mean. */
const SIGNS: readonly Lesson[] = [
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
const signs: readonly Lesson[] = SIGNS.map((lesson) => ({ ...lesson, isSign: true }));
