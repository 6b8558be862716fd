import { CONTACT_TIME, EDGE, LANDING_RESTITUTION, LEAST_HOP, PERCH_HOP, PERCH_HOPS, SLOW } from './assumptions.ts';
import { Cluster, gather, remember, solve } from './cluster.ts';
import type { Disc, Surface } from './contract.ts';
import { strikeCushion } from './impact.ts';
import { CUSHION, DROPPED, HIT, LANDED, LEFT, Log, MOVED, RESTED } from './log.ts';
import { bring, halt, launch } from './motion.ts';
import { holeX, holeY, lieOver, planOwn } from './plan.ts';
import { planPairs, replan, replanAll, soonestAlone, soonestPair } from './schedule.ts';
import * as w from './world.ts';
import { World } from './world.ts';

/** No stroke seen needs a tenth of this; it is the promise that every stroke ends. */
export const MOST_EVENTS = 20_000;

/** Told whenever the motion of a disc changes; only for those who want to see the way. */
export type Watcher = (world: World, disc: number) => void;

/** Runs strokes on one set of discs, from impact to impact. Allocates nothing while it runs. */
export class Simulator {
  readonly world: World;
  readonly log = new Log();
  private readonly cluster: Cluster;
  private watcher: Watcher | null = null;

  constructor(surface: Surface, discs: readonly Pick<Disc, 'radius' | 'mass' | 'height'>[]) {
    this.world = new World(surface, discs.length);
    this.cluster = new Cluster(discs.length);
    for (const [i, disc] of discs.entries()) {
      this.world.radius[i] = disc.radius;
      this.world.mass[i] = disc.mass;
      this.world.height[i] = disc.height;
    }
  }

  /** Clears the table: every disc is off until it is put somewhere. */
  clear(): void {
    const { world } = this;
    world.now = world.events = 0;
    world.aloft = false;
    world.place.fill(w.OFF);
    world.moved.fill(0);
    world.hops.fill(0);
    world.start.fill(0);
    world.z.fill(0);
    world.slowTime.fill(-1);
    world.nowTime.fill(-1);
    world.pocket.fill(-1);
    world.perch.fill(-1);
    for (let i = 0; i < world.count; i++) halt(world, i);
    this.log.clear();
  }

  /** On the board, or on another disc that has been put there before. */
  put(i: number, x: number, y: number, on = -1): void {
    const { world } = this;
    world.place[i] = on < 0 ? w.ON_BOARD : w.PERCHED;
    if (on >= 0) world.aloft = true;
    world.perch[i] = on;
    world.x[i] = x;
    world.y[i] = y;
    world.z[i] = on < 0 ? 0 : world.z[on]! + world.height[on]!;
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
    world.now = Math.min(pairTime, aloneTime);
    if (aloneTime < pairTime) this.ownEvent(alone);
    else this.hit(pair, world.bestWith[pair]!);
    return true;
  }

