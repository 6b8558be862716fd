import type { Bar, Block } from '@bande/physics';
import { expect, test } from 'vitest';
import { ballBody, FIGURE_SIZE, keeperBody } from '../../src/subbuteo/table-bodies.ts';
import { obstaclesOf, PITCH } from '../../src/subbuteo/table.ts';

const centimetres = (metres: number): number => Math.round(metres * 1e5) / 1e3;

test.each([
  ['FISTF-III.1.2.1.2', PITCH.length, 90, 140],
  ['FISTF-III.1.2.1.3', PITCH.width, 60, 100],
  ['FISTF-III.1.2.1.4', PITCH.length - PITCH.width, 30, 80],
  ['FISTF-III.1.1.2.1', PITCH.border, 4, 10],
  ['FISTF-III.1.1.2.2', PITCH.border - PITCH.goal.depth, -5, 10],
  ['FISTF-III.1.1.3.1', PITCH.barrierHeight, 2, 10],
  ['FISTF-III.1.1.3.2', PITCH.barrierWidth, 0, 10],
  ['FISTF-III.1.1.3.3', PITCH.barrierGap, 15, 25],
  ['FISTF-III.1.1.6.1', PITCH.lineWidth, 0, 0.3],
  ['FISTF-III.1.2.1.7', PITCH.centreCircle, 6, 12],
  ['FISTF-III.1.2.3.1', PITCH.penaltyDepth, 12, 18],
  ['FISTF-III.1.2.3.2', PITCH.penaltyWidth, 30, 48],
  ['FISTF-III.1.2.3.4', PITCH.penaltySpot, 8, 14],
  ['FISTF-III.1.2.4.1', PITCH.goalAreaDepth, 5, 7],
  ['FISTF-III.1.2.4.2', PITCH.goalAreaWidth, 22, 26],
  ['FISTF-III.1.2.5', PITCH.cornerRadius, 2, 3],
  ['FISTF-III.2.3.1', PITCH.goal.height, 6, 6],
  ['FISTF-III.2.3.2', PITCH.goal.width, 12.5, 12.5],
  ['FISTF-III.2.3.4', PITCH.goal.barThickness, 0, 0.5],
  ['FISTF-III.2.3.5', PITCH.goal.depth, 6, 9],
  ['FISTF-III.3.1.2', ballBody().height, 2.2, 2.2],
  ['FISTF-III.4.1.1.1', FIGURE_SIZE.baseHeight, 0.5, 0.7],
  ['FISTF-III.4.1.1.2', 2 * FIGURE_SIZE.baseRadius, 1.6, 2.1],
  ['FISTF-III.4.1.2.1', 2 * FIGURE_SIZE.bodyRadius, 0.6, 1.3],
  ['FISTF-III.4.1.3', FIGURE_SIZE.height, 2.7, 3.9],
  ['FISTF-III.5.1.1', keeperBody('k', 1).height, 0, 3.9],
])('%s: the default, %d m, lies between %d and %d cm', (_, size, least, most) => {
  expect(centimetres(size)).toBeGreaterThanOrEqual(least);
  expect(centimetres(size)).toBeLessThanOrEqual(most);
});

test('the ball weighs 1.5 g, a figure at most 2.8 g', () => {
  expect(ballBody().mass).toBe(0.0015);
  expect(FIGURE_SIZE.mass).toBeLessThanOrEqual(0.0028);
});

test('half a turn maps everything around the pitch onto itself, and posts leave 12.5 × 6 cm free', () => {
  const obstacles = obstaclesOf(PITCH);
  const bars = obstacles.filter((one): one is Bar => one.kind === 'bar');
  const blocks = obstacles.filter((one): one is Block => one.kind === 'block');
  const ends = ({ from, to }: Bar): string => [from, to].map((point) => point.map((n) => n + 0).join()).join(' ');
  const turned = ([x, y, z]: Bar['from']): Bar['from'] => [0 - x, 0 - y, z];
  expect(new Set(bars.map((bar) => ends({ ...bar, from: turned(bar.from), to: turned(bar.to) })))).toEqual(
    new Set(bars.map(ends)),
  );
  const sides = ({ west, east, south, north }: Omit<Block, 'kind'>): string =>
    [west, east, south, north].map((n) => n + 0).join();
  const around = ({ west, east, south, north, ...more }: Block): Block => ({
    ...more,
    west: 0 - east,
    east: 0 - west,
    south: 0 - north,
    north: 0 - south,
  });
  expect(new Set(blocks.map((block) => sides(around(block))))).toEqual(new Set(blocks.map(sides)));
  const [left, right, bar] = bars as [Bar, Bar, Bar];
  expect(Math.abs(left.from[0] - right.from[0]) - 2 * left.radius).toBeCloseTo(0.125, 12);
  expect(bar.from[2] - bar.radius).toBeCloseTo(0.06, 12);
});
