import { sha256 } from '@bande/core';
import { contactsOf, endOf } from './contacts.ts';
import type { Body, Place, Table } from './contract.ts';
import { DISC } from './disc/moves.ts';
import {
  holeOf,
  IN_AIR,
  isFlying,
  OFF,
  ON_BOARD,
  ON_FRAME,
  OUTSIDE,
  OVER_HOLE,
  PERCHED,
  perchOf,
} from './disc/state.ts';
import { begin, clear, next } from './kernel.ts';
import { placeAt, startOf } from './places.ts';
import type { Contact, Disc, DiscFlick, End, Run, Segment } from './stroke.ts';
import { World } from './world.ts';

/** The bits of all numbers as text; one wrong bit anywhere changes the hash. */
function bitsOf(numbers: Float64Array): string {
  let text = '';
  for (const word of new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length * 2))
    text += word.toString(16).padStart(8, '0');
  return text;
}

function numbersOf(world: World): Float64Array {
  const { log, count } = world;
  const numbers = new Float64Array(log.length + 4 * count);
  numbers.set(log.data.subarray(0, log.length));
  for (let i = 0, at = log.length; i < count; i++) {
    numbers[at++] = world.x[i]!;
    numbers[at++] = world.y[i]!;
    numbers[at++] = world.place[i]!;
    numbers[at++] = holeOf(world, i);
  }
  return numbers;
}

function modeOf(place: number): Segment['mode'] {
  if (place === ON_BOARD || place === PERCHED || place === ON_FRAME) return 'board';
  if (isFlying(place) || place === OUTSIDE) return 'air';
  return place === OVER_HOLE ? 'hole' : 'gone';
}
const PLACE_OF = { board: ON_BOARD, air: IN_AIR, hole: OVER_HOLE, gone: OFF } as const;

/** Writes down the new piece of a disc. */
function note(own: Segment[], world: World, i: number): void {
  if (own.at(-1)?.t === world.now) own.pop();
  own.push({
    t: world.now,
    ...startOf(world, i),
    spin: world.spin[i]!,
    angle: world.angle[i]!,
    mode: modeOf(world.place[i]!),
  });
}

/** Makes a segment the motion of disc i of a world that is only looked into. */
function lookInto(world: World, segment: Segment, i: number, time: number): Place {
  world.start[i] = segment.t;
  world.x[i] = segment.x;
  world.y[i] = segment.y;
  world.z[i] = segment.z;
  world.vx[i] = segment.vx;
  world.vy[i] = segment.vy;
  world.vz[i] = segment.vz;
  world.spin[i] = segment.spin;
  world.angle[i] = segment.angle;
  world.place[i] = PLACE_OF[segment.mode];
  DISC.launch(world, i);
  return placeAt(world, i, time);
}

/** What came of a stroke. Contacts and ends are made when they are asked for. */
class Stroke implements Run {
  readonly seconds: number;
  readonly events: number;
  readonly table: Table;
  readonly bodies: readonly Body[];
  private readonly walls: World['walls'];
  private readonly holes: World['holes'];
  private readonly ways: readonly (readonly Segment[])[] | null;
  private readonly numbers: Float64Array;
  private readonly perches: readonly number[];
  private told: readonly Contact[] | null = null;
  private ended: readonly End[] | null = null;
  private looked: World | null = null;

  constructor(world: World, bodies: readonly Body[], ways: readonly (readonly Segment[])[] | null) {
    this.table = world.table;
    this.walls = world.walls;
    this.holes = world.holes;
    this.bodies = bodies;
    this.ways = ways;
    this.seconds = world.now;
    this.events = world.events;
    this.numbers = numbersOf(world);
    this.perches = bodies.map((_, i) => perchOf(world, i));
  }

  private get logged(): number {
    return this.numbers.length - 4 * this.bodies.length;
  }

  get contacts(): readonly Contact[] {
    const { bodies, walls, holes } = this;
    return (this.told ??= contactsOf({ bodies, walls, holes }, this.numbers, this.logged));
  }

  get end(): readonly End[] {
    const { bodies, walls, holes, numbers, logged } = this;
    return (this.ended ??= bodies.map((_, i) =>
      endOf({ bodies, walls, holes }, numbers, logged + 4 * i, i, this.perches[i]!),
    ));
  }

  get hash(): string {
    return sha256(bitsOf(this.numbers)).hex();
  }

  /** A world to look into segments with, kept for the next look. */
  get scratch(): World {
    return (this.looked ??= new World(this.table, this.bodies));
  }

  path(id: string): readonly Segment[] {
    return this.ways?.[this.bodies.findIndex((body) => body.id === id)] ?? [];
  }
}

export interface RunOptions {
  /** Keeps the ways of all discs, for viewers. */
  readonly paths?: boolean;
}

/** Those that lie on others after those others. */
function putAll(world: World, discs: readonly Disc[]): void {
  const places = new Map(discs.map(({ id }, i) => [id, i]));
  const put = new Set<string>();
  const putOne = ({ id, x, y, on }: Disc): void => {
    if (put.has(id)) return;
    put.add(id);
    const below = on === undefined ? -1 : (places.get(on) ?? -1);
    if (below >= 0) putOne(discs[below]!);
    DISC.put(world, places.get(id)!, x, y, below);
  };
  for (const disc of discs) putOne(disc);
}

export const discBody = ({ id, radius, mass, height }: Disc): Body => ({ id, kind: DISC, radius, mass, height });

/** The world of the last stroke on a table, used again for as many discs of the same make: nothing of it outlives a stroke. */
const worlds = new WeakMap<Table, World>();
const isAlike = (a: Body, b: Body): boolean => a.radius === b.radius && a.mass === b.mass && a.height === b.height;
function worldFor(table: Table, bodies: readonly Body[]): World {
  const last = worlds.get(table);
  if (last?.count === bodies.length && bodies.every((body, i) => isAlike(body, last.bodies[i]!))) return last;
  const world = new World(table, bodies);
  worlds.set(table, world);
  return world;
}

/** Plays one stroke with discs to the end. */
export function run(table: Table, discs: readonly Disc[], flick: DiscFlick, options: RunOptions = {}): Run {
  const struck = discs.findIndex(({ id }) => id === flick.disc);
  if (struck < 0) throw new RangeError(`no disc ${flick.disc} on the board`);
  const bodies = discs.map(discBody);
  const world = worldFor(table, bodies);
  world.turns = options.paths === true;
  clear(world);
  putAll(world, discs);
  DISC.strike(world, struck, flick.vx, flick.vy, flick.lift, flick.spin);
  begin(world);
  const ways = options.paths === true ? discs.map((): Segment[] => []) : null;
  if (ways === null) while (next(world));
  else follow(world, ways);
  return new Stroke(world, bodies, ways);
}

function follow(world: World, ways: readonly Segment[][]): void {
  for (const [i, way] of ways.entries()) note(way, world, i);
  while (next(world))
    for (let at = 0; at < world.changes; at++) note(ways[world.changed[at]!]!, world, world.changed[at]!);
}

/** Where every disc is at a time, exactly, from the ways of a run with `paths`. */
export function positionsAt(stroke: Run, time: number): readonly Place[] {
  if (!(stroke instanceof Stroke)) throw new TypeError('only what run() gave back can be looked at');
  const { scratch } = stroke;
  return stroke.bodies.map(({ id }, i) => {
    const segment = stroke.path(id).findLast(({ t }) => t <= time);
    return segment === undefined
      ? { id, x: stroke.end[i]!.x, y: stroke.end[i]!.y, z: 0, angle: 0 }
      : lookInto(scratch, segment, i, time);
  });
}
