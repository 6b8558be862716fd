import type { Call } from '../../referee/calls.ts';
import type { Ruling } from '../../state.ts';
import { firstShown, isShownAs } from '../shown/shown-at.ts';
import { DONE } from './offence-words.ts';

export { callWords, thenWords } from './call-words.ts';
export { DONE } from './offence-words.ts';

/** Whoever has a kick has the ball: the colour on top says nothing then. */
const KICKS: ReadonlySet<Call> = new Set<Call>([
  'corner',
  'goalKick',
  'kickIn',
  'penalty',
  'freeKick',
  'indirectFreeKick',
  'kickOff',
]);

/** That time is over is plain where the period ends with it, and what comes of two offences at once is said with the first. */
export function inTime(rulings: readonly Ruling[]): readonly Ruling[] {
  const isEnd = firstShown(rulings, 'end') !== undefined;
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
export const opens = ([first]: readonly Ruling[]): boolean => first !== undefined && isShownAs(first, 'out');
