import { ownEvent } from './alone.ts';
import { CONTACT_TIME, SLOW } from './assumptions.ts';
import { Cluster, comeOut, gather, remember, solve } from './cluster.ts';
import type { Disc, Surface } from './contract.ts';
import { HIT } from './log.ts';
import { launch } from './motion.ts';
import { planOwn } from './plan.ts';
import { planPairs, replanAll, soonestAlone, soonestPair } from './schedule.ts';
import { Table, type Watcher } from './table.ts';
import * as w from './world.ts';

/** No stroke seen needs a tenth of this; it is the promise that every stroke ends. */
export const MOST_EVENTS = 20_000;

/** Runs strokes on one set of discs, from impact to impact. Allocates nothing while it runs. */
export class Simulator extends Table {
  private readonly cluster: Cluster;

  constructor(surface: Surface, discs: readonly Pick<Disc, 'radius' | 'mass' | 'height'>[]) {
    super(surface, discs);
    this.cluster = new Cluster(discs.length);
  }

  /** Strikes disc i and runs until everything rests. */
  strike(i: number, vx: number, vy: number, spin: number, lift: number, watcher: Watcher | null = null): void {
    const { world } = this;
    this.watcher = watcher;
    world.vx[i] = vx;
    world.vy[i] = vy;
    world.spin[i] = spin;
    if (lift > 0 || world.place[i] === w.PERCHED) {
      world.place[i] = w.IN_AIR;
      world.aloft = true;
      world.vz[i] = lift;
    }
    this.begin();
    while (world.events < MOST_EVENTS && this.next()) world.events++;
  }

  private begin(): void {
    const { world } = this;
    for (let i = 0; i < world.count; i++) {
      if (world.place[i] === w.ON_BOARD) this.noticeHole(i);
      // Everything has been halted when the table was cleared.
      const lies = world.place[i] === w.ON_BOARD && world.vx[i] === 0 && world.vy[i] === 0 && world.spin[i] === 0;
      if (!lies) launch(world, i);
      if (world.form[i] !== w.REST) this.noticeMotion(i);
      planOwn(world, i);
    }
    planPairs(world);
    if (this.watcher !== null) for (let i = 0; i < world.count; i++) this.watcher(world, i);
  }

  /** The next event; false when there is none. */
  private next(): boolean {
    const { world } = this;
    const pair = soonestPair(world);
    const alone = soonestAlone(world);
    const pairTime = pair < 0 ? Infinity : world.bestTime[pair]!;
    const aloneTime = alone < 0 ? Infinity : world.ownTime[alone]!;
    if (pair < 0 && alone < 0) return false;
    // Rounding must not turn time back.
    world.now = Math.max(world.now, Math.min(pairTime, aloneTime));
    if (aloneTime < pairTime) ownEvent(this, alone);
    else this.hit(pair, world.bestWith[pair]!);
    return true;
  }

  private hit(i: number, j: number): void {
    const { world, cluster } = this;
    gather(world, cluster, Math.min(i, j), Math.max(i, j));
    solve(world, cluster);
    this.logHits();
    comeOut(world, cluster);
    remember(world, cluster);
    for (let at = 0; at < cluster.size; at++) this.go(cluster.discs[at]!);
    replanAll(world, cluster.discs, cluster.size);
    this.noticePerched();
  }

  private logHits(): void {
    const { world, cluster, log } = this;
    for (let at = 0; at < cluster.hitCount; at++) {
      const { a, b, nx, ny, hit } = cluster.hits[at]!;
      // What only leans on each other has been reported when it met.
      if (hit < SLOW && world.slowTime[a * world.count + b]! + 3 * CONTACT_TIME > world.now) continue;
      const reach = world.radius[a]!;
      log.add(HIT, world.now, a, b, world.x[a]! + nx * reach, world.y[a]! + ny * reach);
      log.withSpeed(hit, w.isFlying(world.place[a]!) || w.isFlying(world.place[b]!));
    }
  }
}
