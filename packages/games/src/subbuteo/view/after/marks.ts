import type { LogEntry } from '@bande/core';
import type { Mark } from '@bande/stage/view';
import { goalBehind, isKeeper, other, sideOf } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { callWords, CARDS, DONE } from '../words/calls.ts';
import { factWords } from '../words/deeds.ts';
import { words } from '../words/naming.ts';
import { nearMiss } from '../words/tried.ts';

type Call = Subbuteo['call'];

/** What a call is on the timeline of a replay; the first that fits marks the fact. */
const MARKS: readonly (readonly [Mark<Subbuteo>['kind'], readonly Call[]])[] = [
  ['goal', ['goal', 'ownGoal', 'shotScored']],
  ['card', [...CARDS]],
  ['period', ['matchOver', 'shootOut', 'extraTime', 'periodOver', 'kickOff']],
  ['call', ['penalty', 'freeKick', 'noGoal', ...DONE, 'pressBall', 'corner', 'shotMissed']],
];
export const markWords = {
  gain: words('Beinahe-Tor', 'near miss'),
  call: words('Pfiff', 'whistle'),
} as const;

export const markOfMatch = (entry: LogEntry<Subbuteo>, match: Match): Mark<Subbuteo> | null =>
  called(entry) ?? nearly(entry, match);

function called({ rulings }: LogEntry<Subbuteo>): Mark<Subbuteo> | null {
  for (const [kind, calls] of MARKS) {
    const found = calls.flatMap((call) => rulings.filter((ruling) => ruling.call === call))[0];
    if (found !== undefined) return { kind, side: found.for ?? found.against ?? null, label: callWords(found) };
  }
  return null;
}

/** Post, crossbar, or a keeper who has turned it aside: here the match is the one after it, so he has the ball by now. */
function nearly({ fact, rulings }: LogEntry<Subbuteo>, match: Match): Mark<Subbuteo> | null {
  const near = nearMiss(fact, [], match);
  if (near !== null && fact.kind === 'rebounded') return { kind: 'gain', side: match.state.attacker, label: near };
  const isSaved =
    fact.kind === 'ballTouched' && isKeeper(fact.touchedBy) && rulings.some(({ call }) => call === 'change');
  return isSaved ? { kind: 'gain', side: other(sideOf(fact.touchedBy)), label: words('Gehalten!', 'Saved!') } : null;
}

/** Where nobody calls anything: balls in a goal, and where everything was set up anew. */
export function markOfTraining({ fact }: LogEntry<Subbuteo>): Mark<Subbuteo> | null {
  if (fact.kind === 'ballOver' && fact.inGoal)
    return { kind: 'goal', side: other(goalBehind(fact.line)), label: factWords(fact) };
  return fact.kind === 'linedUp'
    ? { kind: 'period', side: null, label: words('Neu aufgestellt', 'Set up anew') }
    : null;
}
