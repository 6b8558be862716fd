import type { World } from './world.ts';

/** Metres, seconds, kilograms, radians; x to the right, y away, z up, counter-clockwise counts positive. */

/** A body of a table; what it does is said by its kind. None of this changes while things move. */
export interface Body {
  readonly id: string;
  readonly kind: Kind;
  /** Of its outline, seen from above. */
  readonly radius: number;
  readonly mass: number;
  readonly height: number;
  /** About the upright axis through its middle; that of a solid disc, ½mR², unless given. */
  readonly inertia?: number;
  /** Radius of the area on which it stands; its own radius unless given. */
  readonly foot?: number;
  /** On the ground; the table's unless given. */
  readonly friction?: number;
  /** What else its kind wants to know about it. */
  readonly traits?: unknown;
}

/** A place on the table or above it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where something is and how fast it goes; whoever looks writes it. */
export interface Moving {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
}

/** Along the axes, seen from above. */
export interface Rectangle {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** A rectangle on the ground plan, and between which heights it stands. */
export interface Cuboid extends Rectangle {
  readonly bottom: number;
  readonly top: number;
}

/** How a kind of body moves. Everything here reads and writes the columns of the world for body `i` alone. */
export interface Kind {
  readonly name: string;
  /** It stands on an area, and blows go from rim to rim through all such bodies that touch: see `disc/cluster.ts`. */
  readonly flat?: boolean;
  /** What a new velocity does to its state before it goes (a disc pushed up leaves the board). */
  adopt?(world: World, i: number): void;
  /** From the start of its piece alone: the law of the way ahead, `form` and what belongs to it. `REST` if it does not move. */
  launch(world: World, i: number): void;
  /** Place and velocity `span` seconds after the start, into `world.seen`. */
  look(world: World, i: number, span: number): void;
  /** Angle turned in `span` seconds. */
  turn(world: World, i: number, span: number): number;
  /** Makes `time` its start, with place, velocity and spin of that time. */
  bring(world: World, i: number, time: number): void;
  /**
   * Decides its own next event (`decide`) and its box until then, against obstacles, ground and, if it must, other bodies: a function of the pieces and of nothing
   * else, not even of the present time. If it looked at other bodies it says so by `watches`; then it is asked again whenever one of those changes.
   */
  plan(world: World, i: number): void;
  /** Carries out the event it decided on; it has been brought to now. Whatever has a new start goes (`go`). */
  carryOut(world: World, i: number): void;
  /** It has come to the end of its way (`STOPS`) and lies there from now on, exactly where its law ends. Without this, a stop is carried out like every event. */
  stop?(world: World, i: number): void;
  /** Whether standing still here is coming to rest, which is told. */
  rests(world: World, i: number): boolean;
  /** Whether it is no longer on the table: nothing can touch it. */
  isAway(world: World, i: number): boolean;
  /** How far it would be from solid `k` if it were, as it is now, at a place; below 0 they overlap. A kind without this goes through solids. */
  gapToSolid?(world: World, i: number, at: Spot, k: number): number;
  /** What a hand does: gives it a velocity, puts it down at rest (on body `on`, or −1), takes it away. Then it goes. */
  strike(world: World, i: number, vx: number, vy: number, lift: number, spin: number): void;
  put(world: World, i: number, x: number, y: number, on: number): void;
  take(world: World, i: number): void;
}

export interface Flick {
  readonly vx: number;
  readonly vy: number;
  /** Radians a second, counter-clockwise. */
  readonly spin: number;
  /** Vertical speed in metres a second; 0 for a flat stroke. */
  readonly lift: number;
}

/** How two kinds of bodies meet. */
export interface Meeting {
  /** Names of the kinds; `i` is of the first one. */
  readonly between: readonly [string, string];
  /** The time already reckons with a body that `STOPS` on its way, and asked after the stop it would be the same to the last bit: so nothing is asked then. */
  readonly foreseesStops?: boolean;
  /** When they first meet, from the later start of the two on and not after `limit`, or Infinity; a function of the two pieces and of the saved memory. */
  time(world: World, i: number, j: number, limit: number): number;
  /** Carries out the blow now. Whatever it goes through is brought to now and goes (`go`). */
  blow(world: World, i: number, j: number): void;
  /** How far apart they are at two places, as each stands or is held at a time; below 0 they overlap. A look, which changes nothing. */
  gap(world: World, i: number, atI: Spot, j: number, atJ: Spot, time: number): number;
}

/** A straight wall or cushion: the playing side is where nx·x + ny·y < at. */
export interface Wall {
  readonly kind: 'wall';
  readonly id: string;
  readonly nx: number;
  readonly ny: number;
  readonly at: number;
  /** Above this nothing is stopped; the top is as wide as `width` and carries what lies on it. */
  readonly height: number;
  readonly width: number;
  readonly restitution: number;
  readonly friction: number;
}

/** A round hole in the ground. */
export interface Hole {
  readonly kind: 'hole';
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** An upright block between two heights, as thin as you like: barrier, board, net. */
export interface Block extends Cuboid {
  readonly kind: 'block';
  readonly id: string;
  readonly restitution: number;
  readonly friction: number;
}

/** A round bar between two points: post, crossbar. */
export interface Bar {
  readonly kind: 'bar';
  readonly id: string;
  readonly from: readonly [x: number, y: number, z: number];
  readonly to: readonly [x: number, y: number, z: number];
  readonly radius: number;
  readonly restitution: number;
  readonly friction: number;
}

/** The edges of the table: what has its middle beyond them is off. */
export interface Edge extends Rectangle {
  readonly kind: 'edge';
  readonly id: string;
}

export type Solid = Block | Bar;
export type Obstacle = Wall | Hole | Solid | Edge;

/** Everything that stays as it is while bodies move. */
export interface Table {
  readonly gravity: number;
  /** Of a body on the ground, if the body has none of its own. */
  readonly friction: number;
  readonly obstacles: readonly Obstacle[];
  readonly meetings: readonly Meeting[];
}

/** Restitution falls with the approach speed: `slow` up to `slowSpeed`, `fast` from `fastSpeed` on, linear in between. */
export interface Restitution {
  readonly slow: number;
  readonly fast: number;
  readonly slowSpeed: number;
  readonly fastSpeed: number;
}

/** The piece of its way that a body is on; what is left out is 0. Its law follows from this start, so nothing else need be kept. */
export interface Piece {
  readonly t: number;
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly vx?: number;
  readonly vy?: number;
  readonly vz?: number;
  /** About the upright axis, and for a ball about x and y. */
  readonly spin?: number;
  readonly spinX?: number;
  readonly spinY?: number;
  readonly angle?: number;
  /** State and memory as its kind numbers them; in state 0 it is as a hand puts it down. */
  readonly place?: number;
  readonly marks?: readonly number[];
  readonly own?: readonly number[];
  /** A way that was given and does not follow from the start: see `poly-way.ts`. */
  readonly path?: readonly number[];
}

/** A motion under way: plain data, from which a world can be made that goes on with the same bits. */
export interface Motion {
  /** Time of the last event or input; all times count from the beginning of the motion. */
  readonly t: number;
  readonly events: number;
  /** In the order of the bodies. */
  readonly pieces: readonly Piece[];
  /** Which pairs lean on each other, and since when. */
  readonly leans: readonly (readonly [a: number, b: number, since: number])[];
}

export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly angle: number;
}
