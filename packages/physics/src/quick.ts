import type { Table } from './contract.ts';
import { DISC } from './disc/moves.ts';
import { CAME_BACK, holeOf, OFF, ON_FRAME, POCKETED, strayOf } from './disc/state.ts';
import { begin, clear, runTo } from './kernel.ts';
import { CUSHION, DROPPED, ENTRY, HIT, LEFT } from './log.ts';
import { discBody } from './run.ts';
import type { Disc } from './stroke.ts';
import { World } from './world.ts';

/** Numbers a disc: how it is there, x, y, the disc below. */
const FIELDS = 4;
const AWAY = 0;
const LYING = 1;
const STACKED = 2;

/** For those who try thousands of strokes: the same bits as `run()`, read from arrays that are written over by the next stroke. */
export class QuickTable {
  /** Where every disc is after the stroke, by its place in the list of discs. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  private readonly world: World;
  private readonly state: Float64Array;

  constructor(table: Table, discs: readonly Disc[]) {
    this.world = new World(table, discs.map(discBody));
    this.world.turns = false;
    this.x = this.world.x;
    this.y = this.world.y;
    this.state = new Float64Array(FIELDS * discs.length);
    const ids = discs.map(({ id }) => id);
    for (const [i, { x, y, on }] of discs.entries()) this.put(i, x, y, on === undefined ? -1 : ids.indexOf(on));
  }

  /** Puts a disc somewhere for all strokes to come: on the board, or on another disc. */
  put(disc: number, x: number, y: number, on = -1): void {
    const at = FIELDS * disc;
    this.state[at] = on < 0 ? LYING : STACKED;
    this.state[at + 1] = x;
    this.state[at + 2] = y;
    this.state[at + 3] = on;
  }

  /** Takes a disc away for all strokes to come. */
  remove(disc: number): void {
    this.state[FIELDS * disc] = AWAY;
  }

  /** Plays one stroke from where the discs were put. */
  strike(disc: number, vx: number, vy: number, spin = 0, lift = 0): void {
    const { world } = this;
    clear(world);
    this.putAll();
    DISC.strike(world, disc, vx, vy, lift, spin);
    begin(world);
    runTo(world);
  }

  private putAll(): void {
    const { world, state } = this;
    let stacked = 0;
    for (let i = 0; i < world.count; i++) {
      const at = FIELDS * i;
      if (state[at] === LYING) DISC.put(world, i, state[at + 1]!, state[at + 2]!, -1);
      else if (state[at] === AWAY) DISC.take(world, i);
      else stacked++;
    }
    if (stacked > 0) this.putStacked();
  }

  private putStacked(): void {
    const { world, state } = this;
    for (let i = 0; i < world.count; i++) {
      const at = FIELDS * i;
      if (state[at] === STACKED) DISC.put(world, i, state[at + 1]!, state[at + 2]!, state[at + 3]!);
    }
  }

  /** The hole a disc fell into, or −1. */
  pocketOf(disc: number): number {
    const { world } = this;
    return world.place[disc] === POCKETED ? world.holes[holeOf(world, disc)]!.id : -1;
  }

  /** Left the surface for good, or was not there. */
  isOff(disc: number): boolean {
    const place = this.world.place[disc];
    return place === OFF || place === ON_FRAME;
  }

  /** Left the surface, for good or not. */
  hasLeft(disc: number): boolean {
    return this.isOff(disc) || strayOf(this.world, disc) === CAME_BACK;
  }

  get events(): number {
    return this.world.events;
  }

  get seconds(): number {
    return this.world.now;
  }

  /** Calls back for every contact in order, without making objects. `other` is a disc, or the number of a wall or hole in the table's list. */
  eachContact(
    tell: (kind: 'hit' | 'cushion' | 'pocketed' | 'left', disc: number, other: number, speed: number) => void,
  ): void {
    const { data, length } = this.world.log;
    for (let at = 0; at < length; at += ENTRY) {
      const [kind, disc, other, speed] = [data[at]!, data[at + 2]!, data[at + 3]!, data[at + 6]!];
      if (kind === HIT) tell('hit', disc, other, speed);
      else if (kind === CUSHION) tell('cushion', disc, other, speed);
      else if (kind === DROPPED) tell('pocketed', disc, other, 0);
      else if (kind === LEFT) tell('left', disc, other, 0);
    }
  }
}
