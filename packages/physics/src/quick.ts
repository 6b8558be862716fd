import type { Disc, Surface } from './contract.ts';
import { CUSHION, DROPPED, ENTRY, HIT, LEFT, type Log } from './log.ts';
import { bring } from './motion.ts';
import { Simulator } from './simulator.ts';
import { CAME_BACK, OFF, ON_FRAME, POCKETED } from './world.ts';

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
  private readonly simulator: Simulator;
  private readonly state: Float64Array;

  constructor(surface: Surface, discs: readonly Disc[]) {
    this.simulator = new Simulator(surface, discs);
    this.x = this.simulator.world.x;
    this.y = this.simulator.world.y;
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
    const { simulator } = this;
    const { world } = simulator;
    simulator.clear();
    this.putAll(LYING);
    this.putAll(STACKED);
    simulator.strike(disc, vx, vy, spin, lift);
    for (let i = 0; i < world.count; i++) bring(world, i, world.now);
  }

  private putAll(how: number): void {
    const { simulator, state } = this;
    for (let i = 0; i < simulator.world.count; i++) {
      const at = FIELDS * i;
      if (state[at] === how) simulator.put(i, state[at + 1]!, state[at + 2]!, state[at + 3]);
    }
  }

  /** The hole a disc fell into, or −1. */
  pocketOf(disc: number): number {
    return this.simulator.world.place[disc] === POCKETED ? this.simulator.world.pocket[disc]! : -1;
  }

  /** Left the surface for good, or was not there. */
  isOff(disc: number): boolean {
    const place = this.simulator.world.place[disc];
    return place === OFF || place === ON_FRAME;
  }

  /** Left the surface, for good or not. */
  hasLeft(disc: number): boolean {
    return this.isOff(disc) || this.simulator.world.strayed[disc] === CAME_BACK;
  }

  get events(): number {
    return this.simulator.world.events;
  }

  get seconds(): number {
    return this.simulator.world.now;
  }

  /** Calls back for every contact in order, without making objects. `other` is a disc, side or hole. */
  eachContact(
    tell: (kind: 'hit' | 'cushion' | 'pocketed' | 'left', disc: number, other: number, speed: number) => void,
  ): void {
    const { data, length }: Log = this.simulator.log;
    for (let at = 0; at < length; at += ENTRY) {
      const [kind, disc, other, speed] = [data[at]!, data[at + 2]!, data[at + 3]!, data[at + 6]!];
      if (kind === HIT) tell('hit', disc, other, speed);
      else if (kind === CUSHION) tell('cushion', disc, other, speed);
      else if (kind === DROPPED) tell('pocketed', disc, other, 0);
      else if (kind === LEFT) tell('left', disc, other, 0);
    }
  }
}
