import type { Ruling } from '../state.ts';
import type { Call } from './calls.ts';

/** What stands beside a restored situation: words to a player, and why a ball in the goal is none. */
const BESIDE: ReadonlySet<Call> = new Set<Call>([
  'restored',
  'noGoal',
  'abandoned',
  'disqualified',
  'caution',
  'admonition',
]);

/** Where everything is put back ['DTKV-6.8.1.2'] nobody is told what would have come of it. */
export const withoutMoot = (rulings: readonly Ruling[]): readonly Ruling[] =>
  rulings.some(({ call }) => call === 'restored') ? rulings.filter(({ call }) => BESIDE.has(call)) : rulings;
