import { idOfPlace, placeIn, type PlaceTrace } from '@bande/stage/view';
import { expect, test } from 'vitest';

test('where something was comes back from its id as it was, to a tenth of a millimetre', () => {
  const traces: readonly PlaceTrace[] = [
    { kind: 'spot', at: [12.5, -300] },
    { kind: 'over', line: 'east', at: [400, 93.6] },
    { kind: 'way', from: [0, 1], to: [-2.5, 3] },
  ];
  expect(traces.map((trace) => placeIn(idOfPlace(trace)))).toEqual(traces);
  expect(idOfPlace({ kind: 'spot', at: [-0.01, 12.34] })).toBe('spot 0 12.3');
});

test('other ids say no place', () => {
  expect(['R9', 'far 40', 'over there 1 2', ''].map(placeIn)).toEqual([null, null, null, null]);
});
