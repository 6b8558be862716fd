import { timeOf } from '@bande/physics';
import { PlaneGeometry, type BufferAttribute, type BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { BALL_RADIUS } from '../table-bodies.ts';
import type { Goal } from '../table.ts';

/** A net in metres behind a goal whose line lies at z = 0: backwards is −z, up is y. */
const MESH = 0.006;
/** The roof hangs through by so many metres. */
const SAG = 0.004;

/** One side of it: where it hangs, and which way it can give. */
interface Sheet {
  readonly shape: BufferGeometry;
  readonly gives: readonly [x: number, y: number, z: number];
}

export interface Net {
  readonly shape: BufferGeometry;
  readonly rest: Float32Array;
  /** For each corner which way it gives, as far as the bars let it. */
  readonly gives: Float32Array;
}

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
  const sheets: readonly Sheet[] = [
    { shape: sheet(2 * post, top).translate(0, top / 2, -goal.depth), gives: [0, 0, -1] },
    {
      shape: sheet(2 * post, goal.depth)
        .rotateX(-Math.PI / 2)
        .translate(0, top, -goal.depth / 2),
      gives: [0, 1, 0],
    },
    ...[-1, 1].map((aside): Sheet => ({
      shape: sheet(goal.depth, top)
        .rotateY(Math.PI / 2)
        .translate(aside * post, top / 2, -goal.depth / 2),
      gives: [aside, 0, 0],
    })),
  ];
  const gives = sheets.flatMap(({ shape, gives: way }) =>
    [...(shape.userData['free'] as Float32Array)].flatMap((free) => way.map((part) => part * free)),
  );
  const shape = mergeGeometries(sheets.map((one) => one.shape));
  const places = shape.getAttribute('position') as BufferAttribute;
  for (let i = 0; i < places.count; i++) places.setY(i, places.getY(i) - SAG * gives[3 * i + 1]!);
  return { shape, rest: Float32Array.from(places.array), gives: Float32Array.from(gives) };
}

/** Seconds for which it shakes; metres it bulges at most, metres around the ball that go along; how often it swings in a second. */
export const SHAKES = 1.6;
const [BULGE, WIDE, SWINGS] = [0.024, 0.034, 3];
/** What of the bulge is left after so many seconds, from -1 to 1. */
export const bulgeAt = (seconds: number): number =>
  seconds >= SHAKES ? 0 : Math.cos(2 * Math.PI * SWINGS * seconds) * (1 - seconds / SHAKES) ** 2;

/** Where the ball has met it, and how: outwards or inwards, 1 as hard as can be. */
export interface Hit {
  readonly at: readonly [x: number, y: number, z: number];
  readonly force: number;
}

/** The net as it hangs so long after it was met. */
export function shaken({ shape, rest, gives }: Net, { at, force }: Hit, seconds: number): void {
  const places = shape.getAttribute('position') as BufferAttribute;
  const now = BULGE * force * bulgeAt(seconds);
  for (let i = 0; i < rest.length; i += 3) {
    const far = (rest[i]! - at[0]) ** 2 + (rest[i + 1]! - at[1]) ** 2 + (rest[i + 2]! - at[2]) ** 2;
    const share = now * Math.exp(-far / (2 * WIDE * WIDE));
    for (let part = 0; part < 3; part++) places.array[i + part] = rest[i + part]! + gives[i + part]! * share;
  }
  places.needsUpdate = true;
}

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
