import { netFrom, type Bulge, type Hit, type Net, type NetSheet } from '@bande/stage/net';
import { PlaneGeometry, type BufferGeometry } from 'three';
import { endOf, goalLineOf, type Side } from '../../names.ts';
import { TABLE } from '../../table.ts';
import type { Blow } from '../shown/blows.ts';

/** A net in metres behind a goal whose line lies at z = 0: backwards is −z, up is y. */
const MESH = 0.0045;
/** The roof hangs through by so many metres. */
const SAG = 0.003;
const POST = TABLE.goalWidth / 2 + TABLE.frameRadius;
const ROOF = TABLE.goalHeight + TABLE.frameRadius;
const { goalDepth } = TABLE;

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
  const high = ROOF;
  const sheets: readonly NetSheet[] = [
    { shape: sheet(2 * POST, high, false).translate(0, high / 2, -goalDepth), gives: [0, 0, -1] },
    {
      shape: sheet(2 * POST, goalDepth, false)
        .rotateX(-Math.PI / 2)
        .translate(0, ROOF, -goalDepth / 2),
      gives: [0, 1, 0],
    },
    ...[-1, 1].map((aside): NetSheet => ({
      shape: sheet(goalDepth, ROOF, true)
        .rotateY(Math.PI / 2)
        .translate(aside * POST, ROOF / 2, -goalDepth / 2),
      gives: [aside, 0, 0],
    })),
  ];
  return netFrom(sheets, SAG);
}

export const BULGE: Bulge = { most: 0.02, wide: 0.022 };

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
