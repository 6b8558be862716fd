import type { LogEntry, Words } from '@bande/core';
import { isFigure, type BodyName } from '../../names.ts';
import type { Paragraph } from '../../rulebook.ts';
import { whoseWayEnds } from '../../reckoning/miss.ts';
import type { Fact, Ruling, Subbuteo } from '../../state.ts';
import { callWords } from './call-words.ts';
import { ENDS, isBallOut, isOf, type Called } from './called.ts';
import { factWords } from './deeds.ts';
import { asSubject, bodyWords, both, sideWords, words } from './naming.ts';

/** What took place, in one sentence of the game. */

type Entries = readonly LogEntry<Subbuteo>[];

export function causeWords(called: Called, entries: Entries): Words {
  const { entry, ruling } = called;
  const { call } = ruling;
  if (call === 'ownGoal') return forSide(ruling.against ?? 'red', OWN_GOAL);
  if (call === 'back') return backWords(ruling, entry.fact, entries);
  if (call === 'backTaken') return forSide(ruling.for ?? 'red', CALLS_BACK);
  if (isBallOut(called) && entry.fact.kind === 'ballOver') return sentence(factWords(entry.fact));
  return isOf(ENDS, called) && call !== 'disqualified' ? TIME_IS_OVER : inOneSentence(ruling);
}

const TIME_IS_OVER = words('Die Zeit ist um.', 'Time is over.');
const OWN_GOAL = (side: Words): Words => words(`Eigentor von ${side.de}!`, `Own goal by ${side.en}!`);
const CALLS_BACK = (side: Words): Words => words(`${side.de} ruft „Zurück!“.`, `${side.en} calls “Back!”.`);
const forSide = (side: 'red' | 'blue', say: (side: Words) => Words): Words => say(sideWords(side));

/** Only the first sentence: what is said besides comes of it. */
const inOneSentence = (ruling: Ruling): Words =>
  both((language) => callWords(ruling)[language].replace(/(?<=[.!]) .*$/, ''));
const sentence = (said: Words): Words => both((language) => `${said[language]}.`);

// ── how the ball was lost ─────────────────────────────────────────────────────────────────────────────────────────

const of = (...paragraphs: readonly Paragraph[]) => {
  const all = new Set(paragraphs);
  return (ruling: Pick<Ruling, 'paragraphs'>): boolean => ruling.paragraphs.some((one) => all.has(one));
};
const isMiss = of('FISTF-II.5.1.2.1', 'SHORT-possession.2');
const isSave = of('FISTF-II.5.1.2.3');
const isPressed = of('FISTF-II.5.3.5.1');

/** Null: nobody has said how. */
export function lostWords(ruling: Ruling, fact: Fact): Words | null {
  if (isMiss(ruling)) return sentence(says(figureOf(fact, ruling), MISSED));
  if (isPressed(ruling)) return words('Der Ball war eingeklemmt.', 'The ball was pressed.');
  if (fact.kind !== 'ballTouched') return null;
  if (isSave(ruling)) return words('Gehalten!', 'Saved!');
  const { de, en } = bodyWords(fact.touchedBy);
  return words(`Der Ball traf ${de}.`, `The ball met ${en}.`);
}
const MISSED = words('verfehlte den Ball', 'missed the ball');

/** Whose way has ended; where that is nobody's, the side. */
function figureOf(fact: Fact, ruling: Ruling): Words {
  const figure = whoseWayEnds(fact);
  return figure === null ? sideWords(ruling.against ?? 'red') : bodyWords(figure);
}
const says = (who: Words, does: Words): Words => both((language) => `${asSubject(who)[language]} ${does[language]}`);

const OF_BLOCK = of(
  'FISTF-II.6.2.4.a1',
  'FISTF-II.6.2.4.a2',
  'FISTF-II.6.2.4.a3',
  'FISTF-II.6.2.4.b1',
  'SHORT-defence.2',
);
const OF_POSITIONAL = of('FISTF-II.11.2.2.4');

/** Why everything may be put back. */
function backWords(ruling: Ruling, fact: Fact, entries: Entries): Words {
  const met = pairIn(fact) === null ? (entries.findLast((one) => pairIn(one.fact) !== null)?.fact ?? fact) : fact;
  if (OF_BLOCK(ruling)) return meets(met, BY_BLOCK);
  if (OF_POSITIONAL(ruling)) return meets(met, BY_POSITIONAL);
  return sentence(says(figureOf(fact, ruling), MISSED_AND_MET));
}
const MISSED_AND_MET = words('verfehlte den Ball und traf Figuren', 'missed the ball and met figures');
const BY_BLOCK = words('beim Verteidigen', 'with its block flick');
const BY_POSITIONAL = words('beim Stellungszug', 'with its positional flick');

/** `Blau 4 traf beim Verteidigen Rot 9.` */
function meets(fact: Fact, how: Words): Words {
  const [who, met] = pairIn(fact) ?? [];
  const by = who === undefined ? SOMEBODY : asSubject(bodyWords(who));
  const what = met === undefined ? SOMETHING : objectWords(met);
  return words(`${by.de} traf ${how.de} ${what.de}.`, `${by.en} met ${what.en} ${how.en}.`);
}
const SOMEBODY = words('Eine Figur', 'A figure');
const SOMETHING = words('etwas', 'something');
const objectWords = (met: BodyName): Words => (met === 'ball' ? words('den Ball', 'the ball') : bodyWords(met));

function pairIn(fact: Fact): readonly [who: BodyName, met: BodyName] | null {
  if (fact.kind === 'figuresTouched') return [fact.touchedBy, fact.touched];
  return fact.kind === 'ballTouched' && isFigure(fact.touchedBy) ? [fact.touchedBy, 'ball'] : null;
}
