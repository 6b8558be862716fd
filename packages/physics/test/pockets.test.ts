import { describe, expect, test } from 'vitest';
import type { Contact, Run } from '../src/index.ts';
import { CARROM, run } from './board.ts';
import { flick, man, MAN, striker, STRIKER } from './discs.ts';

const hole = CARROM.half - CARROM.pocketRadius;
const kinds = ({ contacts }: Run): readonly Contact['kind'][] => contacts.map(({ kind }) => kind);
const roll = (speed: number, along: readonly [number, number], from: readonly [number, number]): Run =>
  run(CARROM, [striker(...from)], flick(speed * along[0], speed * along[1]));
const diagonal = [Math.SQRT1_2, Math.SQRT1_2] as const;

describe('pockets', () => {
  test.each([
    [0, -1, -1],
    [1, 1, -1],
    [2, 1, 1],
    [3, -1, 1],
  ])('hole %d takes a disc that comes slowly along the diagonal', (pocket, x, y) => {
    const stroke = run(CARROM, [striker(0.2 * x, 0.2 * y)], flick(x, y));
    expect(stroke.end[0]).toMatchObject({ where: 'pocket', pocket });
    expect(stroke.contacts.at(-1)).toMatchObject({ kind: 'pocketed', disc: 'S', pocket });
  });

  test('a disc that stops with its centre short of the hole stays, past its edge it falls', () => {
    const edge = hole - CARROM.pocketRadius * Math.SQRT1_2;
    for (const [past, where] of [
      [-1e-6, 'board'],
      [1e-6, 'pocket'],
    ] as const) {
      const way = Math.SQRT2 * (edge - 0.2) + past;
      expect(roll(Math.sqrt(2 * 0.981 * way), diagonal, [0.2, 0.2]).end[0]).toMatchObject({ where });
    }
  });

  test('a disc that lies with its centre over the hole falls, one that hangs over the edge does not', () => {
    const lying = [striker(0, 0), man('in', hole - 0.02, hole), man('edge', -hole + 0.023, -hole)];
    const stroke = run(CARROM, lying, flick(0.1, 0));
    expect(stroke.end[1]).toMatchObject({ where: 'pocket', pocket: 2 });
    expect(stroke.end[2]).toMatchObject({ where: 'board' });
  });

  test('a hard shot into the corner rattles out, a soft one stays in, and nothing in between does both', () => {
    const outcomes = Array.from({ length: 60 }, (_, i) => roll(0.7 + i / 10, diagonal, [0.2, 0.2]).end[0]!.where);
    const first = outcomes.indexOf('board');
    expect(first).toBeGreaterThan(20);
    expect(outcomes.slice(first).every((where) => where === 'board')).toBe(true);
  });

  test('what rattles out has met the frame behind the hole, and has lost the speed of the climb', () => {
    const stroke = roll(6, diagonal, [0.2, 0.2]);
    expect(kinds(stroke).filter((kind) => kind === 'cushion').length).toBeGreaterThanOrEqual(2);
    expect(stroke.end[0]!.where).toBe('board');
  });

  test('along the frame into the hole', () => {
    const stroke = run(CARROM, [man('S', 0, -(CARROM.half - MAN.radius))], flick(1, 0));
    expect(stroke.end[0]).toMatchObject({ where: 'pocket', pocket: 1 });
  });

  test('a disc over the hole can still be hit at the height of the board', () => {
    const [x, y] = [hole, hole];
    const stroke = run(CARROM, [striker(x - 0.06, y - 0.06), man('in', x, y)], flick(4, 4));
    expect(stroke.contacts.find(({ kind }) => kind === 'hit')).toMatchObject({ a: 'S', b: 'in' });
  });

  test('two discs into one hole, in the order they fall', () => {
    const two = [striker(0.1, 0.1), man('m', 0.3, 0.3)];
    const fallen = run(CARROM, two, flick(1, 1))
      .contacts.filter((one) => one.kind === 'pocketed')
      .map(({ disc }) => disc);
    expect(fallen).toEqual(['m', 'S']);
  });

  test('the hole is round: a disc whose centre passes it closely goes on', () => {
    const y = hole - CARROM.pocketRadius;
    for (const [by, expected] of [
      [-1e-6, 'board'],
      [1e-4, 'pocket'],
    ] as const) {
      // It comes to the hole with 0.1 m/s, so that it has time to fall.
      const stroke = run(CARROM, [striker(0.3, y + by)], flick(Math.sqrt(0.01 + 2 * 0.981 * (hole - 0.3)), 0));
      expect(stroke.end[0]!.where).toBe(expected);
    }
    expect(STRIKER.radius).toBeLessThan(CARROM.pocketRadius);
  });

  test('on its way over the edges of two holes it comes to the nearer one first, whichever corner that is', () => {
    for (const [sign, along] of [
      [1, 0],
      [-1, 0],
      [1, 1],
      [-1, 1],
    ] as const) {
      const [near, edge] = [sign * (CARROM.half - MAN.radius), -(hole - CARROM.pocketRadius + 5e-4)];
      const disc = along === 0 ? man('S', near, edge) : man('S', edge, near);
      const stroke = run(CARROM, [disc], along === 0 ? flick(-sign * 2, 0) : flick(0, -sign * 2), { paths: true });
      const first = stroke.path('S').find(({ mode }) => mode === 'hole')!;
      expect((along === 0 ? first.x : first.y) * sign).toBeGreaterThan(0);
    }
  });
});
