import { TICKS_PER_SECOND as TICKS } from '@bande/core';
import type { Body, Flick, Motion, Place, Table } from './contract.ts';
import { lead, pathFrom } from './hand/moves.ts';
import { type Posture, postureAt } from './hand/state.ts';
import { due, next, put, strike, take } from './kernel.ts';
import * as log from './log.ts';
import { placeAt, placesAt } from './places.ts';
import { Rehearsal } from './rehearsal.ts';
import { retimed } from './retime.ts';
import { loaded, saved } from './save.ts';
import { gapAt, gapOfPair } from './solid/room.ts';
import { World } from './world.ts';

/** Motion counts seconds; a tick is exactly `timeOf(tick)`. */
export const timeOf = (tick: number): number => tick / TICKS;

/** The first tick at which something at this time has happened, to the last bit. */
export function tickOf(time: number): number {
  const near = Math.round(time * TICKS);
  return [near - 1, near, near + 1].find((tick) => timeOf(tick) >= time) ?? near + 1;
}

const tickAfter = (time: number): number => (timeOf(tickOf(time)) > time ? tickOf(time) : tickOf(time) + 1);

/** What an event of the table tells, in the order of time; bodies and obstacles by their ids, `t` in seconds of motion. */
export interface Told {
  readonly kind: 'moved' | 'hit' | 'landed' | 'rest' | 'struck' | 'toppled' | 'layDown' | 'fell';
  readonly t: number;
  readonly body: string;
  /** The other body of a hit, the obstacle that was struck. */
  readonly other?: string;
  readonly x: number;
  readonly y: number;
  /** Of approach, in metres a second. */
  readonly speed: number;
}

export interface Happened {
  readonly t: number;
  readonly motion: Motion;
  readonly told: readonly Told[];
}

const KINDS: Readonly<Record<number, Told['kind']>> = {
  [log.MOVED]: 'moved',
  [log.HIT]: 'hit',
  [log.LANDED]: 'landed',
  [log.RESTED]: 'rest',
  [log.STRUCK]: 'struck',
  [log.TOPPLED]: 'toppled',
  [log.LAY_DOWN]: 'layDown',
  [log.FELL]: 'fell',
};

/**
 * The motions of one table as values: every question gives the same answer for the same motion, and an older motion can be asked at any time.
 * A world is kept with the newest motion that was made from it and is never part of an answer.
 * Strokes of discs tell more (cushions, holes, the frame) and are told as contacts: they are played by `run`, not here.
 */
export class Motions {
  readonly #table: Table;
  readonly #bodies: readonly Body[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #worlds = new WeakMap<Motion, World>();
  /** What comes next after a motion does not depend on how far somebody looked. */
  readonly #nexts = new WeakMap<Motion, Happened>();

  constructor(table: Table, bodies: readonly Body[]) {
    this.#table = table;
    this.#bodies = bodies;
    this.#places = new Map(bodies.map(({ id }, i) => [id, i]));
  }

