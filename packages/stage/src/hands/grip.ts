/** A place on the table, as x and z. */
export type Spot = readonly [x: number, z: number];

/** Where on the screen a hand comes down, as a share of it from the left and from the top, and how large it is, in pixels. */
export interface OnScreen {
  readonly share: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
}

/** Where a hand is that has taken hold of something. */
export interface Touch {
  readonly from: Spot;
  readonly at: Spot;
  /** Pixels from where it came down. */
  readonly far: number;
  /** So many pixels are a full pull from there in this direction: fewer where the page ends before. */
  readonly full: number;
  /** The way across and down the page. */
  readonly across: number;
  readonly down: number;
  /**
   * What lies a little beside a place of the table in the direction in which the hand has gone, as both are seen: far away and aside, the same direction
   * on the page is another one on the table.
   */
  readonly beside: (place: Spot) => Spot;
  /** Milliseconds since then. */
  readonly ms: number;
}

/** What a hand does with what it holds. */
export interface Grip {
  /** The name of what it holds. Two hands never hold the same: a further one turns it instead. Left out, every hand has a thing of its own. */
  readonly holds?: string;
  /** Whose hand it is, where several may play at once. */
  readonly by?: number;
  /** It came down on the bare table and not on what it holds: such a finger and another one of the same hand that come down together are a pinch. */
  readonly loose?: boolean;
  /** Whose hand, while it pulls something, wants nothing here: such a finger turns what is pulled, wherever it comes down. */
  readonly givesWayTo?: number;
  readonly move: (touch: Touch) => void;
  readonly release: (touch: Touch) => void;
  /** Called off: by Escape, another button, or the system. */
  readonly cancel: () => void;
  /** A notch of the wheel, a stretch of a further finger to the right or up, or one of its keys. */
  readonly turn?: (steps: number) => void;
  /** Pixels of a further finger for one step; left out, those of every turn. */
  readonly turnPx?: number;
  /** The keys that turn it while it is held, whatever has the focus, in small letters; each with its steps. */
  readonly keys?: Readonly<Record<string, number>>;
  /** What it holds hangs so many pixels above the finger, which would hide it; a mouse hides nothing. */
  readonly hangs?: number;
  /** Pixels from where it came down within which letting go does nothing; left out, those of every pull. */
  readonly deadZone?: number;
}
