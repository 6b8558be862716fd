import type { Action as AnyAction } from '@bande/core';
import { endOf, type Side } from '../../names.ts';
import { lieNow, spotOf } from '../../plate.ts';
import { toDefend, toPlay } from '../../rights.ts';
import type { Match, TippKick } from '../../state.ts';
import { goalOf } from '../../usual.ts';
import type { Spot } from '../../zones.ts';
import { towards } from './aiming.ts';
import { isCell, middleOf } from '../words/board.ts';
import { shotToBegin } from './choosing.ts';
import { defenceToBegin, turnedToBall } from '../hands/defending.ts';
import { beginsKeeping, goneTo } from '../hands/keeping.ts';
import { meantBy, straightShot } from './meant.ts';

type Choice = AnyAction<TippKick>;

/** Behind the ball, straight at the goal and flat, always as hard: what was right for the last shot is wrong for a set-up, and all hands of a table begin alike. A kicker begins where it stands. */
export function begins(example: Choice, _last: Choice | null, match: Match, now: Choice | null = null): Choice {
  switch (example.kind) {
    case 'shoot': {
      const side = toPlay(match);
      return (side === null ? null : shotToBegin(match, side)) ?? example;
    }
    case 'defend':
      return defenceToBegin(match, toDefend(match) ?? 'red', example);
    case 'keep':
      return beginsKeeping(example, match, now);
    default:
      return example;
  }
}

/** Without a hand on the table: the ball goes where one points, a kicker is put there, a keeper goes to that side. */
export function draftAt(draft: Choice, id: string, match: Match): Choice | null {
  const at = placeOf(id);
  const lie = lieNow(match);
  if (at === null || lie === null) return null;
  switch (draft.kind) {
    case 'shoot': {
      const side = toPlay(match);
      if (side === null) return null;
      const facing = towards(side, spotOf(lie.ball), at);
      return straightShot(match, side, { ...meantBy(match, side, draft), facing });
    }
    case 'defend':
      return turnedToBall(match, toDefend(match) ?? 'red', { ...draft, at: [Math.round(at[0]), Math.round(at[1])] });
    case 'keep':
      return goneTo(draft, at[0] / 4);
    default:
      return null;
  }
}

/** A goal is meant where its cell is pointed at. */
function placeOf(id: string): Spot | null {
  if (id.endsWith('Keeper')) return goalOf(id === 'redKeeper' ? 'red' : 'blue');
  if (!isCell(id)) return null;
  const [x, y] = middleOf(id);
  const goal = (['red', 'blue'] as const).find((side) => isGoalCell(id, side));
  return goal === undefined ? [x, y] : goalOf(goal);
}
const isGoalCell = (id: string, side: Side): boolean => id === (endOf(side) < 0 ? 'D1' : 'D11');
