import type { LogEntry } from '@bande/core';
import type { Mark } from '@bande/stage/view';
import { other } from '../../names.ts';
import type { Match, TippKick } from '../../state.ts';
import { callWords, DONE } from '../words/calls.ts';
import { words } from '../words/naming.ts';
import { nearMiss } from '../words/tried.ts';

type Call = TippKick['call'];

/** What a call is on the timeline of a replay; the first that fits marks the fact. */
const MARKS: readonly (readonly [Mark<TippKick>['kind'], readonly Call[]])[] = [
  ['goal', ['goal', 'ownGoal']],
  ['card', ['abandoned', 'disqualified', 'caution', 'admonition']],
  ['period', ['matchOver', 'extraTime', 'periodOver']],
  [
    'call',
    ['penaltyAgain', 'noGoal', ...(DONE as ReadonlySet<Call>), 'penalty', 'freeKick', 'indirectFreeKick', 'corner'],
  ],
];
export const markWords = {
  gain: words('Pfosten, Latte', 'post, bar'),
  call: words('Pfiff', 'whistle'),
  card: words('Ermahnung, Verwarnung', 'admonition, caution'),
} as const;

export function mark(entry: LogEntry<TippKick>, match?: Match): Mark<TippKick> | null {
  for (const [kind, calls] of MARKS) {
    const found = calls.flatMap((call) => entry.rulings.filter((ruling) => ruling.call === call))[0];
    if (found !== undefined) return { kind, side: found.for ?? found.against ?? null, label: callWords(found, match) };
  }
  return nearly(entry);
}

/** Post or bar; saves are so many that they would hide the goals. */
function nearly({ fact, rulings }: LogEntry<TippKick>): Mark<TippKick> | null {
  const near = fact.kind === 'frameStruck' ? nearMiss(fact, rulings) : null;
  return fact.kind !== 'frameStruck' || near === null ? null : { kind: 'gain', side: other(fact.goal), label: near };
}
