import type { LogEntry } from '@bande/core';
import type { Mark } from '@bande/stage/view';
import { goalBehind, other } from '../names.ts';
import type { Subbuteo } from '../state.ts';
import { factWords } from './deeds.ts';
import { words } from './naming.ts';

/** On the timeline of a replay: balls in a goal, and where everything was set up anew. */
export function mark({ fact }: LogEntry<Subbuteo>): Mark<Subbuteo> | null {
  if (fact.kind === 'ballOver' && fact.inGoal)
    return { kind: 'goal', side: other(goalBehind(fact.line)), label: factWords(fact) };
  return fact.kind === 'linedUp'
    ? { kind: 'period', side: null, label: words('Neu aufgestellt', 'Set up anew') }
    : null;
}
