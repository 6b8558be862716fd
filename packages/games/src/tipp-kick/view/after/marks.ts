import type { LogEntry } from '@bande/core';
import type { Mark } from '@bande/stage/view';
import { other } from '../../names.ts';
import type { Match, TippKick } from '../../state.ts';
import { callWords, DONE } from '../words/calls.ts';
import { words } from '../words/naming.ts';
import { nearMiss } from '../words/tried.ts';

type Call = TippKick['call'];

type Marked = Pick<Mark<TippKick>, 'kind' | 'means'> & { readonly calls: readonly Call[] };
/** What a call is on the timeline of a replay; the first that fits marks the fact. */
const MARKS: readonly Marked[] = [
  { kind: 'goal', means: null, calls: ['goal', 'ownGoal'] },
  {
    kind: 'card',
    means: words('Ermahnung, Verwarnung', 'admonition, caution'),
    calls: ['abandoned', 'disqualified', 'caution', 'admonition'],
  },
  { kind: 'period', means: null, calls: ['matchOver', 'extraTime', 'periodOver'] },
  {
    kind: 'call',
    means: words('Pfiff', 'whistle'),
    calls: [
      'penaltyAgain',
      'noGoal',
      ...(DONE as ReadonlySet<Call>),
      'penalty',
      'freeKick',
      'indirectFreeKick',
      'corner',
    ],
  },
];
const NEARLY = { kind: 'gain', means: words('Pfosten, Latte', 'post, bar') } as const;

export function mark(entry: LogEntry<TippKick>, match?: Match): Mark<TippKick> | null {
  for (const { kind, means, calls } of MARKS) {
    const found = calls.flatMap((call) => entry.rulings.filter((ruling) => ruling.call === call))[0];
    if (found !== undefined)
      return { kind, means, side: found.for ?? found.against ?? null, label: callWords(found, match) };
  }
  return nearly(entry);
}

/** Post or bar; saves are so many that they would hide the goals. */
function nearly({ fact, rulings }: LogEntry<TippKick>): Mark<TippKick> | null {
  const near = fact.kind === 'frameStruck' ? nearMiss(fact, rulings) : null;
  return fact.kind !== 'frameStruck' || near === null ? null : { ...NEARLY, side: other(fact.goal), label: near };
}
