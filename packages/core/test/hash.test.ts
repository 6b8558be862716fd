import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hashOf, sha256 } from '../src/index.ts';

/** Plain data as a state may hold it. */
const plain = fc.jsonValue({ depthSize: 'medium' });

/** The same value with the keys of every object put in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, field]) => [key, reordered(field)]),
  );
}

describe('canonical text', () => {
  test('keys are sorted at every depth', () => {
    expect(canonical({ b: 1, a: { d: [2, { z: null, y: true }], c: 'x' } })).toBe(
      '{"a":{"c":"x","d":[2,{"y":true,"z":null}]},"b":1}',
    );
  });

  test('the order in which keys were set does not matter', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(canonical(reordered(value))).toBe(canonical(value));
      }),
    );
  });

  test('reading it back gives the value', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.parse(canonical(value))).toStrictEqual(value);
      }),
    );
  });

  test('zero and minus zero are two values', () => {
    expect(canonical([0, -0])).toBe('[0,-0]');
    expect(JSON.parse(canonical(-0))).toBe(-0);
    expect(hashOf({ at: 0 })).not.toBe(hashOf({ at: -0 }));
  });

  test('the last bit of a double counts', () => {
    expect(canonical(0.1 + 0.2)).not.toBe(canonical(0.3));
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        expect(JSON.parse(canonical(x))).toBe(x);
      }),
    );
  });

  test('a field that is undefined is as good as none', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  test.each([
    ['NaN', Number.NaN],
    ['an infinity', -Infinity],
    ['undefined', undefined],
    ['a hole in a list', Array.of<unknown>(1, undefined, 2)],
    ['a sparse list', Object.assign([], { 2: 1 })],
    ['a function', () => 1],
    ['a bigint', 1n],
    ['a symbol', Symbol('x')],
    ['a map', new Map([[1, 2]])],
    ['a date', new Date(0)],
    ['a typed array', new Float64Array(2)],
    ['NaN deep inside', { a: [{ b: Number.NaN }] }],
  ])('%s is refused', (_, value) => {
    expect(() => canonical(value)).toThrow(TypeError);
  });

  test('the hash is that of the text', () => {
    expect(hashOf({ name: 'Straße', at: -0 })).toBe(sha256('{"at":-0,"name":"Straße"}').hex());
    expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});
