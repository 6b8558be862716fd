import type { LogEntry, Words } from '@bande/core';
import type { Call } from '../../referee/calls.ts';
import type { Ruling, Subbuteo } from '../../state.ts';
import { callWords } from './call-words.ts';
import { factWords } from './deeds.ts';
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

const OUT: ReadonlySet<Call> = new Set<Call>(['corner', 'goalKick', 'throwIn']);
/** Where the ball went out is said before who gets it. */
export function opens({ fact, rulings }: LogEntry<Subbuteo>): Words | null {
  const [first] = rulings;
  return fact.kind === 'ballOver' && first !== undefined && OUT.has(first.call) ? sentence(factWords(fact)) : null;
}
const sentence = ({ de, en }: Words): Words => ({ de: `${de}.`, en: `${en}.` });
