import { FIGURE_SIZE } from '@bande/games/subbuteo/table-bodies.ts';
import type { Kit } from '@bande/games/subbuteo/view/colours.ts';
import { PATTERNS } from '@bande/stage/kits';
import { kitOf, kits, wornKits } from '@bande/games/subbuteo/view/picture/kits.ts';
import { figureShape } from '@bande/games/subbuteo/view/picture/shapes.ts';
import { Color } from 'three';
import { describe, expect, test } from 'vitest';

/** Relative luminance: what is left of a colour for whoever sees none. */
const luminance = (colour: string): number => {
  const { r, g, b } = new Color(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
/** A sash covers less of a shirt than half of it. */
const shirtLight = ({ pattern, shirt, hoop }: Kit): number => {
  const second = pattern === 'plain' ? 0 : { hoops: 0.5, stripes: 0.5, halves: 0.5, sash: 0.25 }[pattern];
  return (1 - second) * luminance(shirt) + second * luminance(hoop);
};
const chosen = PATTERNS.flatMap((red) => PATTERNS.map((blue) => ({ red, blue })));

describe('two kits never look alike', () => {
  test.each(chosen)('Red in $red, Blue in $blue: told apart without any colour, and by their patterns', (wish) => {
    const { red, blue } = wornKits(wish);
    expect(contrast(shirtLight(red), shirtLight(blue))).toBeGreaterThan(3);
    expect(contrast(luminance(red.base), luminance(blue.base))).toBeGreaterThan(3);
    expect(shirtLight(red)).toBeLessThan(shirtLight(blue));
    expect(red.pattern).not.toBe(blue.pattern);
    for (const kit of [red, blue]) expect(contrast(luminance(kit.number), luminance(kit.shirt))).toBeGreaterThan(3);
  });
  test('where the chosen one is what the other side usually wears, that side changes', () => {
    expect(wornKits({ blue: 'plain' })).toMatchObject({ red: { pattern: 'hoops' }, blue: { pattern: 'plain' } });
    expect(wornKits({ red: 'hoops' })).toMatchObject({ red: { pattern: 'hoops' }, blue: { pattern: 'plain' } });
    expect(wornKits({ red: 'tartan' })).toMatchObject({ red: { pattern: 'plain' }, blue: { pattern: 'hoops' } });
    expect(wornKits()).toEqual({ red: kitOf('red', 'plain'), blue: kitOf('blue', 'hoops') });
  });
});

test('every side chooses from all patterns, the one it usually wears first, and each is drawn', () => {
  expect(kits.red.map(({ id }) => id).toSorted()).toEqual([...PATTERNS].toSorted());
  expect([kits.red[0]!.id, kits.blue[0]!.id]).toEqual(['plain', 'hoops']);
  expect(new Set(Object.values(kits).flatMap((all) => all.map(({ sign }) => JSON.stringify(sign)))).size).toBe(10);
});

test.each(PATTERNS)('a shirt with %s has both its colours on the figure', (pattern) => {
  const kit = { ...kitOf('red', pattern), hoop: '#00ff00' };
  const colours = figureShape(FIGURE_SIZE, 'red', kit).getAttribute('color');
  const green = Array.from({ length: colours.count }, (_, i) => colours.getY(i)).filter((part) => part === 1).length;
  expect(green > 0).toBe(pattern !== 'plain');
});
