import { ended } from '../ending.ts';
import { isSolo, sideNamed, type Match, type Ruling } from '../state.ts';
import { other } from '../table.ts';
import type { FactOf } from './facts.ts';
import { ruling } from './ruling.ts';
import { soloIsOver } from './solo.ts';

/** What the laws say of an end that a player makes himself ['ICF-139', 'ICF-143g', 'ICF-143i']; of one that both agree on they say nothing. */
export function ruledOnEnd(match: Match, fact: FactOf<'ended'>): readonly Ruling[] {
  const { how } = fact;
  const worth = ended(match, how);
  if (!('by' in how) || !worth.ok) return [];
  const { winner, paragraphs } = worth.value;
  if (isSolo(match)) return [soloIsOver(match, fact, paragraphs, false)];
  if (winner === null) return [ruling(fact, 'bothLose', paragraphs)];
  return [ruling(fact, 'matchWon', paragraphs, { for: sideNamed(winner), against: other(sideNamed(winner)) })];
}
