import { timeOf } from '@bande/physics';
import { netFrom, type Bulge, type Hit, type Net, type NetSheet } from '@bande/stage/net';
import { PlaneGeometry, type BufferGeometry } from 'three';
import { BALL_RADIUS } from '../../table-bodies.ts';
import type { Goal } from '../../table.ts';

/** A net in metres behind a goal whose line lies at z = 0: backwards is −z, up is y. */
const MESH = 0.006;
/** The roof hangs through by so many metres. */
const SAG = 0.004;

/** The picture of the net repeats by its places: one mesh is everywhere of the same size. */
function sheet(width: number, height: number): BufferGeometry {
  const steps = (length: number): number => Math.max(4, Math.round(length / 0.012));
  const shape = new PlaneGeometry(width, height, steps(width), steps(height));
  const uvs = shape.getAttribute('uv');
  const free = new Float32Array(uvs.count);
  for (let i = 0; i < uvs.count; i++) {
    const [u, v] = [uvs.getX(i), uvs.getY(i)];
    free[i] = (1 - (2 * u - 1) ** 4) * (1 - (2 * v - 1) ** 4);
    uvs.setXY(i, (u * width) / (MESH * 8), (v * height) / (MESH * 8));
  }
  shape.userData = { free };
  return shape;
}

export function netOf(goal: Goal): Net {
  const radius = goal.barThickness / 2;
  const [post, top] = [goal.width / 2 + radius, goal.height + radius];
  const sheets: readonly NetSheet[] = [
    { shape: sheet(2 * post, top).translate(0, top / 2, -goal.depth), gives: [0, 0, -1] },
    {
      shape: sheet(2 * post, goal.depth)
        .rotateX(-Math.PI / 2)
        .translate(0, top, -goal.depth / 2),
      gives: [0, 1, 0],
    },
    ...[-1, 1].map((aside): NetSheet => ({
      shape: sheet(goal.depth, top)
        .rotateY(Math.PI / 2)
        .translate(aside * post, top / 2, -goal.depth / 2),
      gives: [aside, 0, 0],
    })),
  ];
  return netFrom(sheets, SAG);
}

export const BULGE: Bulge = { most: 0.024, wide: 0.034 };

/** Where the ball was seen at a tick, from the middle of the goal line. */
export interface Sighting {
  readonly tick: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Metres a second: slower, a net does not stir; and as hard as can be. */
const [STIRS, HARDEST] = [0.15, 1.6];
/** Metres that the ball may be away from where it stops and still has met the net. */
const NEAR = 0.006;

/** The ball that was fast in the frame before and is slow now, beside a net, has met it. */
export function hitBy(goal: Goal, sightings: readonly Sighting[]): Hit | null {
  const [first, before, now] = sightings;
  if (first === undefined || before === undefined || now === undefined) return null;
  const way = (from: Sighting, to: Sighting): readonly [number, number] => {
    const time = timeOf(to.tick - from.tick);
    return time <= 0 ? [0, 0] : [(to.x - from.x) / time, (to.z - from.z) / time];
  };
  const [was, is] = [way(first, before), way(before, now)];
  const speed = Math.hypot(...was);
  if (speed < STIRS || Math.hypot(...is) > speed * 0.6) return null;
  const [post, back] = [goal.width / 2 + goal.barThickness / 2, -goal.depth];
  const touches = (gap: number): boolean => Math.abs(Math.abs(gap) - BALL_RADIUS) < NEAR;
  const isBeside = now.z < 0 && now.z > back - BALL_RADIUS && touches(Math.abs(now.x) - post);
  const isBehind = Math.abs(now.x) < post + BALL_RADIUS && touches(now.z - back);
  if (!isBeside && !isBehind) return null;
  const outward = isBehind ? -was[1] : Math.sign(now.x) * was[0];
  const force = Math.sign(outward) * Math.min(1, Math.abs(outward) / HARDEST);
  return { at: [now.x, Math.max(now.y, BALL_RADIUS), now.z], force };
}
