import type { Words } from '@bande/core';
import { pawnNamed, slotName } from '../../names.ts';
import type { Match } from '../../state.ts';
import { liningUp, type LiningUp } from '../hands/lined-up.ts';
import { words } from './naming.ts';

/** A line-up stands already; who wants another one goes one step after the other: who kicks off where, who stands up front, the keeper. Everybody else has a fixed place. */
export function lineUpWords(side: Words, match: Match, picked: readonly string[]): Words {
  const now = liningUp(match, picked);
  if (now === null) return words(`${side.de} stellt auf.`, `${side.en} line up.`);
  const asked = WHERE[now.what](now.pawns.map((pawn) => slotName(pawnNamed(pawn)!)).join(''));
  const orKeeper = now.orKeeper ? words(' oder den Torwart', ' or the keeper') : words('', '');
  const step = `(${now.step}/${now.steps})`;
  if (asked === null)
    return words(`So steht ${side.de}. Jetzt spielen ${step}.`, `This is how ${side.en} stand. Now play ${step}.`);
  return words(
    `So steht ${side.de}. Gleich spielen, oder für ${asked.de}${orKeeper.de} ein anderes Feld wählen ${step}.`,
    `This is how ${side.en} stand. Play, or choose another square for ${asked.en}${orKeeper.en} ${step}.`,
  );
}

/** For whom another square may be chosen next, by number; null: for nobody. */
const WHERE: { readonly [W in LiningUp['what']]: (number: string) => Words | null } = {
  kickOff: (number) =>
    number === ''
      ? words('den Anstoß', 'the kick-off')
      : words(`die ${number} beim Anstoß`, `the ${number} at the kick-off`),
  striker: (number) => words(`die ${number}`, `the ${number}`),
  keeper: () => words('den Torwart', 'the keeper'),
  noKeeper: () => null,
};
