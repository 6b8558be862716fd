import type { Line } from './events.ts';
import type { Figure, Keeper, Side } from './names.ts';
import type { Whereabouts } from './zones.ts';

/** What has been told of bodies that are off the field or past a line; whatever is not here is on it. */
export interface Told {
  /** The line that the ball is beyond. */
  readonly ballOver: Line | null;
  /** The shooting zone that it is wholly inside. */
  readonly ballIn: Side | null;
  /** At a desk: where it was said to be, until it is touched [S-280]. */
  readonly ball?: Whereabouts;
  readonly off: Readonly<Partial<Record<Figure, 'field' | 'cloth'>>>;
  /** At a desk: taken off the table, damaged or too many ['FISTF-II.2.5.1.1'] [S-23]. */
  readonly away?: readonly Figure[];
  /** At a desk: how far these stand beyond a line, as the referee has told on request; until they move ['FISTF-II.2.1.1.3.3']. */
  readonly gaps?: Readonly<Partial<Record<Figure, number>>>;
  /** At a desk: figures that were under way when play was stopped, or came back from the barrier, and have not been told to rest [S-295]. */
  readonly sliding?: readonly Figure[];
  /** At a desk: the referee has looked at players and equipment ['FISTF-IV.1.5.1']. */
  readonly checked?: true;
  /** At a desk: the ball that has gone out rolls on [S-295]. */
  readonly rollsOn?: true;
  /** Keepers that are on or over the line of their goal area. */
  readonly over: readonly Keeper[];
  /** Up to this time of the motion, in seconds, every crossing of a line has been told. */
  readonly until: number;
}
