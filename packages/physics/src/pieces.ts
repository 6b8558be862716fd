import { ANGLE, FROM, PIECE, SPAN } from './poly-way.ts';

/** Writes a curved way, piece after piece, into room that grows when needed and is used again for the next way. */
export class Pieces {
  data: Float64Array = new Float64Array(24 * PIECE);
  count = 0;
  private angle = 0;

  clear(): void {
    this.count = 0;
    this.angle = 0;
  }

  /** Opens a piece with all coefficients 0 and gives the place where it begins. */
  open(from: number, span: number): number {
    const at = this.count * PIECE;
    if (at === this.data.length) {
      const wider = new Float64Array(2 * at);
      wider.set(this.data);
      this.data = wider;
    }
    this.count++;
    this.data.fill(0, at, at + PIECE);
    this.data[at + FROM] = from;
    this.data[at + SPAN] = span;
    this.data[at + ANGLE] = this.angle;
    return at;
  }

  /** The spin on the piece just opened, as coefficients of degree three. */
  turning(at: number, c0: number, c1: number, c2: number, c3: number): void {
    const c = this.data;
    c[at + ANGLE + 1] = c0;
    c[at + ANGLE + 2] = c1 / 2;
    c[at + ANGLE + 3] = c2 / 3;
    c[at + ANGLE + 4] = c3 / 4;
    const span = c[at + SPAN]!;
    if (span < Infinity) this.angle += span * (c0 + span * (c1 / 2 + span * (c2 / 3 + (span * c3) / 4)));
  }

  /** The way as it now is, into `room` if it fits there. */
  copyTo(room: Float64Array | null): Float64Array {
    const length = this.count * PIECE;
    const way =
      room !== null && room.buffer.byteLength >= 8 * length
        ? new Float64Array(room.buffer, 0, length)
        : new Float64Array(new ArrayBuffer(8 * Math.max(length, 16 * PIECE)), 0, length);
    for (let at = 0; at < length; at++) way[at] = this.data[at]!;
    return way;
  }
}

/** Slope and bend at one end of a piece. */
interface Bent {
  readonly slope: number;
  readonly bend: number;
}

/** The five higher coefficients at `at` from slopes and bends at both ends of `span`, and `rise`, what the value gains. */
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