  /** Everything lies still where it was put. */
  start(places: Readonly<Record<string, readonly [x: number, y: number]>>): Motion {
    const world = new World(this.#table, this.#bodies);
    for (const [id, [x, y]] of Object.entries(places)) put(world, this.#indexOf(id), 0, x, y);
    return this.#keep(world);
  }

  /** The next event not after `until`, and the motion from then on; null: nothing has changed. */
  next(motion: Motion, until: number): Happened | null {
    const known = this.#nexts.get(motion);
    if (known !== undefined) return known.t <= until ? known : null;
    const world = this.#worldOf(motion);
    world.log.clear();
    if (!next(world, until)) return null;
    this.#worlds.delete(motion);
    const happened = { t: world.now, motion: this.#keep(world, motion), told: toldBy(world) };
    this.#nexts.set(motion, happened);
    return happened;
  }

  /** When the next event comes; Infinity if there is none. Nothing is carried out by asking. */
  due(motion: Motion): number {
    return this.#nexts.get(motion)?.t ?? due(this.#worldOf(motion));
  }

  /** To try many flicks from this motion. */
  rehearse(motion: Motion): Rehearsal {
    return new Rehearsal(this.#table, this.#bodies, motion);
  }

  flick(motion: Motion, at: number, body: string, flick: Flick): Motion {
    return this.#change(motion, (world) => strike(world, this.#indexOf(body), at, flick));
  }

  /** A hand-held body is led to a target, as fast as a hand can. */
  lead(
    motion: Motion,
    at: number,
    body: string,
    target: { readonly x: number; readonly y: number } & Partial<Posture>,
  ): Motion {
    return this.#change(motion, (world) => lead(world, this.#indexOf(body), at, target));
  }

  /** The path by which a hand was led from where its piece begins; `piece` is of that hand. */
  pathFrom(
    body: string,
    piece: Motion['pieces'][number],
    target: { readonly x: number; readonly y: number; readonly lean: number },
  ): readonly number[] {
    return pathFrom(piece, this.#bodies[this.#indexOf(body)]!, target);
  }

  /** The same motion with its clock put back, so that `now` is 0. */
  retimed(motion: Motion, now: number): Motion {
    return retimed(motion, this.#bodies, now);
  }

  put(motion: Motion, at: number, body: string, x: number, y: number): Motion {
    return this.#change(motion, (world) => put(world, this.#indexOf(body), at, x, y));
  }

  take(motion: Motion, at: number, body: string): Motion {
    return this.#change(motion, (world) => take(world, this.#indexOf(body), at));
  }

  /** A look: where everything is at a time before the next event. */
  placesAt(motion: Motion, time: number): readonly Place[] {
    return placesAt(this.#worldOf(motion), time);
  }

  /** How a hand holds its body at a time before the next event. */
  postureAt(motion: Motion, body: string, time: number): Posture {
    return postureAt(this.#worldOf(motion), this.#indexOf(body), time);
  }

  /**
   * The first time from `from` on (the motion's own, unless told) at which a body is beyond something (`depth` above 0), not after `until` and before the next event.
   * Looked for at every tick of the table and at the end, then halved: however the time is cut, the answer is the same.
   */
  firstBeyond(
    motion: Motion,
    body: string,
    depth: (place: Place, time: number) => number,
    until: number,
    from: number = motion.t,
  ): number | null {
    const world = this.#worldOf(motion);
    const i = this.#indexOf(body);
    const isBeyond = (time: number): boolean => depth(placeAt(world, i, time), time) > 0;
    let before = from;
    if (isBeyond(before)) return before;
    while (before < until) {
      const after = Math.min(until, timeOf(tickAfter(before)));
      if (isBeyond(after)) return halved(before, after, isBeyond);
      before = after;
    }
    return null;
  }

  /** How far from everything else a body would be if it were put down there, at a time before the next event; below 0: in something. */
  gapAt(motion: Motion, time: number, body: string, x: number, y: number): number {
    return gapAt(this.#worldOf(motion), this.#indexOf(body), x, y, time);
  }

  /** How far apart two bodies are, at a time before the next event. */
  gapOf(motion: Motion, time: number, one: string, other: string): number {
    return gapOfPair(this.#worldOf(motion), this.#indexOf(one), this.#indexOf(other), time);
  }

  #indexOf(id: string): number {
    const i = this.#places.get(id);
    if (i === undefined) throw new RangeError(`no body ${id} on this table`);
    return i;
  }

  #change(motion: Motion, change: (world: World) => void): Motion {
    const world = this.#worldOf(motion);
    this.#worlds.delete(motion);
    change(world);
    return this.#keep(world, motion);
  }

  #worldOf(motion: Motion): World {
    const kept = this.#worlds.get(motion);
    if (kept !== undefined) return kept;
    const world = loaded(this.#table, this.#bodies, motion);
    this.#worlds.set(motion, world);
    return world;
  }

  #keep(world: World, before: Motion | null = null): Motion {
    const motion = saved(world, before);
    this.#worlds.set(motion, world);
    return motion;
  }
}

function halved(before: number, after: number, isBeyond: (time: number) => boolean): number {
  let [low, high] = [before, after];
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (isBeyond(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function toldBy(world: World): readonly Told[] {
  const { data, length } = world.log;
  const told: Told[] = [];
  for (let at = 0; at < length; at += log.ENTRY) told.push(entryAt(world, data, at));
  return told;
}

function entryAt({ bodies, solids }: World, data: Float64Array, at: number): Told {
  const kind = KINDS[data[at]!];
  if (kind === undefined)
    throw new RangeError(`entry ${data[at]} of the log belongs to a stroke of discs: see contacts.ts`);
  const other = data[at + 3]!;
  const entry = {
    kind,
    t: data[at + 1]!,
    body: bodies[data[at + 2]!]!.id,
    x: data[at + 4]!,
    y: data[at + 5]!,
    speed: data[at + 6]!,
  };
  if (kind === 'hit') return { ...entry, other: bodies[other]!.id };
  return kind === 'struck' ? { ...entry, other: solids[other]!.id } : entry;
}
