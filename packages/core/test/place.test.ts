import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { knownPlace, measuredPlace, namedPlace, placeText, writtenRuling, type FactId } from '../src/index.ts';

test('a place is written as two figures, or as the name it has', () => {
  expect(placeText(measuredPlace([12.504, -300]))).toBe('12.5 -300');
  expect(placeText(measuredPlace([-0.001, 1060.126]))).toBe('0 1060.13');
  expect(placeText(namedPlace('redGoalArea'))).toBe('redGoalArea');
});

test('a measured place is kept as finely as it is written', () => {
  const millimetres = double({ min: -2000, max: 2000, noNaN: true });
  assert(
    property(millimetres, millimetres, (x, y) => {
      const place = measuredPlace([x, y]);
      expect(placeText(place).split(' ').map(Number)).toEqual(place.at);
      expect(measuredPlace(place.at)).toEqual(place);
      expect(place.at.some((one) => Object.is(one, -0))).toBe(false);
    }),
  );
});

test('what was measured counts before what somebody called it', () => {
  expect(knownPlace({ at: [1, 2], where: 'redHalf' })).toEqual({ kind: 'measured', at: [1, 2] });
  expect(knownPlace({ where: 'redHalf' })).toEqual({ kind: 'named', name: 'redHalf' });
  expect(knownPlace({})).toBeUndefined();
});

test('outside a ruling tells its place as text, and one without a place says none', () => {
  const ruling = { call: 'foul', paragraphs: ['1'], evidence: [0 as FactId], for: 'red', restart: 'freeKick' };
  expect(JSON.stringify(writtenRuling({ ...ruling, where: measuredPlace([0, -490]) }))).toBe(
    JSON.stringify({ ...ruling, where: '0 -490' }),
  );
  expect(writtenRuling(ruling)).toEqual(ruling);
});
