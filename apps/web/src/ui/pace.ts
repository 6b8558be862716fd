/**
 * How fast a table runs: so many times as fast as the wall clock; with `decide` it also stops by itself whenever something has happened
 * and somebody here may act.
 */
export interface Pace {
  readonly rate: number;
  readonly decide: boolean;
}
export const FULL_PACE: Pace = { rate: 1, decide: false };
