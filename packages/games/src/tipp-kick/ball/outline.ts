import type { Rectangle } from '@bande/physics';
import type { Pose, Spot } from '@bande/physics/engine';
import { CORNERS } from './solid.ts';
import { turned } from './turning.ts';

/** What the ball covers of the plate, seen from straight above: a convex outline, counterclockwise ['DTKV-5.K1']. */
type Outline = readonly (readonly [number, number])[];

const cross = (o: readonly [number, number], a: readonly [number, number], b: readonly [number, number]): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function chain(points: Outline): (readonly [number, number])[] {
  const made: (readonly [number, number])[] = [];
  for (const point of points) {
    while (made.length > 1 && cross(made.at(-2)!, made.at(-1)!, point) <= 0) made.pop();
    made.push(point);
  }
  return made.slice(0, -1);
}

export function outline({ at, turn }: Pose): Outline {
  const points = CORNERS.map((corner) => {
    const { x, y } = turned(turn, corner);
    return [at.x + x, at.y + y] as const;
  }).toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(points), ...chain(points.toReversed())];
}

/** How far the ball reaches from its middle, up, down or along the plate. */
export function reach(turn: Pose['turn'], towards: Spot): number {
  let most = 0;
  for (const corner of CORNERS) {
    const { x, y, z } = turned(turn, corner);
    most = Math.max(most, x * towards.x + y * towards.y + z * towards.z);
  }
  return most;
}

function toSegment(x: number, y: number, a: readonly [number, number], b: readonly [number, number]): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
  const [ex, ey] = [a[0] + along * dx - x, a[1] + along * dy - y];
  return Math.sqrt(ex * ex + ey * ey);
}

const edges = (of: Outline): readonly (readonly [readonly [number, number], readonly [number, number]])[] =>
  of.map((point, i) => [point, of[(i + 1) % of.length]!]);

/** How far a point is from the outline; nothing where it is covered. */
export const distanceTo = (of: Outline, x: number, y: number): number =>
  edges(of).every(([a, b]) => cross(a, b, [x, y]) >= 0)
    ? 0
    : Math.min(...edges(of).map(([a, b]) => toSegment(x, y, a, b)));

/** Whether no point of a rectangle is covered: two convex shapes are apart if a side of one of them parts them. */
export function isClearOf(of: Outline, { west, east, south, north }: Rectangle): boolean {
  if (of.every(([x]) => x > east) || of.every(([x]) => x < west)) return true;
  if (of.every(([, y]) => y > north) || of.every(([, y]) => y < south)) return true;
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const;
  return edges(of).some(([a, b]) => corners.every((corner) => cross(a, b, corner) < 0));
}
