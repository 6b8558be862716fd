import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, ChanceStream, commitment, createRandom, fits, joinedSeed, type Shares } from '../src/index.ts';

const die = (faces: number): { what: string; faces: readonly number[] } => ({ what: 'die', faces: [faces] });

function counts(seed: string, faces: number, draws: number): number[] {
  const stream = new ChanceStream(seed);
  const found = Array.from({ length: faces }, () => 0);
  for (let i = 0; i < draws; i++) for (const n of stream.draw(die(faces))) found[n - 1] = (found[n - 1] ?? 0) + 1;
  return found;
}

const chiSquare = (found: readonly number[]): number => {
  const expected = found.reduce((a, b) => a + b, 0) / found.length;
  return found.reduce((sum, n) => sum + ((n - expected) * (n - expected)) / expected, 0);
};

/** The same stream by the system's own SHA-256: sixteen 16-bit numbers a block, those beyond the largest multiple thrown away. */
function* bySystem(seed: string, faces: number): Generator<number> {
  for (let block = 0; ; block++) {
    const bytes = createHash('sha256').update(`bande-chance:${seed}:${block}`).digest();
    for (let i = 0; i < 32; i += 2)
      if (bytes.readUInt16BE(i) < 65_536 - (65_536 % faces)) yield (bytes.readUInt16BE(i) % faces) + 1;
  }
}

describe('rolls from a seed', () => {
  test('fixed seeds give these counts, and they are even', () => {
    const six = counts('kick-off', 6, 60_000);
    expect(six).toEqual([9981, 10030, 9918, 9941, 10017, 10113]);
    expect(chiSquare(six)).toBeLessThan(15.09); // 1 % for five degrees of freedom
    const twelve = counts('spinner', 12, 120_000);
    expect(twelve).toEqual([9978, 10108, 9871, 10098, 10061, 10033, 10037, 9910, 9956, 10101, 9847, 10000]);
    expect(chiSquare(twelve)).toBeLessThan(24.73); // 1 % for eleven
  });

  test('anybody can check them with another SHA-256', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 65_536 }), (seed, faces) => {
        const stream = new ChanceStream(seed);
        const other = bySystem(seed, faces);
        for (let i = 0; i < 40; i++) expect(stream.draw(die(faces))).toEqual([other.next().value]);
      }),
      { numRuns: 50 * Number(process.env['SOAK'] ?? 1) },
    );
  });

  test('several dice are drawn in turn from one stream', () => {
    const [apart, together] = [new ChanceStream('s'), new ChanceStream('s')];
    const three = [...apart.draw(die(6)), ...apart.draw(die(20)), ...apart.draw(die(2))];
    expect(together.draw({ what: 'three dice', faces: [6, 20, 2] })).toEqual(three);
  });

  test('every draw fits its request', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 1, max: 1000 })), (seed, faces) => {
        const request = { what: 'dice', faces };
        expect(fits(request, new ChanceStream(seed).draw(request))).toBe(true);
      }),
    );
  });

  test.each([0, -1, 1.5, 65_537, Number.NaN, Infinity])('no die has %s faces', (faces) => {
    expect(() => new ChanceStream('s').draw(die(faces))).toThrow(RangeError);
  });

  test.each([
    ['too few', [1]],
    ['too many', [1, 1, 1]],
    ['zero', [0, 1]],
    ['beyond the faces', [1, 21]],
    ['between two faces', [1.5, 1]],
    ['not a number', [Number.NaN, 1]],
  ])('numbers that do not fit: %s', (_, draws) => {
    expect(fits({ what: 'dice', faces: [6, 20] }, draws)).toBe(false);
  });
});

describe('commitment', () => {
  test('it is the hash of the seed under a name of its own', () => {
    expect(commitment('secret')).toBe(createHash('sha256').update('bande-commitment:secret').digest('hex'));
  });

  test('another seed has another commitment, and none shows the first block of rolls', () => {
    expect(commitment('secret')).not.toBe(commitment('secreu'));
    expect(commitment('secret')).not.toBe(createHash('sha256').update('bande-chance:secret:0').digest('hex'));
  });
});

describe('a seed of several parts', () => {
  const part = fc.string();
  const shares = fc.array(fc.option(fc.string({ minLength: 1 })), { maxLength: 4 });

  test('is the hash of all of them in their order, under a name of its own', () => {
    const text = 'bande-seed:["host",null,"ada"]';
    expect(joinedSeed('host', [null, 'ada'])).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('is the one part itself where nobody else has put anything in', () => {
    fc.assert(
      fc.property(part, fc.array(fc.constant(null), { maxLength: 4 }), (host, none) => {
        expect([joinedSeed(host), joinedSeed(host, none)]).toEqual([host, host]);
      }),
    );
  });

  test('is another one wherever a part, its seat or their number is another one', () => {
    fc.assert(
      fc.property(part, shares, part, shares, (host, own, other, others) => {
        const blank = (all: Shares): boolean => all.every((share) => share === null);
        const same = host === other && (canonical(own) === canonical(others) || (blank(own) && blank(others)));
        expect(joinedSeed(host, own) === joinedSeed(other, others)).toBe(same);
      }),
    );
    expect(joinedSeed('h', ['ada', 'zuse'])).not.toBe(joinedSeed('h', ['zuse', 'ada']));
    expect(joinedSeed('h', ['ada'])).not.toBe(joinedSeed('h', ['ada', null]));
  });
});

describe('random for bots and tests', () => {
  test('golden values', () => {
    const random = createRandom('bot');
    expect(Array.from({ length: 8 }, () => random.below(1000))).toEqual([31, 221, 339, 38, 757, 683, 381, 761]);
  });

  test('the same seed thinks the same, another one otherwise', () => {
    const units = (seed: string): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.unit());
    };
    expect(units('a')).toEqual(units('a'));
    expect(units('a')).not.toEqual(units('b'));
  });

  test('within bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x1_0000_0000 }), (seed, bound) => {
        const random = createRandom(seed);
        const [n, x] = [random.below(bound), random.unit()];
        expect([Number.isInteger(n), n >= 0, n < bound, x >= 0, x < 1]).toEqual([true, true, true, true, true]);
      }),
    );
  });

  test('even', () => {
    const random = createRandom('even');
    const found = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 100_000; i++) {
      const n = random.below(10);
      found[n] = (found[n] ?? 0) + 1;
    }
    expect(chiSquare(found)).toBeLessThan(21.67); // 1 % for nine degrees of freedom
  });
});
