import { isFigure, sideOf, type Figure, type Player } from '../names.ts';
import { flickOf, withState, type FactOf, type Match } from '../state.ts';

/** At a desk: which figures slide because the other side's flick has run into them; on the table that is seen [S-261]. */

/** 'FISTF-II.5.3.3': it stood, or moved by no flick of its own, and was knocked by that flick, or by one that was knocked so. */
export function arePushed(match: Match, { touchedBy, touched }: FactOf<'figuresTouched'>): Match {
  const { state } = match;
  if (state.measured || !isFigure(touched) || flickOf(state, touched) !== undefined) return match;
  const pushed = state.course.pushed ?? [];
  const isByFlick = state.flicks.some(
    ({ side, involved }) => side !== sideOf(touched) && (involved as readonly Player[]).includes(touchedBy),
  );
  const isPassedOn = sideOf(touchedBy) === sideOf(touched) && (pushed as readonly Player[]).includes(touchedBy);
  return isByFlick || isPassedOn ? withPushed(match, [...new Set([...pushed, touched])]) : match;
}

/** It rests. */
export const isPushedNoMore = (match: Match, figure: Figure): Match =>
  match.state.course.pushed === undefined
    ? match
    : withPushed(
        match,
        match.state.course.pushed.filter((one) => one !== figure),
      );

/** The next flick of the attack, or its own. */
export function nextFlickComes(match: Match, { by, figure }: FactOf<'flicked'>): Match {
  if (match.state.course.pushed === undefined) return match;
  return by === match.state.attacker ? withPushed(match, []) : isPushedNoMore(match, figure);
}

function withPushed(match: Match, pushed: readonly Figure[]): Match {
  const { pushed: _before, ...course } = match.state.course;
  return withState(match, { course: pushed.length === 0 ? course : { ...course, pushed } });
}
