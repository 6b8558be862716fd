import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { furnish, ON_PURPOSE, PLACES } from './places.ts';
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
  const wrong = [...german.wrong, ...english.wrong].filter((line) => !line.includes('404') && !line.includes(ON_PURPOSE));
  expect(wrong).toEqual([]);
});

/** Tab by tab through a page: what has the focus, and whether one sees it. */
async function focusTour(page: Page, steps: number): Promise<readonly { readonly on: string; readonly seen: boolean }[]> {
  const tour = [];
  for (let i = 0; i < steps; i++) {
    await page.keyboard.press('Tab');
    tour.push(
      await page.evaluate(() => {
        const active = document.activeElement as HTMLElement;
        // A choice is drawn by the word beside it.
        const drawn = active.matches('.segments input') ? active.nextElementSibling! : active;
        const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
        return { on: active.getAttribute('name') ?? active.getAttribute('type') ?? active.tagName, seen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 };
      }),
    );
  }
  return tour;
}

test('every setting is reached and changed by keyboard, is seen at once, and is kept', async () => {
  const { page, open, wrong } = await visitor(house, { ...LAPTOP, colorScheme: 'dark' });
  await open('/settings');
  const tour = await focusTour(page, 16);
  expect(tour.filter(({ seen }) => !seen)).toEqual([]);
  expect(tour.map(({ on }) => on)).toEqual(expect.arrayContaining(['language', 'surroundings', 'view', 'speed', 'motion', 'guide', 'checkbox', 'range']));
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.locator('input[name="surroundings"]').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await ground()).not.toBe(dark);
  for (const name of ['view', 'speed', 'motion', 'guide']) {
    await page.locator(`input[name="${name}"]:checked`).focus();
    await page.keyboard.press('ArrowRight');
  }
  for (const label of await page.locator('input[role="switch"]').all()) {
    await label.focus();
    await page.keyboard.press('Space');
  }
  expect(await page.locator('.slider output').textContent()).toBe('off');
  await page.locator('input[name="language"]:checked').focus();
  await page.keyboard.press('ArrowLeft');
  await page.reload();
  await page.locator('h1').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  expect(await page.evaluate<unknown>(`JSON.parse(localStorage.getItem('bande.settings'))`)).toEqual({ language: 'de', surroundings: 'light', view: 'top', speed: 1.8, motion: 'full', volume: 0, confirm: true, autoRoll: true, guide: 'long' });
  expect(await page.locator('.slider input').inputValue()).toBe('0');
  await page.locator('.choice:has(.slider) input[role="switch"]').click();
  expect(await page.locator('.slider input').inputValue()).toBe('0.6');
  expect(wrong).toEqual([]);
});
