import { ANGLE, FROM, PIECE, SPAN, X, Y, Z } from '../poly-way.ts';
import type { Pose } from './state.ts';

/** What a hand can do. */
interface Reach {
  readonly mostSpeed: number;
  readonly mostAcceleration: number;
  readonly mostTurn: number;
  readonly mostTurnAcceleration: number;
}

/** Where a hand is to go. */
interface Target {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly lean: number;
}

/** How speed and acceleration are shared out: a keeper goes along his line more than off it or up. The squares add up to less than 1, so the whole never exceeds what the hand can do. */
const ALONG = 0.92;
const OFF = 0.28;
const UP = 0.27;

/** Even acceleration along one axis for some time. */
interface Leg {
  readonly span: number;
  readonly a: number;
}

/** The legs of one axis, where they end, counted from the first, and its column in a piece. */
interface Axis {
  readonly column: number;
  readonly legs: readonly Leg[];
  readonly ends: readonly number[];
  value: number;
  rate: number;
}

/** The fastest way along one axis to rest at `to`: speeds up, goes on, brakes. */
function legs(from: number, v: number, to: number, most: number, acceleration: number): readonly Leg[] {
  const stop = from + (v * Math.abs(v)) / (2 * acceleration);
  const ahead = to === stop ? v : to - stop;
  const way = ahead >= 0 ? 1 : -1;
  const distance = (to - from) * way;
  const speed = v * way;
  const peak = Math.sqrt(Math.max(0, (2 * acceleration * distance + speed * speed) / 2));
  const top = Math.min(peak, most);
  const go = top < peak ? (distance - (2 * top * top - speed * speed) / (2 * acceleration)) / top : 0;
  return [
    { span: Math.max(0, (top - speed) / acceleration), a: way * acceleration },
    { span: go, a: 0 },
    { span: top / acceleration, a: -way * acceleration },
  ];
}

function axis(
  column: number,
  value: number,
  rate: number,
  to: number,
  [most, acceleration]: readonly [number, number],
): Axis {
  const all = legs(value, rate, to, most, acceleration);
  const ends = all.map((_, n) => all.slice(0, n + 1).reduce((sum, { span }) => sum + span, 0));
  return { column, legs: all, ends, value, rate };
}

/** The acceleration of the leg that holds a time. */
function during({ legs, ends }: Axis, time: number): number {
  const leg = ends.findIndex((end) => time < end);
  return leg < 0 ? 0 : legs[leg]!.a;
}

/** When a value that starts at `from` and grows by `rate` and `a` is next 0, if within `span`; else Infinity. */
function zeroOf(from: number, rate: number, a: number, span: number): number {
  const roots = from === 0 ? [(-2 * rate) / a] : rootsOf(from, rate, a / 2);
  const inside = roots.filter((root) => root > 1e-9 * span && root < (1 - 1e-9) * span);
  return inside.length === 0 ? Infinity : Math.min(...inside);
}

function rootsOf(c0: number, c1: number, c2: number): readonly number[] {
  const square = c1 * c1 - 4 * c0 * c2;
  if (square < 0) return [];
  // Turned to the other side it is the same root to the last bit.
  const side = c1 === 0 ? c0 : c1;
  const q = -(c1 + (side < 0 ? -1 : 1) * Math.sqrt(square)) / 2;
  return [q / c2, c0 / q];
}

/**
 * The path of a hand to its target, as pieces of a way, all axes at once and each as fast as it may; the column `ANGLE` is its lean as in `Pose`. A piece ends
 * where a leg does, and where it is upright: there the corner on which it leans changes.
 */
export function pathTo(from: Pose, to: Target, reach: Reach): readonly number[] {
  const of = (part: number): readonly [number, number] => [part * reach.mostSpeed, part * reach.mostAcceleration];
  const turn = axis(ANGLE, from.lean, from.leaning, to.lean, [reach.mostTurn / 2, reach.mostTurnAcceleration / 2]);
  const axes = [
    axis(X, from.x, from.vx, to.x, of(ALONG)),
    axis(Y, from.y, from.vy, to.y, of(OFF)),
    axis(Z, from.z, from.vz, to.z, of(UP)),
    turn,
  ];
  const breaks = [...new Set(axes.flatMap(({ ends }) => ends))].toSorted((a, b) => a - b);
  const path: number[] = [];
  let time = 0;
  for (const end of breaks) {
    while (time < end) {
      const span = end - time;
      const middle = time + span / 2;
      const upright = zeroOf(turn.value, turn.rate, during(turn, middle), span);
      const part = Math.min(span, upright);
      path.push(...pieceOf(axes, time, part, middle));
      if (upright < span) turn.value = 0;
      time = upright < span ? time + upright : end;
    }
  }
  return path;
}

/** A piece of so many seconds with the accelerations of `during`; the axes are left where it ends. */
function pieceOf(axes: readonly Axis[], time: number, span: number, middle: number): readonly number[] {
  const piece: number[] = Array.from({ length: PIECE }, () => 0);
  piece[FROM] = time;
  piece[SPAN] = span;
  for (const one of axes) {
    const a = during(one, middle);
    piece[one.column] = one.value + 0;
    piece[one.column + 1] = one.rate + 0;
    piece[one.column + 2] = a / 2 + 0;
    one.value += span * (one.rate + (a * span) / 2);
    one.rate += a * span;
  }
  return piece;
}
