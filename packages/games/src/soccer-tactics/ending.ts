import { accept, refuse, type Ending, type Result, type Worth } from '@bande/core';
import { nameOf, sideNamed, type Match, type SoccerTactics } from './state.ts';
import { other, type Side, type SideName } from './table.ts';

/** Ends that the booklet does not know [I-51]. */
export function ended(match: Match, how: Ending<SoccerTactics>): Result<Worth<SoccerTactics>> {
  switch (how.kind) {
    case 'resigned':
    case 'left':
      return accept(lostBy(match, sideNamed(how.by)));
    case 'drawAgreed':
      return refuse('notOffered', ['STW-11C.1.1', 'STW-11C.3'], 'extra time and shoot-out find a winner');
    case 'calledOff':
      return accept({ winner: null, score: goalsByName(match.state.score), paragraphs: ['STW-0.17'] });
  }
}

export const goalsByName = ([red, blue]: readonly [number, number]): Readonly<Record<SideName, number>> => ({
  red,
  blue,
});

/** 'STW-0.17': more goals win, so a winner who has not more is given one more than the loser. */
function lostBy({ state: { score } }: Match, side: Side): Worth<SoccerTactics> {
  const winner = other(side);
  const [played, paragraphs] = [goalsByName(score), ['STW-0.17'] as const];
  if (score[winner] > score[side]) return { winner: nameOf(winner), score: played, paragraphs };
  const given = { ...played, [nameOf(winner)]: score[side] + 1 };
  return { winner: nameOf(winner), score: given, paragraphs, awarded: { played, paragraphs } };
}
