import { SIDES, type Figure } from '../names.ts';
import { missIn } from '../reckoning/miss.ts';
import { pressIn, type Press } from '../reckoning/press.ts';
import {
  playIsOver,
  withCourse,
  withReserve,
  withState,
  type Fact,
  type FactOf,
  type Match,
  type Course,
} from '../state.ts';
import { closeOption } from './in-play.ts';

/** What ends in the course of play, whatever is ruled on it: a flick, the rolling of the ball, its being in play. */

/** A figure's flick is over: it rests, lies, or is gone. */
export const flickIsOver = (match: Match, figure: Figure): Match =>
  withState(match, {
    flicks: match.state.flicks.map((one) => (one.figure === figure && !one.over ? { ...one, over: true } : one)),
  });

/** It can no longer meet the ball [S-5]; until it rests it may still disturb. */
export function flickHasMissed(match: Match, fact: Fact): Match {
  const missed = missIn(match, fact);
  if (missed === null) return match;
  return withState(match, {
    flicks: match.state.flicks.map((one) => (one.fact === missed.fact ? { ...one, missed: true } : one)),
  });
}

/** Whatever the ball lies against, it comes back from nowhere any more ['FISTF-II.5.3.5.1']. */
export function ballRests(match: Match, fact: FactOf<'rested'>): Match {
  const press = pressIn(match, fact);
  return withCourse(playIsOver(withState(match, { rolling: false })), {
    passive: [],
    before: press?.undoes === true ? heldBy(match, press) : null,
    pressed: press === null ? null : { at: press.at },
    freed: null,
  });
}

/** It was never lost; but it has touched another figure, and the plays count on only if it lies against the figure that made them [S-37]. */
function heldBy({ state }: Match, { figures }: Press): Course['before'] {
  const { before } = state.course;
  if (before === null) return null;
  const isHeld = figures.some((figure) => figure === before.run?.who);
  return { ...before, run: isHeld ? before.run : null };
}

/** 'FISTF-II.6.2.7.c': nobody blocks any more. 'FISTF-II.9.2.1.4': a keeper may come back, whoever gets the restart. */
export const ballIsOut = (match: Match, fact: FactOf<'ballOver'>): Match =>
  SIDES.reduce(
    (before, side) => withReserve(before, side, { mayReturn: before.state.reserve[side].is === 'on' }),
    withState(closeOption(flickHasMissed(match, fact)), { block: null }),
  );
