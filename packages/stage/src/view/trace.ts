type Spot = readonly [x: number, y: number];
const LINES = ['south', 'north', 'west', 'east'] as const;
type Line = (typeof LINES)[number];

/** Where something of a ruling was, as several games know it; places in millimetres east and north of the middle. */
export type PlaceTrace =
  /** Where it happened. */
  | { readonly kind: 'spot'; readonly at: Spot }
  /** Where the ball went over which line. */
  | { readonly kind: 'over'; readonly line: Line; readonly at: Spot }
  /** The way of the ball between two touches. */
  | { readonly kind: 'way'; readonly from: Spot; readonly to: Spot };

/** A length in an id: nobody sees less than a tenth of a millimetre. */
export const lengthId = (n: number): number => Math.round(n * 10) / 10;
export const spotId = ([x, y]: Spot): string => `${lengthId(x)} ${lengthId(y)}`;

/** As an id, which the house lights up without knowing what it means. */
export function idOfPlace(trace: PlaceTrace): string {
  switch (trace.kind) {
    case 'spot':
      return `spot ${spotId(trace.at)}`;
    case 'over':
      return `over ${trace.line} ${spotId(trace.at)}`;
    case 'way':
      return `way ${spotId(trace.from)} ${spotId(trace.to)}`;
  }
}

/** The place that an id means; null: it means something else. */
export function placeIn(id: string): PlaceTrace | null {
  const [kind, ...rest] = id.split(' ');
  const [a = 0, b = 0, c = 0, d = 0] = rest.map(Number);
  switch (kind) {
    case 'spot':
      return { kind, at: [a, b] };
    case 'way':
      return { kind, from: [a, b], to: [c, d] };
    case 'over': {
      const line = LINES.find((one) => one === rest[0]);
      return line === undefined ? null : { kind, line, at: [b, c] };
    }
    default:
      return null;
  }
}
