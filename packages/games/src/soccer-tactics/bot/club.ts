import type { Random } from '@bande/core';
import type { Action } from '../actions.ts';
import { pawnNamed } from '../names.ts';
import { inArea, isKeeper, isNumbered, keeperOf, NOBODY, pawnAt, type Match, type State } from '../state.ts';
import { distance, isStar, other, rowFrom, squareNamed, type Side, type Square } from '../table.ts';
import { targetKind } from '../turn.ts';
import { inOffsidePosition } from '../reckoning/offside-marks.ts';
import { numbersIn } from './odds.ts';
import { Sketch } from './sketch.ts';

/** A sound player by rules of thumb: he sees the position as it is and never asks what comes next. */
export function clubAction(match: Match, side: Side, legal: readonly Action[], random: Random): Action {
  const score = thumbRule(match, side);
  let [best, most] = [legal[0]!, -Infinity];
  for (const action of legal) {
    const worth = score(action) + random.unit();
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

function thumbRule(match: Match, side: Side): (action: Action) => number {
  const { state } = match;
  switch (state.phase) {
    case 'kickOff':
    case 'attackPlay':
    case 'extraPlay':
    case 'cornerKick':
      return ballRule(match, side);
    case 'attackMove':
      return (action) => moveScore(match, side, action);
    case 'captureA':
    case 'captureD':
    case 'challenge':
      return (action) => chaseScore(match, side, action);
    case 'placing':
      return (action) => placeScore(state, side, action);
    default:
      return () => 0;
  }
}

/** Rows towards the other goal. */
const advance = (side: Side, square: Square): number => 16 - rowFrom(other(side), square);
const isShotSquare = (match: Match, side: Side, square: Square): boolean =>
  inArea(match.setup.settings, other(side), square) || isStar(other(side), square);

function ballRule(match: Match, side: Side): (action: Action) => number {
  const sketch = new Sketch().fill(match.state.pawns, null);
  return (action) => ballScore(match, side, action, sketch);
}

/** Shoot if possible, else pass forward, else play the ball where own pawns reach it with more numbers than the others. */
function ballScore(match: Match, side: Side, action: Action, sketch: Sketch): number {
  const { state } = match;
  if (action.kind !== 'play' && action.kind !== 'dribble') return 0;
  const to = squareNamed(action.to)!;
  if (action.kind === 'dribble') return advance(side, to) - (targetKind(state, to) === 'opponent' ? 8 : 0);
  const kind = targetKind(state, to);
  if (kind === 'own') return passScore(match, side, to);
  if (kind === 'two') return advance(side, to) - 4;
  return advance(side, to) + 2 * numbersIn(sketch.toCapture[side][to]!) - defended(sketch, other(side), to);
}

/** With how many numbers the side gets to the square; a keeper beside it needs none. */
const defended = (sketch: Sketch, side: Side, to: Square): number =>
  sketch.byKeeper[side][to] === 1 ? 6 : numbersIn(sketch.byDefenders[side][to]! | sketch.byNumbered[side][to]!);

function passScore(match: Match, side: Side, to: Square): number {
  const { state } = match;
  if (state.phase !== 'cornerKick' && inOffsidePosition(state, pawnAt(state, side, to))) return -20;
  return isShotSquare(match, side, to) ? 100 : advance(side, to) + 12;
}

/** Numbered pawns go where a pass could be shot, the others towards the ball. */
function moveScore(match: Match, side: Side, action: Action): number {
  const { state } = match;
  if (action.kind !== 'move') return 0;
  const [pawn, to] = [pawnNamed(action.pawn)!, squareNamed(action.to)!];
  const offside = rowFrom(other(side), to) < lastRow(state, other(side));
  const marked = pawnAt(state, other(side), to) !== NOBODY;
  if (offside || marked || !isNumbered(pawn)) return offside ? -3 : 0;
  return (isShotSquare(match, side, to) ? 6 : 0) + (advance(side, to) - advance(side, state.pawns[pawn]!)) / 2;
}

function lastRow(state: State, side: Side): number {
  let row = 17;
  for (let pawn = keeperOf(side) + 1; pawn < keeperOf(side) + 11; pawn++)
    if (state.pawns[pawn]! >= 0) row = Math.min(row, rowFrom(side, state.pawns[pawn]!));
  return row;
}

/** Go to the ball if it can be reached, else come closer; the keeper stays near his goal. */
function chaseScore(match: Match, side: Side, action: Action): number {
  const { state } = match;
  if (action.kind === 'roll') return 5;
  if (action.kind !== 'move') return 0;
  const [pawn, to] = [pawnNamed(action.pawn)!, squareNamed(action.to)!];
  if (to === state.ball) return 20;
  if (isKeeper(pawn)) return 0;
  return (
    distance(state.pawns[pawn]!, state.ball) -
    distance(to, state.ball) -
    (rowFrom(side, to) > rowFrom(side, state.ball) && side !== state.attacker ? 2 : 0)
  );
}

/** Attackers are placed near the goal, defenders between it and the ball. */
function placeScore(state: State, side: Side, action: Action): number {
  if (action.kind !== 'place' || state.restart === null) return 0;
  const to = squareNamed(action.to)!;
  if (state.restart.for === side) return advance(side, to) / 4 + (isStar(other(side), to) ? 3 : 0);
  return (8 - rowFrom(side, to)) / 4;
}
