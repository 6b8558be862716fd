import type { Deed } from './deeds.ts';
import type { Lie } from './lie.ts';

/** Whatever moves, as plain data: the last rest and what hands did since, in the order of their ticks. Everything else follows from it. */
export interface Motion {
  readonly rest: Lie;
  /** The tick of play time at which it began; deeds and sightings count from there. */
  readonly since: number;
  readonly deeds: readonly Deed[];
}
