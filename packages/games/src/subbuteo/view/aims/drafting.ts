import type { Action as AnyAction } from '@bande/core';
import type { Flick } from '../../actions.ts';
import { groundIn, placesNow, stands } from '../../motion.ts';
import { isFigure, sideOf, type Figure } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { directionOf, distance, towardsBall } from './aiming.ts';
import { cellName, isCell, middleOf } from '../words/board.ts';
import { choosable, flickToBegin, isTick } from './choosing.ts';
import { beginsKeeping } from '../hands/keeping.ts';
import { beginsAgain, placeAt } from '../hands/setting-up.ts';
import { takeAt } from '../hands/taking.ts';

type Choice = AnyAction<Subbuteo>;

/** Of the side that was flicked last, the figure that is nearest to the ball begins, towards it; what is put begins where it is. */
export function begins(example: Choice, last: Choice | null, match: Match, now: Choice | null = null): Choice {
  if (example.kind === 'place') return beginsAgain(example, last, match);
  if (example.kind === 'keep') return beginsKeeping(example, match, now);
  if (example.kind !== 'flick') return example;
  const { figure, strength } = last?.kind === 'flick' ? last : example;
  const chosen = now?.kind === 'flick' ? now.figure : null;
  return flickToBegin(match, sideOf(figure), { strength }, chosen) ?? example;
}

/** Without a hand on the table: pointing at a figure takes that one, which looks at the ball then; pointing anywhere else aims there. */
export function draftAt(draft: Choice, id: string, match: Match): Choice | null {
  if (draft.kind === 'place') return placeAt(draft, id, match);
  if (draft.kind === 'take') return takeAt(draft, id, match);
  return draft.kind === 'flick' ? flickAt(draft, id, match) : null;
}

function flickAt(draft: Flick, id: string, match: Match): Flick | null {
  const { motion } = match.state;
  const places = placesNow(match);
  const own = choosable(match, draft.figure);
  const taken = (figure: Figure): Flick => ({
    ...draft,
    figure,
    direction: towardsBall(figure, places),
    tick: draft.tick && isTick(match, figure),
  });
  if (isFigure(id)) return own.includes(id) && stands(motion, id) ? taken(id) : null;
  if (!isCell(id)) return null;
  const { pitch } = groundIn(match);
  const here = own.filter((figure) => stands(motion, figure) && cellName(pitch, places[figure]) === id);
  // Pointed at again, the next one of those that stand there.
  const next = here[(here.indexOf(draft.figure) + 1) % Math.max(1, here.length)];
  if (next !== undefined && next !== draft.figure) return taken(next);
  const [from, to] = [places[draft.figure], cellName(pitch, places.ball) === id ? places.ball : middleOf(pitch, id)];
  if (distance(from, to) < 0.005) return draft;
  return { ...draft, direction: directionOf(draft.figure, to.x - from.x, to.y - from.y) };
}
