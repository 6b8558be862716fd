import type { Words } from '@bande/core';
import { CALL_LABELS } from '../../labels/calls.ts';
import { BREACH_WORDS } from '../../labels/hands.ts';
import { COLOURS, other, type Colour } from '../../names.ts';
import type { Breach } from '../../referee/breach-names.ts';
import type { Call } from '../../referee/calls.ts';
import type { Ruling } from '../../state.ts';
import { THREE_LENGTHS, TWO_LENGTHS } from '../../zones.ts';
import {
  asSubject,
  both,
  colourWords,
  didWords,
  figureWords,
  restartWords,
  sentence,
  sideWords,
  words,
} from './naming.ts';
import {
  HOW_KEPT,
  HOW_KICKER_MOVED,
  HOW_LIFTED,
  HOW_MOVED,
  HOW_STOOD,
  reasonIn,
  WHY_SHORT,
  type Details,
} from './reasons.ts';
import { because, centimetres, ended, joined, named, number, secondsWords, text, type Say } from './saying.ts';

/** What was done wrong, and what comes of it. */

const isRestart = (name: string | undefined): name is Parameters<typeof restartWords>[0] =>
  name !== undefined && name in CALL_LABELS;

/** `Freistoß für Blau.`, `Blau wählt: Freistoß oder Wiederholung.`; null: nothing follows. */
export function whatFollows({ for: given, restart, then = [] }: Ruling): Words | null {
  if (given === undefined || !isRestart(restart)) return null;
  const [side, kick] = [sideWords(given), restartWords(restart)];
  const offer = then.find((one) => one.kind === 'offer');
  if (offer?.kind !== 'offer') return ended(named(kick, 'für', 'for', given));
  const instead = offer.name === 'waiver' ? PLAY_ON : ONCE_MORE;
  return words(`${side.de} wählt: ${kick.de} oder ${instead.de}.`, `${side.en} chooses: ${kick.en}, or ${instead.en}.`);
}
const ONCE_MORE = words('noch einmal', 'the shot once more');
const PLAY_ON = words('weiterspielen', 'play on');

const offence = (said: Words, ruling: Ruling): Words => joined(said, whatFollows(ruling));
const nameOf = ({ call }: Ruling): Words => asSubject(CALL_LABELS[call]);
/** What has no better words: its name, whose it is, and what comes of it. */
const plainOffence: Say = (ruling) =>
  offence(ended(named(CALL_LABELS[ruling.call], 'von', 'by', ruling.against)), ruling);

/** `Behinderung: Rot hält den Gegner fest. Freistoß für Blau.` */
const byBreach: Say = (ruling) => {
  const done = BREACH_WORDS[text(ruling, 'because') as Breach] as Words | undefined;
  if (done === undefined || ruling.against === undefined) return plainOffence(ruling);
  return offence(because(nameOf(ruling), didWords(ruling.against, done)), ruling);
};

/** The figure of whoever offended, and what it did, as far as that is known. */
const byFigure =
  (what: 'kicker' | 'keeper', key: string, of: Details, otherwise: Words): Say =>
  (ruling) => {
    const did = of[text(ruling, key)] ?? otherwise;
    if (ruling.against === undefined) return plainOffence(ruling);
    return offence(ended(sentence(figureWords(what, ruling.against), did)), ruling);
  };

const isColour = (name: string): name is Colour => (COLOURS as readonly string[]).includes(name);
const wrongColour: Say = (ruling) => {
  const { against, detail } = ruling;
  const top = text(ruling, 'colour');
  if (against === undefined) return plainOffence(ruling);
  const { de, en } = sideWords(against);
  const meant = detail?.['deliberate'] === true ? words(' absichtlich', ' on purpose') : words('', '');
  const rightful = sideWords(other(against));
  const shot = isColour(top)
    ? words(
        `${colourWords(top).de} liegt oben, der Ball gehört ${rightful.de}`,
        `${colourWords(top).en.toLowerCase()} is on top, it is ${rightful.en}’s ball`,
      )
    : words(`${de} spielt${meant.de} den Ball des Gegners`, `${en} plays the opponent’s ball${meant.en}`);
  return offence(because(words('Falsche Farbe', 'Wrong colour'), shot), ruling);
};

const illegalMovement: Say = (ruling) => {
  const how =
    HOW_MOVED[text(ruling, 'how')] ?? words('bewegt den Ball regelwidrig', 'moves the ball against the rules');
  if (ruling.against === undefined) return plainOffence(ruling);
  return offence(ended(sentence(sideWords(ruling.against), how)), ruling);
};

/** `Der Kicker von Rot stand zu nah am Ball: 12 cm statt 15,6 cm.` */
const illegalDefence: Say = (ruling) => {
  const gap = number(ruling, 'gapMm');
  const plain = byFigure('kicker', 'because', HOW_STOOD, words('stand oder lag falsch', 'stood or lay wrongly'));
  if (gap === null || ruling.against === undefined) return plain(ruling);
  const [is, least] = [
    centimetres(gap),
    centimetres(ruling.paragraphs.includes('DTKV-13.2.2') ? THREE_LENGTHS : TWO_LENGTHS),
  ];
  const stood = sentence(figureWords('kicker', ruling.against), HOW_STOOD['distance']!);
  return offence(because(stood, words(`${is.de} statt ${least.de}`, `${is.en} instead of ${least.en}`)), ruling);
};

