import type { Flick } from './contract.ts';

/** A disc lying on the board, or on another disc. */
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

export interface DiscFlick extends Flick {
  readonly disc: string;
}

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
  /** `side` is the id of the wall. */
  | {
      readonly kind: 'cushion';
      readonly t: number;
      readonly disc: string;
      readonly side: string;
      readonly x: number;
      readonly y: number;
      readonly speed: number;
    }
  /** `pocket` is the id of the hole. */
  | { readonly kind: 'pocketed'; readonly t: number; readonly disc: string; readonly pocket: number }
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

type Where = 'board' | 'pocket' | 'off';

export interface End {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly where: Where;
  readonly pocket?: number;
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
