import type { Body, Edge, Hole, Kind, Meeting, Solid, Table, Wall } from './contract.ts';
import { Log } from './log.ts';

/** The form of a body at rest; every other number is its kind's. */
export const REST = 0;

/** Own events that every kind knows; every other number is its kind's. */
export const NOTHING = 0;
/** It comes to rest and stays where it is, so that what it may meet is known beyond this event. */
export const STOPS = 1;

/** What has been told about a body. */
export const NOT_YET = 0;
export const MOVING = 1;
export const RESTING = 2;

/** Whole numbers and numbers that each kind may keep for itself; they are saved. */
export const MARKS = 4;
export const OWN = 4;

/** The bodies of a table on their way, in flat arrays: a cache of a `Motion`. Everything below `form` follows from what is above it. */
export class World {
  readonly table: Table;
  readonly bodies: readonly Body[];
  readonly count: number;
  readonly gravity: number;
  readonly walls: readonly Wall[];
  readonly solids: readonly Solid[];
  readonly edge: Edge | null;
  readonly holes: readonly Hole[];
  readonly kinds: readonly Kind[];
  readonly radius: Float64Array;
  readonly mass: Float64Array;
  readonly height: Float64Array;
  readonly inertia: Float64Array;
  readonly foot: Float64Array;
  /** What an impulse of 1 gives: speed, and spin if it acts along the rim. */
  readonly ease: Float64Array;
  readonly spinEase: Float64Array;
  /** 1: stands on an area, and blows go from rim to rim through all that touch. */
  readonly flat: Uint8Array;
  /** µg of each body. */
  readonly slowing: Float64Array;

  /** The piece since `start`: place, velocity, spin, height at that time. */
  readonly start: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  readonly vz: Float64Array;
  readonly spin: Float64Array;
  readonly spinX: Float64Array;
  readonly spinY: Float64Array;
  readonly angle: Float64Array;
  readonly place: Uint8Array;
  readonly moved: Uint8Array;
  /** `MARKS` and `OWN` a body. */
  readonly marks: Int16Array;
  readonly own: Float64Array;
  /** Ways that were given. */
  readonly paths: (readonly number[] | null)[];
  /** When a pair last met slowly; −1 if it did not. */
  readonly slowTime: Float64Array;
  now = 0;
  events = 0;

  readonly form: Uint8Array;
  readonly ux: Float64Array;
  readonly uy: Float64Array;
  readonly speed: Float64Array;
  readonly brake: Float64Array;
  readonly scale: Float64Array;
  readonly rho: Float64Array;
  readonly wayLeft: Float64Array;
  readonly wayScale: Float64Array;
  readonly lasts: Float64Array;
  readonly reach: Float64Array;
  /** Polynomial pieces of a curved way, and the greatest acceleration on it: see `poly-way.ts`. */
  readonly curves: (Float64Array | null)[];
  readonly hurry: Float64Array;

  /** The box in which each body stays until its own next event, its outline included: west, east, south, north. */
  readonly box: Float64Array;
  /** Next events: of each body alone, of each pair, and each body's first pair. */
  readonly ownTime: Float64Array;
  readonly ownKind: Uint8Array;
  readonly ownWith: Uint8Array;
  /** 1: its own next event hangs on the ways of others. */
  readonly watching: Uint8Array;
  watchers = 0;
  readonly pairTime: Float64Array;
  readonly bestTime: Float64Array;
  readonly bestWith: Int32Array;
  readonly planned: Uint8Array;
  /** By the numbers of two kinds: how they meet, and 1 if the meeting names them the other way round. */
  readonly kindAt: Uint8Array;
  readonly kindCount: number;
  readonly meetings: readonly (Meeting | null)[];
  readonly swapped: Uint8Array;

  /** Place and velocity, as a kind last looked them up. */
  readonly seen = new Float64Array(6);
  /** Gap and speed of closing, as last measured: see `approach.ts`. */
  readonly gauge = new Float64Array(2);
  /** Scratch of a kind. */
  readonly found = new Float64Array(4);
  readonly log = new Log();
  /** Bodies with a new start since the last event or input began. */
  readonly changed: Int32Array;
  changes = 0;
  /** Whether angles are kept: a picture wants them, a bot that tries strokes does not. */
  turns = true;

