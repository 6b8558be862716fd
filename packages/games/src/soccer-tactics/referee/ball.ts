import { brokenLimits, Occupancy } from '../limits.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Settings, State } from '../state.ts';
import { ballTargetsFrom, columnOf, distance, rowFrom, type Square } from '../table.ts';
import { ballChoices, mayDribble, mayPlayTo, targetKind } from '../turn.ts';
import { pathsBetween } from './moving.ts';

/** Rule 3: how the ball moves. It flies over pawns ['STW-3.7'], so only the shape of the path counts. */
export function ballBreaches(state: State, settings: Settings, to: Square, via?: Square): readonly Paragraph[] {
  const path = state.ball < 0 ? [] : pathBreaches(state, to, via); // of a ball from nobody knows where no path is judged
  if (path.length > 0) return path;
  if (!mayPlayTo(state, settings, to)) return state.phase === 'kickOff' ? ['STW-1B.9'] : ['STW-6C.7'];
  if (state.ball < 0) return [];
  return targetKind(state, to) === 'opponent' && !ballChoices(state, settings).includes(to) ? ['STW-4.11'] : [];
}

function pathBreaches({ ball, roll }: State, to: Square, via?: Square): readonly Paragraph[] {
  if (distance(ball, to) > roll) return ['STW-3.2'];
  return via === undefined ? shapeBreaches(ball, to, roll) : turnBreaches(ball, to, via, roll);
}

/** Too near for the number: the long way there would come back, or turn more than once. */
function shapeBreaches(from: Square, to: Square, n: number): readonly Paragraph[] {
  if (ballTargetsFrom(from, n).includes(to)) return [];
  return ['STW-3.3', pathsBetween(from, to, n).length > 0 ? 'STW-3.6' : 'STW-3.5'];
}

function turnBreaches(from: Square, to: Square, via: Square, n: number): readonly Paragraph[] {
  const path = pathsBetween(from, to, n).find(({ turn }) => turn === via);
  if (path === undefined) return ['STW-3.5', 'STW-3.3'];
  return comesBack(from, via, to) ? ['STW-3.6'] : [];
}

/** Neither the sideways nor the lengthwise part may change its sign [I-09]. */
const comesBack = (from: Square, via: Square, to: Square): boolean =>
  (columnOf(via) - columnOf(from)) * (columnOf(to) - columnOf(via)) < 0 ||
  (rowFrom(0, via) - rowFrom(0, from)) * (rowFrom(0, to) - rowFrom(0, via)) < 0;

/** Where the ball turns on its way with `n`: after the diagonal part, or at the corner of a right angle; `to` if straight ['STW-3.4']. */
export function ballTurn(from: Square, to: Square, n: number): Square {
  const [x, y] = [columnOf(to) - columnOf(from), rowFrom(0, to) - rowFrom(0, from)];
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  if (ax === 0 || ay === 0 || (ax === ay && ax === n)) return to;
  return Math.max(ax, ay) === n ? from + Math.min(ax, ay) * (Math.sign(x) + 8 * Math.sign(y)) : from + x;
}

const occupancy = new Occupancy();

/** 'STW-4C.2': one square, by a carrier who obeys the rules for pawns and is not taking a restart [I-22]. */
export function dribbleBreaches(state: State, settings: Settings, to: Square): readonly Paragraph[] {
  if (!mayDribble(state)) return state.carrier === state.lock ? [state.lockCause, 'STW-4C.1'] : ['STW-4C.1', 'STW-4.9'];
  if (distance(state.ball, to) !== 1) return ['STW-4C.2'];
  return brokenLimits(occupancy.fill(state.pawns), settings, state.carrier, to);
}
