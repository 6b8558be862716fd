/** A disc lying on the board. Metres and kilograms; origin at the board's centre, x to the right, y away from the south player. */
export interface Disc {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly mass: number;
  readonly height: number;
  /** The disc it lies on, if it does not lie on the board. */
  readonly on?: string;
}

/** Restitution falls with the approach speed: `slow` up to `slowSpeed`, `fast` from `fastSpeed` on, linear in between. */
export interface Restitution {
  readonly slow: number;
  readonly fast: number;
  readonly slowSpeed: number;
  readonly fastSpeed: number;
}

/** All parameters of a table, in SI units. */
export interface Surface {
  /** Half the side of the square inside the frame. */
  readonly half: number;
  readonly frameHeight: number;
  readonly frameWidth: number;
  /** The holes are round and touch both sides of the frame in every corner. */
  readonly pocketRadius: number;
  /** Disc on board. */
  readonly friction: number;
  readonly gravity: number;
  readonly discRestitution: Restitution;
  readonly discFriction: number;
  readonly cushionRestitution: number;
  readonly cushionFriction: number;
}

export interface Flick {
  readonly disc: string;
  readonly vx: number;
  readonly vy: number;
  /** Radians a second, counter-clockwise. */
  readonly spin: number;
  /** Vertical speed in metres a second; 0 for a flat stroke. */
  readonly lift: number;
}

export const SIDES = ['south', 'east', 'north', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** South-west, south-east, north-east, north-west. */
export const POCKETS = [0, 1, 2, 3] as const;
export type Pocket = (typeof POCKETS)[number];

/** What happened, in the order of time; `t` in seconds from the stroke. */
export type Contact =
  /** A disc that lay still moves; the struck one at 0. */
  | { readonly kind: 'moved'; readonly t: number; readonly disc: string; readonly x: number; readonly y: number }
  /** `speed` is the speed of approach along the line of centres; `x`, `y` the place where the rims met. */
  | {
      readonly kind: 'hit';
      readonly t: number;
      readonly a: string;
      readonly b: string;
      readonly x: number;
      readonly y: number;
      readonly speed: number;
      readonly airborne: boolean;
    }
  | {
      readonly kind: 'cushion';
      readonly t: number;
      readonly disc: string;
      readonly side: Side;
      readonly x: number;
      readonly y: number;
      readonly speed: number;
    }
  | { readonly kind: 'pocketed'; readonly t: number; readonly disc: string; readonly pocket: Pocket }
  /** Its rim has passed over the inner edge, above the frame: off the surface. */
  | { readonly kind: 'left'; readonly t: number; readonly disc: string; readonly x: number; readonly y: number }
  /** On the surface, on the frame or beside it; `afterLeaving`: it had left the surface, and the place tells whether it came back. */
  | {
      readonly kind: 'landed';
      readonly t: number;
      readonly disc: string;
      readonly x: number;
      readonly y: number;
      readonly afterLeaving: boolean;
    }
  | { readonly kind: 'rest'; readonly t: number; readonly disc: string; readonly x: number; readonly y: number };

export type Where = 'board' | 'pocket' | 'off';

export interface End {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly where: Where;
  readonly pocket?: Pocket;
  /** The disc it came to lie on, if it did. */
  readonly on?: string;
}

/** One piece of a disc's way, between two changes of its motion; enough to say exactly where it is at any time in it. */
export interface Segment {
  readonly t: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
  readonly spin: number;
  readonly angle: number;
  readonly mode: 'board' | 'air' | 'hole' | 'gone';
}

export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly angle: number;
}

export interface Run {
  readonly contacts: readonly Contact[];
  readonly end: readonly End[];
  readonly seconds: number;
  readonly events: number;
  /** Of the 64-bit patterns of all contacts and the end. */
  readonly hash: string;
  /** Empty unless asked for by `options.paths`. */
  path(id: string): readonly Segment[];
}

/** Default parameters within the equipment laws; their basis is written in docs/decisions/disc-physics.md. */
export const CARROM: Surface = {
  half: 0.3695,
  frameHeight: 0.022,
  frameWidth: 0.07,
  pocketRadius: 0.022_25,
  friction: 0.1,
  gravity: 9.81,
  discRestitution: { slow: 0.8, fast: 0.7, slowSpeed: 1, fastSpeed: 4 },
  discFriction: 0.12,
  cushionRestitution: 0.7,
  cushionFriction: 0.15,
};
