import { createRandom } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { positionsAt, type Contact, type Run } from '../src/index.ts';
import { CARROM, run } from './board.ts';
import { flick, man, OPEN, striker } from './discs.ts';
import { energyAt, tableFrom } from './look.ts';

const of = <K extends Contact['kind']>(stroke: Run, kind: K): readonly Extract<Contact, { kind: K }>[] =>
  stroke.contacts.filter((one): one is Extract<Contact, { kind: K }> => one.kind === kind);

describe('a lifted stroke', () => {
  test('flies a parabola: no friction, apex v²/2g, lands after 2v/g', () => {
    const stroke = run(OPEN, [striker(0, 0)], flick(1, 0, { lift: 0.5, spin: 20 }), { paths: true });
    const [{ t, x }] = of(stroke, 'landed') as [Extract<Contact, { kind: 'landed' }>];
    expect(t).toBeCloseTo(1 / OPEN.gravity, 12);
    expect(x).toBeCloseTo(1 / OPEN.gravity, 12);
    const [top] = positionsAt(stroke, t / 2);
    expect(top!.z).toBeCloseTo(0.125 / OPEN.gravity, 12);
    expect(top!.angle).toBeCloseTo(10 * t, 9);
    expect(stroke.end[0]!.where).toBe('board');
  });

  test('bounces to the square of the restitution and slides on', () => {
    const stroke = run(OPEN, [striker(0, 0)], flick(1, 0, { lift: 0.5 }), { paths: true });
    const [first, second] = of(stroke, 'landed');
    expect(positionsAt(stroke, (first!.t + second!.t) / 2)[0]!.z).toBeCloseTo((0.09 * 0.25) / (2 * OPEN.gravity), 12);
    expect(stroke.end[0]!.x).toBeGreaterThan(second!.x);
  });

  test('passes over a man when high enough, hits it when not', () => {
    const discs = [striker(0, 0), man('m', 0.08, 0)];
    expect(of(run(OPEN, discs, flick(1.5, 0, { lift: 0.6 })), 'hit')).toHaveLength(0);
    expect(of(run(OPEN, discs, flick(1.5, 0, { lift: 0.15 })), 'hit')[0]).toMatchObject({ airborne: true });
  });

  test('over the frame it has left the board and lands outside', () => {
    const stroke = run(CARROM, [striker(0, 0.2)], flick(0, 3, { lift: 0.9 }));
    expect(of(stroke, 'left')).toHaveLength(1);
    expect(of(stroke, 'landed')).toMatchObject([{ afterLeaving: true }]);
    expect(stroke.end[0]!.where).toBe('off');
    expect(stroke.end[0]!.y).toBeGreaterThan(CARROM.half);
  });

  test('below the height of the frame it bounces off it', () => {
    const stroke = run(CARROM, [striker(0, 0.2)], flick(0, 3, { lift: 0.3 }));
    expect(of(stroke, 'cushion')[0]).toMatchObject({ side: 'north' });
    expect(stroke.end[0]!.where).toBe('board');
  });

  test('may come down in a hole', () => {
    const hole = CARROM.half - CARROM.pocketRadius;
    const time = 1 / CARROM.gravity;
    const stroke = run(CARROM, [striker(0.25, 0.25)], flick((hole - 0.25) / time, (hole - 0.25) / time, { lift: 0.5 }));
    expect(of(stroke, 'landed').length + of(stroke, 'pocketed').length).toBeGreaterThan(0);
  });

  test('comes down on a man, hops over it and goes on', () => {
    const stroke = run(OPEN, [striker(-0.06, 0), man('m', 0, 0)], flick(0.6, 0, { lift: 0.5 }));
    expect(of(stroke, 'hit')[0]).toMatchObject({ a: 'S', b: 'm', airborne: true });
    expect(stroke.end[0]!.on).toBeUndefined();
    expect(stroke.end[0]!.x).toBeGreaterThan(0.03);
  });

  test('with hardly any speed along the board it comes to lie on the man', () => {
    const stroke = run(OPEN, [striker(-0.038, 0), man('m', 0, 0)], flick(0.1, 0, { lift: 0.9 }));
    expect(stroke.end[0]).toMatchObject({ where: 'board', on: 'm' });
  });

  test('lying on a disc that is struck away, a disc comes down to the board', () => {
    const discs = [striker(-0.2, 0), man('m', 0, 0), { ...man('top', 0.01, 0), on: 'm' }];
    const stroke = run(OPEN, discs, flick(2, 0), { paths: true });
    expect(positionsAt(stroke, 0)[2]!.z).toBe(0.008);
    expect(of(stroke, 'hit')[0]).toMatchObject({ a: 'S', b: 'm' });
    expect(stroke.end[2]!.on).toBeUndefined();
    expect(positionsAt(stroke, 10)[2]!.z).toBe(0);
    const untouched = run(OPEN, discs, flick(-2, 0));
    expect(untouched.end[2]).toEqual({ id: 'top', x: 0.01, y: 0, where: 'board', on: 'm' });
  });
});

