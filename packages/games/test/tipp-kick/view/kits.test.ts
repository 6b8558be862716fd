import type { Kit } from '@bande/games/tipp-kick/view/colours.ts';
import { PATTERNS } from '@bande/stage/kits';
import { bodyShape } from '@bande/games/tipp-kick/view/picture/kicker-shape.ts';
import { kitOf, kits, wornKits } from '@bande/games/tipp-kick/view/picture/kits.ts';
import { Color } from 'three';
import { describe, expect, test } from 'vitest';

/** Relative luminance: what is left of a colour for whoever sees none. */
const luminance = (colour: string): number => {
  const { r, g, b } = new Color(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
const SECOND = { plain: 0, hoops: 0.5, stripes: 0.5, halves: 0.5, sash: 0.25 } as const;
const shirtLight = ({ pattern, shirt, second }: Kit): number =>
  (1 - SECOND[pattern]) * luminance(shirt) + SECOND[pattern] * luminance(second);

describe('two kits never look alike', () => {
  test.each(PATTERNS.flatMap((red) => PATTERNS.map((blue) => ({ red, blue }))))(
    'Red in $red, Blue in $blue: told apart without any colour, and by their patterns',
    (wish) => {
      const { red, blue } = wornKits(wish);
      expect(contrast(shirtLight(red), shirtLight(blue))).toBeGreaterThan(3);
      expect(contrast(luminance(red.base), luminance(blue.base))).toBeGreaterThan(3);
      expect(contrast(luminance(red.keeper), luminance(blue.keeper))).toBeGreaterThan(3);
      expect(shirtLight(red)).toBeLessThan(shirtLight(blue));
      expect(red.pattern).not.toBe(blue.pattern);
    },
  );
  test('where the chosen one is what the other side usually wears, that side changes', () => {
    expect(wornKits({ blue: 'plain' })).toMatchObject({ red: { pattern: 'hoops' }, blue: { pattern: 'plain' } });
    expect(wornKits({ red: 'hoops' })).toMatchObject({ red: { pattern: 'hoops' }, blue: { pattern: 'plain' } });
    expect(wornKits({ red: 'tartan' })).toEqual({ red: kitOf('red', 'plain'), blue: kitOf('blue', 'hoops') });
  });
});

test('every side chooses from all patterns, the one it usually wears first, and each is drawn', () => {
  expect(kits.red.map(({ id }) => id).toSorted()).toEqual([...PATTERNS].toSorted());
  expect([kits.red[0]!.id, kits.blue[0]!.id]).toEqual(['plain', 'hoops']);
  expect(new Set(Object.values(kits).flatMap((all) => all.map(({ sign }) => JSON.stringify(sign)))).size).toBe(10);
});

test.each(PATTERNS)('a shirt with %s has both its colours on the figure', (pattern) => {
  const colours = bodyShape({ ...kitOf('red', pattern), second: '#00ff00' }).getAttribute('color');
  const green = Array.from({ length: colours.count }, (_, i) => i).filter(
    (i) => colours.getY(i) === 1 && colours.getX(i) === 0,
  );
  expect(green.length > 0).toBe(pattern !== 'plain');
});
