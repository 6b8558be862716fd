import { goalNet, type Bulge, type Hit, type Net } from '@bande/stage/net';
import { endOf, goalLineOf, type Side } from '../../names.ts';
import { TABLE } from '../../table.ts';
import type { Blow } from '../shown/blows.ts';

export const netOf = (): Net =>
  goalNet({
    aside: TABLE.goalWidth / 2 + TABLE.frameRadius,
    high: TABLE.goalHeight + TABLE.frameRadius,
    depth: TABLE.goalDepth,
    mesh: 0.0045,
    piece: 0.008,
    sag: 0.003,
    isOpenBelow: true,
  });

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
