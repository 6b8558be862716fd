import type { Body, Flick, Motion, Table } from './contract.ts';
import { lead } from './hand/moves.ts';
import type { Posture } from './hand/state.ts';
import { next, strike } from './kernel.ts';
import { ENTRY, FELL, HIT, STRUCK, TOPPLED } from './log.ts';
import { loaded } from './save.ts';
import { REST, type World } from './world.ts';

const KINDS = { [HIT]: 'hit', [STRUCK]: 'struck', [TOPPLED]: 'toppled', [FELL]: 'fell' } as const;
type Rehearsed = (typeof KINDS)[keyof typeof KINDS];

/** What is told: two bodies that hit each other, or a body and the number of the solid that it struck; then the place and the time. */
type Hears = (kind: Rehearsed, body: number, other: number, x: number, y: number, t: number) => void;

/** For those who try hundreds of flicks from one motion: the same bits as `Motions`, without a motion for each event. Bodies are counted as in the motion. */
export class Rehearsal {
  readonly #world: World;
  readonly #n: Float64Array;
  readonly #k: Int32Array;
  readonly #columns: readonly (readonly [to: { set(from: ArrayLike<number>): void }, from: ArrayLike<number>])[];
  readonly #paths: World['paths'];
  readonly #curves: World['curves'];
  readonly #was: readonly [now: number, events: number, watchers: number];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;

  constructor(table: Table, bodies: readonly Body[], motion: Motion) {
    const world = loaded(table, bodies, motion);
    world.turns = false;
    this.#world = world;
    this.#n = world.n.slice();
    this.#k = world.k.slice();
    this.#columns = [
      [world.spinX, world.spinX.slice()],
      [world.spinY, world.spinY.slice()],
      [world.marks, world.marks.slice()],
      [world.own, world.own.slice()],
      [world.slowTime, world.slowTime.slice()],
      [world.hurry, world.hurry.slice()],
      [world.box, world.box.slice()],
      [world.pairTime, world.pairTime.slice()],
    ];
    this.#paths = [...world.paths];
    this.#curves = world.curves.map((curve, i) => (world.form[i] === REST ? null : (curve?.slice() ?? null)));
    this.#was = [world.now, world.events, world.watchers];
    this.x = world.x;
    this.y = world.y;
    this.z = world.z;
  }

  /** Everything is as it was in the motion. */
  again(): void {
    const world = this.#world;
    world.n.set(this.#n);
    world.k.set(this.#k);
    for (const [to, from] of this.#columns) to.set(from);
    for (let i = 0; i < world.count; i++) {
      world.paths[i] = this.#paths[i]!;
      const curve = this.#curves[i]!;
      if (curve !== null) world.curves[i] = curve.slice();
    }
    [world.now, world.events, world.watchers] = this.#was;
    world.changes = 0;
    world.log.clear();
  }

  flick(body: number, at: number, flick: Flick): void {
    strike(this.#world, body, at, flick);
  }

  lead(body: number, at: number, target: { readonly x: number; readonly y: number } & Partial<Posture>): void {
    lead(this.#world, body, at, target);
  }

  /** Goes on until this time, as long as nobody has heard enough: `isEnough` is asked after each event that told something. */
  run(until: number, hear: Hears, isEnough: () => boolean): void {
    const world = this.#world;
    world.log.clear();
    while (!isEnough() && next(world, until)) {
      tell(world, hear);
      world.log.clear();
    }
  }

  /** When it stands now: the time of the last event. */
  get now(): number {
    return this.#world.now;
  }

  /** Everything that still moves is brought to this time, for a look; after that only `again` may follow. */
  bring(time: number): void {
    const { count, kinds, form } = this.#world;
    for (let i = 0; i < count; i++) if (form[i] !== REST) kinds[i]!.bring(this.#world, i, time);
  }
}

function tell({ log }: World, hear: Hears): void {
  const { data, length } = log;
  for (let at = 0; at < length; at += ENTRY) {
    const kind = KINDS[data[at] as keyof typeof KINDS] as Rehearsed | undefined;
    if (kind !== undefined) hear(kind, data[at + 2]!, data[at + 3]!, data[at + 4]!, data[at + 5]!, data[at + 1]!);
  }
}
