import type { Award } from '@bande/core';
import { bySide, other, type BySide, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Match, Subbuteo } from '../state.ts';

/** 'FISTF-II.10.3.1.2'. */
const ENOUGH = 3;

interface Forfeit {
  readonly winner: Side;
  readonly score: BySide<number>;
  /** What gives this score. */
  readonly by: Paragraph;
  /** Where it is not the score that was played. */
  readonly awarded?: Award<Subbuteo>;
}

/** This side loses by 0:3, or by the score if that is as bad [S-55]. */
export function forfeitedBy({ state: { score: played } }: Match, side: Side): Forfeit {
  const winner = other(side);
  if (played[winner] - played[side] >= ENOUGH) return { winner, score: played, by: 'FISTF-II.10.3.1.3' };
  const by: Paragraph = 'FISTF-II.10.3.1.2';
  return { winner, score: bySide((one) => (one === winner ? ENOUGH : 0)), by, awarded: { played, paragraphs: [by] } };
}
