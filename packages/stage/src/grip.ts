/** A place on the table, as x and z. */
export type Spot = readonly [x: number, z: number];

/** Where a hand is that has taken hold of something. */
export interface Touch {
  readonly from: Spot;
  readonly at: Spot;
  /** Pixels from where it came down. */
  readonly far: number;
  /** The same across and down the page. */
  readonly across: number;
  readonly down: number;
  /** Milliseconds since then. */
  readonly ms: number;
}

/** What a hand does with what it holds. */
export interface Grip {
  readonly move: (touch: Touch) => void;
  readonly release: (touch: Touch) => void;
  /** Called off: by Escape, another button, or the system. */
  readonly cancel: () => void;
  /** A notch of the wheel, or a stretch of a second finger to the right. */
  readonly turn?: (steps: number) => void;
}
