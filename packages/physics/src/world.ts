import * as c from './columns.ts';
import type { Body, Edge, Hole, Kind, Meeting, Solid, Table, Wall } from './contract.ts';
import { Log } from './log.ts';

/** The form of a body at rest; every other number is its kind's. */
export const REST = 0;

/** An own event that every kind knows; 0 is none, and every other number is its kind's. It comes to rest and stays where it is, so that what it may meet is known beyond this event. */
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
  /** Every column that follows, where `columns.ts` says. */
  readonly n = new Float64Array(c.NUMBERS);
  readonly k = new Int32Array(c.WHOLES);
  readonly table: Table;
  readonly bodies: readonly Body[];
  readonly count: number;
  readonly gravity: number;
  readonly walls: readonly Wall[];
  readonly solids: readonly Solid[];
  readonly edge: Edge | null;
  readonly holes: readonly Hole[];
  /** West, east, south, north: between west and east there is no hole, nor between south and north. */
  readonly clear: Float64Array;
  /** nx, ny, at of each wall; x, y, radius of each hole. */
  readonly wallData: Float64Array;
  readonly holeData: Float64Array;
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
  readonly flat: Int32Array;
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
  readonly place: Int32Array;
  readonly moved: Int32Array;
  /** `MARKS` and `OWN` a body. */
  readonly marks: Int16Array;
  readonly own: Float64Array;
  /** Ways that were given. */
  readonly paths: (readonly number[] | null)[];
  /** When a pair last met slowly; −1 if it did not. */
  readonly slowTime: Float64Array;
  now = 0;
  events = 0;

  readonly form: Int32Array;
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
  readonly ownKind: Int32Array;
  readonly ownWith: Int32Array;
  /** 1: its own next event hangs on the ways of others. */
  readonly watching: Int32Array;
  watchers = 0;
  readonly pairTime: Float64Array;
  readonly bestTime: Float64Array;
  readonly bestWith: Int32Array;
  readonly planned: Int32Array;
  /** By the numbers of two kinds: how they meet, and 1 if the meeting names them the other way round. */
  readonly kindAt: Int32Array;
  readonly kindCount: number;
  readonly meetings: readonly (Meeting | null)[];
  readonly swapped: Uint8Array;

  /** No pair need be planned anew when a body stops. */
  readonly foreseesStops: boolean;

  /** Place and velocity, as a kind last looked them up. */
  readonly seen = new Float64Array(6);
  /** Gap and speed of closing, as last measured: see `approach.ts`. */
  readonly gauge = new Float64Array(2);
  /** Scratch of a kind. */
  readonly found = new Float64Array(8);
  readonly quest = new Float64Array(5);
  readonly log = new Log();
  /** Bodies with a new start since the last event or input began. */
  readonly changed: Int32Array;
  changes = 0;
  /** Whether angles are kept: a picture wants them, a bot that tries strokes does not. */
  turns = true;

  constructor(table: Table, bodies: readonly Body[]) {
    const count = bodies.length;
    if (count > c.MOST_BODIES) throw new RangeError(`more than ${c.MOST_BODIES} bodies`);
    const numbers = (column: number): Float64Array => this.n.subarray(column, column + count);
    const wholes = (column: number): Int32Array => this.k.subarray(column, column + count);
    const set = (column: number, of: (body: Body) => number): Float64Array => {
      for (const [i, body] of bodies.entries()) this.n[column + i] = of(body);
      return numbers(column);
    };
    this.table = table;
    this.bodies = bodies;
    this.count = count;
    this.gravity = table.gravity;
    this.walls = table.obstacles.filter((one): one is Wall => one.kind === 'wall');
    this.solids = table.obstacles.filter((one): one is Solid => one.kind === 'block' || one.kind === 'bar');
    this.edge = table.obstacles.find((one): one is Edge => one.kind === 'edge') ?? null;
    this.holes = table.obstacles.filter((one): one is Hole => one.kind === 'hole');
    this.clear = clearOf(this.holes);
    this.wallData = Float64Array.from(this.walls.flatMap(({ nx, ny, at }) => [nx, ny, at]));
    this.holeData = Float64Array.from(this.holes.flatMap(({ x, y, radius }) => [x, y, radius]));
    this.kinds = bodies.map(({ kind }) => kind);
    this.radius = set(c.RADIUS, ({ radius }) => radius);
    this.mass = set(c.MASS, ({ mass }) => mass);
    this.height = set(c.HEIGHT, ({ height }) => height);
    this.inertia = Float64Array.from(bodies, ({ mass, radius, inertia }) => inertia ?? (mass * radius * radius) / 2);
    this.foot = Float64Array.from(bodies, ({ radius, foot }) => foot ?? radius);
    this.ease = set(c.EASE, ({ mass }) => 1 / mass);
    this.spinEase = numbers(c.SPIN_EASE);
    for (let i = 0; i < count; i++) this.spinEase[i] = this.radius[i]! / this.inertia[i]!;
    this.slowing = set(c.SLOWING, ({ friction }) => (friction ?? table.friction) * table.gravity);
    this.flat = wholes(c.FLAT);
    for (const [i, { kind }] of bodies.entries()) this.flat[i] = Number(kind.flat === true);
    this.start = numbers(c.START);
    this.x = numbers(c.X);
    this.y = numbers(c.Y);
    this.z = numbers(c.Z);
    this.vx = numbers(c.VX);
    this.vy = numbers(c.VY);
    this.vz = numbers(c.VZ);
    this.spin = numbers(c.SPIN);
    this.spinX = new Float64Array(count);
    this.spinY = new Float64Array(count);
    this.angle = numbers(c.ANGLE);
    this.place = wholes(c.PLACE);
    this.moved = wholes(c.TOLD);
    this.marks = new Int16Array(MARKS * count);
    this.own = new Float64Array(OWN * count);
    this.paths = bodies.map(() => null);
    this.slowTime = new Float64Array(count * count).fill(-1);
    this.form = wholes(c.FORM);
    this.ux = numbers(c.UX);
    this.uy = numbers(c.UY);
    this.speed = numbers(c.SPEED);
    this.brake = numbers(c.BRAKE);
    this.scale = numbers(c.SCALE);
    this.rho = numbers(c.RHO);
    this.wayLeft = numbers(c.WAY_LEFT);
    this.wayScale = numbers(c.WAY_SCALE);
    this.lasts = numbers(c.LASTS);
    this.reach = numbers(c.REACH);
    this.curves = bodies.map(() => null);
    this.hurry = new Float64Array(count);
    this.box = new Float64Array(4 * count);
    this.ownTime = numbers(c.OWN_TIME);
    this.ownKind = wholes(c.OWN_KIND);
    this.ownWith = wholes(c.OWN_WITH);
    this.watching = wholes(c.WATCHING);
    this.pairTime = new Float64Array(count * count).fill(Infinity);
    this.bestTime = numbers(c.BEST_TIME).fill(Infinity);
    this.bestWith = wholes(c.BEST_WITH).fill(-1);
    this.planned = wholes(c.PLANNED);
    this.changed = new Int32Array(count);
    const kinds = [...new Set(this.kinds)];
    this.kindAt = wholes(c.KIND_AT);
    for (const [i, kind] of this.kinds.entries()) this.kindAt[i] = kinds.indexOf(kind);
    this.kindCount = kinds.length;
    this.meetings = kinds.flatMap((a) => kinds.map((b) => meetingBetween(table, a.name, b.name)));
    this.foreseesStops = this.meetings.every((one) => one === null || one.foreseesStops === true);
    this.swapped = Uint8Array.from(this.meetings, (one, at) =>
      Number(one !== null && one.between[0] !== kinds[Math.floor(at / kinds.length)]!.name),
    );
  }
}

/** The strips across the middle, both ways, that no hole reaches into. */
function clearOf(holes: readonly Hole[]): Float64Array {
  const clear = [-Infinity, Infinity, -Infinity, Infinity] as [number, number, number, number];
  for (const { x, y, radius } of holes) {
    if (x < 0) clear[0] = Math.max(clear[0], x + radius);
    else clear[1] = Math.min(clear[1], x - radius);
    if (y < 0) clear[2] = Math.max(clear[2], y + radius);
    else clear[3] = Math.min(clear[3], y - radius);
  }
  return Float64Array.from(clear);
}

const meetingBetween = ({ meetings }: Table, a: string, b: string): Meeting | null =>
  meetings.find(({ between: [one, other] }) => (one === a && other === b) || (one === b && other === a)) ?? null;

/** Which of the meetings two bodies have. */
export const pairOf = ({ kindAt, kindCount }: World, a: number, b: number): number =>
  kindAt[a]! * kindCount + kindAt[b]!;
export const meetingOf = (world: World, a: number, b: number): Meeting | null => world.meetings[pairOf(world, a, b)]!;
