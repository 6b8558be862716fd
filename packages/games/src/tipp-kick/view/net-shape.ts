import { PlaneGeometry, type BufferAttribute, type BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { endOf, goalLineOf, type Side } from '../names.ts';
import { TABLE } from '../table.ts';
import type { Blow } from './blows.ts';

/** A net in metres behind a goal whose line lies at z = 0: backwards is −z, up is y. */
const MESH = 0.0045;
/** The roof hangs through by so many metres. */
const SAG = 0.003;
const POST = TABLE.goalWidth / 2 + TABLE.frameRadius;
const ROOF = TABLE.goalHeight + TABLE.frameRadius;
const { goalDepth, netBottom } = TABLE;

export interface Net {
  readonly shape: BufferGeometry;
  readonly rest: Float32Array;
  /** For each corner which way it gives, as far as the bars let it. */
  readonly gives: Float32Array;
}

/** The picture of the net repeats by its places: one mesh is everywhere of the same size. `isOpen`: its lower edge hangs free. */
function sheet(width: number, height: number, isOpen: boolean): BufferGeometry {
  const steps = (long: number): number => Math.max(4, Math.round(long / 0.008));
  const shape = new PlaneGeometry(width, height, steps(width), steps(height));
  const uvs = shape.getAttribute('uv');
  const free = new Float32Array(uvs.count);
  for (let i = 0; i < uvs.count; i++) {
    const [u, v] = [uvs.getX(i), uvs.getY(i)];
    const upward = isOpen ? 1 - v ** 4 : 1 - (2 * v - 1) ** 4;
    free[i] = (1 - (2 * u - 1) ** 4) * upward;
    uvs.setXY(i, (u * width) / (MESH * 8), (v * height) / (MESH * 8));
  }
  shape.userData = { free };
  return shape;
}

export function netOf(): Net {
  const high = ROOF - netBottom;
  const sheets = [
    { shape: sheet(2 * POST, high, false).translate(0, netBottom + high / 2, -goalDepth), gives: [0, 0, -1] },
    {
      shape: sheet(2 * POST, goalDepth, false)
        .rotateX(-Math.PI / 2)
        .translate(0, ROOF, -goalDepth / 2),
      gives: [0, 1, 0],
    },
    ...[-1, 1].map((aside) => ({
      shape: sheet(goalDepth, ROOF, true)
        .rotateY(Math.PI / 2)
        .translate(aside * POST, ROOF / 2, -goalDepth / 2),
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
export const SHAKES = 1.5;
const [BULGE, WIDE, SWINGS] = [0.02, 0.022, 3];
/** What of the bulge is left after so many seconds, from −1 to 1. */
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

/** Metres a second: slower, a net does not stir; and as hard as can be. */
const [STIRS, HARDEST] = [0.1, 2.5];

/** How a net of this side was met, from its own goal: backwards is −z. */
export function hitBy({ seen, came }: Blow, side: Side): Hit | null {
  if (seen.kind !== 'net' || seen.end !== goalLineOf(side)) return null;
  const end = endOf(side);
  const [x, y, z] = [
    (end * seen.place.x) / 100_000,
    seen.place.z / 100_000,
    -((end * seen.place.y) / 100_000 - TABLE.length / 2),
  ];
  const [aside, behind] = [Math.abs(x) - TABLE.goalWidth / 2, -z - TABLE.goalDepth];
  // Outwards through the nearest of its sheets.
  const outward = behind > aside - 0.012 ? end * came[1] : Math.sign(x) * end * came[0];
  if (Math.abs(outward) < STIRS) return null;
  return { at: [x, y, z], force: Math.sign(outward) * Math.min(1, Math.abs(outward) / HARDEST) };
}