  constructor(table: Table, bodies: readonly Body[]) {
    const count = bodies.length;
    const numbers = (): Float64Array => new Float64Array(count);
    const bytes = (): Uint8Array => new Uint8Array(count);
    this.table = table;
    this.bodies = bodies;
    this.count = count;
    this.gravity = table.gravity;
    this.walls = table.obstacles.filter((one): one is Wall => one.kind === 'wall');
    this.solids = table.obstacles.filter((one): one is Solid => one.kind === 'block' || one.kind === 'bar');
    this.edge = table.obstacles.find((one): one is Edge => one.kind === 'edge') ?? null;
    this.holes = table.obstacles.filter((one): one is Hole => one.kind === 'hole');
    this.kinds = bodies.map(({ kind }) => kind);
    this.radius = Float64Array.from(bodies, ({ radius }) => radius);
    this.mass = Float64Array.from(bodies, ({ mass }) => mass);
    this.height = Float64Array.from(bodies, ({ height }) => height);
    this.inertia = Float64Array.from(bodies, ({ mass, radius, inertia }) => inertia ?? (mass * radius * radius) / 2);
    this.foot = Float64Array.from(bodies, ({ radius, foot }) => foot ?? radius);
    this.ease = this.mass.map((mass) => 1 / mass);
    this.spinEase = this.inertia.map((inertia, i) => this.radius[i]! / inertia);
    this.flat = Uint8Array.from(bodies, ({ kind }) => Number(kind.flat === true));
    this.slowing = Float64Array.from(bodies, ({ friction }) => (friction ?? table.friction) * table.gravity);
    this.start = numbers();
    this.x = numbers();
    this.y = numbers();
    this.z = numbers();
    this.vx = numbers();
    this.vy = numbers();
    this.vz = numbers();
    this.spin = numbers();
    this.spinX = numbers();
    this.spinY = numbers();
    this.angle = numbers();
    this.place = bytes();
    this.moved = bytes();
    this.marks = new Int16Array(MARKS * count);
    this.own = new Float64Array(OWN * count);
    this.paths = bodies.map(() => null);
    this.slowTime = new Float64Array(count * count).fill(-1);
    this.form = bytes();
    this.ux = numbers();
    this.uy = numbers();
    this.speed = numbers();
    this.brake = numbers();
    this.scale = numbers();
    this.rho = numbers();
    this.wayLeft = numbers();
    this.wayScale = numbers();
    this.lasts = numbers();
    this.reach = numbers();
    this.curves = bodies.map(() => null);
    this.hurry = numbers();
    this.box = new Float64Array(4 * count);
    this.ownTime = numbers();
    this.ownKind = bytes();
    this.ownWith = bytes();
    this.watching = bytes();
    this.pairTime = new Float64Array(count * count).fill(Infinity);
    this.bestTime = numbers().fill(Infinity);
    this.bestWith = new Int32Array(count).fill(-1);
    this.planned = bytes();
    this.changed = new Int32Array(count);
    const kinds = [...new Set(this.kinds)];
    this.kindAt = Uint8Array.from(this.kinds, (kind) => kinds.indexOf(kind));
    this.kindCount = kinds.length;
    this.meetings = kinds.flatMap((a) => kinds.map((b) => meetingBetween(table, a.name, b.name)));
    this.swapped = Uint8Array.from(this.meetings, (one, at) =>
      Number(one !== null && one.between[0] !== kinds[Math.floor(at / kinds.length)]!.name),
    );
  }
}

const meetingBetween = ({ meetings }: Table, a: string, b: string): Meeting | null =>
  meetings.find(({ between: [one, other] }) => (one === a && other === b) || (one === b && other === a)) ?? null;

/** Which of the meetings two bodies have. */
export const pairOf = ({ kindAt, kindCount }: World, a: number, b: number): number =>
  kindAt[a]! * kindCount + kindAt[b]!;
export const meetingOf = (world: World, a: number, b: number): Meeting | null => world.meetings[pairOf(world, a, b)]!;
