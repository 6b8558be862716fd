import { expect, test } from 'vitest';
import { edgesOf } from '../src/table/edges.ts';

const toggle = (): void => {};
const [folded, unfolded] = [true, false].map((isFolded) =>
  edgesOf({ byHand: { dialRoom: 'spare' }, dials: () => [] }, { isFolded, toggle }),
) as [ReturnType<typeof edgesOf>, ReturnType<typeof edgesOf>];

test('where hands play, unfolded dials take nothing of the table’s width, unless the screen is low', () => {
  for (const shape of ['wide', 'window', 'middle', 'narrow', 'short'] as const) {
    const [{ left, right, top }, with_] = [folded.insets[shape], unfolded.insets[shape]];
    expect(with_).toMatchObject({ left, right, top });
    expect(with_.bottom).toBeGreaterThan(folded.insets[shape].bottom);
  }
  for (const shape of ['low', 'small'] as const) {
    const { left, top, bottom } = folded.insets[shape];
    expect(unfolded.insets[shape]).toMatchObject({ left, top, bottom });
  }
  expect(unfolded.className).not.toContain('has-dials');
});

test('upright, two rows of what is said and pressed lie below the rod that a thumb leads', () => {
  const [row, gap, rod] = [48, 8, 20];
  for (const shape of ['narrow', 'short'] as const)
    expect(folded.insets[shape].bottom).toBeGreaterThanOrEqual(2 * (row + gap) + rod);
});

test('on a phone on its side the board has two thirds of the width, and everything pressed stands in one column beside it', () => {
  const { insets, className } = edgesOf({}, { isFolded: false, toggle });
  expect(className).toBe('');
  for (const [shape, width] of [
    ['low', 844],
    ['small', 640],
  ] as const) {
    const { left, right, top } = insets[shape];
    expect((width - left - right) / width).toBeGreaterThan(shape === 'low' ? 0.68 : 0.6);
    expect(left).toBeLessThan(60);
    expect(top).toBeLessThan(50);
  }
});

test('where the camera comes close to what is set, unfolded dials take their whole room from a laptop’s table', () => {
  const close = edgesOf({ byHand: { dialRoom: 'whole' }, dials: () => [] }, { isFolded: false, toggle });
  // Buttons, two rows of dials and aids, and the line above them.
  expect(close.insets.wide.bottom).toBeGreaterThanOrEqual(54 + 100 + 48);
  expect(close.className).toContain('is-close');
  expect(unfolded.className).not.toContain('is-close');
});

test('in a small window, too, what is said and pressed lies below the table where hands play', () => {
  const [said, gap, pressed] = [44, 8, 44];
  expect(folded.insets.window.bottom).toBeGreaterThanOrEqual(said + gap + pressed);
  const close = edgesOf({ byHand: { dialRoom: 'whole' }, dials: () => [] }, { isFolded: true, toggle });
  expect(close.insets.window.bottom).toBeGreaterThan(folded.insets.window.bottom);
});

test('upright, what is to be done or was called lies below the table, too, while dials are unfolded', () => {
  const [buttons, gap, dials, called] = [48, 8, 200, 86];
  const close = edgesOf({ byHand: { dialRoom: 'whole' }, dials: () => [] }, { isFolded: false, toggle });
  for (const { insets } of [unfolded, close])
    expect(insets.narrow.bottom).toBeGreaterThanOrEqual(buttons + dials + called + 3 * gap);
});
