import { accept, refuse, type Ending, type Result, type Worth } from '@bande/core';
import type { Side } from './names.ts';
import { forfeitedBy } from './reckoning/forfeit.ts';
import type { Paragraph } from './rulebook.ts';
import type { Match, TippKick } from './state.ts';

/** 'DTKV-15.K3', 'DTKV-15.K5': whoever has gone and does not come back ends the match as an abandoned one. */
export const LEFT: readonly Paragraph[] = ['DTKV-15.2.1', 'DTKV-15.K3', 'DTKV-15.K5'];

/** Ends that the rules do not know [C-125]; leaving the plate they know. */
export function ended(match: Match, how: Ending<TippKick>): Result<Worth<TippKick>> {
  switch (how.kind) {
    case 'resigned':
      return accept(lostBy(match, how.by, ['DTKV-I.6']));
    case 'left':
      return accept(lostBy(match, how.by, LEFT));
    case 'drawAgreed':
      return drawn(match);
    case 'calledOff':
      return accept({ winner: null, score: match.state.score, paragraphs: ['DTKV-16.K5'] });
  }
}

function lostBy(match: Match, side: Side, why: readonly Paragraph[]): Worth<TippKick> {
  const { winner, score, by, awarded } = forfeitedBy(match.state.score, side);
  return { winner, score, paragraphs: [...why, by], ...(awarded === undefined ? {} : { awarded }) };
}

/** 'DTKV-16.K5': both agree on what the score says; with extra time a match is to have a winner ['DTKV-4.2.1']. */
function drawn({ state: { score }, setup }: Match): Result<Worth<TippKick>> {
  if (setup.settings.extraTime) return refuse('notOffered', ['DTKV-4.2.1'], 'a level match goes on with extra time');
  if (score.red !== score.blue) return refuse('notOffered', ['DTKV-16.K5'], 'the score is not level');
  return accept({ winner: null, score, paragraphs: ['DTKV-16.K5'] });
}
