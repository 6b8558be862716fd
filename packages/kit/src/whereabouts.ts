/** Millimetres from the centre spot: east, north. */
export type Spot = readonly [x: number, y: number];

/** A place as far as it is known: measured, or told by one of the names that a game has for its areas. */
export interface Whereabouts<Where extends string> {
  readonly at?: Spot | undefined;
  readonly where?: Where | undefined;
}
