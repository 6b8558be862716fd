import type { Words } from '@bande/core';
import { CALL_LABELS } from '../../labels/calls.ts';
import type { Side } from '../../names.ts';
import { OFFENCES, type Call } from '../../referee/calls.ts';
import type { Ruling } from '../../state.ts';
import { asSubject, bodyWords, both, sideWords, words } from './naming.ts';
import { reasonIn, WHY_ILLEGAL } from './reasons.ts';
import { because, bodiesIn, listOf, type Say } from './saying.ts';

/** What was done wrong, and what has no better words. */

/** Calls among the offences that nobody has done: both pressed, the same again, a right that is gone. */
const OF_NOBODY: ReadonlySet<Call> = new Set<Call>(['pressBall', 'retake', 'rightLost']);
/** What somebody does wrong: it is said of him, and not of the one who has something of it. */
export const DONE: ReadonlySet<Call> = new Set<Call>(OFFENCES.filter((call) => !OF_NOBODY.has(call)));
export const CARDS: ReadonlySet<Call> = new Set<Call>(['disqualified', 'yellowCard', 'orangeCard']);

export const offside: Say = (ruling) => {
  const figures = bodiesIn(ruling, 'figures');
  const who = figures.length === 0 ? sideWords(ruling.against ?? 'red') : listOf(figures);
  const why = reasonIn(WHY_ILLEGAL, ruling.paragraphs);
  if (why !== null) return because(words(`Abseits von ${who.de}`, `Offside by ${who.en}`), why);
  const stood = figures.length > 1 ? words('standen', 'were') : words('stand', 'was');
  const where = ruling.paragraphs.includes('SHORT-offside.1') ? words('hinter', 'beyond') : ON_OR_BEYOND;
  return words(
    `Abseits: ${who.de} ${stood.de} beim Zuspiel ${where.de} der Abseitslinie.`,
    `Offside: ${who.en} ${stood.en} ${where.en} the offside line when the ball was played.`,
  );
};
const ON_OR_BEYOND = words('auf oder hinter', 'on or beyond');

/** `Foulspiel: Rot 9 traf Blau 4 vor dem Ball.` */
export const metFirst: Say = (ruling) => {
  const [figure, met] = [bodiesIn(ruling, 'figure')[0], bodiesIn(ruling, 'met')[0]];
  if (figure === undefined || met === undefined) return ofSide(ruling);
  const [who, whom] = [bodyWords(figure), bodyWords(met)];
  return words(`Foul: ${who.de} traf ${whom.de} vor dem Ball.`, `Foul: ${who.en} met ${whom.en} before the ball.`);
};
export const blockFoul: Say = (ruling) => {
  const [figure, met] = [bodiesIn(ruling, 'figure')[0], bodiesIn(ruling, 'met')[0]];
  if (figure === undefined || met === undefined) return ofSide(ruling);
  const who = bodyWords(figure);
  if (met === 'ball')
    return words(
      `Foul: ${who.de} traf beim Verteidigen den rollenden Ball.`,
      `Foul: ${who.en} met the rolling ball with a block flick.`,
    );
  const whom = bodyWords(met);
  return words(
    `Foul: ${who.de} traf beim Verteidigen ${whom.de}.`,
    `Foul: ${who.en} met ${whom.en} with a block flick.`,
  );
};

/** What has no better words: its name, whose it is, and why. */
export const ofSide: Say = (ruling) => {
  const named = asSubject(CALL_LABELS[ruling.call] ?? words(ruling.call, ruling.call));
  const whose = whoseIs(ruling);
  return because(
    both((language) => `${named[language]}${whose[language]}`),
    reasonIn(WHY_ILLEGAL, ruling.paragraphs),
  );
};
function whoseIs({ call, for: given, against }: Ruling): Words {
  if (CARDS.has(call) && against !== undefined) return side('für', 'for', against);
  return given === undefined || (DONE.has(call) && against !== undefined) ? by(against) : side('für', 'for', given);
}
const by = (against: Side | undefined): Words => (against === undefined ? words('', '') : side('von', 'by', against));
const side = (de: string, en: string, which: Side): Words =>
  words(` ${de} ${sideWords(which).de}`, ` ${en} ${sideWords(which).en}`);

/** What stands wrong is put right, and that is all. */
export const illegalPosition: Say = (ruling) => {
  const figures = bodiesIn(ruling, 'figures');
  const whose = by(ruling.against);
  const named = figures.length === 0 ? words('die Figuren', 'the figures') : listOf(figures);
  const many = words(`${figures.length} Figuren`, `${figures.length} figures`);
  const who = figures.length > MOST_NAMED ? many : named;
  return words(
    `Unerlaubte Position${whose.de}: Der Schiedsrichter stellt ${who.de} richtig hin, sonst folgt nichts.`,
    `Illegal position${whose.en}: the referee puts ${who.en} right, and nothing else follows.`,
  );
};
const MOST_NAMED = 3;

export const again: Say = (ruling) => {
  const why = reasonIn(WHY_ILLEGAL, ruling.paragraphs);
  return because(words('Noch einmal', 'Once more'), why);
};
export const rightLost: Say = (ruling) => {
  const why = reasonIn(WHY_ILLEGAL, ruling.paragraphs);
  const { de, en } = sideWords(ruling.for ?? 'red');
  return because(words(`Jetzt führt ${de} aus`, `Now ${en} takes it`), why);
};
