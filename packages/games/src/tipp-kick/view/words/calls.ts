import type { LogEntry, Words } from '@bande/core';
import type { Call } from '../../referee/calls.ts';
import type { Ruling, TippKick } from '../../state.ts';
import { factWords } from './deeds.ts';
import { words } from './naming.ts';
import { DONE } from './offence-words.ts';

export { callWords, thenWords } from './call-words.ts';
export { DONE, SHORT } from './offence-words.ts';

export const GOALS: ReadonlySet<Call> = new Set<Call>(['goal', 'ownGoal']);
export const ENDS: ReadonlySet<Call> = new Set<Call>([
  'matchOver',
  'extraTime',
  'periodOver',
  'abandoned',
  'disqualified',
]);
export const OUTS: ReadonlySet<Call> = new Set<Call>(['corner', 'goalKick', 'kickIn']);
export const TO_PLAYERS: ReadonlySet<Call> = new Set<Call>(['abandoned', 'disqualified', 'caution', 'admonition']);

/** Whoever has a kick has the ball: the colour on top says nothing then. */
const KICKS: ReadonlySet<Call> = new Set<Call>([...OUTS, 'penalty', 'freeKick', 'indirectFreeKick', 'kickOff']);

/** That time is over is plain where the period ends with it, and what comes of two offences at once is said with the first. */
export function inTime(rulings: readonly Ruling[]): readonly Ruling[] {
  const isEnd = rulings.some(({ call }) => ENDS.has(call));
  const isStopped = rulings.some(({ call, restart }) => restart !== undefined || KICKS.has(call));
  const all = rulings.filter(({ call }) => (call !== 'signal' || !isEnd) && (call !== 'possession' || !isStopped));
  const first = all.find(({ call, restart }) => DONE.has(call) && restart !== undefined);
  return all.map((ruling) => (ruling !== first && DONE.has(ruling.call) ? withoutRestart(ruling) : ruling));
}
function withoutRestart(ruling: Ruling): Ruling {
  const { restart: _, ...said } = ruling;
  return said;
}

/** Where the ball went out is said before who gets it. */
export function opens({ fact, rulings }: LogEntry<TippKick>): Words | null {
  const [first] = rulings;
  return fact.kind === 'ballOver' && first !== undefined && OUTS.has(first.call) ? sentence(factWords(fact)) : null;
}
const sentence = ({ de, en }: Words): Words => words(`${de}.`, `${en}.`);
