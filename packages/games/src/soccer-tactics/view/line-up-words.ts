import type { Words } from '@bande/core';
import { pawnNamed, slotName } from '../names.ts';
import type { Match } from '../state.ts';
import { liningUp, type LiningUp } from './lined-up.ts';
import { words } from './naming.ts';

/** A line-up stands already; who wants another one goes one step after the other: who kicks off where, who stands up front, the keeper. Everybody else has a fixed place. */
export function lineUpWords(side: Words, match: Match, picked: readonly string[]): Words {
  const now = liningUp(match, picked);
  if (now === null) return words(`${side.de} stellt auf.`, `${side.en} line up.`);
  const asked = WHERE[now.what](now.pawns.map((pawn) => slotName(pawnNamed(pawn)!)).join(''));
  const orKeeper = now.orKeeper ? words(' oder des Torwarts', ' or the keeper’s') : words('', '');
  return words(
    `So steht ${side.de}. Gleich spielen, oder ${asked.de}${orKeeper.de} ändern (${now.step}/${now.steps}).`,
    `This is how ${side.en} stand. Play, or change ${asked.en}${orKeeper.en} (${now.step}/${now.steps}).`,
  );
}

/** What may be changed next, with the number of whoever comes to stand there. */
const WHERE: { readonly [W in LiningUp['what']]: (number: string) => Words } = {
  kickOff: (number) =>
    number === ''
      ? words('das Feld des Anstoßes', 'the square of the kick-off')
      : words(`das Feld der ${number} beim Anstoß`, `where the ${number} kicks off`),
  striker: (number) => words(`das Feld der ${number}`, `the square of the ${number}`),
  keeper: () => words('das Feld des Torwarts', 'the keeper’s square'),
  noKeeper: () => words('nichts mehr', 'nothing more'),
};
