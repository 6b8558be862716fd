import { brokenLimits, mayStand, Occupancy } from '../limits.ts';
import type { Paragraph } from '../rulebook.ts';
import { isDefender, isKeeper, mayEnterHalf, onBoard, sideOf, type Pawn, type Settings, type State } from '../state.ts';
import { directionBetween, DIRECTIONS, distance, halfOf, ROOM, type Square } from '../table.ts';
import { touchesLocked } from '../turn.ts';
import { moverNow, turnParagraphs } from './order.ts';

/** Rule 2: how pawns move. The squares of a path in order, the last one being the target. */
type Path = readonly Square[];

/** All paths of exactly `n` king steps with at most one turn, over any square ['STW-2.3', 'STW-2.4']. */
export function pathsBetween(
  from: Square,
  to: Square,
  n: number,
): readonly { readonly turn: Square; readonly path: Path }[] {
  const found: { turn: Square; path: Path }[] = [];
  for (let d1 = 0; d1 < 8; d1++) {
    for (let k = 1; k <= Math.min(n, ROOM[from * 8 + d1]!); k++) {
      const corner = from + k * DIRECTIONS[d1]!;
      if (k === n && corner === to) found.unshift({ turn: to, path: line(from, d1, n) });
      if (k === n) break;
      for (let d2 = 0; d2 < 8; d2++) {
        if (d2 === d1 || ROOM[corner * 8 + d2]! < n - k || corner + (n - k) * DIRECTIONS[d2]! !== to) continue;
        found.push({ turn: corner, path: [...line(from, d1, k), ...line(corner, d2, n - k)] });
      }
    }
  }
  return found;
}
const line = (from: Square, direction: number, n: number): Path =>
  Array.from({ length: n }, (_, i) => from + (i + 1) * DIRECTIONS[direction]!);

const occupancy = new Occupancy();

/** The same question as `moveBreaches`, answered for one path without naming paragraphs: the way of every legal move. */
export function moveIsLegal(state: State, settings: Settings, pawn: Pawn, to: Square, turn: Square): boolean {
  if (pawnMayNotMove(state, settings, pawn).length > 0 || touchesLocked(state, pawn, to)) return false;
  occupancy.fill(state.pawns);
  const from = state.pawns[pawn]!;
  const wayIsOpen = isKeeper(pawn) ? distance(from, to) === 1 : pathIsOpen(pawn, from, turn, to, state.roll);
  return wayIsOpen && mayEnterHalf(pawn, to) && mayStand(occupancy, settings, pawn, to);
}

function pathIsOpen(pawn: Pawn, from: Square, turn: Square, to: Square, n: number): boolean {
  const first = directionBetween(from, turn);
  if (first < 0) return false;
  const steps = distance(from, turn);
  if (turn === to) return steps === n && isClear(pawn, from, first, n - 1) && !leavesHalf(pawn, to);
  const second = directionBetween(turn, to);
  if (second < 0 || second === first || second === (first ^ 4) || steps + distance(turn, to) !== n) return false;
  return (
    isClear(pawn, from, first, steps) &&
    isClear(pawn, turn, second, n - steps - 1) &&
    !leavesHalf(pawn, turn) &&
    !leavesHalf(pawn, to)
  );
}

/** On a straight line the far end lies outside the half if any square of it does. */
const leavesHalf = (pawn: Pawn, square: Square): boolean => isDefender(pawn) && halfOf(square) !== sideOf(pawn);

function isClear(pawn: Pawn, from: Square, direction: number, steps: number): boolean {
  const opponents = occupancy.of[1 - sideOf(pawn)]!;
  for (let k = 1; k <= steps; k++) if (opponents[from + k * DIRECTIONS[direction]!] !== 0) return false;
  return true;
}

