import { direction } from '@bande/physics';

/**
 * The board in metres: origin in the centre, x to the right and y to the north as seen from the south.
 * Measures from chapter I of the laws, read as in [CI-56] and [CI-57].
 */
export const SIDES = ['white', 'black'] as const;
export type SideName = (typeof SIDES)[number];
/** White's and Black's side; the colour of its pieces changes from board to board (state.ts). */
export type Side = 0 | 1;
export type Colour = 0 | 1;
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export const HALF = 0.3695; // 'ICF-A.1.3'; on 74 cm the base lines would be 47.34 cm long by [CI-56], too long for 'ICF-A.4a.2'
export const PIECE_RADIUS = 0.0159; // 'ICF-B.2'
export const PIECE_MASS = 0.00525; // 'ICF-B.5'
export const PIECE_HEIGHT = 0.008; // 'ICF-B.3'
export const STRIKER_RADIUS = 0.02065; // 'ICF-C.2'
export const STRIKER_MASS = 0.015; // 'ICF-C.3'
export const CENTRE_RADIUS = 0.0159; // 'ICF-A.6.1'
export const OUTER_RADIUS = 0.085; // 'ICF-A.7.1'
export const POCKET_RADIUS = 0.02225; // 'ICF-A.3.1'
export const BASE_CIRCLE_RADIUS = 0.0159; // 'ICF-A.4b.1'
export const ARROW_HALF_WIDTH = 0.00075; // 'ICF-A.5.1'

/** From the frame to the board-side edge of the lower base line, and on to the upper one. */
const LOWER_LINE = 0.1015; // 'ICF-A.4a.4'
const LINE_GAP = 0.0318; // 'ICF-A.4a.5'
/** Where the striker's centre stands before a stroke: midway between the two lines, so that it touches both. */
export const BASE_LINE = HALF - LOWER_LINE - LINE_GAP / 2;
/** Along the base line to the centre of a base circle: it touches the neighbour's upper line, drawn on. */
export const BASE_CIRCLE = HALF - LOWER_LINE - LINE_GAP - BASE_CIRCLE_RADIUS;

/** The striker clear of the base circles, or over one of them; what lies between is neither. */
export const CLEAR_OF_CIRCLES = BASE_CIRCLE - BASE_CIRCLE_RADIUS - STRIKER_RADIUS;
export const COVERS_FROM = BASE_CIRCLE - (STRIKER_RADIUS - BASE_CIRCLE_RADIUS);
export const COVERS_TO = BASE_CIRCLE + (STRIKER_RADIUS - BASE_CIRCLE_RADIUS);
/** The arrow runs along the diagonal; from here on the striker touches it. */
export const TOUCHES_ARROW = BASE_LINE - (STRIKER_RADIUS + ARROW_HALF_WIDTH) * Math.sqrt(2);

/** Where a placed piece's centre may lie [CI-12]: whole inside the outer circle, touching the centre circle at most. */
export const PLACE_FROM = CENTRE_RADIUS + PIECE_RADIUS;
export const PLACE_TO = OUTER_RADIUS - PIECE_RADIUS;

/** Pieces that touch overlap by rounding: a nanometre is nothing. */
export const TOUCH = 1e-9;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export const distance = (a: Point, b: Point): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
export const CENTRE: Point = { x: 0, y: 0 };

/** The four ends of the table, anticlockwise: each one's right-hand neighbour is the next. */
export const ENDS = ['south', 'east', 'north', 'west'] as const;
export type End = 0 | 1 | 2 | 3;
export type EndName = (typeof ENDS)[number];

/** A point as the player at this end says it (right of him, away from him) on the board, and back; quarter turns are exact. */
export function fromEnd(end: End, { x, y }: Point): Point {
  switch (end) {
    case 0:
      return { x, y };
    case 1:
      return { x: 0 - y, y: x };
    case 2:
      return { x: 0 - x, y: 0 - y };
    case 3:
      return { x: y, y: 0 - x };
  }
}
export const seenFrom = (end: End, point: Point): Point => fromEnd(((4 - end) % 4) as End, point);

/** South-west, south-east, north-east, north-west, numbered as in packages/physics. */
export const POCKETS: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
].map(([x = 0, y = 0]) => ({ x: x * (HALF - POCKET_RADIUS), y: y * (HALF - POCKET_RADIUS) }));

/** The direction of a vector in degrees to the right of straight ahead, found by improving a guess. */
export function degreesTo({ x, y }: Point): number {
  const length = Math.sqrt(x * x + y * y);
  if (length === 0) return 0;
  const [small, large] = [Math.min(Math.abs(x), Math.abs(y)), Math.max(Math.abs(x), Math.abs(y))];
  const t = small / large;
  const octant = t * (45 - (t - 1) * (14 + 3.83 * t));
  const quarter = Math.abs(x) > Math.abs(y) ? 90 - octant : octant;
  const half = y < 0 ? 180 - quarter : quarter;
  let degrees = x < 0 ? 0 - half : half;
  for (let i = 0; i < 3; i++) {
    const { sin, cos } = direction(degrees);
    degrees += (((x * cos - y * sin) / length) * 180) / Math.PI;
  }
  return Math.max(-180, Math.min(180, degrees));
}
