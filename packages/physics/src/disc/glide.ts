import * as slots from './slots.ts';
import * as friction from '../friction.ts';
import { frictionAt, frictionForce, frictionTorque } from '../friction.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const { AT_RHO, RATIO } = slots;
const { FINAL_RATIO } = friction;

/**
 * How a disc that slides and spins comes to rest. With ρ = µg × the time left, every such motion is one of two curves (from more slide than in
 * the end, or from more spin) up to a scale λ: v → λv, Rω → λRω, ρ → λρ, way → λ²·way. Both are integrated once and kept as polynomials.
 *
 * Cells are spaced like floating-point numbers, CELLS to every doubling of ρ, so a cell is found by the leading bits of ρ.
 * The curve of more slide is scaled so that v = Rω at ρ = 1, a border of cells: the friction law has a weak singularity there.
 */
const BITS = 4;
const CELLS = 16;
/** Numbers a cell: ρ at its start, then six coefficients. */
const WIDTH = 8;
/** Where a motion differs less than this from the final ratio, it is taken to be there. */
export const AT_FINAL = 1e-7;
/** Beyond these ratios the closed forms for all slide and all spin are exact enough: the next term is of their square. */
export const ALL_SLIDE = 1e5;
export const ALL_SPIN = 1e-4;

export const FINAL_FORCE: number = frictionForce(FINAL_RATIO);
const FINAL_TORQUE = frictionTorque(FINAL_RATIO);

const double = new Float64Array(1);
/** The high word of `double`: sign, exponent, leading bits. Every machine that runs a browser keeps the low word first. */
const words = new Uint32Array(double.buffer);

export interface Curve {
  /** Way and its derivatives: speed is the first derivative by ρ. */
  readonly way: Float64Array;
  /** Angle turned × R; its first derivative is Rω. */
  readonly turn: Float64Array;
  /** v/(Rω) at the start of every cell. */
  readonly ratio: Float64Array;
  readonly first: number;
  readonly cells: number;
  /** A cell at or before the one looked for, by the leading bits of the distance from the final ratio. */
  readonly guess: Int32Array;
  readonly firstGuess: number;
}

type State = [v: number, q: number, way: number, turn: number];

const wordOf = (rho: number): number => {
  double[0] = rho;
  return words[1]! >>> (20 - BITS);
};

/** The next larger ρ at which a cell starts. */
function nextBorder(rho: number): number {
  double[0] = rho;
  words[0] = 0;
  words[1] = ((words[1]! >>> (20 - BITS)) + 1) << (20 - BITS);
  return double[0];
}

/** The start of a cell in `way` and `turn`; ρ below the table counts as its first cell. */
export function cellOf(curve: Curve, rho: number): number {
  double[0] = rho;
  const cell = (words[1]! >>> (20 - BITS)) - curve.first;
  return cell < 0 ? 0 : cell * WIDTH;
}

export function valueAt(table: Float64Array, cell: number, rho: number): number {
  const y = rho - table[cell]!;
  return (
    table[cell + 1]! +
    y *
      (table[cell + 2]! +
        y * (table[cell + 3]! + y * (table[cell + 4]! + y * (table[cell + 5]! + y * table[cell + 6]!))))
  );
}

export function slopeAt(table: Float64Array, cell: number, rho: number): number {
  const y = rho - table[cell]!;
  return (
    table[cell + 2]! +
    y * (2 * table[cell + 3]! + y * (3 * table[cell + 4]! + y * (4 * table[cell + 5]! + y * 5 * table[cell + 6]!)))
  );
}

/** How far a ratio is from the final one, on either side from 0 to infinity. */
const distanceOf = (ratio: number): number => (ratio > FINAL_RATIO ? ratio / FINAL_RATIO : FINAL_RATIO / ratio) - 1;

/** ρ of the point of the curve that has the ratio v/(Rω) in `found[RATIO]`, into `found[AT_RHO]`. */
export function findRatio(curve: Curve, found: Float64Array): void {
  const ratio = found[RATIO]!;
  const ratios = curve.ratio;
  const last = curve.cells - 1;
  let low = curve.guess[Math.max(0, wordOf(distanceOf(ratio)) - curve.firstGuess)]!;
  if (ratio > FINAL_RATIO) while (low < last && ratios[low + 1]! <= ratio) low++;
  else while (low < last && ratios[low + 1]! >= ratio) low++;
  const cell = low * WIDTH;
  const start = curve.way[cell]!;
  const below = ratios[low]!;
  const span = low === last ? start / (2 * CELLS) : curve.way[cell + WIDTH]! - start;
  let rho = start + (span * (ratio - below)) / (ratios[low + 1]! - below);
  for (let round = 0; round < 4; round++) {
    const miss = slopeAt(curve.way, cell, rho) - ratio * slopeAt(curve.turn, cell, rho);
    const change = miss / (bendAt(curve.way, cell, rho) - ratio * bendAt(curve.turn, cell, rho));
    rho -= change;
    // What is left is of the order of the square of the last change.
    if (Math.abs(change) < 1e-7 * rho) break;
  }
  found[AT_RHO] = rho;
}

/** For every bucket of distances the last cell that starts before it. */
function guessesFor(ratios: readonly number[]): { readonly guess: Int32Array; readonly firstGuess: number } {
  const firstGuess = wordOf(distanceOf(ratios[0]!));
  const guess = new Int32Array(wordOf(distanceOf(ratios.at(-1)!)) - firstGuess + 1);
  for (const [cell, ratio] of ratios.slice(0, -1).entries()) {
    for (
      let bucket = wordOf(distanceOf(ratio)) + 1 - firstGuess;
      bucket < guess.length && guess[bucket]! < cell;
      bucket++
    )
      guess[bucket] = cell;
  }
  return { guess, firstGuess };
}

