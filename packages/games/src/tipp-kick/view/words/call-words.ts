import type { Words } from '@bande/core';
import { always } from '@bande/stage/view';
import { CALL_LABELS } from '../../labels/calls.ts';
import { BREACH_WORDS, DEED_WORDS } from '../../labels/hands.ts';
import { EQUIPMENT_NAMES } from '../../labels/fields.ts';
import { COLOURS, type Colour } from '../../names.ts';
import type { Breach, RefereeDeed } from '../../referee/breach-names.ts';
import type { Call } from '../../referee/calls.ts';
import type { Match, Ruling } from '../../state.ts';
import { asSubject, colourWords, didWords, sentence, sideWords, words } from './naming.ts';
import { OFFENCES, whatFollows } from './offence-words.ts';
import {
  NOT_YET_RESTED,
  reasonIn,
  WHY_AGAIN,
  WHY_GOAL,
  WHY_NO_GOAL,
  WHY_NOTHING,
  WHY_REFUSED,
  WHY_RESTORED,
  WHY_SANCTIONED,
} from './reasons.ts';
import { againstSide, because, ended, forSide, joined, named, number, secondsWords, text, type Say } from './saying.ts';

/** `Anstoß für Rot.` */
const awarded: Say = (ruling) => ended(named(CALL_LABELS[ruling.call], 'für', 'for', ruling.for));

// ── the end, and goals ────────────────────────────────────────────────────────────────────────────────────────────

const matchOver = forSide(
  (de) => `Spielende: ${de} gewinnt.`,
  (en) => `Full time: ${en} wins.`,
  words('Spielende: unentschieden.', 'Full time: a draw.'),
);
/** `Spielabbruch gegen Rot: noch ein grober Verstoß. Gewertet wird Rot – Blau 0 : 5.` */
const abandoned: Say = (ruling) => {
  const said = because(
    named(CALL_LABELS[ruling.call], 'gegen', 'against', ruling.against),
    reasonIn(WHY_SANCTIONED, ruling.paragraphs),
  );
  const over = ruling.then?.find((one) => one.kind === 'matchIsOver');
  if (over?.kind !== 'matchIsOver' || over.score === undefined) return said;
  const score = `${over.score.red} : ${over.score.blue}`;
  return joined(said, words(`Gewertet wird Rot – Blau ${score}.`, `It counts as Red – Blue ${score}.`));
};
const goal: Say = (ruling) => {
  const { de, en } = sideWords(ruling.for ?? 'red');
  const why = reasonIn(WHY_GOAL, ruling.paragraphs);
  return joined(words(`Tor für ${de}!`, `Goal for ${en}!`), why === null ? null : ended(asSubject(why)));
};
const ownGoal: Say = (ruling) =>
  joined(
    againstSide(
      (de) => `Eigentor von ${de}.`,
      (en) => `Own goal by ${en}.`,
      words('Eigentor.', 'Own goal.'),
    )(ruling),
    goal(ruling),
  );
const noGoal: Say = ({ paragraphs }) =>
  because(
    words('Kein Tor', 'No goal'),
    reasonIn(WHY_NO_GOAL, paragraphs) ?? (paragraphs.includes('DTKV-8.K1') ? NOT_YET_RESTED : null),
  );

const periodOver: Say = ({ paragraphs }) =>
  paragraphs.includes('DTKV-4.2.1')
    ? words('Halbzeit der Verlängerung: Die Farben werden getauscht.', 'Half-time of extra time: colours change.')
    : words('Halbzeit! Die Ballfarben werden getauscht.', 'Half-time! The colours of the ball change.');
/** Who has white begins: after half-time that is the other one. */
const kickOff: Say = (ruling) =>
  ruling.paragraphs.includes('DTKV-9.2.1') && ruling.for !== undefined
    ? words(
        `Weiß stößt an: Das ist jetzt ${sideWords(ruling.for).de}.`,
        `White kicks off: that is ${sideWords(ruling.for).en} now.`,
      )
    : awarded(ruling);
const signal: Say = ({ paragraphs }, match) => {
  if (!paragraphs.includes('DTKV-4.K9')) return words('Die Zeit ist um.', 'Time is over.');
  if (paragraphs.includes('DTKV-14.5'))
    return words('Die Zeit ist um. Der Strafstoß wird noch geschossen.', 'Time is over. The penalty is still taken.');
  return match?.setup.settings.shotsFinish === true
    ? words('Die Zeit ist um. Der Schuss zählt noch.', 'Time is over. This shot still counts.')
    : words('Die Zeit ist um. Der Freistoß wird noch geschossen.', 'Time is over. The free kick is still taken.');
};

// ── what is put right ─────────────────────────────────────────────────────────────────────────────────────────────

