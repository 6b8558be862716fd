import type { Chart } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';
import { isEmpty } from '../src/board/statistics/is-empty.ts';
import { tableOf } from '../src/board/statistics/data-table.tsx';
import {
  pathThrough,
  percents,
  roundUp,
  scaleOf,
  shades,
  stretches,
  ticksTo,
} from '../src/board/statistics/geometry.ts';

describe('the geometry of charts', () => {
  test('round numbers', () => {
    expect([0, 0.3, 1, 3, 7, 12, 200].map(roundUp)).toEqual([1, 0.5, 1, 5, 10, 20, 200]);
    expect(ticksTo(100)).toEqual([0, 50, 100]);
    expect(ticksTo(7).at(-1)).toBeGreaterThanOrEqual(7);
    expect(ticksTo(2, 4, 1)).toEqual([0, 1, 2]);
  });

  test('points lie within the plot', () => {
    const plot = { width: 100, height: 50, left: 10, right: 5, top: 5, bottom: 10 };
    const scale = scaleOf(
      [
        [0, 0],
        [20, 100],
      ],
      plot,
    );
    expect([scale.x(0), scale.x(20)]).toEqual([10, 95]);
    expect([scale.y(0), scale.y(100)]).toEqual([40, 5]);
    expect(
      pathThrough(
        [
          [0, 0],
          [20, 100],
        ],
        scale,
      ),
    ).toBe('M10 40L95 5');
  });

  test('shares fill the length, and nothing is shared evenly', () => {
    expect(stretches([1, 3], 100)).toEqual([
      { from: 0, size: 25 },
      { from: 25, size: 75 },
    ]);
    expect(stretches([0, 0], 100)).toEqual([
      { from: 0, size: 50 },
      { from: 50, size: 50 },
    ]);
  });

  test('shades reach from nothing to full', () => {
    expect(shades([0, 1, 4])).toEqual([0, 0.5, 1]);
    expect(shades([0, 0])).toEqual([0, 0]);
  });
});

test('a chart of which nothing has happened is empty, and one of a single event is not', () => {
  const title = { de: 'Schüsse', en: 'Shots' };
  const bars = (values: readonly number[]): Chart => ({
    kind: 'bars',
    title,
    bars: values.map((value) => ({ label: title, side: null, value })),
  });
  const versus = (values: readonly [number, number]): Chart => ({
    kind: 'versus',
    title,
    sides: ['red', 'blue'],
    rows: [{ label: title, values }],
  });
  expect([bars([0, 0]), versus([0, 0])].map(isEmpty)).toEqual([true, true]);
  expect([bars([0, 1]), versus([0, 1])].map(isEmpty)).toEqual([false, false]);
});

describe('figures for the ear', () => {
  const say = (words: { readonly en: string }): string => words.en;
  const count = (value: number): string => new Intl.NumberFormat('de').format(value);
  const sides = { red: { name: { de: 'Rot', en: 'Red' }, colour: '#a00', shape: 'disc' } } as const;
  const title = { de: 't', en: 't' };

  test('a line is read at some moments, its end among them', () => {
    const points = Array.from({ length: 45 }, (_, i): readonly [number, number] => [i, i]);
    const { head, rows } = tableOf(
      { kind: 'line', title, unit: { de: '%', en: '%' }, series: [{ side: 'red', points }] },
      sides,
      say,
      count,
    );
    expect(head).toEqual(['%', 'Red']);
    expect(rows.length).toBeLessThanOrEqual(11);
    expect(rows.at(-1)).toEqual(['44', '44']);
  });

  test('numbers are written as the language does', () => {
    const { rows } = tableOf(
      {
        kind: 'share',
        title,
        parts: [
          { side: 'red', value: 54.5, label: sides.red.name },
          { side: 'blue', value: 45.5, label: title },
        ],
      },
      sides,
      say,
      count,
    );
    expect(rows).toEqual([
      ['Red', '54,5 %'],
      ['t', '45,5 %'],
    ]);
  });

  test('a picture that a game draws itself is heard by the figures it brings', () => {
    const table = { head: [title, sides.red.name], rows: [[sides.red.name, 2.5]] };
    expect(tableOf({ kind: 'drawing', title, drawing: null, table }, sides, say, count)).toEqual({
      head: ['t', 'Red'],
      rows: [['Red', '2,5']],
    });
  });

  test('a heat map has a row for every row', () => {
    const { rows } = tableOf(
      { kind: 'heat', title, columns: 2, cells: [0, 1, 2, 3], ends: ['red', 'blue'] },
      sides,
      say,
      count,
    );
    expect(rows).toEqual([
      ['Row 1', '0', '1'],
      ['Row 2', '2', '3'],
    ]);
  });
});

test('what is counted in whole numbers has no half ones beside it', () => {
  const plot = { width: 300, height: 150, left: 20, right: 5, top: 5, bottom: 15 };
  expect(
    scaleOf(
      [
        [0, 0],
        [3, 1],
      ],
      plot,
    ).yTicks,
  ).toEqual([0, 1]);
  expect(scaleOf([[0, 0.5]], plot).yTicks).toContain(0.5);
});

test('shares in per cent add up to 100', () => {
  expect(percents([53.5, 46.5])).toEqual([54, 46]);
  expect(percents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(percents([0, 0])).toEqual([0, 0]);
});
