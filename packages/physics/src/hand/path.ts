import { FROM, PIECE, SPAN, X, Y } from '../poly-way.ts';

/** What a hand can do. */
export interface Reach {
  readonly mostSpeed: number;
  readonly mostAcceleration: number;
}

/** Where a hand is, how it moves, and where it is to go. */
export interface Lead {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly toX: number;
  readonly toY: number;
}

/** How speed and acceleration are shared out: a keeper goes along his line more than off it. The squares add up to 1, so the whole never exceeds what the hand can do. */
const ALONG = 0.96;
const OFF = 0.28;

/** Even acceleration along one axis for some time. */
interface Leg {
  readonly span: number;
  readonly a: number;
}

/** The fastest way along one axis to rest at `to`: speeds up, goes on, brakes. */
function legs(from: number, v: number, to: number, most: number, acceleration: number): readonly Leg[] {
  const stop = from + (v * Math.abs(v)) / (2 * acceleration);
  const way = to >= stop ? 1 : -1;
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

/** Where the legs end, counted from the first. */
const endsOf = (legs: readonly Leg[]): readonly number[] =>
  legs.map((_, n) => legs.slice(0, n + 1).reduce((sum, { span }) => sum + span, 0));

/** The acceleration of the leg that holds a time. */
function during(legs: readonly Leg[], ends: readonly number[], time: number): number {
  const leg = ends.findIndex((end) => time < end);
  return leg < 0 ? 0 : legs[leg]!.a;
}

/** The path of a hand to its target, as pieces of a way; both axes at once, each as fast as it may. */
export function pathTo({ x, y, vx, vy, toX, toY }: Lead, { mostSpeed, mostAcceleration }: Reach): readonly number[] {
  const legsX = legs(x, vx, toX, ALONG * mostSpeed, ALONG * mostAcceleration);
  const legsY = legs(y, vy, toY, OFF * mostSpeed, OFF * mostAcceleration);
  const [endsX, endsY] = [endsOf(legsX), endsOf(legsY)];
  const breaks = [...new Set([...endsX, ...endsY])].toSorted((a, b) => a - b);
  const path: number[] = [];
  let [time, px, py, ux, uy] = [0, x, y, vx, vy];
  for (const end of breaks) {
    const span = end - time;
    if (span <= 0) continue;
    const ax = during(legsX, endsX, time + span / 2);
    const ay = during(legsY, endsY, time + span / 2);
    const piece: number[] = Array.from({ length: PIECE }, () => 0);
    piece[FROM] = time;
    piece[SPAN] = span;
    [piece[X], piece[X + 1], piece[X + 2]] = [px, ux, ax / 2];
    [piece[Y], piece[Y + 1], piece[Y + 2]] = [py, uy, ay / 2];
    path.push(...piece);
    [px, py] = [px + span * (ux + (ax * span) / 2), py + span * (uy + (ay * span) / 2)];
    [ux, uy] = [ux + ax * span, uy + ay * span];
    time = end;
  }
  return path;
}
