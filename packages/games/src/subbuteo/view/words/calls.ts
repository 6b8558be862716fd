import type { Words } from '@bande/core';
import type { Event } from '../../events.ts';
import type { Fact, Ruling } from '../../state.ts';
import { isShownAs } from '../shown/shown-at.ts';
import { callWords } from './call-words.ts';
import { sideWords, words } from './naming.ts';

export { callWords } from './call-words.ts';
export { CARDS, DONE } from './offence-words.ts';

/** Where it has been said how the ball was lost: whose it is now. */
export function thenWords(ruling: Ruling): Words {
  const { call, for: given, paragraphs } = ruling;
  if (call !== 'change' || given === undefined || paragraphs.includes('FISTF-II.5.3.5.1')) return callWords(ruling);
  return words(`${sideWords(given).de} hat den Ball.`, `${sideWords(given).en} has the ball.`);
}

/** Whose ball it is comes before what he may do about it. */
export const inTime = (rulings: readonly Ruling[]): readonly Ruling[] => [
  ...rulings.filter(({ call }) => call === 'change'),
  ...rulings.filter(({ call }) => call !== 'change'),
];

/** Where the ball went out is said before who gets it. */
export const opens = (fact: Event | Fact, [first]: readonly Ruling[]): boolean =>
  fact.kind === 'ballOver' && first !== undefined && isShownAs(first, 'out');
