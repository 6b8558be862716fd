import { isFigure, type Figure } from '../names.ts';
import { isUnderWay } from '../reckoning/resting.ts';
import { untakenIn } from '../reckoning/taking.ts';
import { withState, type Fact, type FactOf, type Match } from '../state.ts';
import type { Told } from '../told.ts';

/** At a desk: what still slides or rolls although play has been stopped, or although it has been placed already [S-295]; on the table that is seen. */
export function slidesOn(match: Match, fact: Fact): Match {
  if (match.state.measured) return match;
  switch (fact.kind) {
    case 'rebounded':
      return hasRebounded(match, fact);
    case 'rested':
      return fact.what === 'ball' ? withTold(match, { rollsOn: false }) : withoutSliding(match, fact.what);
    case 'layDown':
      return withoutSliding(match, fact.figure);
    case 'figureLeft':
      return fact.ground === 'table' ? withoutSliding(match, fact.figure) : match;
    case 'flicked':
    case 'placed':
    case 'linedUp':
    case 'setUpEnded':
    case 'takerNamed':
    case 'waived':
    case 'readied':
      return allIsStill(match); // nobody does that before
    case 'ballTouched':
      return isPlayedWith(match, fact) ? allIsStill(match) : match;
    default:
      return match;
  }
}

const isPlayedWith = ({ state: { course } }: Match, { id }: FactOf<'ballTouched'>): boolean =>
  course.play?.fact === id && (course.play.as === 'flick' || course.play.as === 'keeper');

/** A restart has been taken, whoever has said so. */
export const slidesNoMore = (before: Match, match: Match): Match =>
  untakenIn(before) !== null && untakenIn(match) === null ? allIsStill(match) : match;

function hasRebounded(match: Match, { what, from }: FactOf<'rebounded'>): Match {
  if (what === 'ball') return untakenIn(match) === null ? match : withTold(match, { rollsOn: true });
  return from === 'barrier' && isFigure(what) ? withSliding(match, [what]) : match;
}

/** Whoever was under way when play was stopped. */
export const flicksSlideOn = (match: Match): Match =>
  match.state.measured
    ? match
    : withSliding(
        match,
        match.state.flicks.map(({ figure }) => figure).filter((figure) => isUnderWay(match.state, figure)),
      );

const allIsStill = (match: Match): Match => withTold(match, { sliding: [], rollsOn: false });
const withSliding = (match: Match, figures: readonly Figure[]): Match =>
  withTold(match, { sliding: [...new Set([...(match.state.told.sliding ?? []), ...figures])] });
const withoutSliding = (match: Match, figure: Figure): Match =>
  withTold(match, { sliding: (match.state.told.sliding ?? []).filter((one) => one !== figure) });

interface Change {
  readonly sliding?: readonly Figure[];
  readonly rollsOn?: boolean;
}
function withTold(match: Match, change: Change): Match {
  const { sliding: was = [], rollsOn: did, ...others } = match.state.told;
  const { sliding = was, rollsOn = did === true } = change;
  const told: Told = {
    ...others,
    ...(sliding.length === 0 ? {} : { sliding }),
    ...(rollsOn ? { rollsOn: true } : {}),
  };
  return withState(match, { told });
}
