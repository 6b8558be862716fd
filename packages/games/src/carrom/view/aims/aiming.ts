import type { Action as AnyAction } from '@bande/core';
import type { Strike } from '../../actions.ts';
import { endOf, type Carrom, type Match } from '../../state.ts';
import {
  BASE_LINE,
  CENTRE,
  distance,
  HALF,
  OUTER_RADIUS,
  PLACE_FROM,
  PLACE_TO,
  seenFrom,
  type End,
  type Point,
} from '../../table.ts';
import { middleOf, targetIn } from '../words/board.ts';
import { inRange, MOST_ANGLE, onBaseLine } from './dials.ts';

/** From hands to figures: all places in metres on the board, angles in degrees to the right of straight ahead. */
const round = (value: number, step: number): number => Math.round(value / step) * step;
const tidy = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** What is taken hold of by a press: the striker, from a little farther than it reaches and never from less than a fingertip, or the air around it, by which one pulls. The frame belongs to the table, and so does what lies free before it and beside its near corners: there a hand covers nothing. */
const HANDLE = 0.055;
const FINGERTIP_PX = 24;
const FRAME = 0.06;
/** `pixel` is the size of one in metres. */
export function gripAt(at: Point, striker: Point, { pixel = 0, near = 0 }: Seen = {}): 'striker' | 'air' | null {
  if (distance(at, striker) <= Math.max(HANDLE, FINGERTIP_PX * pixel)) return 'striker';
  return isOnTable(at) || seenFrom(near, at).y < -BASE_LINE ? 'air' : null;
}

/** How the table is seen: how large a pixel is in metres, and which end is nearest. */
interface Seen {
  readonly pixel?: number;
  readonly near?: End;
}

export const isOnTable = ({ x, y }: Point): boolean => Math.abs(x) < HALF + FRAME && Math.abs(y) < HALF + FRAME;

/** The end nearest to a viewer who faces the table from this angle. */
export const nearEnd = (yaw: number): End => (((Math.round(yaw / (Math.PI / 2)) % 4) + 4) % 4) as End;

const degreesTo = (x: number, y: number): number => (Math.atan2(x, y) * 180) / Math.PI;
const angleTo = (x: number, y: number): number =>
  tidy(Math.max(-MOST_ANGLE, Math.min(MOST_ANGLE, round(degreesTo(x, y), 0.1))));

/** Points the stroke at a place. */
export function aimedAt(stroke: Strike, end: End, at: Point): Strike {
  const to = seenFrom(end, at);
  const [dx, dy] = [to.x - stroke.x / 1000, to.y + BASE_LINE];
  return dx * dx + dy * dy < 0.0004 ? stroke : { ...stroke, angle: angleTo(dx, dy) };
}

/** Pulled back from one place to another: it goes the other way, as hard as it was pulled. The striker stays where it is. A pull that is weaker than the least one is none. */
export const LEAST_FORCE = 0.06;
export function pulled(stroke: Strike, end: End, from: Point, to: Point, strength: number): Strike {
  const [a, b] = [seenFrom(end, from), seenFrom(end, to)];
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  if (dx === 0 && dy === 0) return stroke;
  return { ...stroke, angle: angleTo(dx, dy), force: tidy(Math.max(LEAST_FORCE, Math.min(1, round(strength, 0.001)))) };
}

/** Whether a hand that holds the striker means to slide it: along the base line rather than away from it. */
export function slides(end: End, from: Point, to: Point): boolean {
  const [a, b] = [seenFrom(end, from), seenFrom(end, to)];
  return Math.abs(b.x - a.x) > 1.2 * Math.abs(b.y - a.y);
}

/** Slides the striker along the base line. */
export const slidTo = (stroke: Strike, end: End, at: Point): Strike => ({
  ...stroke,
  x: onBaseLine(round(seenFrom(end, at).x * 1000, 0.5)),
});

/** A notch of spin; positive is anticlockwise, and a wheel or a finger to the right turns clockwise. */
export const spun = (stroke: Strike, steps: number): Strike => ({
  ...stroke,
  spin: tidy(Math.max(-1, Math.min(1, stroke.spin - steps * 0.1))),
});

/** The rack is taken hold of anywhere on it or on its handle, and turns with the hand. */
export const RACK_HANDLE = 0.112;
export const isOnRack = (at: Point): boolean => distance(at, CENTRE) < RACK_HANDLE + 0.03;
export function rackTurned(degrees: number, from: Point, to: Point): number {
  if (distance(to, CENTRE) < 0.01 || distance(from, CENTRE) < 0.01) return degrees;
  return inRange(Math.round(degrees + degreesTo(from.x, from.y) - degreesTo(to.x, to.y))) + 0;
}

/** A piece to be placed is taken to where the pointer is. */
export const mayPlaceNear = (at: Point): boolean => Math.sqrt(at.x * at.x + at.y * at.y) < OUTER_RADIUS * 1.6;
export const inMillimetres = ({ x, y }: Point): { readonly x: number; readonly y: number } => ({
  x: tidy(round(x * 1000, 0.5)),
  y: tidy(round(y * 1000, 0.5)),
});

/** Without a hand on the table: what pointing at a cell makes of a stroke or a placing. */
export function draftAt(draft: AnyAction<Carrom>, cell: string, match: Match): AnyAction<Carrom> | null {
  if (draft.kind === 'strike') return aimedAt(draft, endOf(match, match.state.turn), targetIn(match, cell));
  return draft.kind === 'place'
    ? { ...draft, ...inMillimetres(inRing(middleOf(cell), { x: draft.x / 1000, y: draft.y / 1000 })) }
    : null;
}

/** The cells are larger than the ring: the place in it that lies in this direction, in the very middle that of the draft. */
function inRing(at: Point, before: Point): Point {
  const towards = distance(at, CENTRE) < 0.001 ? before : at;
  const far = distance(towards, CENTRE);
  if (far === 0) return before;
  // A step of the dial inside its edges, which rounding must not leave.
  const share = Math.max(PLACE_FROM + 0.0005, Math.min(PLACE_TO - 0.0005, distance(at, CENTRE))) / far;
  return { x: towards.x * share, y: towards.y * share };
}
