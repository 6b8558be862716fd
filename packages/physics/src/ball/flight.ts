import { type Pieces, quintic } from '../pieces.ts';
import { FROM, PIECE, slopeAt, SPAN, valueAt, X, Y, Z } from '../poly-way.ts';
import { type Ball, calmSpan, type Run, type Three } from './way.ts';

/** Pieces of a flight until it is down again, if air does not want more. */
const HOP_PIECES = 6;
/** More pieces than any flight over a table needs. */
const MOST_PIECES = 2000;

/** In the air: gravity and drag; long enough to come down to z = 0 again. Spin stays. */
export function airWay(pieces: Pieces, run: Run, gravity: number, start: Readonly<Ball>): void {
  pieces.clear();
  const ball = { ...start, time: 0 };
  const height = Math.max(0, start.z);
  const flight = (start.vz + Math.sqrt(start.vz * start.vz + 2 * gravity * height)) / gravity;
  const even = Math.max(flight, 1e-3) / HOP_PIECES;
  for (let n = 0; n < MOST_PIECES; n++) {
    const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy + ball.vz * ball.vz);
    airPiece(pieces, run, gravity, ball, Math.min(even, calmSpan(run, speed)));
    if (ball.z < 0 && ball.vz < 0) return;
  }
}

function airRates(run: Run, gravity: number, [vx, vy, vz]: Three): Three {
  const air = run.air * Math.sqrt(vx * vx + vy * vy + vz * vz);
  return [-air * vx, -air * vy, -air * vz - gravity];
}

const thrown = (from: Three, rates: Three, span: number): Three => [
  from[0] + span * rates[0],
  from[1] + span * rates[1],
  from[2] + span * rates[2],
];

function airPiece(pieces: Pieces, run: Run, gravity: number, ball: Ball, span: number): void {
  const from: Three = [ball.vx, ball.vy, ball.vz];
  const k1 = airRates(run, gravity, from);
  const k2 = airRates(run, gravity, thrown(from, k1, span / 2));
  const k3 = airRates(run, gravity, thrown(from, k2, span / 2));
  const k4 = airRates(run, gravity, thrown(from, k3, span));
  const part = span / 6;
  const to: Three = [
    from[0] + part * (k1[0] + 2 * (k2[0] + k3[0]) + k4[0]),
    from[1] + part * (k1[1] + 2 * (k2[1] + k3[1]) + k4[1]),
    from[2] + part * (k1[2] + 2 * (k2[2] + k3[2]) + k4[2]),
  ];
  const end = airRates(run, gravity, to);
  const at = pieces.open(ball.time, span);
  const c = pieces.data;
  const place: Three = [ball.x, ball.y, ball.z];
  for (const [n, column] of [X, Y, Z].entries()) {
    const rise = span * from[n]! + span * part * (k1[n]! + k2[n]! + k3[n]!);
    c[at + column] = place[n]!;
    quintic(c, at + column, span, rise, { slope: from[n]!, bend: k1[n]! }, { slope: to[n]!, bend: end[n]! });
  }
  pieces.turning(at, ball.turn, 0, 0, 0);
  ball.time += span;
  ball.x = valueAt(c, at + X, span);
  ball.y = valueAt(c, at + Y, span);
  ball.z = valueAt(c, at + Z, span);
  [ball.vx, ball.vy, ball.vz] = to;
}

/** Seconds from the start of a flight until it comes down to a height; Infinity if its pieces end before. */
export function landing(c: Float64Array, height: number): number {
  for (let at = 0; at < c.length; at += PIECE) {
    const span = c[at + SPAN]!;
    if (slopeAt(c, at + Z, span) >= 0 || valueAt(c, at + Z, span) > height) continue;
    return c[at + FROM]! + fall(c, at, span, height);
  }
  return Infinity;
}

/** Newton from the end of the piece, where it is below: z is concave, so no step goes too far. */
function fall(c: Float64Array, at: number, span: number, height: number): number {
  let t = span;
  for (let round = 0; round < 60; round++) {
    const change = (valueAt(c, at + Z, t) - height) / slopeAt(c, at + Z, t);
    t -= change;
    if (!(Math.abs(change) > 1e-15 * span)) break;
  }
  return Math.max(0, t);
}
