import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AXE, violations } from './axe.ts';
import { furnish, ON_PURPOSE, PLACES } from './places.ts';
import { leftOver, textsOn } from './texts.ts';
import { LAPTOP, openHouse, PHONE, visitor, type House, type Manner, type Visitor } from './visitor.ts';

/** What depends on colours and on the width of the page; everything else is the same in every dress. */
const DRESS = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

let house: House;
let guest: Visitor;
/** Another window of the same guest: what he sets there holds in the first one too. */
let desk: Page;

async function furnished(manner: Manner): Promise<Visitor> {
  const one = await visitor(house, manner);
  await one.context.addInitScript({ path: AXE });
  await furnish(one.page, house.url);
  return one;
}

async function seatedWithDesk(): Promise<{ readonly guest: Visitor; readonly desk: Page }> {
  const one = await furnished({ ...LAPTOP, locale: 'de-DE', serviceWorkers: 'allow' });
  const other = await one.context.newPage();
  await other.goto(`${house.url}/settings`);
  // A window behind another one draws once a second.
  await one.page.bringToFront();
  return { guest: one, desk: other };
}

beforeAll(async () => {
  house = await openHouse();
  ({ guest, desk } = await seatedWithDesk());
});
afterAll(() => house.close());

const tooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** How a place is looked at: in German on a laptop in the dark, then in English as narrow as a phone and in the light. */
async function dressed(language: 'de' | 'en', surroundings: 'dark' | 'light', { viewport }: Manner): Promise<void> {
  await guest.page.setViewportSize(viewport!);
  await desk.evaluate((wish) => localStorage.setItem('bande.settings', JSON.stringify(wish)), {
    language,
    surroundings,
  });
  await guest.page
    .locator(`html[lang="${language}"][data-surroundings="${surroundings}"]`)
    .waitFor({ state: 'attached' });
}

/** Nothing is found at an address where nothing is: the browser says so itself. */
const faults = ({ wrong }: Visitor): readonly string[] =>
  wrong.filter((line) => !line.includes('404') && !line.includes(ON_PURPOSE));

test.each(PLACES)(
  '$name: both languages, nothing amiss, foreign or too wide, and axe finds nothing',
  async ({ name, go }) => {
    const { page } = guest;
    await dressed('de', 'dark', LAPTOP);
    await go(page, house.url);
    const de = await textsOn(page);
    expect({ axe: await violations(page), tooWide: await tooWide(page) }).toEqual({ axe: [], tooWide: false });
    await dressed('en', 'light', PHONE);
    // What has fallen down no longer follows.
    if (name === 'broken') await go(page, house.url);
    const en = await textsOn(page);
    expect({ axe: await violations(page, DRESS), tooWide: await tooWide(page) }).toEqual({ axe: [], tooWide: false });
    expect(Math.min(de.length, en.length)).toBeGreaterThan(3);
    expect(leftOver(de, en)).toEqual([]);
    expect(faults(guest)).toEqual([]);
  },
);

/** Where a finger finds other things than a mouse: one of every kind of room. */
const BY_FINGER = new Set([
  'start',
  'settings',
  'rulebook-show',
  'table-picked',
  'table-calls',
  'carrom-aim',
  'carrom-refused',
  'carrom-replay',
  'pitch',
  'plate-ball',
]);

test('a real phone: nothing too wide, and axe finds nothing', async () => {
  const phone = await furnished({ ...PHONE, locale: 'en-GB' });
  const seen: string[] = [];
  for (const { name, go } of PLACES.filter((place) => BY_FINGER.has(place.name))) {
    await go(phone.page, house.url);
    expect({ name, axe: await violations(phone.page), tooWide: await tooWide(phone.page) }).toEqual({
      name,
      axe: [],
      tooWide: false,
    });
    seen.push(name);
  }
  expect(seen).toHaveLength(BY_FINGER.size);
  expect(faults(phone)).toEqual([]);
});

/** Tab by tab through a page: what has the focus, and whether one sees it. */
async function focusTour(
  page: Page,
  steps: number,
): Promise<readonly { readonly on: string; readonly seen: boolean }[]> {
  const tour = [];
  for (let i = 0; i < steps; i++) {
    await page.keyboard.press('Tab');
    tour.push(
      await page.evaluate(() => {
        const active = document.activeElement as HTMLElement;
        // A choice is drawn by the word beside it.
        const drawn = active.matches('.segments input') ? active.nextElementSibling! : active;
        const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
        return {
          on: active.getAttribute('name') ?? active.getAttribute('type') ?? active.tagName,
          seen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        };
      }),
    );
  }
  return tour;
}

test('every setting is reached and changed by keyboard, is seen at once, and is kept', async () => {
  const { page, open, wrong } = await visitor(house, { ...LAPTOP, colorScheme: 'dark' });
  await open('/settings');
  const tour = await focusTour(page, 18);
  expect(tour.filter(({ seen }) => !seen)).toEqual([]);
  expect(tour.map(({ on }) => on)).toEqual(
    expect.arrayContaining([
      'language',
      'surroundings',
      'view',
      'speed',
      'pace',
      'motion',
      'guide',
      'checkbox',
      'range',
    ]),
  );
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.locator('input[name="surroundings"]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(ground).not.toBe(dark);
  for (const name of ['view', 'speed', 'pace', 'motion', 'guide', 'turnTable']) {
    await page.locator(`input[name="${name}"]:checked`).focus();
    await page.keyboard.press('ArrowRight');
  }
  for (const label of await page.locator('input[role="switch"]').all()) {
    await label.focus();
    await page.keyboard.press('Space');
  }
  await expect.poll(() => page.locator('.slider output').textContent()).toBe('off');
  await page.locator('input[name="language"]:checked').focus();
  await page.keyboard.press('ArrowLeft');
  await page.reload();
  await page.locator('h1').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de');
  expect(await page.evaluate<unknown>(`JSON.parse(localStorage.getItem('bande.settings'))`)).toEqual({
    language: 'de',
    surroundings: 'light',
    view: 'top',
    speed: 1.8,
    motion: 'full',
    volume: 0,
    confirm: true,
    autoRoll: true,
    turnTable: 'toPlay',
    pace: { rate: 0.5, decide: true },
    guide: 'long',
  });
  expect(await page.locator('.slider input').inputValue()).toBe('0');
  await page.locator('.choice:has(.slider) input[role="switch"]').click();
  await expect.poll(() => page.locator('.slider input').inputValue()).toBe('0.6');
  expect(wrong).toEqual([]);
});
