import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Counting } from '../src/counting.ts';
import {
  canonical,
  effectiveInputs,
  InputList,
  LiveMatch,
  tick,
  type Effective,
  type Input,
  type Seat,
} from '../src/index.ts';
import { Keeping, type Kept } from '../src/kept.ts';
import { mixed } from './mixture.ts';
import { rally, rallySetup, type Rally } from './rally.ts';
import type { Toy } from './toy.ts';

const SIZE = 2;
const target = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { minLength: SIZE, maxLength: SIZE });
const stream = fc
  .record({ at: fc.nat(1_000_000), by: fc.constantFrom<Seat>(0, 1, 2, 3), to: target })
  .map(({ at, by, to }): Input<Toy> => ({ tick: tick(at), kind: 'stream', by, to }));
const other = fc.nat(1000).map((at): Input<Toy> => ({ tick: tick(at), kind: 'mode', by: 'host', mode: 'live' }));
const runs = fc.array(fc.tuple(fc.oneof(stream, other), fc.integer({ min: 1, max: 300 })), { maxLength: 8 });
const inputs = runs.map((list) =>
  list.flatMap(([input, times]) => Array.from({ length: times }, (_, i) => ({ ...input, tick: tick(input.tick + i) }))),
);
const listOf = (all: readonly Input<Toy>[]): InputList<Toy> => {
  const list = new InputList<Toy>(SIZE);
  for (const input of all) list.push(input);
  return list;
};

describe('the inputs of a match', () => {
  test('are the same as in an array, from every place on', () => {
    fc.assert(
      fc.property(inputs, fc.nat(2500), (all, place) => {
        const list = listOf(all);
        expect([list.length, list.at(place), list.at(-1)]).toEqual([all.length, all[place], undefined]);
        expect(list.from(Math.min(place, all.length))).toEqual(all.slice(place));
      }),
    );
  });

  test('can be cut anywhere and go on, and a copy knows nothing of it', () => {
    fc.assert(
      fc.property(inputs, fc.nat(2500), inputs, (all, place, more) => {
        const cut = Math.min(place, all.length);
        const list = listOf(all);
        const copy = list.copy();
        list.cut(cut);
        for (const input of more) list.push(input);
        expect(list.from(0)).toEqual([...all.slice(0, cut), ...more]);
        expect(copy.from(0)).toEqual(all);
      }),
    );
  });

  const effective = fc
    .tuple(inputs, fc.array(fc.nat(4), { maxLength: 40 }))
    .map(([all, gaps]): readonly Effective<Toy>[] => {
      let place = -1;
      return all.map((input, i) => ({ place: (place += gaps[i] ?? 1), input })).filter((one) => one.place >= 0);
    });

  test('those that count keep their places, whatever others are put in for them', () => {
    fc.assert(
      fc.property(effective, fc.nat(2500), effective, (all, at, others) => {
        const counting = new Counting(new InputList<Toy>(SIZE), []);
        for (const one of all) counting.push(one);
        const cut = Math.min(at, all.length);
        expect(counting.from(cut)).toEqual(all.slice(cut));
        const shifted = others.map(({ place, input }) => ({ place: place + (all[cut - 1]?.place ?? 0), input }));
        counting.replaceFrom(cut, shifted);
        expect(counting.from(0)).toEqual([...all.slice(0, cut), ...shifted]);
      }),
    );
  });
});

describe('matches to play on from', () => {
  const kept = (counted: number): Kept<Toy> =>
    ({ after: counted, counted, told: 0, match: { tick: counted } }) as unknown as Kept<Toy>;
  const keeping = (inputsSoFar: number): Keeping<Toy> => {
    const all = new Keeping([kept(0)]);
    for (let counted = 1; counted <= inputsSoFar; counted++) if (all.isDue(counted)) all.push(kept(counted));
    return all;
  };

  test('lie so that half of what comes after an input is played again before it, or 32', () => {
    for (const length of [10, 1000, 30_000, 104_000]) {
      const all = keeping(length);
      for (let place = 0; place < length; place += 7) {
        const again = place - all.before(place).after;
        expect(again).toBeLessThanOrEqual(Math.max(32, (length - place) / 2) + 32);
      }
    }
  });

  test('are few, however long the match', () => {
    const countOf = (length: number): number => {
      const all = keeping(length);
      return new Set(Array.from({ length }, (_, place) => all.before(place))).size;
    };
    expect(countOf(104_000)).toBeLessThan(45);
    expect(countOf(1000)).toBeGreaterThan(8);
  });
});

describe('a match with hands', () => {
  const SEED = process.env['BANDE_SEED'] ?? '';

  test('has its inputs as they came, one by one and together, with corrections', () => {
    let corrections = 0;
    for (let i = 0; i < 12; i++) {
      const { live, done } = mixed(rally, rallySetup, `${SEED}list ${i}`, 700);
      corrections += done.get('correction') ?? 0;
      const again = LiveMatch.start(rally, rallySetup);
      const came: Input<Rally>[] = [];
      for (const input of live.inputs) {
        expect(again.play(input).ok).toBe(true);
        came.push(input);
        expect(again.inputCount).toBe(came.length);
      }
      expect(again.inputs).toEqual(came);
      const meant = LiveMatch.start(rally, rallySetup);
      for (const { input } of effectiveInputs(came)) expect(meant.play(input).ok).toBe(true);
      for (const one of [again, meant]) {
        one.advance(live.match.tick);
        expect([canonical(one.match), canonical(one.log)]).toEqual([canonical(live.match), canonical(live.log)]);
      }
    }
    expect(corrections).toBeGreaterThan(30);
  });
});
