import { describe, expect, it } from 'vitest';
import { SIDE_COLOURS, WOODS } from '../src/palette.ts';

/** CIE L*, 0 black to 100 white. */
function lightnessOf(colour: string): number {
  const linear = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 116 * Math.cbrt(0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!) - 16;
}

describe('the two side colours', () => {
  it('are told apart in grey', () => {
    expect(lightnessOf(SIDE_COLOURS.light) - lightnessOf(SIDE_COLOURS.dark)).toBeGreaterThan(35);
  });
});

describe('wood', () => {
  it('of a board is far lighter than that of its frame', () => {
    expect(lightnessOf(WOODS.birch.base) - lightnessOf(WOODS.walnut.base)).toBeGreaterThan(45);
  });
  it('is not orange: its colour is weak', () => {
    for (const { base, dark, light } of Object.values(WOODS))
      for (const tone of [base, dark, light]) {
        const parts = [1, 3, 5].map((at) => parseInt(tone.slice(at, at + 2), 16));
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(0.36 * 255);
      }
  });
});
