import type { FactId } from '@bande/core';
import { LEFT } from '../ending.ts';
import type { BySide, Side } from '../names.ts';
import { forfeitedBy } from '../reckoning/forfeit.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, FactOf, Match, Ruling } from '../state.ts';
import { ruling } from './ruling.ts';

/** Rule 15: the match is abandoned, and how it is scored. */

interface Parts {
  /** The score with the goals of this fact. */
  readonly score?: BySide<number>;
  readonly evidence?: readonly FactId[];
  readonly because?: string;
}

/** Against this player. A disqualified player's match is scored alike ['DTKV-2.4.1'] [C-37]. */
export function abandonment(
  match: Match,
  fact: Fact,
  against: Side,
  by: readonly Paragraph[],
  { score = match.state.score, evidence = [], because }: Parts = {},
  call: 'abandoned' | 'disqualified' = 'abandoned',
): Ruling {
  const { winner, score: counts, by: scoredBy, awarded } = forfeitedBy(score, against);
  const paragraphs: readonly Paragraph[] = [...by, scoredBy];
  return ruling(fact, call, paragraphs, {
    for: winner,
    against,
    evidence,
    ...(because === undefined ? {} : { detail: { because } }),
    then: [{ kind: 'matchIsOver', winner, paragraphs, score: counts, ...(awarded === undefined ? {} : { awarded }) }],
  });
}

/** Of the ends that players make themselves the book knows one: somebody walks away and stays away ['DTKV-15.K5']. */
export function ruledOnEnd(match: Match, fact: FactOf<'ended'>): readonly Ruling[] {
  const { how } = fact;
  return how.kind === 'left' ? [abandonment(match, fact, how.by, LEFT)] : [];
}