const restored: Say = ({ paragraphs, against }) => {
  const why = reasonIn(WHY_RESTORED, paragraphs);
  const first =
    why === null && against !== undefined
      ? words(`${sideWords(against).de} war nicht am Ball.`, `It was not ${sideWords(against).en}’s ball.`)
      : null;
  return joined(why === null ? first : ended(asSubject(why)), AS_BEFORE);
};
const AS_BEFORE = words('Alles liegt wieder wie vorher.', 'Everything lies as before.');
/** While the ball still moves a goal may come of it; when it lies the shot comes once more. */
const actionAgain: Say = (ruling) => {
  const why = reasonIn(WHY_AGAIN, ruling.paragraphs);
  if (ruling.detail?.['because'] === undefined) return because(words('Noch einmal', 'Once more'), why);
  return joined(why === null ? null : ended(asSubject(why)), UNLESS_GOAL);
};
const UNLESS_GOAL = words('Fällt kein Tor, kommt der Schuss noch einmal.', 'Without a goal the shot comes once more.');
const penaltyAgain: Say = ({ paragraphs }) =>
  because(words('Strafstoß noch einmal', 'Penalty once more'), reasonIn(WHY_AGAIN, paragraphs));

const toPlayer: Say = (ruling) =>
  because(named(CALL_LABELS[ruling.call], 'für', 'for', ruling.against), reasonIn(WHY_SANCTIONED, ruling.paragraphs));
/** 'DTKV-15.3.4'. */
const LAST_WARNING = words('Der nächste grobe Verstoß beendet das Spiel.', 'The next gross offence ends the match.');
const joinedWords = (one: Words, two: Words): Words => words(`${one.de} ${two.de}`, `${one.en} ${two.en}`);
const overrun: Say = (ruling) =>
  ruling.paragraphs.includes('DTKV-4.K9')
    ? againstSide(
        (de) => `${de} soll schießen.`,
        (en) => `${en} is told to shoot.`,
        words('Bitte schießen.', 'Please shoot.'),
      )(ruling)
    : againstSide(
        (de) => `${de} braucht mehr als 7 Sekunden.`,
        (en) => `${en} takes more than 7 seconds.`,
        words('Mehr als 7 Sekunden.', 'More than 7 seconds.'),
      )(ruling);

// ── in play ───────────────────────────────────────────────────────────────────────────────────────────────────────

const isColour = (name: string): name is Colour => (COLOURS as readonly string[]).includes(name);
/** The heart of the game: whose colour is on top. */
export const topIn = (ruling: Ruling): Colour | null => {
  const top = text(ruling, 'top');
  return isColour(top) ? top : null;
};
const possession: Say = (ruling) => {
  const top = topIn(ruling);
  const { de, en } = sideWords(ruling.for ?? 'red');
  if (top === null) return words(`${de} ist am Ball.`, `${en} has the ball.`);
  const colour = colourWords(top);
  return words(`${colour.de} oben: ${de} ist am Ball.`, `${colour.en} on top: ${en} has the ball.`);
};
const setUp: Say = (ruling) =>
  because(
    named(CALL_LABELS.setUp, 'von', 'by', ruling.for),
    ruling.detail?.['keeperOnly'] === true
      ? words('Jetzt darf nur der Torwart spielen', 'now only the keeper may play')
      : words('Der nächste Schuss muss aufs Tor', 'the next shot must go at goal'),
  );
const advantage = forSide(
  (de) => `Vorteil für ${de}: Es geht weiter.`,
  (en) => `Advantage ${en}: play goes on.`,
  words('Vorteil: Es geht weiter.', 'Advantage: play goes on.'),
);
const corner: Say = (ruling) => {
  const side = ruling.detail?.['side'];
  return ruling.paragraphs.includes('DTKV-12.K6') && !ruling.paragraphs.includes('DTKV-12.2') && side !== undefined
    ? words('Die Seite der Ecke ist bestimmt.', 'The side of the corner is said.')
    : awarded(ruling);
};
const noOffence: Say = ({ paragraphs }) =>
  because(words('Kein Verstoß', 'No offence'), reasonIn(WHY_NOTHING, paragraphs));
const defence: Say = (ruling) => ended(named(CALL_LABELS.defence, 'von', 'by', ruling.for));
const added: Say = (ruling) => {
  const n = number(ruling, 'seconds');
  return n === null
    ? words('Nachspielzeit.', 'Added time.')
    : ended(prefixed('Nachspielzeit', 'Added time', secondsWords(n)));
};
const prefixed = (de: string, en: string, rest: Words): Words => words(`${de}: ${rest.de}`, `${en}: ${rest.en}`);

// ── beside play ───────────────────────────────────────────────────────────────────────────────────────────────────

