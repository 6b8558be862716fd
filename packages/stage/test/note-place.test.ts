import { expect, test } from 'vitest';
import { notePlace, type Pixel } from '../src/note-place.ts';

const SIZE: Pixel = [54, 24];
const PHONE = { width: 390, height: 844, inset: { top: 140, right: 0, bottom: 140, left: 0 } };
/** Whether a note lies over a circle. */
const covers = ([x, y]: Pixel, [placeX, placeY]: Pixel, radius: number): boolean =>
  Math.hypot(Math.max(0, Math.abs(placeX - x) - 27), Math.max(0, Math.abs(placeY - y) - 12)) < radius;

test('a short pull upright: the note covers neither the figure nor the ball before it, nor the finger', () => {
  const note = notePlace([200, 480], [195, 432], SIZE, PHONE);
  expect(covers(note, [195, 432], 12)).toBe(false);
  expect(covers(note, [195, 416], 8)).toBe(false);
  expect(covers(note, [200, 480], 20)).toBe(false);
});

test('at the corner of the picture it stays below the tools and within the edge', () => {
  const [x, y] = notePlace([388, 168], [353, 195], SIZE, PHONE);
  expect(y).toBeGreaterThanOrEqual(140 + 12);
  expect(x).toBeLessThanOrEqual(390 - 6 - 27);
  expect(covers([x, y], [353, 195], 12)).toBe(false);
});

test('it keeps its side while a hand turns about a straight pull', () => {
  const [left] = notePlace([194, 560], [195, 432], SIZE, PHONE);
  const [right] = notePlace([196, 560], [195, 432], SIZE, PHONE);
  expect(Math.abs(left - right)).toBeLessThan(6);
});

test('without a pull it lies above its place', () => {
  expect(notePlace([200, 480], null, SIZE, PHONE)).toEqual([200, 480 - 1.7 * 24]);
});