  private hit(i: number, j: number): void {
    const { world, cluster } = this;
    gather(world, cluster, Math.min(i, j), Math.max(i, j));
    solve(world, cluster);
    this.logHits();
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
      log.withSpeed(hit, world.place[a] === w.IN_AIR || world.place[b] === w.IN_AIR);
    }
  }

  /** Takes up the new velocity: law of motion, next event of its own. */
  private go(i: number): void {
    const { world } = this;
    if (world.place[i] === w.ON_BOARD && world.vz[i]! > 0) {
      if (world.vz[i]! > LEAST_HOP) world.place[i] = w.IN_AIR;
      else world.vz[i] = 0;
    }
    if (world.place[i] === w.PERCHED && (world.vx[i] !== 0 || world.vy[i] !== 0)) world.place[i] = w.IN_AIR;
    if (world.place[i] === w.IN_AIR) world.aloft = true;
    launch(world, i);
    if (world.form[i] !== w.REST) this.noticeMotion(i);
    else if (world.place[i] === w.ON_BOARD) this.noticeRest(i);
    planOwn(world, i);
    this.watcher?.(world, i);
  }

  private goOn(i: number): void {
    this.go(i);
    replan(this.world, i);
    this.noticePerched();
  }

  private noticeMotion(i: number): void {
    const { world } = this;
    if (world.moved[i] === w.NOT_YET) this.log.add(MOVED, world.now, i, 0, world.x[i]!, world.y[i]!);
    world.moved[i] = w.MOVING;
  }

  private noticeRest(i: number): void {
    const { world } = this;
    if (world.moved[i] !== w.MOVING) return;
    world.moved[i] = w.RESTING;
    this.log.add(RESTED, world.now, i, 0, world.x[i]!, world.y[i]!);
  }

  /** A disc whose centre lies over a hole has no support. */
  private noticeHole(i: number): void {
    const { world } = this;
    const corner = world.half - 2 * world.pocketRadius;
    if (Math.abs(world.x[i]!) < corner || Math.abs(world.y[i]!) < corner) return;
    for (let hole = 0; hole < 4; hole++) {
      const dx = world.x[i]! - holeX(world, hole);
      const dy = world.y[i]! - holeY(world, hole);
      if (dx * dx + dy * dy >= world.pocketRadius * world.pocketRadius) continue;
      world.place[i] = w.OVER_HOLE;
      world.pocket[i] = hole;
    }
  }

  private ownEvent(i: number): void {
    const { world } = this;
    bring(world, i, world.now);
    const what = world.ownWith[i]!;
    switch (world.ownKind[i]) {
      case w.STOPS:
        return this.stop(i);
      case w.MEETS_CUSHION:
        return this.meetFrame(i, what);
      case w.ENTERS_HOLE:
        world.place[i] = w.OVER_HOLE;
        world.pocket[i] = what;
        world.z[i] = world.vz[i] = 0;
        return this.goOn(i);
      case w.LEAVES_HOLE:
        return this.leaveHole(i);
      case w.DROPS:
        return this.drop(i);
      case w.LANDS:
        return this.land(i);
      case w.LANDS_ON_DISC:
        return this.landOn(i, what);
      case w.LANDS_OUTSIDE:
        this.log.add(LANDED, world.now, i, 1, world.x[i]!, world.y[i]!);
        world.place[i] = w.OFF;
        return this.goOn(i);
      default:
        return this.lookDown(i);
    }
  }

  private stop(i: number): void {
    const { world } = this;
    halt(world, i);
    world.ownTime[i] = Infinity;
    this.noticeRest(i);
    this.watcher?.(world, i);
  }

  private meetFrame(i: number, side: number): void {
    const { world } = this;
    if (world.place[i] === w.IN_AIR && world.z[i]! >= world.frameHeight) {
      world.place[i] = w.OUTSIDE;
      this.log.add(LEFT, world.now, i, side, world.x[i]!, world.y[i]!);
      return this.goOn(i);
    }
    const speed = strikeCushion(world, i, side);
    if (speed >= SLOW) {
      const reach = world.radius[i]!;
      const x = side === 1 ? reach : side === 3 ? -reach : 0;
      const y = side === 2 ? reach : side === 0 ? -reach : 0;
      this.log.add(CUSHION, world.now, i, side, world.x[i]! + x, world.y[i]! + y);
      this.log.withSpeed(speed, world.place[i] === w.IN_AIR);
    }
    return this.goOn(i);
  }

  /** Back over the board: the climb to its level costs speed. What cannot pay stays in the hole. */
  private leaveHole(i: number): void {
    const { world } = this;
    const left = world.speed[i]! * world.speed[i]! + 2 * world.gravity * Math.min(0, world.z[i]!);
    if (left <= 0 || world.z[i]! < -EDGE) return this.drop(i);
    const part = Math.sqrt(left) / world.speed[i]!;
    world.vx[i] = world.vx[i]! * part;
    world.vy[i] = world.vy[i]! * part;
    world.z[i] = world.vz[i] = 0;
    world.place[i] = w.ON_BOARD;
    world.pocket[i] = -1;
    return this.goOn(i);
  }

  private drop(i: number): void {
    const { world } = this;
    this.log.add(DROPPED, world.now, i, world.pocket[i]!, world.x[i]!, world.y[i]!);
    world.place[i] = w.POCKETED;
    return this.goOn(i);
  }

  private land(i: number): void {
    const { world } = this;
    const fall = -world.vz[i]!;
    const up = LANDING_RESTITUTION * fall;
    world.z[i] = 0;
    world.hops[i] = 0;
    world.place[i] = w.ON_BOARD;
    this.noticeHole(i);
    if (world.place[i] === w.ON_BOARD) {
      if (fall > LEAST_HOP) this.log.add(LANDED, world.now, i, 0, world.x[i]!, world.y[i]!);
      world.vz[i] = up > LEAST_HOP ? up : 0;
    }
    return this.goOn(i);
  }

  /** Hops on another disc until it is past it; one that has no speed left comes to lie there. */
  private landOn(i: number, j: number): void {
    const { world } = this;
    const fall = -world.vz[i]!;
    const up = Math.max(LANDING_RESTITUTION * fall, PERCH_HOP);
    // A hop higher than the bounce is paid for by the speed along the board.
    const paid = Math.max(0, up * up - fall * fall);
    const speed = world.speed[i]!;
    world.z[i] = world.z[j]! + world.height[j]!;
    if (world.hops[i]! >= PERCH_HOPS || speed * speed <= 2 * paid) return this.perchOn(i, j);
    if (fall > LEAST_HOP) {
      this.log.add(HIT, world.now, i, j, world.x[i]!, world.y[i]!);
      this.log.withSpeed(fall, true);
    }
    const part = Math.sqrt(1 - paid / (speed * speed));
    world.vx[i] = world.vx[i]! * part;
    world.vy[i] = world.vy[i]! * part;
    world.vz[i] = up;
    world.hops[i] = world.hops[i]! + 1;
    return this.goOn(i);
  }

  private perchOn(i: number, j: number): void {
    const { world } = this;
    halt(world, i);
    world.place[i] = w.PERCHED;
    world.perch[i] = j;
    this.noticeRest(i);
    return this.goOn(i);
  }

  private lookDown(i: number): void {
    const { world } = this;
    const j = world.perch[i]!;
    if ((world.place[j] !== w.ON_BOARD && world.place[j] !== w.PERCHED) || !lieOver(world, i, j, world.now)) {
      world.place[i] = w.IN_AIR;
      world.perch[i] = -1;
      world.hops[i] = 0;
    }
    return this.goOn(i);
  }

  /** Whoever is in the air or lies on another disc depends on what the others do. */
  private noticePerched(): void {
    const { world } = this;
    if (!world.aloft) return;
    for (let i = 0; i < world.count; i++) {
      if (world.place[i] === w.PERCHED && world.form[world.perch[i]!] === w.REST && world.place[world.perch[i]!]! > w.PERCHED) this.lookDown(i);
      else if (world.place[i] === w.IN_AIR || (world.place[i] === w.PERCHED && world.ownTime[i] === Infinity)) planOwn(world, i);
    }
  }
}
