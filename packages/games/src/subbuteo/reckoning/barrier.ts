import { isFigure, sideOf, type Figure, type Player, type Side } from '../names.ts';
import { withState, type FactOf, type Match } from '../state.ts';
import { stoodStill, wasMetAtRest } from './resting.ts';

/** A figure that came back from the barrier and runs into something before it has been placed ['FISTF-II.2.1.3.3.1', 'FISTF-II.2.1.3.3.4']. */
interface Disturber {
  readonly figure: Figure;
  readonly side: Side;
  /** What it ran into lay still. */
  readonly atRest: boolean;
}

const isBack = ({ state }: Match, body: Player): body is Figure => isFigure(body) && state.out[body] === 'barrier';

/** Who disturbs with this contact; a figure that stands still is only hit ['FISTF-II.2.1.3.4']. */
export function disturberIn(match: Match, fact: FactOf<'figuresTouched'> | FactOf<'ballTouched'>): Disturber | null {
  if (fact.kind === 'ballTouched') {
    const { touchedBy: figure, ballRolling } = fact;
    if (stoodStill(match, fact) || !isBack(match, figure)) return null;
    return { figure, side: sideOf(figure), atRest: !(ballRolling ?? match.state.rolling) };
  }
  const { touchedBy, touched } = fact;
  const atRest = wasMetAtRest(match, fact);
  if (isBack(match, touchedBy)) return { figure: touchedBy, side: sideOf(touchedBy), atRest };
  if (!atRest && isBack(match, touched)) return { figure: touched, side: sideOf(touched), atRest: false };
  return null;
}

/** At a desk: it slid on when the ball had come to rest, and what it runs into it met before the referee placed it ['FISTF-II.2.1.3.3.1'] [S-295]. */
export function notYetPlaced(match: Match, fact: FactOf<'figuresTouched'> | FactOf<'ballTouched'>): Match {
  const { told, out, atEdge, measured } = match.state;
  const moved = moversIn(match, fact).filter((one) => told.sliding?.includes(one) === true && out[one] === undefined);
  if (measured || moved.length === 0 || match.state.phase !== 'play') return match;
  return withState(match, {
    out: { ...out, ...Object.fromEntries(moved.map((one) => [one, 'barrier'])) },
    atEdge: atEdge.filter((one) => !moved.includes(one)),
  });
}
function moversIn(match: Match, fact: FactOf<'figuresTouched'> | FactOf<'ballTouched'>): readonly Figure[] {
  if (fact.kind === 'ballTouched') return isFigure(fact.touchedBy) && !stoodStill(match, fact) ? [fact.touchedBy] : [];
  const both = wasMetAtRest(match, fact) ? [fact.touchedBy] : [fact.touchedBy, fact.touched];
  return both.filter((one) => isFigure(one));
}
