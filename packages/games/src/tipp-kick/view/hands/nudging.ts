import { asTableLies } from '@bande/stage/as-table-lies';
import { toDefend } from '../../rights.ts';
import type { Match } from '../../state.ts';
import { turnedToBall, type Defend } from './defending.ts';
import type { Lay } from './laying.ts';

/** Millimetres of an arrow for a kicker and for the ball. */
const STEPS = { defend: 10, lay: 2 } as const;

/** Moved by so many steps as the screen shows it: to the right, and away from whoever looks at a table that is turned by so many radians. */
export function nudged<P extends Defend | Lay>(
  match: Match,
  put: P,
  steps: readonly [right: number, away: number],
  facing: number,
): P {
  const [east, north] = asTableLies(steps, facing);
  const step = STEPS[put.kind];
  const [x, y] = put.at;
  const at: P['at'] = [x + step * east + 0, y + step * north + 0];
  const moved = { ...put, at };
  return moved.kind === 'defend' ? (turnedToBall(match, toDefend(match) ?? 'red', moved) as P) : moved;
}
