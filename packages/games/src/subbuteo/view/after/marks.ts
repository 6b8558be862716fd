import type { LogEntry } from '@bande/core';
import type { Mark } from '@bande/stage/view';
import { goalBehind, isKeeper, other, sideOf } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { callWords, CARDS, DONE } from '../words/calls.ts';
import { factWords } from '../words/deeds.ts';
import { words } from '../words/naming.ts';
import { nearMiss } from '../words/tried.ts';

type Call = Subbuteo['call'];

type Marked = Pick<Mark<Subbuteo>, 'kind' | 'means'> & { readonly calls: readonly Call[] };
/** What a call is on the timeline of a replay; the first that fits marks the fact. */
const MARKS: readonly Marked[] = [
  { kind: 'goal', means: null, calls: ['goal', 'ownGoal', 'shotScored'] },
  { kind: 'card', means: null, calls: [...CARDS] },
  { kind: 'period', means: null, calls: ['matchOver', 'shootOut', 'extraTime', 'periodOver', 'kickOff'] },
  {
    kind: 'call',
    means: words('Pfiff', 'whistle'),
    calls: ['penalty', 'freeKick', 'noGoal', ...DONE, 'pressBall', 'corner', 'shotMissed'],
  },
];
const NEARLY = { kind: 'gain', means: words('Beinahe-Tor', 'near miss') } as const;

export const markOfMatch = (entry: LogEntry<Subbuteo>, match: Match): Mark<Subbuteo> | null =>
  called(entry) ?? nearly(entry, match);

function called({ rulings }: LogEntry<Subbuteo>): Mark<Subbuteo> | null {
  for (const { kind, means, calls } of MARKS) {
    const found = calls.flatMap((call) => rulings.filter((ruling) => ruling.call === call))[0];
    if (found !== undefined) return { kind, means, side: found.for ?? found.against ?? null, label: callWords(found) };
  }
  return null;
}

/** Post, crossbar, or a keeper who has turned it aside: here the match is the one after it, so he has the ball by now. */
function nearly({ fact, rulings }: LogEntry<Subbuteo>, match: Match): Mark<Subbuteo> | null {
  const near = nearMiss(fact, [], match);
  if (near !== null && fact.kind === 'rebounded') return { ...NEARLY, side: match.state.attacker, label: near };
  const isSaved =
    fact.kind === 'ballTouched' && isKeeper(fact.touchedBy) && rulings.some(({ call }) => call === 'change');
  return isSaved ? { ...NEARLY, side: other(sideOf(fact.touchedBy)), label: words('Gehalten!', 'Saved!') } : null;
}

/** Where nobody calls anything: balls in a goal, and where everything was set up anew. */
export function markOfTraining({ fact }: LogEntry<Subbuteo>): Mark<Subbuteo> | null {
  if (fact.kind === 'ballOver' && fact.inGoal)
    return { kind: 'goal', means: null, side: other(goalBehind(fact.line)), label: factWords(fact) };
  return fact.kind === 'linedUp'
    ? { kind: 'period', means: null, side: null, label: words('Neu aufgestellt', 'Set up anew') }
    : null;
}