/** Every paragraph that this move breaks, the most telling first; empty if it is legal. */
export function moveBreaches(
  state: State,
  settings: Settings,
  pawn: Pawn,
  to: Square,
  via?: Square,
): readonly Paragraph[] {
  const wrongPawn = pawnMayNotMove(state, settings, pawn);
  if (wrongPawn.length > 0) return wrongPawn;
  occupancy.fill(state.pawns);
  const from = state.pawns[pawn]!;
  const way = isKeeper(pawn) ? keeperStep(from, to) : pathBreaches(state, pawn, from, to, via);
  const never: readonly Paragraph[] = leavesHalf(pawn, to) ? ['STW-2.10'] : []; // however far it is
  const limits = brokenLimits(occupancy, settings, pawn, to);
  return [...new Set([...never, ...way, ...limits, ...secondTouch(state, pawn, to)])];
}

/** Whose pawn it is, whether it may use the roll at all, and whether it is on the board. */
function pawnMayNotMove(state: State, settings: Settings, pawn: Pawn): readonly Paragraph[] {
  if (!onBoard(state, pawn)) return ['STW-9A.12'];
  if (sideOf(pawn) !== moverNow(state)) return turnParagraphs(state, settings);
  if (isKeeper(pawn)) return keeperMayNotMove(state, pawn);
  if (state.roll === 0) return ['STW-2.1', 'STW-6A.1'];
  return state.phase === 'attackMove' && pawn === state.carrier ? ['STW-4.5'] : [];
}

/** Only the defending side moves its keeper, and only instead of a roll [I-16]. */
function keeperMayNotMove(state: State, pawn: Pawn): readonly Paragraph[] {
  if (sideOf(pawn) === state.attacker) return ['STW-6A.1', 'STW-4.4'];
  return state.roll > 0 || state.rollChosen ? ['STW-6A.4'] : [];
}

const keeperStep = (from: Square, to: Square): readonly Paragraph[] =>
  distance(from, to) === 1 ? [] : ['STW-6A.3', 'STW-2.12'];

/** Too far first, then too near; of the ways with the full number the one that comes nearest to being open. */
function pathBreaches(
  state: State,
  pawn: Pawn,
  from: Square,
  to: Square,
  via: Square | undefined,
): readonly Paragraph[] {
  if (distance(from, to) > state.roll) return ['STW-2.1'];
  const paths = pathsBetween(from, to, state.roll).filter(({ turn }) => via === undefined || turn === via);
  if (paths.length === 0) return noSuchPath(from, to, state.roll, via ?? to);
  const onward = paths.filter(({ path }) => !runsBack(from, path));
  if (onward.length === 0) return via === undefined ? ['STW-2.2', 'STW-2.5'] : ['STW-2.5'];
  return onward.map(({ path }) => alongThePath(pawn, path)).toSorted((a, b) => hindrance(a) - hindrance(b))[0]!;
}

/** Too near for the number, and a longer way would turn more than once; or a way that is long enough, but not by lines with one turn. */
const noSuchPath = (from: Square, to: Square, n: number, via: Square): readonly Paragraph[] =>
  distance(from, via) + distance(via, to) < n ? ['STW-2.2', 'STW-2.4'] : ['STW-2.4'];

function alongThePath(pawn: Pawn, path: Path): readonly Paragraph[] {
  const broken: Paragraph[] = [];
  if (crossesAnOpponent(pawn, path)) broken.push('STW-2.6', 'STW-2.7');
  if (path.some((square) => leavesHalf(pawn, square))) broken.push('STW-2.10');
  return broken;
}
/** An opponent in the way says more than a detour through the other half. */
const hindrance = (broken: readonly Paragraph[]): number =>
  Number(broken.includes('STW-2.6')) + 2 * Number(broken.includes('STW-2.10'));

const runsBack = (from: Square, path: Path): boolean => new Set([from, ...path]).size < path.length + 1;
const crossesAnOpponent = (pawn: Pawn, path: Path): boolean =>
  path.slice(0, -1).some((square) => occupancy.of[1 - sideOf(pawn)]![square] !== 0);

/** Which restart forbids the second touch: kick-off, goal kick, corner or free kick [I-29]. */
const secondTouch = (state: State, pawn: Pawn, to: Square): readonly Paragraph[] =>
  touchesLocked(state, pawn, to) ? [state.lockCause] : [];
