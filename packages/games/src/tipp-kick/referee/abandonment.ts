import type { FactId } from '@bande/core';
import { other, type BySide, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, Match, Ruling } from '../state.ts';
import { ruling } from './ruling.ts';

/** Rule 15: the match is abandoned, and how it is scored. */

/** 'DTKV-15.4.1'. */
const AWARDED = 5;

interface Parts {
  /** The score with the goals of this fact. */
  readonly score?: BySide<number>;
  readonly evidence?: readonly FactId[];
  readonly because?: string;
}

/** 'DTKV-15.4.2' [C-35]: five goals to none, unless the opponent stands better already. */
function isBetter(score: BySide<number>, against: Side): boolean {
  const [his, theirs] = [score[against], score[other(against)]];
  const lead = theirs - his;
  return lead > AWARDED || (lead === AWARDED && theirs > AWARDED);
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
  const winner = other(against);
  const stands = isBetter(score, against);
  const awarded: BySide<number> = against === 'red' ? { red: 0, blue: AWARDED } : { red: AWARDED, blue: 0 };
  const paragraphs: readonly Paragraph[] = [...by, stands ? 'DTKV-15.4.2' : 'DTKV-15.4.1'];
  return ruling(fact, call, paragraphs, {
    for: winner,
    against,
    evidence,
    ...(because === undefined ? {} : { detail: { because } }),
    then: [{ kind: 'matchIsOver', winner, paragraphs, score: stands ? score : awarded }],
  });
}
