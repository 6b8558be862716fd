import { groundIn, handTime, lies, stands } from '../motion.ts';
import { FIGURES, type Figure } from '../names.ts';
import type { Match } from '../state.ts';

/** So near that nobody sees green between them, in metres. */
const TOUCHING = 2e-5;

/** Does this figure, which lies, lie against the other one? */
export const liesAgainst = (match: Match, lying: Figure, other: Figure): boolean =>
  groundIn(match).motions.gapOf(match.state.motion, handTime(match), lying, other) < TOUCHING;

/** 'FISTF-II.1.2.3' [S-5] [S-105]: a person has seen it, or another figure leans on this one, which stands. */
export function isEntangled(match: Match, figure: Figure): boolean {
  const { awaiting, measured, motion } = match.state;
  if (awaiting[figure] === 'entangled') return true;
  if (!measured || !stands(motion, figure)) return false;
  return FIGURES.some((other) => other !== figure && lies(motion, other) && liesAgainst(match, other, figure));
}
