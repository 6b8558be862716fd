import { words } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { callsByParagraph, heatCell, scoreOverTime, shareOfTwo } from '../src/charts.ts';

const SIDES = ['red', 'blue'] as const;
const said = (side: string) => words(side, side);

describe('a share of two', () => {
  test('makes a hundred, however it is rounded, and halves where there was nothing', () => {
    const values = (red: number, blue: number) => {
      const chart = shareOfTwo(said('a'), SIDES, { red, blue }, said);
      return chart.kind === 'share' ? chart.parts.map(({ value }) => value) : [];
    };
    expect([values(1, 2), values(1, 199), values(0, 0)]).toEqual([
      [33, 67],
      [1, 99],
      [50, 50],
    ]);
  });
});

test('a score stands until the next goal', () => {
  const goals = [
    { minute: 0, score: { red: 0, blue: 0 } },
    { minute: 1.26, score: { red: 1, blue: 0 } },
  ];
  const chart = scoreOverTime(SIDES, { goals, minutes: 3 });
  expect(chart.kind === 'line' ? chart.series[0]!.points : []).toEqual([
    [0, 0],
    [1.3, 0],
    [1.3, 1],
    [3, 1],
  ]);
});

test('the paragraphs that decided most come first, and of those alike the first by name', () => {
  const cited = new Map([
    ['b', 2],
    ['a', 2],
    ['c', 5],
    ['d', 1],
  ]);
  const chart = callsByParagraph(cited, said, { most: 3 });
  expect(chart.kind === 'bars' ? chart.bars.map(({ paragraph }) => paragraph) : []).toEqual(['c', 'a', 'b']);
});

test('a cell of a heat map: the first one in the north-west, what lies outside at the edge', () => {
  expect(heatCell([-0.5, 0.5], 4, 3)).toBe(0);
  expect(heatCell([0.49, -0.49], 4, 3)).toBe(11);
  expect(heatCell([2, 0], 4, 3)).toBe(7);
});
