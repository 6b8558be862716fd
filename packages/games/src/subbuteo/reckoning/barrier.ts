import { isFigure, sideOf, type Figure, type Player, type Side } from '../names.ts';
import type { FactOf, Match } from '../state.ts';

/** A figure that came back from the barrier and runs into something before it has been placed ['FISTF-II.2.1.3.3.1', 'FISTF-II.2.1.3.3.4']. */
export interface Disturber {
  readonly figure: Figure;
  readonly side: Side;
  /** What it ran into lay still. */
  readonly atRest: boolean;
}

const isBack = ({ state }: Match, body: Player): body is Figure => isFigure(body) && state.out[body] === 'barrier';

/** Who disturbs with this contact; a figure that stands still is only hit ['FISTF-II.2.1.3.4']. */
export function disturberIn(match: Match, fact: FactOf<'figuresTouched'> | FactOf<'ballTouched'>): Disturber | null {
  if (fact.kind === 'ballTouched') {
    const { touchedBy: figure, atRest, ballRolling } = fact;
    if (atRest || !isBack(match, figure)) return null;
    return { figure, side: sideOf(figure), atRest: !(ballRolling ?? match.state.rolling) };
  }
  const { touchedBy, touched, atRest } = fact;
  if (isBack(match, touchedBy)) return { figure: touchedBy, side: sideOf(touchedBy), atRest };
  if (!atRest && isBack(match, touched)) return { figure: touched, side: sideOf(touched), atRest: false };
  return null;
}
