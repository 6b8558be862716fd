import type { Words } from '@bande/core';
import { sayingOfSide } from '@bande/stage/view';
import type { Side } from '../../names.ts';
import type { Match, Ruling } from '../../state.ts';
import { asSubject, both, sideWords, words } from './naming.ts';

/** The parts from which the words of a call are put together. */
export type Say = (ruling: Ruling, match?: Match) => Words;

/** Of the side that it is for, if it is for one. */
export const forSide = sayingOfSide(sideWords, (ruling: Ruling) => ruling.for);
/** And of the one that it is against. */
export const againstSide = sayingOfSide(sideWords, (ruling: Ruling) => ruling.against);

export const text = ({ detail }: Ruling, key: string): string => String(detail?.[key] ?? '');
export const number = ({ detail }: Ruling, key: string): number | null => {
  const value = detail?.[key];
  return typeof value === 'number' ? value : null;
};

/** `Kein Tor: Die Zeit war schon um.`; a reason in German begins a sentence of its own. */
export const because = (said: Words, why: Words | null): Words =>
  why === null ? ended(said) : words(`${said.de}: ${why.de}.`, `${said.en}: ${why.en}.`);
export const ended = ({ de, en }: Words): Words => words(`${de}.`, `${en}.`);
/** `Ermahnung für Rot`. */
export const named = (what: Words, de: string, en: string, side: Side | undefined): Words => {
  const { de: german, en: english } = asSubject(what);
  return side === undefined
    ? words(german, english)
    : words(`${german} ${de} ${sideWords(side).de}`, `${english} ${en} ${sideWords(side).en}`);
};
/** One sentence after the other. */
export const joined = (...all: readonly (Words | null)[]): Words =>
  both((language) => all.flatMap((one) => (one === null ? [] : [one[language]])).join(' '));

/** `15,6 cm`, `15.6 cm`. */
export function centimetres(mm: number): Words {
  const tenths = String(Math.floor(mm) / 10);
  return words(`${tenths.replace('.', ',')} cm`, `${tenths} cm`);
}
/** `10 Sekunden`, `1 second`. */
export function secondsWords(seconds: number): Words {
  const n = Math.round(seconds);
  return words(`${n} ${n === 1 ? 'Sekunde' : 'Sekunden'}`, `${n} ${n === 1 ? 'second' : 'seconds'}`);
}
