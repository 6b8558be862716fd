/** Metres, z up. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
/** A unit quaternion. */
export interface Turn {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
}
export interface Pose {
  readonly at: Spot;
  readonly turn: Turn;
}
export const LEVEL: Turn = { x: 0, y: 0, z: 0, w: 1 };

export type Shape =
  | { readonly kind: 'box'; readonly half: readonly [number, number, number] }
  /** Its axis lies along the part's own y. */
  | { readonly kind: 'cylinder'; readonly halfLength: number; readonly radius: number }
  | { readonly kind: 'hull'; readonly corners: readonly Spot[] };

/** Two materials that meet multiply: what everything is measured against (a ball, say) has ones. */
export interface Material {
  readonly restitution: number;
  readonly friction: number;
}

export interface Part {
  readonly shape: Shape;
  readonly at: Spot;
  readonly turn: Turn;
  readonly material: Material;
  /** Kilograms; of no effect in a body that is not dynamic. */
  readonly mass: number;
  /** Moment of inertia about every axis; without it that of the shape. */
  readonly inertia?: number;
}

/** Fixed never moves, led goes where it is told and is stopped by nothing, free obeys impulses and weight. */
export type Mobility = 'fixed' | 'led' | 'free';

export interface Body {
  readonly mobility: Mobility;
  readonly pose: Pose;
  readonly parts: readonly Part[];
  /** So fast or so small that a step could carry it through another body. */
  readonly swift?: boolean;
}

export interface Scene {
  readonly gravity: number;
  readonly bodies: readonly Body[];
  /** The body whose touches are reported, by its place in the list, and the bodies whose touch nobody asks for (the ground). */
  readonly watched: number;
  readonly unheard: readonly number[];
}
