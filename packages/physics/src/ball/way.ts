import type { Moving } from '../contract.ts';
import { type Pieces, quintic } from '../pieces.ts';
import { valueAt, X, Y, Z } from '../poly-way.ts';

/** What decides how a ball runs. */
export interface Run {
  readonly radius: number;
  /** Inertia divided by mR². */
  readonly gyration: number;
  /** Coulomb friction while it slides; of its roll; about the upright axis. */
  readonly slide: number;
  readonly roll: number;
  readonly pivot: number;
  /** Deceleration by air divided by the square of the speed, per metre. */
  readonly air: number;
}

/** Slower than this is at rest; less slip than this is rolling (and its end a piece so short that rounding would bend it); metres a second. */
export const STILL = 1e-9;
const NO_SLIP = 1e-6;
/** A piece of sliding lasts this part of the time until its slip would be gone; with this part of the first slip left, the last piece ends where it is gone. */
const PART = 0.4;
const LAST = 0.04;
/** With so little left of what slipped when a piece began, the slip has vanished. */
const SPENT = 0.05;
/** More pieces than any slide seen needs. */
const MOST_PIECES = 200;
/** In one piece air alone takes at most this part of the speed. */
const CALM = 0.06;
/** Rolling in which air takes more than this part of what the cloth takes is integrated, over this part of the time that air and cloth would need; the rest is a series. */
const WINDY = 0.1;
const ROLL_STEP = 0.3;
const TERMS = 14;

/** Its height is that of its lowest point above the cloth. */
export interface Ball extends Moving {
  /** Seconds from the start of the way. */
  time: number;
  turn: number;
  rollX: number;
  rollY: number;
}

export type Three = [x: number, y: number, z: number];
type Four = [vx: number, vy: number, rollX: number, rollY: number];

/** On the cloth: slides until it rolls, then rolls until it rests. Times count from its start. */
export function groundWay(pieces: Pieces, run: Run, gravity: number, start: Readonly<Ball>): void {
  pieces.clear();
  const ball = { ...start, time: 0 };
  const last = LAST * slipOf(ball);
  for (let n = 0; n < MOST_PIECES; n++) {
    const span = slideSpan(run, gravity, ball, last);
    if (span === 0) break;
    slidePiece(pieces, run, gravity, ball, span);
  }
  roll(pieces, run, gravity, ball);
}

/** How fast its underside runs back `time` seconds after a start on the cloth, or null if by then it rolls. */
export function slideAt(
  run: Run,
  gravity: number,
  start: Readonly<Ball>,
  time: number,
): readonly [number, number] | null {
  const ball = { ...start, time: 0 };
  const last = LAST * slipOf(ball);
  for (let n = 0; n < MOST_PIECES; n++) {
    const span = slideSpan(run, gravity, ball, last);
    if (span === 0) return null;
    const slid = slideStep(run, gravity, ball, span);
    if (time < ball.time + span) return [2, 3].map((k) => between(slid, k, span, time - ball.time)) as [number, number];
    ball.time += span;
    [ball.vx, ball.vy, ball.rollX, ball.rollY] = slid.to;
  }
  return null;
}

/** How long air may work on a speed before it is looked at again. */
export const calmSpan = (run: Run, speed: number): number =>
  run.air * speed > 0 ? CALM / (run.air * speed) : Infinity;

function slipOf({ vx, vy, rollX, rollY }: Ball): number {
  const [x, y] = [vx - rollX, vy - rollY];
  return Math.sqrt(x * x + y * y);
}

/** Degree three through values and slopes at both ends. */
function between({ from, k1, to, end }: Slid, n: number, span: number, t: number): number {
  const part = t / span;
  const rise = to[n]! - from[n]! - k1[n]! * span;
  const slope = (end[n]! - k1[n]!) * span;
  return from[n]! + t * k1[n]! + part * part * (3 * rise - slope + part * (slope - 2 * rise));
}

/** How long its next piece of sliding lasts, the last one if the slip is not above `last`; 0 if it rolls. */
function slideSpan(run: Run, gravity: number, ball: Ball, last: number): number {
  const slip = slipOf(ball);
  if (slip < NO_SLIP) return 0;
  const loss = slipLoss(run, gravity, ball, slip);
  const whole = slip / loss;
  if (run.air === 0) return whole;
  const calm = calmSpan(run, Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy));
  // So fast that air takes more than the cloth can give back: it goes on slipping.
  if (loss < run.slide * gravity) return calm;
  return slip <= last && whole <= calm ? untilItRolls(run, gravity, ball, whole) : Math.min(PART * whole, calm);
}

