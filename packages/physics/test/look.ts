import { PACE, SPAN } from '../src/disc/slots.ts';
import type { Disc, DiscFlick as Flick, Run, Segment } from '../src/index.ts';
import { CARROM, type Surface, worldOf } from './board.ts';
import { heightAfter, launch, look, spinAfter } from '../src/disc/way.ts';
import { IN_AIR, OFF, ON_BOARD, OVER_HOLE } from '../src/disc/state.ts';
import { man, STRIKER, striker } from './discs.ts';

export interface Motion {
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
  readonly spin: number;
  readonly z: number;
}

const placeOf = { board: ON_BOARD, air: IN_AIR, hole: OVER_HOLE, gone: OFF } as const;

function motionIn(surface: Surface, disc: Disc, segment: Segment, t: number): Motion {
  const world = worldOf(surface, [disc]);
  world.vx[0] = segment.vx;
  world.vy[0] = segment.vy;
  world.vz[0] = segment.vz;
  world.z[0] = segment.z;
  world.spin[0] = segment.spin;
  world.place[0] = placeOf[segment.mode];
  launch(world, 0);
  const span = t - segment.t;
  world.found[SPAN] = span;
  look(world, 0);
  const speed = world.found[PACE]!;
  const flying = segment.mode === 'air' || segment.mode === 'hole';
  return {
    vx: world.ux[0]! * speed,
    vy: world.uy[0]! * speed,
    vz: flying ? segment.vz - surface.gravity * span : 0,
    spin: spinAfter(world, 0, span),
    z: flying ? heightAfter(world, 0, span) : segment.z,
  };
}

/** Motion of a disc just after what happened at t. */
export function motionAt(surface: Surface, stroke: Run, disc: Disc, t: number): Motion {
  const segment = stroke.path(disc.id).findLast((one) => one.t <= t);
  return segment === undefined ? { vx: 0, vy: 0, vz: 0, spin: 0, z: 0 } : motionIn(surface, disc, segment, t);
}

/** Of all discs on the board or above it. Potential energy counts, below the board too; a disc that is gone has none. */
export function energyAt(surface: Surface, stroke: Run, discs: readonly Disc[], t: number): number {
  return discs.reduce((sum, disc) => {
    const { vx, vy, vz, spin, z } = motionAt(surface, stroke, disc, t);
    const rim = spin * disc.radius;
    const gone = stroke.path(disc.id).findLast((one) => one.t <= t)?.mode === 'gone';
    return sum + (gone ? 0 : disc.mass * ((vx * vx + vy * vy + vz * vz) / 2 + (rim * rim) / 4 + surface.gravity * z));
  }, 0);
}

export interface Table {
  readonly discs: readonly Disc[];
  readonly flick: Flick;
}

/** A table from raw numbers between 0 and 1: discs that would lie on another one or touch the frame are left out. */
export function tableFrom(
  places: readonly (readonly [number, number])[],
  stroke: { readonly angle: number; readonly speed: number; readonly spin: number; readonly lift: number },
): Table {
  const discs: Disc[] = [striker(0, -0.25)];
  const limit = CARROM.half - STRIKER.radius - 1e-4;
  for (const [u, v] of places) {
    const one = man(`m${discs.length}`, (2 * u - 1) * limit, (2 * v - 1) * limit);
    if (discs.every((other) => Math.hypot(one.x - other.x, one.y - other.y) > one.radius + other.radius + 1e-6))
      discs.push(one);
  }
  const { angle, speed, spin, lift } = stroke;
  return {
    discs,
    flick: {
      disc: 'S',
      vx: speed * Math.cos(2 * Math.PI * angle),
      vy: speed * Math.sin(2 * Math.PI * angle),
      spin,
      lift,
    },
  };
}
