import type { Place } from './place.ts';

/**
 * What a game fills in; every core type takes one shape and reads its parts.
 * State, settings and snapshots are plain data (see hash.ts), so that they can be stored, hashed and sent.
 */
export interface GameShape {
  readonly side: string;
  readonly paragraph: string;
  readonly call: string;
  readonly settings: object;
  readonly state: object;
  readonly action: { readonly kind: string };
  /** What may take place; together with an id and a tick it is a fact. */
  readonly event: { readonly kind: string };
  /** What a ruling brings about; `settle` carries it out and reads nothing else of a ruling. */
  readonly consequence: { readonly kind: string };
  /** A call that a referee enters directly, with what he knows of it (decision.ts). */
  readonly decision: { readonly call: string };
  /** How the place is told that a ruling is about: measured, named, or as one knows it. */
  readonly place: Place;
  /** The bodies an option may put back as they were before the offence. */
  readonly snapshot: unknown;
}

/** A chair at the table, 0 to 3. Two chairs may belong to one side. */
export type Seat = 0 | 1 | 2 | 3;
export const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** Seat to side: `['red', 'blue']`, or `['red', 'blue', 'red', 'blue']` for partners facing each other. */
export type Seating<G extends GameShape> = readonly G['side'][];

export const seatsOf = <G extends GameShape>(seating: Seating<G>, side: G['side']): readonly Seat[] =>
  SEATS.filter((seat) => seating[seat] === side);
