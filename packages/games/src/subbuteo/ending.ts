import { accept, refuse, type Ending, type Result, type Worth } from '@bande/core';
import type { Side } from './names.ts';
import { forfeitedBy } from './reckoning/forfeit.ts';
import { leaderOf } from './reckoning/periods.ts';
import { isTraining, type Match, type Subbuteo } from './state.ts';

/** Ends that the rules do not know [S-296]. */
export function ended(match: Match, how: Ending<Subbuteo>): Result<Worth<Subbuteo>> {
  if (isTraining(match)) return refuse('notOffered', [], 'a training has no result');
  switch (how.kind) {
    case 'resigned':
    case 'left':
      return accept(lostBy(match, how.by));
    case 'drawAgreed':
      return drawn(match);
    case 'calledOff':
      return accept({ winner: null, score: match.state.score, paragraphs: ['FISTF-I.17.6.1'] });
  }
}

/** As after a red card, without the card. */
function lostBy(match: Match, side: Side): Worth<Subbuteo> {
  const { winner, score, by, awarded } = forfeitedBy(match, side);
  const paragraphs = ['FISTF-I.17.6.1', by] as const;
  return { winner, score, paragraphs, ...(awarded === undefined ? {} : { awarded }) };
}

/** 'FISTF-I.6.2': a level score is a draw, and no other; a knock-out match has a winner. */
function drawn(match: Match): Result<Worth<Subbuteo>> {
  const { settings } = match.setup;
  if (settings.knockOut || settings.shootOutOnly)
    return refuse('notOffered', ['FISTF-II.3.3.1.1.1'], 'this match must have a winner');
  if (leaderOf(match) !== null) return refuse('notOffered', ['FISTF-I.6.2'], 'the score is not level');
  return accept({ winner: null, score: match.state.score, paragraphs: ['FISTF-I.6.2'] });
}