const refused: Say = (ruling) => because(asSubject(CALL_LABELS[ruling.call]), reasonIn(WHY_REFUSED, ruling.paragraphs));
/** `Ersetzt: Torwart von Rot.` */
const exchanged =
  (de: string, en: string): Say =>
  (ruling) => {
    const what = EQUIPMENT_NAMES[text(ruling, 'what') as keyof typeof EQUIPMENT_NAMES] as Words | undefined;
    if (what === undefined) return ended(asSubject(CALL_LABELS[ruling.call]));
    return ended(prefixed(de, en, named(what, 'von', 'of', ruling.for)));
  };
const refereeActs: Say = (ruling) => {
  const did = DEED_WORDS[text(ruling, 'did') as RefereeDeed] as Words | undefined;
  if (did !== undefined) return ended(sentence(words('Der Schiedsrichter', 'The referee'), did));
  const done = BREACH_WORDS[text(ruling, 'because') as Breach] as Words | undefined;
  return done === undefined || ruling.against === undefined
    ? words('Der Schiedsrichter greift ein.', 'The referee steps in.')
    : ended(didWords(ruling.against, done));
};
const sidesDrawn = forSide(
  (de) => `Die Farben sind gelost: ${de} hat Weiß.`,
  (en) => `Colours are drawn: ${en} has white.`,
  words('Die Farben sind gelost.', 'Colours are drawn.'),
);

const SAID: Readonly<Record<Call, Say>> = {
  ...OFFENCES,
  abandoned,
  disqualified: abandoned,
  goal,
  ownGoal,
  noGoal,
  matchOver,
  extraTime: always('Unentschieden: Es geht in die Verlängerung.', 'A draw: extra time follows.'),
  periodOver,
  signal,
  playEnds: always('Ohne den letzten Schuss: Die Zeit ist um.', 'Without the last kick: time is over.'),
  restored,
  actionAgain,
  penaltyAgain,
  caution: (ruling) => joinedWords(toPlayer(ruling), LAST_WARNING),
  admonition: toPlayer,
  fixed: againstSide(
    (de) => `Fest: Der Kicker von ${de} bleibt, wo er steht.`,
    (en) => `Fixed: ${en}’s kicker stays where it is.`,
    words('Fest!', 'Fixed!'),
  ),
  overrun,
  kickOff,
  penalty: awarded,
  freeKick: awarded,
  indirectFreeKick: awarded,
  corner,
  goalKick: awarded,
  kickIn: awarded,
  repetition: forSide(
    (de) => `${de} schießt lieber noch einmal.`,
    (en) => `${en} rather shoots once more.`,
    words('Der Schuss kommt noch einmal.', 'The shot comes once more.'),
  ),
  advantage,
  released: always('Der Strafstoß ist frei.', 'The penalty is released.'),
  shotAtGoal: (ruling) => ended(named(CALL_LABELS.shotAtGoal, 'von', 'by', ruling.for)),
  setUp,
  possession,
  colourUnclear: always(
    'Beide Farben liegen gleich oben: Der Schiedsrichter entscheidet.',
    'Both colours show alike: the referee decides.',
  ),
  outUnclear: always('Ball im Aus: Der Schiedsrichter entscheidet.', 'Ball out: the referee decides.'),
  inPlay: always('Der Ball ist im Spiel.', 'The ball is in play.'),
  noOffence,
  defence,
  addedTime: added,
  lastMinute: always('Letzte Minute!', 'Last minute!'),
  sidesDrawn,
  interrupted: always('Unterbrechung.', 'Play is interrupted.'),
  replacement: exchanged('Ersetzt', 'Replaced'),
  replacementRefused: refused,
  repair: exchanged('Repariert', 'Repaired'),
  ballChange: always('Ein neuer Ball kommt ins Spiel.', 'A new ball comes into play.'),
  plateChange: always('Weiter geht es an einer anderen Platte.', 'Play goes on at another plate.'),
  plateChangeRefused: refused,
  refereeActs,
};
/** `Tor für Rot!`, `Falsche Farbe: Rot schießt, aber Schwarz liegt oben. Freistoß für Blau.` */
export const callWords: Say = (ruling, match) => SAID[ruling.call](ruling, match);

/** What says nothing new where it has been told what a referee or a hand did. */
const TOLD_ALREADY: ReadonlySet<Call> = new Set<Call>(['refereeActs', 'replacement', 'repair']);
/** Where it has been said what took place: what is left to be said. */
export function thenWords(ruling: Ruling, match?: Match): Words | null {
  if (TOLD_ALREADY.has(ruling.call)) return null;
  if (ruling.call !== 'obstruction' && ruling.call !== 'handUnderRubber') return callWords(ruling, match);
  return joined(ended(asSubject(CALL_LABELS[ruling.call])), whatFollows(ruling));
}
