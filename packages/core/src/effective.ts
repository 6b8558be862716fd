import { isOfAGroup, noteOf, type LaterAnswer } from './correction.ts';
import type { Correction, Input } from './input.ts';
import type { GameShape } from './shape.ts';

/** An input that counts, and its place among all that were entered. */
export interface Effective<G extends GameShape> {
  readonly place: number;
  readonly input: Input<G>;
}

/** The inputs as the corrections leave them; what stands in another's stead has that one's place. */
export function effectiveInputs<G extends GameShape>(inputs: readonly Input<G>[]): readonly Effective<G>[] {
  const places: (readonly Input<G>[])[] = [];
  for (const input of inputs) {
    if (input.kind !== 'correction') {
      places.push([input]);
      continue;
    }
    places[input.supersedes] = input.instead;
    for (const [place, instead] of answersOf(input.later, (there) => places[there])) places[place] = instead;
    if (input.dropLater === true)
      for (let later = input.supersedes + 1; later < places.length; later++) places[later] = [];
    places.push([]);
  }
  return places.flatMap((there, place) => there.map((input) => ({ place, input })));
}

/** Place by place what stands there by these answers; `there` is what stood there before. */
function answersOf<G extends GameShape>(
  later: readonly LaterAnswer<G>[] = [],
  there: (place: number) => readonly Input<G>[] | undefined,
): readonly (readonly [number, readonly Input<G>[]])[] {
  return later.flatMap((answer): readonly (readonly [number, readonly Input<G>[]])[] => {
    if (!isOfAGroup(answer)) return [[answer.place, answer.instead]];
    const { note } = answer;
    return answer.places.map((place) => {
      const first = note === undefined ? undefined : there(place)?.[0];
      return [place, first === undefined ? [] : [noteOf(first, note!)]];
    });
  });
}

/** The same for some of them, in the order of their places: other inputs stand there after these corrections, which drop nothing but what they name. */
export function corrected<G extends GameShape>(
  before: readonly Effective<G>[],
  corrections: readonly Correction<G>[],
): readonly Effective<G>[] {
  const put = new Map<number, readonly Input<G>[]>();
  const stood = new Map(before.toReversed().map(({ place, input }) => [place, [input]]));
  const there = (place: number): readonly Input<G>[] | undefined => put.get(place) ?? stood.get(place);
  for (const { supersedes, instead, later } of corrections) {
    put.set(supersedes, instead);
    for (const [place, stands] of answersOf(later, there)) put.set(place, stands);
  }
  const anew = [...put].flatMap(([place, instead]) => instead.map((input) => ({ place, input })));
  return [...before.filter(({ place }) => !put.has(place)), ...anew].toSorted((one, other) => one.place - other.place);
}
