import { describe, expect, test } from 'vitest';
import { bannerTop, captionPlace, cardSide, cornerPlace, notePlace, type Pixel } from '../src/notes/note-place.ts';

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

describe('words beside a ball', () => {
  const WORDS: Pixel = [282, 62];
  const SIDE = { width: 844, height: 390, inset: { top: 8, right: 200, bottom: 8, left: 68 } };
  const gap = ([x, y]: Pixel, [placeX, placeY]: Pixel): number =>
    Math.hypot(Math.max(0, Math.abs(placeX - x) - 141), Math.max(0, Math.abs(placeY - y) - 31));
  const balls: readonly Pixel[] = [
    [195, 300],
    [20, 160],
    [380, 690],
    [195, 420],
  ];
  test.each(balls)('at %d, %d upright they cover neither it nor what else is to be seen', (...ball) => {
    const ahead: Pixel = [195, 160];
    const { middle } = captionPlace(ball, [ahead], WORDS, PHONE);
    expect(gap(middle, ball)).toBeGreaterThanOrEqual(26);
    expect(gap(middle, ahead)).toBeGreaterThanOrEqual(ball[1] < 200 ? 0 : 12);
    expect([middle[0] > 141, middle[0] < 390 - 141]).toEqual([true, true]);
  });
  test('low on a phone on its side they stand above it', () => {
    const { middle, way } = captionPlace([427, 308], [], WORDS, SIDE);
    expect([gap(middle, [427, 308]) > 25, way]).toEqual([true, [0, -1]]);
  });
  test('they keep off a card that lies over the table', () => {
    const covers = [{ left: 0, top: 430, right: 390, bottom: 700 }];
    const { middle } = captionPlace([195, 400], [], WORDS, { ...PHONE, covers });
    expect(middle[1]).toBeLessThan(400);
    expect(captionPlace([195, 400], [], WORDS, PHONE).middle[1]).toBeGreaterThan(430);
  });
  test('they stay on their side while the picture goes by', () => {
    const first = captionPlace([300, 190], [], WORDS, SIDE);
    expect(captionPlace([300, 210], [], WORDS, SIDE, first.way).way).toEqual(first.way);
  });
});

test('the number of a pull at the edge does not lie on what it is pulled at', () => {
  const [ball, kicker]: readonly [Pixel, Pixel] = [
    [352, 640],
    [352, 655],
  ];
  const [x, y] = notePlace([352, 690], [250, 690], [190, 24], PHONE, [ball, kicker]);
  for (const place of [ball, kicker])
    expect(
      Math.hypot(Math.max(0, Math.abs(place[0] - x) - 95), Math.max(0, Math.abs(place[1] - y) - 12)),
    ).toBeGreaterThan(8);
});

describe('a banner across the picture', () => {
  const size = [320, 60] as const;
  const room = PHONE;
  test('lies at the top where nothing is to be seen', () => {
    expect(bannerTop([[200, 500]], size, room)).toBe(150);
  });
  test('goes below a ball that lies there, and no farther than it must', () => {
    const top = bannerTop([[200, 180]], size, room);
    expect(top).toBeGreaterThan(190);
    expect(top).toBeLessThan(260);
  });
  test('where it covers something everywhere it covers what is farthest from its middle', () => {
    const everywhere = Array.from({ length: 40 }, (_, i) => [200, 120 + 16 * i] as const);
    expect(bannerTop(everywhere, size, room)).toBeGreaterThanOrEqual(150);
  });
});

describe('something in a corner', () => {
  const GLASS: Pixel = [96, 96];
  const LAPTOP = { width: 1280, height: 800, inset: { top: 104, right: 8, bottom: 62, left: 8 } };
  test('lies in the lower left, and elsewhere where that would cover something', () => {
    const free = cornerPlace([], GLASS, LAPTOP, null);
    expect(free).toEqual([8 + 10 + 48, 800 - 62 - 10 - 48]);
    const ball: Pixel = [80, 690];
    const aside = cornerPlace([ball], GLASS, LAPTOP, free);
    expect(aside[0]).toBeGreaterThan(640);
    const card = { left: 900, top: 500, right: 1280, bottom: 800 };
    expect(cornerPlace([ball], GLASS, { ...LAPTOP, covers: [card] }, free)[1]).toBeLessThan(400);
  });
  test('stays where it is until something comes there', () => {
    const right = cornerPlace([[80, 690]], GLASS, LAPTOP, null);
    expect(cornerPlace([], GLASS, LAPTOP, right)).toEqual(right);
  });
});

describe('a card of the page has the lower corner', () => {
  const LAPTOP = { width: 900, height: 600 };
  const [LEFT, RIGHT]: readonly Pixel[] = [
    [120, 560],
    [800, 560],
  ];
  test('in which it covers less of what is to be seen', () => {
    expect(cardSide([LEFT!], LAPTOP, 'left')).toBe('right');
    expect(cardSide([RIGHT!], LAPTOP, 'right')).toBe('left');
    expect(cardSide([LEFT!, LEFT!, RIGHT!], LAPTOP, 'left')).toBe('right');
  });
  test('in which it lies, as long as the other is no better', () => {
    for (const side of ['left', 'right'] as const) {
      expect(cardSide([], LAPTOP, side)).toBe(side);
      expect(cardSide([LEFT!, RIGHT!], LAPTOP, side)).toBe(side);
      // High up, and outside the picture, nothing lies under a card.
      expect(
        cardSide(
          [
            [120, 200],
            [800, 200],
            [-40, 560],
          ],
          LAPTOP,
          side,
        ),
      ).toBe(side);
    }
  });
});