describe('discs that lie on each other', () => {
  test('one that comes down slowly on another is braked there as if it slid, and stays', () => {
    const stroke = run(OPEN, [striker(-0.05, 0), man('m', 0, 0)], flick(0.2, 0, { lift: 0.8 }));
    expect(stroke.end[0]).toMatchObject({ where: 'board', on: 'm' });
  });

  test('told or not, they stay as they are until something moves them: no energy comes of it, and every stroke ends', () => {
    const random = createRandom('overlapping');
    for (let n = 0; n < 200; n++) {
      const pieces = Array.from({ length: 12 }, (_, i) =>
        man(`m${i}`, 0.2 * random.unit() - 0.1, 0.2 * random.unit() - 0.1),
      );
      const discs = [
        striker(0, -0.25),
        ...pieces,
        { ...pieces[0]!, id: 'twin' },
        { ...man('top', pieces[1]!.x + 0.005, pieces[1]!.y), on: 'm1' },
      ];
      const stroke = run(
        CARROM,
        discs,
        flick(random.unit() - 0.5, 6 * random.unit(), { lift: n % 3 === 0 ? random.unit() : 0 }),
        { paths: true },
      );
      expect(stroke.events).toBeLessThan(5000);
      const energies = [...new Set(stroke.contacts.map(({ t }) => t)), stroke.seconds].map((t) =>
        energyAt(CARROM, stroke, discs, t),
      );
      for (const [i, energy] of energies.slice(1).entries()) expect(energy).toBeLessThan(energies[i]! + 1e-12);
      expect(stroke.end.every(({ x, y }) => Number.isFinite(x + y))).toBe(true);
    }
  });

  test('untouched they do not move at all', () => {
    const discs = [
      striker(0, -0.25),
      man('a', 0, 0),
      man('b', 0.01, 0),
      { ...man('c', 0.1, 0), on: 'd' },
      man('d', 0.11, 0),
    ];
    const { end } = run(CARROM, discs, flick(-1, -1));
    expect(end.slice(1).map(({ x, y, on }) => [x, y, on])).toEqual(discs.slice(1).map(({ x, y, on }) => [x, y, on]));
  });

  test('of two discs below, the nearer one carries it, whatever their order', () => {
    const below = [man('near', 0.01, 0), man('far', -0.025, 0)];
    for (const discs of [below, below.toReversed()])
      expect(
        run(
          OPEN,
          [...discs, striker(0, 0)].map((disc) => (disc.id === 'S' ? { ...disc, on: 'near' } : disc)),
          flick(0, 0, { lift: 0.3 }),
        ).end.find(({ id }) => id === 'S')!.on,
      ).toBe('near');
  });
});

describe('a hard hit', () => {
  const jumpsAt = (speed: number): boolean => {
    const stroke = run(CARROM, [striker(0, -0.25), man('m', 0, 0)], flick(0, speed), { paths: true });
    return stroke.path('m').some(({ vz }) => vz > 0);
  };

  test('lifts a piece at full force and never at ordinary speed', () => {
    for (const speed of [0.5, 1, 2, 3, 3.5]) expect(jumpsAt(speed)).toBe(false);
    expect(jumpsAt(6)).toBe(true);
  });

  test('strokes at full force make a piece leave the board now and then, softer ones never', () => {
    const random = createRandom('jumps');
    const places = Array.from({ length: 200 }, () =>
      Array.from({ length: 14 }, () => [random.unit(), random.unit()] as const),
    );
    const leave = (speed: number): number =>
      places.filter((pieces, i) => {
        const { discs, flick } = tableFrom(pieces, { angle: i / 400, speed, spin: 0, lift: 0 });
        return of(run(CARROM, discs, flick), 'left').length > 0;
      }).length;
    expect(leave(3.5)).toBe(0);
    const hard = leave(6);
    expect(hard).toBeGreaterThan(0);
    expect(hard).toBeLessThan(60);
  });
});
