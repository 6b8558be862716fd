import { expect, test } from 'vitest';
import { pagesInTree, picturesIn } from '../links.ts';
import { listTree } from '../tree.ts';

const shown = new Set(pagesInTree().flatMap(picturesIn));
const kept = listTree(['docs/**/*.{avif,gif,jpeg,jpg,png,svg,webp}']);

test('a picture of a page is found from the page, one elsewhere is not asked', () => {
  const text = '| ![a](pictures/a.jpg) | [![b](../b.png)](pictures/c.jpg) ![d](https://example.org/d.png) [e](e.md)';
  expect(picturesIn({ path: 'docs/page.md', text })).toEqual(['docs/pictures/a.jpg', 'b.png']);
});

test('every picture that is kept among the docs is shown by a page', () => {
  expect(kept.filter((path) => !shown.has(path))).toEqual([]);
});

test('every picture that a page shows is kept', () => {
  expect([...shown].filter((path) => path.startsWith('docs/') && !kept.includes(path))).toEqual([]);
  expect(shown.size).toBeGreaterThan(0);
});
