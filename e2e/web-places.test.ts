import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { furnish, PLACES } from './places.ts';
import { leftOver, textsOn } from './texts.ts';
import { LAPTOP, openHouse, PHONE, visitor, type House, type Manner, type Visitor } from './visitor.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const run = `axe.run(document, { runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'] })`;

let house: House;
let german: Visitor;
let english: Visitor;

async function guest(manner: Manner): Promise<Visitor> {
  const one = await visitor(house, manner);
  await one.context.addInitScript({ path: AXE });
  await furnish(one.page, house.url);
  return one;
}

beforeAll(async () => {
  house = await openHouse();
  german = await guest({ ...LAPTOP, locale: 'de-DE', colorScheme: 'dark' });
  english = await guest({ ...PHONE, locale: 'en-GB', colorScheme: 'light' });
});
afterAll(() => house.close());

async function violations(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate<AxeResults>(run);
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`));
}

const tooWide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** A German at a laptop in the dark and an Englishman with a phone in the light. */
test.each(PLACES)('$name: both languages, nothing amiss, foreign or too wide, and axe finds nothing', async ({ go }) => {
  for (const { page } of [german, english]) await go(page, house.url);
  const pages = [german.page, english.page] as const;
  expect(await Promise.all(pages.map((page) => page.evaluate(() => document.documentElement.lang)))).toEqual(['de', 'en']);
  const [de, en] = [await textsOn(german.page), await textsOn(english.page)];
  expect(Math.min(de.length, en.length)).toBeGreaterThan(3);
  expect(leftOver(de, en)).toEqual([]);
  for (const page of pages) expect({ axe: await violations(page), tooWide: await tooWide(page) }).toEqual({ axe: [], tooWide: false });
  // Nothing is found at an address where nothing is: the browser says so itself.
  const wrong = [...german.wrong, ...english.wrong].filter((line) => !line.includes('404'));
  expect(wrong).toEqual([]);
});
