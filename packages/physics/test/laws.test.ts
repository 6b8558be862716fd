import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positionsAt, type Disc, type DiscFlick as Flick, type Run } from '../src/index.ts';
import { CARROM, QuickTable, run, type Surface } from './board.ts';
import { flick, MAN, man, rack, striker, STRIKER } from './discs.ts';
import { energyAt, motionAt, tableFrom, type Table } from './look.ts';

/** Evenly spread: the usual preference for 0 and 1 would leave most tables empty. */
const unit = fc.noBias(fc.integer({ min: 0, max: 0x3fff_ffff })).map((n) => n / 0x3fff_ffff);
const between = (low: number, high: number): fc.Arbitrary<number> => unit.map((part) => low + part * (high - low));
const strokes = fc.record({
  angle: unit,
  speed: between(0.01, 6),
  spin: fc.oneof(fc.constant(0), between(-150, 150)),
  lift: fc.oneof(fc.constant(0), between(0, 1.2)),
});
const tables: fc.Arbitrary<Table> = fc
  .tuple(fc.array(fc.tuple(unit, unit), { minLength: 4, maxLength: 25, size: 'max' }), strokes)
  .map(([places, stroke]) => tableFrom(places, stroke));
const flatTables = tables.map(({ discs, flick }): Table => ({ discs, flick: { ...flick, lift: 0 } }));
const RUNS = Number(process.env['BANDE_PHYSICS_RUNS'] ?? 150);

const energies = (surface: Surface, stroke: Run, discs: readonly Disc[]): readonly number[] =>
  [...new Set(stroke.contacts.map(({ t }) => t)), stroke.seconds].map((t) => energyAt(surface, stroke, discs, t));

const mostGain = (values: readonly number[]): number =>
  Math.max(0, ...values.slice(1).map((value, i) => value - values[i]!));

describe('laws', () => {
  test('energy never grows', () => {
    fc.assert(
      fc.property(tables, ({ discs, flick }) => {
        expect(mostGain(energies(CARROM, run(CARROM, discs, flick, { paths: true }), discs))).toBeLessThan(1e-12);
      }),
      { endOnFailure: true, numRuns: RUNS },
    );
  });

  test('energy never grows in a break', () => {
    const discs = [striker(0, -0.25), ...rack()];
    for (let i = -5; i <= 5; i++) {
      const stroke = run(CARROM, discs, flick(i / 50, 5, { spin: 10 * i }), { paths: true });
      expect(mostGain(energies(CARROM, stroke, discs))).toBeLessThan(1e-12);
    }
  });

  test('a break keeps its momentum until the first cushion, and ends', () => {
    const icy = { ...CARROM, friction: 1e-12 };
    const discs = [striker(0, -0.25), ...rack()];
    const stroke = run(icy, discs, flick(0.1, 3), { paths: true });
    const cushion = stroke.contacts.find(({ kind }) => kind === 'cushion')!.t;
    const last = stroke.contacts.findLast(({ t }) => t < cushion)!.t;
    const sum = (of: 'vx' | 'vy'): number =>
      discs.reduce((total, disc) => total + disc.mass * motionAt(icy, stroke, disc, last)[of], 0);
    expect(sum('vx') / STRIKER.mass).toBeCloseTo(0.1, 9);
    expect(sum('vy') / STRIKER.mass).toBeCloseTo(3, 9);
    const real = run(CARROM, discs, flick(0, 5));
    expect(real.end).toHaveLength(20);
    expect(real.events).toBeLessThan(1000);
  });

  test('a break straight down the middle spreads evenly to both sides', () => {
    const { end } = run(CARROM, [striker(0, -0.25), ...rack()], flick(0, 4));
    for (const { x, y } of end)
      expect(end.some((other) => Math.abs(other.x + x) < 1e-9 && Math.abs(other.y - y) < 1e-9)).toBe(true);
  });

  /** Spinning fast it pushes two pieces along slowly and leans on both; it once crept 24 µm into the first. */
  const leaning: Table = {
    discs: [
      striker(0, -0.25),
      man('m3', 0.11273790111671003, -0.3088000144600403),
      man('m9', 0.06654915718622426, -0.346733577915452),
    ],
    flick: flick(0.13067890129711562, -0.08837442499477795, { spin: 132.73007029921757 }),
  };

  test('discs that lie on the board never overlap on their way: no hit is missed', () => {
    fc.assert(
      fc.property(flatTables, ({ discs, flick }) => {
        const stroke = run(CARROM, discs, flick, { paths: true });
        for (let sample = 1; sample <= 100; sample++) {
          const t = (sample / 100) * stroke.seconds;
          const places = positionsAt(stroke, t).filter(
            ({ id, z }) => z === 0 && stroke.path(id).findLast((one) => one.t <= t)?.mode === 'board',
          );
          for (const [i, a] of places.entries()) {
            for (const b of places.slice(0, i)) {
              const [x, y] = [a.x - b.x, a.y - b.y];
              const sum = (a.id === 'S' ? STRIKER : MAN).radius + (b.id === 'S' ? STRIKER : MAN).radius - 2e-6;
              if (x * x + y * y < sum * sum) throw new Error(`${a.id} and ${b.id} overlap at ${t}`);
            }
          }
        }
      }),
      { endOnFailure: true, numRuns: RUNS / 3, examples: [[leaning]] },
    );
    expect(RUNS).toBeGreaterThan(0);
  });

  test('discs never overlap in the end', () => {
    fc.assert(
      fc.property(flatTables, ({ discs, flick }) => {
        const end = run(CARROM, discs, flick).end.filter(({ where, on }) => where === 'board' && on === undefined);
        for (const [i, a] of end.entries()) {
          for (const b of end.slice(0, i)) {
            const sum = (a.id === 'S' ? STRIKER : MAN).radius + (b.id === 'S' ? STRIKER : MAN).radius;
            expect(Math.hypot(a.x - b.x, a.y - b.y) - sum).toBeGreaterThan(-1e-6);
          }
          expect(Math.max(Math.abs(a.x), Math.abs(a.y))).toBeLessThan(
            CARROM.half - (a.id === 'S' ? STRIKER : MAN).radius + 1e-9,
          );
        }
      }),
      { endOnFailure: true, numRuns: RUNS },
    );
  });
});

