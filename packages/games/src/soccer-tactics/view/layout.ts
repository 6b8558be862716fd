import type { Vec3 } from '@bande/stage/motion';
import { CARD_PLACES } from '../names.ts';
import {
  AT_FLAG,
  cautionSlot,
  isDefender,
  NOBODY,
  ON_LINE,
  ON_SPOT,
  SENT_OFF,
  sideOf,
  type Pawn,
  type State,
} from '../state.ts';
import { columnOf, other, rowFrom, type Side, type Square } from '../table.ts';

/**
 * Where things are on the table. A square is one unit; the middle of the pitch is the origin, Red's goal is at +z,
 * column A at −x.
 */
export const PITCH = { width: 8, depth: 16 } as const;
/** Beside the touchlines lie the foul areas, behind the goal lines the goals. */
export const MARGIN = { side: 1.06, end: 1.16 } as const;
export const SURFACE = { width: PITCH.width + 2 * MARGIN.side, depth: PITCH.depth + 2 * MARGIN.end } as const;
export const FRAME = 0.5;
/** From so high one looks that a pawn leaves the middle of the square behind it to be seen. */
export const TILT = 1.16;
/** As large as a square bears: numbers are read from across the table, and on a phone. */
export const PAWN_SCALE = 1.12;
/** Small enough to lie beside a pawn on its square. */
export const BALL_SIZE = { radius: 0.27, height: 0.12 } as const;
/** From the goal line, on the long axis. */
export const SPOT = 2.15;

export const squareAt = (square: Square): Vec3 => [columnOf(square) - 3.5, 0, 8.5 - rowFrom(0, square)];

/** +1 towards Red's end, −1 towards Blue's. */
const end = (side: Side): 1 | -1 => (side === 0 ? 1 : -1);

/** To the right as the viewer sees it, along x and z: pawns side by side hide each other from nowhere else. */
export type Right = readonly [number, number];
export const rightOf = (yaw: number): Right => [Math.round(Math.cos(yaw)), -Math.round(Math.sin(yaw))];

/** So far to the viewer's right and so far towards him. */
type Shift = readonly [number, number];
const shifted = ([x, y, z]: Vec3, [aside, towards]: Shift, [dx, dz]: Right): Vec3 => [
  x + aside * dx - towards * dz,
  y,
  z + aside * dz + towards * dx,
];

/** Two on one square stand side by side, Red on the left; whoever has the ball makes room for it. */
const APART = 0.28;
interface Pair {
  readonly pawn: Shift;
  readonly ball: Shift;
}
/** The ball lies before the pawn's feet, on the viewer's side; where somebody stands before that square, beside them. */
const IN_FRONT: Pair = { pawn: [-0.18, -0.13], ball: [0.24, 0.26] };
const BESIDE: Pair = { pawn: [-0.22, 0.1], ball: [0.26, -0.12] };
const BETWEEN_TWO: Pair = { pawn: [0, -0.17], ball: [0, 0.24] };

/** How pawn and ball share a square. */
function pairOn(state: State, square: Square, right: Right): Pair {
  if (state.pawns.filter((other) => other === square).length > 1) return BETWEEN_TWO;
  const nearer = shifted(squareAt(square), [0, 1], right).join();
  return state.pawns.some((other) => other >= 0 && squareAt(other).join() === nearer) ? BESIDE : IN_FRONT;
}

function onSquare(state: State, pawn: Pawn, square: Square, right: Right): Vec3 {
  const shared = state.pawns.some((other, one) => one !== pawn && other === square);
  const toItsSide = sideOf(pawn) === 0 ? -APART : APART;
  const [aside, towards] = state.ball === square ? pairOn(state, square, right).pawn : [0, 0];
  return shifted(squareAt(square), [aside + (shared ? toItsSide : 0), towards], right);
}

/** The corner taker waits outside the corner at which the ball lies. */
function atFlag(state: State): Vec3 {
  const square = state.restart?.square ?? NOBODY;
  if (square < 0) return [0, 0, 0];
  const [x, , z] = squareAt(square);
  return [x + Math.sign(x) * 0.95, 0, z + Math.sign(z) * 0.2];
}

export function pawnAt(state: State, pawn: Pawn, right: Right): Vec3 {
  const square = state.pawns[pawn] ?? NOBODY;
  switch (square) {
    case SENT_OFF:
      return sentOffAt(state, pawn);
    case ON_LINE:
      return [0, 0, end(sideOf(pawn)) * 8];
    case AT_FLAG:
      return atFlag(state);
    default:
      return onSquare(state, pawn, square, right);
  }
}

/** Red's foul area is on his right, Blue's on his: beside their own halves. */
export function foulPlace(side: Side, slot: number): Vec3 {
  const along = (slot + 0.5) * (PITCH.depth / 2 / CARD_PLACES.length);
  return [end(side) * (PITCH.width / 2 + MARGIN.side * 0.62), 0, end(side) * (PITCH.depth / 2 - along)];
}

/** Within a foul place the number is written at one end, and the cards lie at the other. */
export const foulNumber = (side: Side, slot: number): Vec3 => along(foulPlace(side, slot), -0.24);
export const cardPlace = (side: Side, slot: number): Vec3 => along(foulPlace(side, slot), 0.16);
const along = ([x, y, z]: Vec3, by: number): Vec3 => [x, y, z + by];

/** Beside his card, on the number that he carries himself. Several defenders may have been sent to the one place they share. */
function sentOffAt(state: State, pawn: Pawn): Vec3 {
  const [x, y, z] = foulNumber(sideOf(pawn), cautionSlot(pawn));
  const before = isDefender(pawn)
    ? state.pawns.filter(
        (square, other) => other < pawn && square === SENT_OFF && sideOf(other) === sideOf(pawn) && isDefender(other),
      ).length
    : 0;
  return [x + 0.1 - 0.2 * before, y + 0.03, z];
}

export const lies = (state: State): boolean => state.ball >= 0 || state.ball === ON_SPOT;

/** On a free square it lies in the middle; beside a pawn it is seen, under one it is not. */
export function ballAt(state: State, right: Right): Vec3 {
  if (state.ball === ON_SPOT) return [0, 0, (state.attacker === 0 ? -1 : 1) * (8 - SPOT)];
  if (state.ball < 0) return [0, 0, 0];
  if (state.restart?.kind === 'corner') return cornerBall(state.ball);
  const at = squareAt(state.ball);
  return state.pawns.includes(state.ball) ? shifted(at, pairOn(state, state.ball, right).ball, right) : at;
}

/** Behind the goal line, under the net: where a ball lies that has gone in; the attacker's own goal is at the other end. */
export const inTheNet = ({ attacker }: State): Vec3 => [0, 0.1, end(other(attacker)) * (PITCH.depth / 2 + 0.34)];

/** In the quarter circle, so that the square stays free to look at. */
const cornerBall = (square: Square): Vec3 => {
  const [x, y, z] = squareAt(square);
  return [x + Math.sign(x) * 0.12, y, z + Math.sign(z) * 0.12];
};

/** Where dice come to lie without knocking anybody over: by the viewer's edge, on the long side if he sees the table across. */
export function diceAt(yaw: number): Vec3 {
  const [right, front] = [Math.round(Math.sin(yaw)), Math.round(Math.cos(yaw))];
  const [besides, behind] = [PITCH.width / 2 + MARGIN.side * 0.58, PITCH.depth / 2 + MARGIN.end * 0.58];
  return right === 0 ? [-front * 2.6, 0.02, front * behind] : [right * besides, 0.02, -right * 2.2];
}
