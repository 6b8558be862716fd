import type { LogEntry, Words } from '@bande/core';
import type { Choice, ConsequenceOf } from '../../consequences.ts';
import { CALL_LABELS } from '../../labels/calls.ts';
import type { Side } from '../../names.ts';
import type { Subbuteo } from '../../state.ts';
import { ALL_FIVE, callWords, kickOffFor } from './call-words.ts';
import { CARDS, ENDS, GOALS, isBallOut, isOf, RESTARTS, type Called } from './called.ts';
import { both, sideWords, words } from './naming.ts';

/** What comes of it, in one sentence of the game; null: nothing that would have to be said. */
export function followWords(
  cause: Called,
  effects: readonly Called[],
  stop: readonly Called[],
  entries: readonly LogEntry<Subbuteo>[],
): Words | null {
  const end = stop.find((one) => isOf(ENDS, one));
  if (end !== undefined) return end.ruling.call === 'periodOver' ? HALF_TIME : endWords(end, cause);
  const offer = offerIn(entries);
  if (offer !== null) return choiceWords(offer);
  const next = effects.length === 0 && isBallOut(cause) ? [cause] : effects;
  if (next.length > 0) return joined(next.map(({ ruling }) => callWords(ruling)));
  return isOf(GOALS, cause) ? afterGoal(cause) : ballWords(cause, stop);
}

const HALF_TIME = words(
  'Halbzeit: Die Seiten werden gewechselt, im Bild bleibt jeder, wo er war.',
  'Half-time: ends are changed, in the picture everybody stays where he was.',
);
const endWords = (end: Called, cause: Called): Words | null =>
  end === cause && end.ruling.call === 'disqualified' ? null : callWords(end.ruling);

/** `Gelbe Karte für Rot, Strafstoß für Blau.` */
function joined(all: readonly Words[]): Words {
  return both((language) => {
    const [first = '', ...rest] = all.map((one) => one[language].replace(/\.$/, ''));
    return `${[first, ...rest.map((one) => (language === 'en' ? inner(one) : one))].join(', ')}.`;
  });
}
const inner = (said: string): string =>
  /^(Red|Blue)\b/.test(said) ? said : `${said.charAt(0).toLowerCase()}${said.slice(1)}`;

function afterGoal({ ruling: { call, against, detail } }: Called): Words | null {
  if (call === 'goal' || call === 'ownGoal') return against === undefined ? null : kickOffFor(against);
  return detail?.['outOfReach'] === true ? ALL_FIVE : null;
}

/** Whose ball it is now, where it has changed hands. */
function ballWords(cause: Called, stop: readonly Called[]): Words | null {
  const change = stop.findLast(({ ruling }) => ruling.call === 'change')?.ruling;
  if (change?.for === undefined || isOf(CARDS, cause) || isOf(RESTARTS, cause)) return null;
  return ballOf(change.for);
}
export const ballOf = (side: Side): Words => words(`Ball für ${sideWords(side).de}.`, `${sideWords(side).en}’s ball.`);

// ── what somebody may choose ──────────────────────────────────────────────────────────────────────────────────────

type Offered = ConsequenceOf<'offer'>;

/** What is open to somebody since this stop; null: nothing, or it has been answered. */
export function offerIn(entries: readonly LogEntry<Subbuteo>[]): Offered | null {
  const at = entries.findLastIndex(({ rulings }) => rulings.some((one) => offeredBy(one) !== undefined));
  if (at < 0 || entries.slice(at + 1).some(({ fact }) => ANSWERED.has(fact.kind))) return null;
  return entries[at]!.rulings.map(offeredBy).findLast((one) => one !== undefined) ?? null;
}
const ANSWERED: ReadonlySet<string> = new Set(['optionTaken', 'optionLapsed']);
const offeredBy = ({ then = [] }: LogEntry<Subbuteo>['rulings'][number]): Offered | undefined =>
  then.find((one): one is Offered => one.kind === 'offer');

function choiceWords({ to, choices }: Offered): Words {
  const who = sideWords(to);
  const all = choices.filter(({ choice }) => choice !== 'leave').map(nameOf);
  if (choices.every(({ choice }) => choice === 'back' || choice === 'leave'))
    return words(`${who.de} darf „Zurück!“ rufen.`, `${who.en} may call “Back!”.`);
  const listed = both((language) => all.map((one) => one[language]).join(OR[language]));
  return words(`${who.de} darf wählen: ${listed.de}.`, `${who.en} may choose: ${listed.en}.`);
}
const OR = { de: ' oder ', en: ' or ' } as const;
function nameOf({ choice, call }: Choice): Words {
  if (choice === 'back') return words('„Zurück!“', '“Back!”');
  if (choice === 'playOn') return words('weiterspielen', 'play on');
  return (call === undefined ? undefined : CALL_LABELS[call]) ?? words('Annehmen', 'take it');
}
