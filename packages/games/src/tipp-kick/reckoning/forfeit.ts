import type { Award } from '@bande/core';
import { bySide, other, type BySide, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { TippKick } from '../state.ts';

/** 'DTKV-15.4.1'. */
const AWARDED = 5;

interface Forfeit {
  readonly winner: Side;
  readonly score: BySide<number>;
  /** What gives this score. */
  readonly by: Paragraph;
  /** Where it is not the score that was played. */
  readonly awarded?: Award<TippKick>;
}

/** This side loses by five goals to none, unless the opponent stands better already ['DTKV-15.4.2'] [C-35]. */
export function forfeitedBy(played: BySide<number>, side: Side): Forfeit {
  const winner = other(side);
  if (isBetter(played, winner)) return { winner, score: played, by: 'DTKV-15.4.2' };
  const by: Paragraph = 'DTKV-15.4.1';
  const score = bySide((one) => (one === winner ? AWARDED : 0));
  const isPlayed = played[winner] === AWARDED && played[side] === 0;
  return { winner, score, by, ...(isPlayed ? {} : { awarded: { played, paragraphs: [by] } }) };
}

function isBetter(score: BySide<number>, winner: Side): boolean {
  const lead = score[winner] - score[other(winner)];
  return lead > AWARDED || (lead === AWARDED && score[winner] > AWARDED);
}
