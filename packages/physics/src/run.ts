import { sha256 } from '@bande/core';
import {
  SIDES,
  type Contact,
  type Disc,
  type End,
  type Flick,
  type Place,
  type Pocket,
  type Run,
  type Segment,
  type Surface,
} from './contract.ts';
import { CUSHION, DROPPED, ENTRY, HIT, LANDED, LEFT, MOVED, type Log } from './log.ts';
import { bring, heightAfter, launch, look, turnAfter } from './motion.ts';
import { Simulator } from './simulator.ts';
import * as w from './world.ts';
import { World } from './world.ts';

function contactAt(data: Float64Array, at: number, ids: readonly string[]): Contact {
  const [kind, t, first, other, x, y, speed, airborne] = Array.from(data.subarray(at, at + ENTRY)) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const disc = ids[first]!;
  switch (kind) {
    case MOVED:
      return { kind: 'moved', t, disc, x, y };
    case HIT:
      return { kind: 'hit', t, a: disc, b: ids[other]!, x, y, speed, airborne: airborne === 1 };
    case CUSHION:
      return { kind: 'cushion', t, disc, side: SIDES[other]!, x, y, speed };
    case DROPPED:
      return { kind: 'pocketed', t, disc, pocket: other as Pocket };
    case LEFT:
      return { kind: 'left', t, disc, x, y };
    case LANDED:
      return { kind: 'landed', t, disc, x, y, afterLeaving: other === 1 };
    default:
      return { kind: 'rest', t, disc, x, y };
  }
}

function endOf(world: World, i: number, ids: readonly string[]): End {
  const end = { id: ids[i]!, x: world.x[i]!, y: world.y[i]! };
  const place = world.place[i];
  if (place === w.POCKETED) return { ...end, where: 'pocket', pocket: world.pocket[i] as Pocket };
  if (place === w.OFF || place === w.ON_FRAME) return { ...end, where: 'off' };
  return place === w.PERCHED ? { ...end, where: 'board', on: ids[world.perch[i]!]! } : { ...end, where: 'board' };
}

/** The bits of all numbers as text; one wrong bit anywhere changes the hash. */
function bitsOf(numbers: Float64Array): string {
  let text = '';
  for (const word of new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length * 2))
    text += word.toString(16).padStart(8, '0');
  return text;
}

function numbersOf(log: Log, world: World): Float64Array {
  const numbers = new Float64Array(log.length + 4 * world.count);
  numbers.set(log.data.subarray(0, log.length));
  for (let i = 0; i < world.count; i++)
    numbers.set([world.x[i]!, world.y[i]!, world.place[i]!, world.pocket[i]!], log.length + 4 * i);
  return numbers;
}

const modeOf = (place: number): Segment['mode'] =>
  place === w.ON_BOARD || place === w.PERCHED || place === w.ON_FRAME
    ? 'board'
    : w.isFlying(place) || place === w.OUTSIDE
      ? 'air'
      : place === w.OVER_HOLE
        ? 'hole'
        : 'gone';

/** Writes down every change of motion. */
class Ways {
  readonly segments: Segment[][];
  private readonly last: World;

  constructor(surface: Surface, discs: readonly Disc[]) {
    this.segments = discs.map(() => []);
    this.last = new World(surface, discs.length);
    this.last.radius.set(discs.map(({ radius }) => radius));
  }

  note(world: World, i: number): void {
    const own = this.segments[i]!;
    const before = own.at(-1);
    const angle = before === undefined ? 0 : before.angle + turnedIn(this.last, before, i, world.now);
    const [x, y, z, vx, vy, vz, spin] = [
      world.x[i]!,
      world.y[i]!,
      world.z[i]!,
      world.vx[i]!,
      world.vy[i]!,
      world.vz[i]!,
      world.spin[i]!,
    ];
    if (before?.t === world.now) own.pop();
    own.push({ t: world.now, x, y, z, vx, vy, vz, spin, angle, mode: modeOf(world.place[i]!) });
  }
}

/** Makes a segment the motion of disc i of a scratch world. */
function take(scratch: World, segment: Segment, i: number): void {
  scratch.start[i] = segment.t;
  scratch.x[i] = segment.x;
  scratch.y[i] = segment.y;
  scratch.z[i] = segment.z;
  scratch.vx[i] = segment.vx;
  scratch.vy[i] = segment.vy;
  scratch.vz[i] = segment.vz;
  scratch.spin[i] = segment.spin;
  scratch.place[i] =
    segment.mode === 'board'
      ? w.ON_BOARD
      : segment.mode === 'gone'
        ? w.OFF
        : segment.mode === 'air'
          ? w.IN_AIR
          : w.OVER_HOLE;
  launch(scratch, i);
}

