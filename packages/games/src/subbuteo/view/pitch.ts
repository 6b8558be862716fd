import { isTraining, type Match } from '../state.ts';

/** What a view answers in a match, and what on the training pitch: the one place where it is asked which of them this is. */
export const byPitch =
  <T>(inMatch: T, onTraining: T) =>
  (match: Pick<Match, 'setup'>): T =>
    isTraining(match) ? onTraining : inMatch;
