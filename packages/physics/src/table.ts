import { LEAST_HOP } from './assumptions.ts';
import type { Disc, Surface } from './contract.ts';
import { lieOver } from './decide.ts';
import { LANDED, Log, MOVED, RESTED } from './log.ts';
import { halt, launch } from './motion.ts';
import { holeX, holeY, planOwn } from './plan.ts';
import { replan } from './schedule.ts';
import * as w from './world.ts';
import { World } from './world.ts';

/** Told whenever the motion of a disc changes; only for those who want to see the way. */
export type Watcher = (world: World, disc: number) => void;

/** A set of discs on a surface, and what has been told about them. */
export class Table {
  readonly world: World;
  readonly log = new Log();
  watcher: Watcher | null = null;

  constructor(surface: Surface, discs: readonly Pick<Disc, 'radius' | 'mass' | 'height'>[]) {
    this.world = new World(surface, discs.length);
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
    world.strayed.fill(0);
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

  /** Takes up the new velocity: law of motion, next event of its own. */
  go(i: number): void {
    const { world } = this;
    if (world.place[i] === w.ON_BOARD && world.vz[i]! > 0) {
      if (world.vz[i]! > LEAST_HOP) world.place[i] = w.IN_AIR;
      else world.vz[i] = 0;
    }
    if (world.place[i] === w.ON_FRAME && world.vz[i]! > 0) {
      if (world.vz[i]! > LEAST_HOP) world.place[i] = w.OVER_FRAME;
      else world.vz[i] = 0;
    }
    if (world.place[i] === w.PERCHED && (world.vx[i] !== 0 || world.vy[i] !== 0)) world.place[i] = w.IN_AIR;
    if (w.isFlying(world.place[i]!)) world.aloft = true;
    launch(world, i);
    if (world.form[i] !== w.REST) this.noticeMotion(i);
    else if (world.place[i] === w.ON_BOARD || world.place[i] === w.ON_FRAME) this.noticeRest(i);
    planOwn(world, i);
    this.watcher?.(world, i);
  }

  goOn(i: number): void {
    this.go(i);
    replan(this.world, i);
    this.noticePerched();
  }

  noticeMotion(i: number): void {
    const { world } = this;
    if (world.moved[i] === w.NOT_YET) this.log.add(MOVED, world.now, i, 0, world.x[i]!, world.y[i]!);
    world.moved[i] = w.MOVING;
  }

  noticeRest(i: number): void {
    const { world } = this;
    if (world.moved[i] !== w.MOVING) return;
    world.moved[i] = w.RESTING;
    this.log.add(RESTED, world.now, i, 0, world.x[i]!, world.y[i]!);
  }

  /** A disc whose centre lies over a hole has no support. */
  noticeHole(i: number): void {
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

  noticeReturn(i: number): void {
    const { world } = this;
    const cameBack = world.strayed[i] === w.STRAYED;
    this.log.add(LANDED, world.now, i, Number(cameBack), world.x[i]!, world.y[i]!);
    if (cameBack) world.strayed[i] = w.CAME_BACK;
  }

  lookDown(i: number): void {
    const { world } = this;
    const j = world.perch[i]!;
    if ((world.place[j] !== w.ON_BOARD && world.place[j] !== w.PERCHED) || !lieOver(world, i, j, world.now)) {
      world.place[i] = w.IN_AIR;
      world.perch[i] = -1;
      world.hops[i] = 0;
    }
    return this.goOn(i);
  }

  /** What it meets has been looked for only until its own next event: if that has changed, it is looked for again. */
  private planAgain(i: number): void {
    const { world } = this;
    const before = world.ownTime[i]!;
    planOwn(world, i);
    if (world.ownTime[i] !== before) replan(world, i);
  }

  /** Whoever is in the air or lies on another disc depends on what the others do. */
  noticePerched(): void {
    const { world } = this;
    if (!world.aloft) return;
    for (let i = 0; i < world.count; i++) {
      if (
        world.place[i] === w.PERCHED &&
        world.form[world.perch[i]!] === w.REST &&
        world.place[world.perch[i]!]! > w.PERCHED
      )
        this.lookDown(i);
      else if (w.isFlying(world.place[i]!) || (world.place[i] === w.PERCHED && world.ownTime[i] === Infinity))
        this.planAgain(i);
    }
  }
}