/** How fast the slip falls: cloth slows the ball and turns it, and air slows the ball. */
function slipLoss(run: Run, gravity: number, { vx, vy, rollX, rollY }: Ball, slip: number): number {
  const slowing = run.slide * gravity;
  const along = (vx * (vx - rollX) + vy * (vy - rollY)) / slip;
  return slowing * (1 + 1 / run.gyration) + run.air * Math.sqrt(vx * vx + vy * vy) * along;
}

/** When the slip is gone, put right by what a piece of this span leaves of it. */
function untilItRolls(run: Run, gravity: number, ball: Ball, whole: number): number {
  const slip = slipOf(ball);
  const [ux, uy] = [(ball.vx - ball.rollX) / slip, (ball.vy - ball.rollY) / slip];
  let span = whole;
  for (let round = 0; round < 2; round++) {
    const [vx, vy, rollX, rollY] = slideStep(run, gravity, ball, span).to;
    span += ((vx - rollX) * ux + (vy - rollY) * uy) * (whole / slip);
  }
  return span;
}

/** Both ends of a piece of sliding with their rates, and the way in between. */
interface Slid {
  readonly from: Four;
  readonly k1: Four;
  readonly to: Four;
  readonly end: Four;
  readonly riseX: number;
  readonly riseY: number;
}

function slideStep(run: Run, gravity: number, ball: Ball, span: number): Slid {
  const from: Four = [ball.vx, ball.vy, ball.rollX, ball.rollY];
  const slowing = run.slide * gravity;
  const direction = slipDirection(from);
  const k1 = slideRates(run, slowing, from, direction);
  const k2 = slideRates(run, slowing, after(from, k1, span / 2), direction);
  const k3 = slideRates(run, slowing, after(from, k2, span / 2), direction);
  const k4 = slideRates(run, slowing, after(from, k3, span), direction);
  const part = span / 6;
  const to: Four = [
    from[0] + part * (k1[0] + 2 * (k2[0] + k3[0]) + k4[0]),
    from[1] + part * (k1[1] + 2 * (k2[1] + k3[1]) + k4[1]),
    from[2] + part * (k1[2] + 2 * (k2[2] + k3[2]) + k4[2]),
    from[3] + part * (k1[3] + 2 * (k2[3] + k3[3]) + k4[3]),
  ];
  const riseX = span * from[0] + span * part * (k1[0] + k2[0] + k3[0]);
  const riseY = span * from[1] + span * part * (k1[1] + k2[1] + k3[1]);
  return { from, k1, to, end: slideRates(run, slowing, to, direction), riseX, riseY };
}

function slidePiece(pieces: Pieces, run: Run, gravity: number, ball: Ball, span: number): void {
  const { from, k1, to, end, riseX, riseY } = slideStep(run, gravity, ball, span);
  const at = open(pieces, run, gravity, ball, span);
  const c = pieces.data;
  quintic(c, at + X, span, riseX, { slope: from[0], bend: k1[0] }, { slope: to[0], bend: end[0] });
  quintic(c, at + Y, span, riseY, { slope: from[1], bend: k1[1] }, { slope: to[1], bend: end[1] });
  step(ball, c, at, span);
  [ball.vx, ball.vy, ball.rollX, ball.rollY] = to;
}

/** Opens a piece with place, and with spin about the upright axis that the cloth takes away, at the latest by its end. */
function open(pieces: Pieces, run: Run, gravity: number, ball: Ball, span: number): number {
  const at = pieces.open(ball.time, span);
  const c = pieces.data;
  c[at + X] = ball.x;
  c[at + Y] = ball.y;
  c[at + Z] = ball.z;
  if (ball.turn === 0) return at;
  const taken = Math.min((run.pivot * gravity) / (run.gyration * run.radius), Math.abs(ball.turn) / span);
  const fades = ball.turn > 0 ? -taken : taken;
  pieces.turning(at, ball.turn, fades, 0, 0);
  ball.turn = taken * span < Math.abs(ball.turn) ? ball.turn + fades * span : 0;
  return at;
}

/** To the end of the piece. */
function step(ball: Ball, c: Float64Array, at: number, span: number): void {
  ball.time += span;
  ball.x = valueAt(c, at + X, span);
  ball.y = valueAt(c, at + Y, span);
}