function bendAt(table: Float64Array, cell: number, rho: number): number {
  const y = rho - table[cell]!;
  return 2 * table[cell + 3]! + y * (6 * table[cell + 4]! + y * (12 * table[cell + 5]! + y * 20 * table[cell + 6]!));
}

function change([v, q]: State): State {
  const [force, torque] = frictionAt(v / q);
  return [force, 2 * torque, v, q];
}

const plus = (a: State, b: State, times: number): State => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
  a[3] + times * b[3],
];

function rungeKutta(state: State, step: number): State {
  const k1 = change(state);
  const k2 = change(plus(state, k1, step / 2));
  const k3 = change(plus(state, k2, step / 2));
  const k4 = change(plus(state, k3, step));
  return plus(plus(plus(plus(state, k1, step / 6), k2, step / 3), k3, step / 3), k4, step / 6);
}

/** Two halves against the whole give one more order. */
function advance(start: State, span: number): State {
  const whole = rungeKutta(start, span);
  const halves = rungeKutta(rungeKutta(start, span / 2), span / 2);
  return plus(halves, plus(halves, whole, -1), 1 / 15);
}

/** The polynomial of degree five that has value, slope and bend of both ends. */
function join(table: Float64Array, cell: number, span: number, from: readonly number[], to: readonly number[]): void {
  const [value0 = 0, slope0 = 0, bend0 = 0] = from;
  const [value1 = 0, slope1 = 0, bend1 = 0] = to;
  const rise = value1 - value0 - slope0 * span - (bend0 * span * span) / 2;
  const slope = (slope1 - slope0 - bend0 * span) * span;
  const bend = (bend1 - bend0) * span * span;
  const cube = span * span * span;
  table[cell + 1] = value0;
  table[cell + 2] = slope0;
  table[cell + 3] = bend0 / 2;
  table[cell + 4] = (10 * rise - 4 * slope + bend / 2) / cube;
  table[cell + 5] = (-15 * rise + 7 * slope - bend) / (cube * span);
  table[cell + 6] = (6 * rise - 3 * slope + bend / 2) / (cube * span * span);
}

/** Just off the final ratio the deviation grows as ρ to a power; this is its linear solution, with way and turn to match. */
function nearFinal(rho: number, deviation: number): State {
  const near = 1e-5;
  const force = (frictionForce(FINAL_RATIO + near) - frictionForce(FINAL_RATIO - near)) / (2 * near);
  const torque = (frictionTorque(FINAL_RATIO + near) - frictionTorque(FINAL_RATIO - near)) / (2 * near);
  const power = (force - FINAL_RATIO * 2 * torque) / (2 * FINAL_TORQUE) - 1;
  const v = FINAL_FORCE + (force * deviation) / (1 + power);
  const q = 2 * FINAL_TORQUE + (2 * torque * deviation) / (1 + power);
  return [v * rho, q * rho, (v * rho * rho) / 2, (q * rho * rho) / 2];
}

/** Where the curve that starts at ρ with `deviation` comes to v = Rω. */
function whereEqual(start: number, deviation: number): number {
  let rho = start;
  let state = nearFinal(start, deviation);
  for (;;) {
    const next = advance(state, rho / 16);
    if (next[0] >= next[1]) break;
    rho += rho / 16;
    state = next;
  }
  let low = 0;
  let high = rho / 16;
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2;
    const [v, q] = advance(state, middle);
    if (v < q) low = middle;
    else high = middle;
  }
  return rho + low;
}

function tabulate(start: number, deviation: number, limit: (ratio: number) => boolean): Curve {
  let rho = nextBorder(start);
  let state = advance(nearFinal(start, deviation), rho - start);
  const [ways, turns, ratios]: [Float64Array[], Float64Array[], number[]] = [[], [], []];
  const first = wordOf(rho);
  for (;;) {
    const ratio = state[0] / state[1];
    ratios.push(ratio);
    if (limit(ratio)) break;
    const end = nextBorder(rho);
    const next = advance(state, end - rho);
    const from = change(state);
    const to = change(next);
    const way = new Float64Array(WIDTH);
    const turn = new Float64Array(WIDTH);
    way[0] = turn[0] = rho;
    join(way, 0, end - rho, [state[2], state[0], from[0]], [next[2], next[0], to[0]]);
    join(turn, 0, end - rho, [state[3], state[1], from[1]], [next[3], next[1], to[1]]);
    ways.push(way);
    turns.push(turn);
    [rho, state] = [end, next];
  }
  const cells = ways.length;
  const flat = (pieces: readonly Float64Array[]): Float64Array =>
    Float64Array.from(pieces.flatMap((piece) => [...piece]));
  return { way: flat(ways), turn: flat(turns), ratio: Float64Array.from(ratios), first, cells, ...guessesFor(ratios) };
}

/** Two to the power −71. */
const START = 4.235_164_736_271_502e-22;

function slideCurve(): Curve {
  const equal = whereEqual(START, AT_FINAL / 4);
  return tabulate(START / equal, AT_FINAL / 4, (ratio) => ratio > 1.01 * ALL_SLIDE);
}

const spinCurve = (): Curve => tabulate(START, -AT_FINAL / 4, (ratio) => ratio < 0.99 * ALL_SPIN);

/** From more slide than in the end, and from more spin. */
interface Curves {
  readonly slide: Curve;
  readonly spin: Curve;
}

let made: Curves | null = null;

/** Made when first asked for: a page that only shows a rulebook does not wait for them. */
export function curves(): Curves {
  made ??= { slide: slideCurve(), spin: spinCurve() };
  return made;
}
