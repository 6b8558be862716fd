import { expect, test } from 'vitest';
import { checkLinks, pagesInTree } from '../links.ts';
import { readTree } from '../tree.ts';

const found = (text: string): readonly string[] =>
  checkLinks([{ path: 'docs/a.md', text }]).map(({ line, message }) => `${line}: ${message}`);

test('what leads nowhere is named, with its line', () => {
  expect(found('# A heading\n\n[a](gone.md) and ![b](../README.md)\n[c](#a-heading) [d](#another)')).toEqual([
    '3: gone.md leads nowhere',
    '4: #another: no such heading',
  ]);
});

test('what is elsewhere, and what is code, is not asked', () => {
  expect(found('[a](https://example.org/gone) `[b](gone.md)`\n\n    [c](gone.md)\n')).toEqual([]);
});

test('every link and every picture of our pages leads somewhere', () => {
  expect(checkLinks(pagesInTree())).toEqual([]);
});

test('whoever builds here has read how in a sitting: CONTRIBUTING has at most 9 kB', () => {
  expect(Buffer.byteLength(readTree(['CONTRIBUTING.md'])[0]!.text)).toBeLessThanOrEqual(9000);
});