const after = (from: Four, rates: Four, span: number): Four => [
  from[0] + span * rates[0],
  from[1] + span * rates[1],
  from[2] + span * rates[2],
  from[3] + span * rates[3],
];

/** Where the slip points and how fast it is. */
function slipDirection([vx, vy, rollX, rollY]: Four): Three {
  const [x, y] = [vx - rollX, vy - rollY];
  const slip = Math.sqrt(x * x + y * y);
  return [x / slip, y / slip, slip];
}

/** Where the slip has as good as vanished its direction is chance: it points where it did at first. */
function slideRates(run: Run, slowing: number, state: Four, first: Three): Four {
  const [vx, vy] = state;
  const now = slipDirection(state);
  const [ux, uy] = now[2] > SPENT * first[2] && now[0] * first[0] + now[1] * first[1] > 0 ? now : first;
  const air = run.air * Math.sqrt(vx * vx + vy * vy);
  return [
    -slowing * ux - air * vx,
    -slowing * uy - air * vy,
    (slowing * ux) / run.gyration,
    (slowing * uy) / run.gyration,
  ];
}

/** v' = −(cloth + air·v²): air works on the middle, so a rolling ball, whose spin must be slowed too, gives way less. */
function roll(pieces: Pieces, run: Run, gravity: number, ball: Ball): void {
  const cloth = run.roll * gravity;
  const air = run.air / (1 + run.gyration);
  let speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
  if (speed < STILL) return lie(pieces, ball);
  const ux = ball.vx / speed;
  const uy = ball.vy / speed;
  while (air * speed * speed > WINDY * cloth) {
    const span = (ROLL_STEP * speed) / (cloth + air * speed * speed);
    const [way, next] = rollStep(cloth, air, speed, span);
    rollPiece(pieces, run, gravity, ball, { ux, uy, span, way, speed, next, cloth, air });
    speed = next;
  }
  const windy = (air * speed * speed) / cloth;
  const span = (speed / cloth) * series(windy, 2);
  const way = ((speed * speed) / (2 * cloth)) * series(windy, 1);
  rollPiece(pieces, run, gravity, ball, { ux, uy, span, way, speed, next: 0, cloth, air });
}

/** 1 − b/(1+s) + b²/(1+2s) − …: time (s = 2) and way (s = 1) of a braking that is even but for a small part b. */
function series(b: number, s: number): number {
  let total = 0;
  for (let n = TERMS; n >= 0; n--) total = 1 / (1 + n * s) - b * total;
  return total;
}

interface Rolled {
  readonly ux: number;
  readonly uy: number;
  readonly span: number;
  readonly way: number;
  readonly speed: number;
  readonly next: number;
  readonly cloth: number;
  readonly air: number;
}

/** Way and speed after `span`: four steps of fourth order. */
function rollStep(cloth: number, air: number, speed: number, span: number): readonly [way: number, speed: number] {
  const rate = (v: number): number => -(cloth + air * v * v);
  const h = span / 4;
  let way = 0;
  let v = speed;
  for (let n = 0; n < 4; n++) {
    const k1 = rate(v);
    const k2 = rate(v + (h / 2) * k1);
    const k3 = rate(v + (h / 2) * k2);
    const k4 = rate(v + h * k3);
    way += h * v + ((h * h) / 6) * (k1 + k2 + k3);
    v += (h / 6) * (k1 + 2 * (k2 + k3) + k4);
  }
  return [way, v];
}

function rollPiece(pieces: Pieces, run: Run, gravity: number, ball: Ball, rolled: Rolled): void {
  const { ux, uy, span, way, speed, next, cloth, air } = rolled;
  const at = open(pieces, run, gravity, ball, span);
  const c = pieces.data;
  const first = -(cloth + air * speed * speed);
  const last = -(cloth + air * next * next);
  quintic(c, at + X, span, ux * way, { slope: ux * speed, bend: ux * first }, { slope: ux * next, bend: ux * last });
  quintic(c, at + Y, span, uy * way, { slope: uy * speed, bend: uy * first }, { slope: uy * next, bend: uy * last });
  step(ball, c, at, span);
}

function lie(pieces: Pieces, ball: Ball): void {
  if (pieces.count > 0) return;
  const at = pieces.open(ball.time, Infinity);
  pieces.data[at + X] = ball.x;
  pieces.data[at + Y] = ball.y;
  pieces.data[at + Z] = ball.z;
}
