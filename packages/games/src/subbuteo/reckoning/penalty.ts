import type { Match, Play, Restart } from '../state.ts';

export type Penalty = Pick<Restart, 'by' | 'at' | 'where'>;

/** The penalty that may still have to be taken again: it is due, or, at a desk, its ball is still on its way, be it from the keeper who has saved it [S-212]. */
export function penaltyIn({ state }: Match): Penalty | null {
  const { restart, measured, course } = state;
  if (restart !== null) return restart.kind === 'penalty' ? restart : null;
  const play = measured || course.play === null || course.play.over ? null : shotOf(course.play);
  return play?.restart === 'penalty' ? { by: play.side, at: null, where: null } : null;
}

/** 'FISTF-II.12.1.2.1': time is over, and play goes on for a penalty alone. */
export const isForAPenalty = (match: Match): boolean => match.state.signal && penaltyIn(match) !== null;

const shotOf = (play: Play): Play => (play.as === 'keeper' ? (play.saved?.play ?? play) : play);
