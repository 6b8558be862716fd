/**
 * A way as polynomials: pieces one after the other, each with its own start, in one flat array. All times are seconds of motion, all lengths metres.
 * The last piece goes on for ever with its last place when it ends at rest.
 */
export const START = 0;
export const SPAN = 1;
/** Coefficients of x, y, z, six each. */
export const X = 2;
export const Y = 8;
export const Z = 14;
/** Angular velocity about the vertical, and the speeds with which the underside of a ball runs back along x and y; four coefficients each. */
export const TURN = 20;
export const ROLL_X = 24;
export const ROLL_Y = 28;
/** 1: the ball rolls, so its underside runs back as fast as it goes. */
export const ROLLS = 32;
/** Numbers a piece. */
export const PIECE = 33;

/** Where `look` puts what it sees. */
export interface Look {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  turn: number;
  rollX: number;
  rollY: number;
}

export const newLook = (): Look => ({ x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0, turn: 0, rollX: 0, rollY: 0 });

export const valueOf = (c: Float64Array, at: number, t: number): number =>
  c[at]! + t * (c[at + 1]! + t * (c[at + 2]! + t * (c[at + 3]! + t * (c[at + 4]! + t * c[at + 5]!))));

export const slopeOf = (c: Float64Array, at: number, t: number): number =>
  c[at + 1]! + t * (2 * c[at + 2]! + t * (3 * c[at + 3]! + t * (4 * c[at + 4]! + t * 5 * c[at + 5]!)));

const cubicOf = (c: Float64Array, at: number, t: number): number =>
  c[at]! + t * (c[at + 1]! + t * (c[at + 2]! + t * c[at + 3]!));

/** The state `t` seconds into the piece that begins at `at`. */
export function lookInto(c: Float64Array, at: number, t: number, look: Look): void {
  look.x = valueOf(c, at + X, t);
  look.y = valueOf(c, at + Y, t);
  look.z = valueOf(c, at + Z, t);
  look.vx = slopeOf(c, at + X, t);
  look.vy = slopeOf(c, at + Y, t);
  look.vz = slopeOf(c, at + Z, t);
  look.turn = cubicOf(c, at + TURN, t);
  const rolls = c[at + ROLLS] === 1;
  look.rollX = rolls ? look.vx : cubicOf(c, at + ROLL_X, t);
  look.rollY = rolls ? look.vy : cubicOf(c, at + ROLL_Y, t);
}

/** Value, slope and bend at both ends of `span` into the six coefficients at `at`; the value there is already set, `rise` is what is added to it. */
export function quintic(c: Float64Array, at: number, span: number, rise: number, from: Bent, to: Bent): void {
  const square = span * span;
  const missing = rise - from.slope * span - (from.bend * square) / 2;
  const slope = (to.slope - from.slope - from.bend * span) * span;
  const bend = (to.bend - from.bend) * square;
  const cube = square * span;
  c[at + 1] = from.slope;
  c[at + 2] = from.bend / 2;
  c[at + 3] = (10 * missing - 4 * slope + bend / 2) / cube;
  c[at + 4] = (-15 * missing + 7 * slope - bend) / (cube * span);
  c[at + 5] = (6 * missing - 3 * slope + bend / 2) / (cube * square);
}

export interface Bent {
  readonly slope: number;
  readonly bend: number;
}

/** The same of degree three, from values and slopes. */
export function cubic(
  c: Float64Array,
  at: number,
  span: number,
  ends: readonly [number, number, number, number],
): void {
  const [value0, slope0, value1, slope1] = ends;
  const rise = value1 - value0 - slope0 * span;
  const slope = (slope1 - slope0) * span;
  c[at] = value0;
  c[at + 1] = slope0;
  c[at + 2] = (3 * rise - slope) / (span * span);
  c[at + 3] = (slope - 2 * rise) / (span * span * span);
}

/** The largest acceleration that the coordinate beginning at `at` can have within `span`: Σ of the moduli, so never too small. */
export function accelerationBound(c: Float64Array, at: number, span: number): number {
  const cubic = 6 * Math.abs(c[at + 3]!);
  const quartic = 12 * Math.abs(c[at + 4]!);
  const quintic = 20 * Math.abs(c[at + 5]!);
  return 2 * Math.abs(c[at + 2]!) + span * (cubic + span * (quartic + span * quintic));
}

/** The largest distance from its first value that the coordinate beginning at `at` can reach within `span`. */
export function reachBound(c: Float64Array, at: number, span: number): number {
  const far = Math.abs(c[at + 3]!) + span * (Math.abs(c[at + 4]!) + span * Math.abs(c[at + 5]!));
  return span * (Math.abs(c[at + 1]!) + span * (Math.abs(c[at + 2]!) + span * far));
}

/** Pieces of one way, written one after the other into room that grows when needed. */
export class Pieces {
  data: Float64Array = new Float64Array(8 * PIECE);
  count = 0;

  /** Opens a piece with all coefficients 0 and gives the place where it begins. */
  open(start: number, span: number): number {
    const at = this.count * PIECE;
    if (at === this.data.length) {
      const wider = new Float64Array(2 * at);
      wider.set(this.data);
      this.data = wider;
    }
    this.count++;
    this.data.fill(0, at, at + PIECE);
    this.data[at + START] = start;
    this.data[at + SPAN] = span;
    return at;
  }
}
