/** Millimetres east and north of the middle of the table, to the hundredth. */
export interface MeasuredPlace {
  readonly kind: 'measured';
  readonly at: readonly [x: number, y: number];
}
/** By the name that the game gives it: a square, an area, what a person can say without measuring. */
export interface NamedPlace<Name extends string = string> {
  readonly kind: 'named';
  readonly name: Name;
}
export type Place<Name extends string = string> = MeasuredPlace | NamedPlace<Name>;

const hundredth = (millimetres: number): number => Math.round(millimetres * 100) / 100 + 0;

export const measuredPlace = ([x, y]: MeasuredPlace['at']): MeasuredPlace => ({
  kind: 'measured',
  at: [hundredth(x), hundredth(y)],
});
export const namedPlace = <Name extends string>(name: Name): NamedPlace<Name> => ({ kind: 'named', name });

/** As far as it is known: where it was measured, otherwise what it was called. */
export function knownPlace<Name extends string>(known: {
  readonly at?: MeasuredPlace['at'] | undefined;
  readonly where?: Name | undefined;
}): Place<Name> | undefined {
  if (known.at !== undefined) return measuredPlace(known.at);
  return known.where === undefined ? undefined : namedPlace(known.where);
}

/** As it is written outside: `12.5 -300`, or the name. */
export const placeText = (place: Place): string =>
  place.kind === 'measured' ? `${place.at[0]} ${place.at[1]}` : place.name;