function turnedIn(scratch: World, segment: Segment, i: number, time: number): number {
  take(scratch, segment, i);
  return turnAfter(scratch, i, time - segment.t);
}

class Stroke implements Run {
  readonly contacts: readonly Contact[];
  readonly end: readonly End[];
  readonly seconds: number;
  readonly events: number;
  readonly surface: Surface;
  readonly discs: readonly Disc[];
  private readonly ways: Ways | null;
  private readonly numbers: Float64Array;
  private looked: World | null = null;

  constructor(simulator: Simulator, surface: Surface, discs: readonly Disc[], ways: Ways | null) {
    const { world, log } = simulator;
    const ids = discs.map(({ id }) => id);
    this.contacts = Array.from({ length: log.length / ENTRY }, (_, at) => contactAt(log.data, at * ENTRY, ids));
    this.end = ids.map((_, i) => endOf(world, i, ids));
    this.seconds = world.now;
    this.events = world.events;
    this.numbers = numbersOf(log, world);
    [this.surface, this.discs, this.ways] = [surface, discs, ways];
  }

  get hash(): string {
    return sha256(bitsOf(this.numbers)).hex();
  }

  /** A world to look into segments with, kept for the next look. */
  get scratch(): World {
    if (this.looked === null) {
      this.looked = new World(this.surface, this.discs.length);
      this.looked.radius.set(this.discs.map(({ radius }) => radius));
    }
    return this.looked;
  }

  path(id: string): readonly Segment[] {
    return this.ways?.segments[this.discs.findIndex((disc) => disc.id === id)] ?? [];
  }
}

export interface RunOptions {
  /** Keeps the ways of all discs, for viewers. */
  readonly paths?: boolean;
}

/** Those that lie on others after those others. */
function putAll(simulator: Simulator, discs: readonly Disc[]): void {
  const places = new Map(discs.map(({ id }, i) => [id, i]));
  const put = new Set<string>();
  const putOne = ({ id, x, y, on }: Disc): void => {
    if (put.has(id)) return;
    put.add(id);
    const below = on === undefined ? undefined : places.get(on);
    if (below !== undefined) putOne(discs[below]!);
    simulator.put(places.get(id)!, x, y, below);
  };
  for (const disc of discs) putOne(disc);
}

/** Plays one stroke to the end. */
export function run(surface: Surface, discs: readonly Disc[], flick: Flick, options: RunOptions = {}): Run {
  const struck = discs.findIndex(({ id }) => id === flick.disc);
  if (struck < 0) throw new RangeError(`no disc ${flick.disc} on the board`);
  const simulator = new Simulator(surface, discs);
  simulator.clear();
  putAll(simulator, discs);
  const ways = options.paths === true ? new Ways(surface, discs) : null;
  simulator.strike(
    struck,
    flick.vx,
    flick.vy,
    flick.spin,
    flick.lift,
    ways === null ? null : (world, i) => ways.note(world, i),
  );
  const { world } = simulator;
  for (let i = 0; i < world.count; i++) bring(world, i, world.now);
  return new Stroke(simulator, surface, discs, ways);
}

/** Where every disc is at a time, exactly, from the ways of a run with `paths`. */
export function positionsAt(stroke: Run, time: number): readonly Place[] {
  if (!(stroke instanceof Stroke)) throw new TypeError('only what run() gave back can be looked at');
  const { discs, scratch } = stroke;
  return discs.map(({ id, x, y }, i) => {
    const segment = stroke.path(id).findLast(({ t }) => t <= time);
    return segment === undefined ? { id, x, y, z: 0, angle: 0 } : placeIn(scratch, segment, i, id, time);
  });
}

function placeIn(scratch: World, segment: Segment, i: number, id: string, time: number): Place {
  take(scratch, segment, i);
  const span = time - segment.t;
  look(scratch, i, span);
  const way = scratch.found[0]!;
  const z = segment.mode === 'air' || segment.mode === 'hole' ? heightAfter(scratch, i, span) : segment.z;
  return {
    id,
    x: segment.x + scratch.ux[i]! * way,
    y: segment.y + scratch.uy[i]! * way,
    z,
    angle: segment.angle + turnAfter(scratch, i, span),
  };
}
