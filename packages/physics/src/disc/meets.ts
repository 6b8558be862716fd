import * as columns from '../columns.ts';
import type { Spot } from '../contract.ts';
import { go } from '../kernel.ts';
import * as logs from '../log.ts';
import type { World } from '../world.ts';
import * as assumptions from './assumptions.ts';
import { Cluster, comeOut, gather, remember, solve } from './cluster.ts';
import type { RimMeeting, Rims } from './impact.ts';
import { meetingTime } from './meeting-time.ts';
import { isFlying } from './state.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const { HEIGHT, PLACE, RADIUS, X, Y } = columns;
const { HIT } = logs;
const { CONTACT_TIME, SLOW } = assumptions;

/** How discs meet, and other bodies that stand on an area and touch with their rims. */
const rimsMeet = (between: readonly [string, string], rims: Rims): RimMeeting => ({
  between,
  rims,
  foreseesStops: true,
  time: meetingTime,
  blow,
  gap,
});

export const discsMeet = (rims: Rims): RimMeeting => rimsMeet(['disc', 'disc'], rims);

/** From rim to rim, or from the top of the lower one to the upper one. */
function gap({ n }: World, i: number, atI: Spot, j: number, atJ: Spot): number {
  const [dx, dy] = [atI.x - atJ.x, atI.y - atJ.y];
  const aside = Math.sqrt(dx * dx + dy * dy) - n[RADIUS + i]! - n[RADIUS + j]!;
  const above = atI.z >= atJ.z ? atI.z - atJ.z - n[HEIGHT + j]! : atJ.z - atI.z - n[HEIGHT + i]!;
  return Math.max(aside, above);
}

/** Used by one blow after the other; grows with the largest world. */
let cluster = new Cluster(32);

function blow(world: World, i: number, j: number): void {
  if (cluster.discs.length < world.count) cluster = new Cluster(world.count);
  gather(world, cluster, i, j);
  solve(world, cluster);
  logHits(world);
  comeOut(world, cluster);
  remember(world, cluster);
  for (let at = 0; at < cluster.size; at++) go(world, cluster.discs[at]!);
}

function logHits(world: World): void {
  const { n, k } = world;
  const { log } = world;
  for (let at = 0; at < cluster.hitCount; at++) {
    const { a, b, nx, ny, hit } = cluster.hits[at]!;
    // What only leans on each other has been reported when it met.
    if (hit < SLOW && world.slowTime[a * world.count + b]! + 3 * CONTACT_TIME > world.now) continue;
    const reach = n[RADIUS + a]!;
    log.add(HIT, world.now, a, b, n[X + a]! + nx * reach, n[Y + a]! + ny * reach);
    log.withSpeed(hit, isFlying(k[PLACE + a]!) || isFlying(k[PLACE + b]!));
  }
}
