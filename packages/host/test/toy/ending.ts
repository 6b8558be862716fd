import { accept, refuse, type Ending, type Match, type Result, type Worth } from '@bande/core';
import type { Toy } from './state.ts';

/** Whoever gives up has lost; a draw is agreed at equal points. */
export function ended({ state: { score } }: Match<Toy>, how: Ending<Toy>): Result<Worth<Toy>> {
  switch (how.kind) {
    case 'resigned':
    case 'left':
      return accept({ winner: how.by === 'first' ? 'second' : 'first', score, paragraphs: ['TOY-2.1'] });
    case 'drawAgreed':
      return score.first === score.second
        ? accept({ winner: null, score, paragraphs: ['TOY-2.2'] })
        : refuse('notOffered', ['TOY-2.2'], 'the score is not level');
    case 'calledOff':
      return accept({ winner: null, score, paragraphs: ['TOY-2.1'] });
  }
}
