import type { Vec3 } from '@bande/stage';
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
import { columnOf, rowFrom, type Side, type Square } from '../table.ts';

/**
 * Where things are on the table. A square is one unit; the middle of the pitch is the origin, Red's goal is at +z,
 * column A at −x.
 */
export const PITCH = { width: 8, depth: 16 } as const;
/** Beside the touchlines lie the foul areas, behind the goal lines the goals. */
export const MARGIN = { side: 1.06, end: 1.16 } as const;
export const SURFACE = { width: PITCH.width + 2 * MARGIN.side, depth: PITCH.depth + 2 * MARGIN.end } as const;
export const FRAME = 0.5;
export const BALL_HEIGHT = 0.1;
/** From the goal line, on the long axis. */
export const SPOT = 2.15;

export const squareAt = (square: Square): Vec3 => [columnOf(square) - 3.5, 0, 8.5 - rowFrom(0, square)];

/** +1 towards Red's end, −1 towards Blue's. */
const end = (side: Side): 1 | -1 => (side === 0 ? 1 : -1);

/** To the right as the viewer sees it, along x and z: pawns side by side hide each other from nowhere else. */
export type Right = readonly [number, number];
export const rightOf = (yaw: number): Right => [Math.round(Math.cos(yaw)), -Math.round(Math.sin(yaw))];

/** Two on one square stand side by side, Red on the left. */
const APART = 0.28;
function onSquare(state: State, pawn: Pawn, square: Square, [dx, dz]: Right): Vec3 {
  const [x, y, z] = squareAt(square);
  const shared = state.pawns.some((other, one) => one !== pawn && other === square);
  const toItsSide = sideOf(pawn) === 0 ? -APART : APART;
  const aside = shared ? toItsSide : 0;
  return [x + aside * dx, y, z + aside * dz];
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

export function ballAt(state: State, right: Right): Vec3 {
  if (state.ball === ON_SPOT) return [0, 0, (state.attacker === 0 ? -1 : 1) * (8 - SPOT)];
  if (state.ball < 0) return [0, 0, 0];
  if (state.restart?.kind === 'corner') return cornerBall(state.ball);
  return state.carrier === NOBODY || state.pawns[state.carrier] !== state.ball
    ? squareAt(state.ball)
    : onSquare(state, state.carrier, state.ball, right);
}

/** In the quarter circle, so that the square stays free to look at. */
const cornerBall = (square: Square): Vec3 => {
  const [x, y, z] = squareAt(square);
  return [x + Math.sign(x) * 0.12, y, z + Math.sign(z) * 0.12];
};

export const standsOnBall = (state: State, pawn: Pawn): boolean =>
  state.carrier === pawn && state.ball >= 0 && state.pawns[pawn] === state.ball;

/** Where dice come to lie without knocking anybody over: by the viewer's edge, on the long side if he sees the table across. */
export function diceAt(yaw: number): Vec3 {
  const [right, front] = [Math.round(Math.sin(yaw)), Math.round(Math.cos(yaw))];
  const [besides, behind] = [PITCH.width / 2 + MARGIN.side * 0.4, PITCH.depth / 2 + MARGIN.end * 0.58];
  return right === 0 ? [-front * 2.6, 0.02, front * behind] : [right * besides, 0.02, -right * 2.2];
}