/** At a penalty nothing is given: without a goal it comes once more. */
const keeperOffence: Say = (ruling) => {
  const said = byFigure('keeper', 'because', HOW_KEPT, words('wurde falsch geführt', 'was used wrongly'))(ruling);
  return ruling.paragraphs.includes('DTKV-14.4.3') ? joined(said, UNLESS_GOAL) : said;
};
const UNLESS_GOAL = words(
  'Fällt kein Tor, kommt der Strafstoß noch einmal.',
  'Without a goal the penalty comes once more.',
);

const timeWasting: Say = (ruling) => {
  const added = number(ruling, 'addedSeconds');
  const why = ruling.paragraphs.includes('DTKV-8.K20')
    ? words('wieder mehr als 7 Sekunden', 'more than 7 seconds again')
    : toAndFro(ruling);
  const said = because(named(CALL_LABELS.timeWasting, 'von', 'by', ruling.against), why);
  if (added === null) return offence(said, ruling);
  const time = secondsWords(added);
  return offence(joined(said, words(`${time.de} werden nachgespielt.`, `${time.en} are added.`)), ruling);
};
const toAndFro = ({ paragraphs }: Ruling): Words | null =>
  paragraphs.includes('DTKV-7.K11') ? words('der Ball ging hin und her', 'the ball went to and fro') : null;

/** A restart that fell short. */
const tooShort: Say = (ruling) => offence(because(nameOf(ruling), reasonIn(WHY_SHORT, ruling.paragraphs)), ruling);

const lateDefence: Say = (ruling) =>
  offence(
    ruling.against === undefined
      ? ended(nameOf(ruling))
      : ended(
          sentence(
            sideWords(ruling.against),
            text(ruling, 'because') === 'orderIgnored'
              ? words('lässt den Kicker nicht los', 'does not let go of the kicker')
              : words('rührt den Kicker nach drei Sekunden noch an', 'touches the kicker after three seconds'),
          ),
        ),
    ruling,
  );

const secondSetUp: Say = (ruling) =>
  offence(
    because(
      named(CALL_LABELS.secondSetUp, 'von', 'by', ruling.against),
      words('Der Schuss musste aufs Tor gehen', 'that shot had to go at goal'),
    ),
    ruling,
  );

const spareFigure: Say = (ruling) => {
  if (ruling.against === undefined) return plainOffence(ruling);
  const { de, en } = figureWords('spare', ruling.against);
  return offence(words(`Der Ball trifft ${de.replace('ein ', 'einen ')}.`, `The ball meets ${en}.`), ruling);
};

const bodyTouch: Say = (ruling) =>
  offence(
    because(
      named(words('Handspiel', 'Hand ball'), 'von', 'by', ruling.against),
      ruling.paragraphs.includes('DTKV-6.6.5')
        ? words('wieder Hand und Figur zugleich', 'hand and figure at once, again')
        : null,
    ),
    ruling,
  );

const blocking: Say = (ruling) =>
  ruling.against === undefined
    ? plainOffence(ruling)
    : offence(
        because(
          nameOf(ruling),
          both((language) => `${sideWords(ruling.against!)[language]} ${NO_ROOM[language]}`),
        ),
        ruling,
      );
const NO_ROOM = words('lässt keinen Platz zum Schießen', 'leaves no room to shoot');

export const OFFENCES = {
  bodyTouch,
  obstruction: byBreach,
  blocking,
  timeWasting,
  wrongColour,
  illegalMovement,
  spareFigure,
  activeDefence: byFigure('kicker', 'move', HOW_KICKER_MOVED, HOW_KICKER_MOVED['moved']!),
  liftedKicker: byFigure(
    'kicker',
    'move',
    HOW_LIFTED,
    words('war in der Luft, als der Ball ihn traf', 'was in the air when the ball met it'),
  ),
  illegalDefence,
  keeperOffence,
  handUnderRubber: (ruling) =>
    ruling.against === undefined
      ? plainOffence(ruling)
      : offence(ended(sentence(sideWords(ruling.against), BREACH_WORDS.handUnderRubber)), ruling),
  lateDefence,
  irregularKickOff: tooShort,
  irregularGoalKick: tooShort,
  irregularKickIn: tooShort,
  irregularIndirect: tooShort,
  keeperMustShoot: (ruling) =>
    offence(
      ruling.against === undefined
        ? ended(nameOf(ruling))
        : ended(
            sentence(
              figureWords('keeper', ruling.against),
              words('musste nach dem Rückpass schießen', 'had to shoot after the back-pass'),
            ),
          ),
      ruling,
    ),
  secondSetUp,
} satisfies { readonly [C in Call]?: Say };
/** What somebody does wrong: it is said of him, and not of the one who has something of it. */
export const DONE: ReadonlySet<string> = new Set(Object.keys(OFFENCES));
