import type { Restitution, Surface } from './contract.ts';
import { curves, type Curve } from './glide.ts';

/** How a disc moves between two events. */
export const REST = 0;
/** At constant speed: in the air, or falling into a hole. */
export const UNIFORM = 1;
/** Slows down evenly: no spin, or slide and spin at their final ratio. */
export const EVEN = 2;
/** Along one of the two curves of `glide.ts`. */
export const GLIDE_SLIDE = 3;
export const GLIDE_SPIN = 4;
/** Spins almost on the spot. */
export const SPIN = 5;

/** Where a disc is. */
export const ON_BOARD = 0;
export const IN_AIR = 1;
export const OVER_HOLE = 2;
/** Lies on another disc. */
export const PERCHED = 3;
/** Falls beside the frame. */
export const OUTSIDE = 4;
export const POCKETED = 5;
export const OFF = 6;
/** Lies or slides on top of the frame. */
export const ON_FRAME = 7;
/** Flies, and some of it is above the frame or beyond it. */
export const OVER_FRAME = 8;

/** Has left the surface and not landed on it since; has landed on it again. */
export const STRAYED = 1;
export const CAME_BACK = 2;

export const isFlying = (place: number): boolean => place === IN_AIR || place === OVER_FRAME;

/** What has been told about a disc. */
export const NOT_YET = 0;
export const MOVING = 1;
export const RESTING = 2;

/** What a disc will do by itself next. */
export const NOTHING = 0;
export const STOPS = 1;
export const MEETS_CUSHION = 2;
export const ENTERS_HOLE = 3;
export const LEAVES_HOLE = 4;
export const DROPS = 5;
export const LANDS = 6;
export const LANDS_ON_DISC = 7;
export const LANDS_OUTSIDE = 8;
export const LOOKS_DOWN = 9;
export const LANDS_ON_FRAME = 10;
/** Flies back from above the frame. */
export const CLEARS_FRAME = 11;
/** Slides over an edge of the frame. */
export const TIPS_IN = 12;
export const TIPS_OUT = 13;

/** Everything a stroke needs, in flat arrays that are used again and again. */
export class World {
  readonly half: number;
  readonly frameHeight: number;
  readonly frameWidth: number;
  readonly pocketRadius: number;
  readonly gravity: number;
  /** µg. */
  readonly slowing: number;
  readonly restitution: Restitution;
  readonly discFriction: number;
  readonly cushionRestitution: number;
  readonly cushionFriction: number;

  readonly moreSlide: Curve = curves().slide;
  readonly moreSpin: Curve = curves().spin;

  readonly count: number;
  readonly radius: Float64Array;
  readonly mass: Float64Array;
  readonly height: Float64Array;

  /** The motion since `start`: place, velocity, spin, height at that time. */
  readonly start: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  readonly vz: Float64Array;
  readonly spin: Float64Array;
  readonly place: Uint8Array;

  /** What follows from it: direction, speed, law of motion with its parameters, and where it would end undisturbed. */
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

  /** The box in which each disc stays until its own next event, its radius included: west, east, south, north. */
  readonly box: Float64Array;

  /** Next events: of each disc alone, of each pair, and each disc's first pair. */
  readonly ownTime: Float64Array;
  readonly ownKind: Uint8Array;
  readonly ownWith: Uint8Array;
  readonly pairTime: Float64Array;
  /** Discs of the last blow whose pairs have been planned. */
  readonly planned: Uint8Array;
  readonly bestTime: Float64Array;
  readonly bestWith: Int32Array;
  /** When a pair last met slowly. */
  readonly slowTime: Float64Array;

  readonly pocket: Int8Array;
  readonly perch: Int8Array;
  readonly hops: Uint8Array;
  /** `STRAYED`, `CAME_BACK`, or 0: never left the surface. */
  readonly strayed: Uint8Array;
  readonly moved: Uint8Array;
  /** Way and speed, as `motion.ts` last looked them up; on a curve also ρ and the cell. */
  readonly found = new Float64Array(4);
  /** Way and speed at `nowTime`, kept because a disc is looked at by many others in the same moment. */
  readonly nowTime: Float64Array;
  readonly nowWay: Float64Array;
  readonly nowSpeed: Float64Array;
  /** Whether any disc has been in the air or on another one. */
  aloft = false;
  now = 0;
  events = 0;

  constructor(surface: Surface, count: number) {
    this.half = surface.half;
    this.frameHeight = surface.frameHeight;
    this.frameWidth = surface.frameWidth;
    this.pocketRadius = surface.pocketRadius;
    this.gravity = surface.gravity;
    this.slowing = surface.friction * surface.gravity;
    this.restitution = surface.discRestitution;
    this.discFriction = surface.discFriction;
    this.cushionRestitution = surface.cushionRestitution;
    this.cushionFriction = surface.cushionFriction;
    this.count = count;
    const numbers = (): Float64Array => new Float64Array(count);
    [this.radius, this.mass, this.height] = [numbers(), numbers(), numbers()];
    [this.start, this.x, this.y, this.z, this.vx, this.vy, this.vz, this.spin] = [
      numbers(),
      numbers(),
      numbers(),
      numbers(),
      numbers(),
      numbers(),
      numbers(),
      numbers(),
    ];
    [this.ux, this.uy, this.speed, this.brake, this.scale, this.rho] = [
      numbers(),
      numbers(),
      numbers(),
      numbers(),
      numbers(),
      numbers(),
    ];
    [this.wayLeft, this.lasts, this.reach, this.ownTime, this.bestTime] = [
      numbers(),
      numbers(),
      numbers(),
      numbers(),
      numbers(),
    ];
    this.wayScale = numbers();
    [this.nowTime, this.nowWay, this.nowSpeed] = [numbers(), numbers(), numbers()];
    this.box = new Float64Array(4 * count);
    [this.place, this.form, this.ownKind, this.ownWith] = [
      new Uint8Array(count),
      new Uint8Array(count),
      new Uint8Array(count),
      new Uint8Array(count),
    ];
    [this.hops, this.moved, this.strayed] = [new Uint8Array(count), new Uint8Array(count), new Uint8Array(count)];
    [this.pocket, this.perch] = [new Int8Array(count), new Int8Array(count)];
    this.planned = new Uint8Array(count);
    this.bestWith = new Int32Array(count);
    this.pairTime = new Float64Array(count * count);
    this.slowTime = new Float64Array(count * count);
  }
}