type Turn = readonly [xx: number, xy: number, yx: number, yy: number];
const turned = ([xx, xy, yx, yy]: Turn, x: number, y: number): readonly [number, number] => [
  xx * x + xy * y || 0,
  yx * x + yy * y || 0,
];
const handed = ([xx, xy, yx, yy]: Turn): number => xx * yy - xy * yx;

function turnTable(turn: Turn, { discs, flick }: Table): Table {
  const place = (disc: Disc): Disc => {
    const [x, y] = turned(turn, disc.x, disc.y);
    return { ...disc, x, y };
  };
  const [vx, vy] = turned(turn, flick.vx, flick.vy);
  return { discs: discs.map(place), flick: { ...flick, vx, vy, spin: handed(turn) * flick.spin } };
}

const facts = ({ contacts, end }: Run): readonly unknown[] => [
  ...contacts.map((one) => [one.kind, one.t, 'speed' in one ? one.speed : 0]),
  ...end.map(({ id, where }) => [id, where]),
];

const TURNS: readonly (readonly [string, Turn])[] = [
  ['mirrored', [-1, 0, 0, 1]],
  ['mirrored the other way', [1, 0, 0, -1]],
  ['turned by a quarter', [0, -1, 1, 0]],
  ['turned by a half', [-1, 0, 0, -1]],
  ['mirrored and turned', [0, 1, 1, 0]],
];

describe('symmetry, to the last bit', () => {
  test.each(TURNS)('a table that is %s gives facts that are so, too', (_, turn) => {
    fc.assert(
      fc.property(tables, (table) => {
        const other = turnTable(turn, table);
        const [one, two] = [run(CARROM, table.discs, table.flick), run(CARROM, other.discs, other.flick)];
        expect(facts(two)).toEqual(facts(one));
        for (const [i, { x, y }] of one.end.entries())
          expect([two.end[i]!.x || 0, two.end[i]!.y || 0]).toEqual(turned(turn, x, y));
      }),
      { endOnFailure: true, numRuns: RUNS / 3 },
    );
  });

  test('the order of the discs does not matter', () => {
    fc.assert(
      fc.property(tables, ({ discs, flick }) => {
        const one = run(CARROM, discs, flick);
        const two = run(CARROM, discs.toReversed(), flick);
        expect(two.end.toReversed()).toEqual(one.end);
      }),
      { endOnFailure: true, numRuns: RUNS },
    );
  });

  test.each(TURNS)('a break %s: the same to a nanometre, where ties are solved together', (_, turn) => {
    const table = { discs: [striker(0, -0.25), ...rack()], flick: flick(0.03, 4.5) };
    const other = turnTable(turn, table);
    const [one, two] = [run(CARROM, table.discs, table.flick), run(CARROM, other.discs, other.flick)];
    for (const [i, { x, y }] of one.end.entries()) {
      const [expectedX, expectedY] = turned(turn, x, y);
      expect(two.end[i]!.x).toBeCloseTo(expectedX, 9);
      expect(two.end[i]!.y).toBeCloseTo(expectedY, 9);
    }
  });
});

describe('the quick way', () => {
  const numbersOf = (flick: Flick): [number, number, number, number, number] => [
    0,
    flick.vx,
    flick.vy,
    flick.spin,
    flick.lift,
  ];

  test('knows discs that lie on others, and that are taken away', () => {
    const discs = [striker(0, -0.25), { ...man('top', 0.01, 0), on: 'm' }, man('m', 0, 0), man('gone', 0, 0.1)];
    const quick = new QuickTable(CARROM, discs);
    quick.remove(3);
    quick.strike(0, 0, 2);
    const { end } = run(CARROM, discs.slice(0, 3), flick(0, 2));
    expect(end.map(({ x, y }) => [x, y])).toEqual([0, 1, 2].map((i) => [quick.x[i], quick.y[i]]));
    expect(quick.isOff(3)).toBe(true);
  });

  test('gives the same bits as run(), again and again', () => {
    fc.assert(
      fc.property(tables, ({ discs, flick }) => {
        const quick = new QuickTable(CARROM, discs);
        const { end, events, contacts } = run(CARROM, discs, flick);
        for (let again = 0; again < 2; again++) {
          quick.strike(...numbersOf(flick));
          expect(quick.events).toBe(events);
          for (const [i, { id, x, y, where, pocket }] of end.entries()) {
            expect(Object.is(quick.x[i], x) && Object.is(quick.y[i], y)).toBe(true);
            expect([quick.isOff(i), quick.pocketOf(i)]).toEqual([where === 'off', pocket ?? -1]);
            expect(quick.hasLeft(i)).toBe(
              where === 'off' || contacts.some((one) => one.kind === 'left' && one.disc === id),
            );
          }
        }
      }),
      { endOnFailure: true, numRuns: RUNS / 2 },
    );
  });
});
