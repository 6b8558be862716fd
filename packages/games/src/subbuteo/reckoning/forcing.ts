import type { Paragraph } from '../rulebook.ts';
import { OUT_OF_REACH } from './over-line.ts';

/** Whether something can be forced off a figure so far beyond a line: less than a ball is wide ['FISTF-II.2.1.1.2.1'] [S-13]; never off one that the referee has put at the edge [S-16]. */
export function mayForceOff(
  gap: number,
  isAtEdge: boolean,
): { readonly possible: boolean; readonly by: readonly Paragraph[] } {
  if (isAtEdge) return { possible: false, by: ['FISTF-II.2.1.2.7'] };
  const possible = gap < OUT_OF_REACH;
  return { possible, by: [possible ? 'FISTF-II.2.1.1.2.1' : 'FISTF-II.2.1.1.2.2'] };
}
