import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAPTOP, openHouse, PHONE, tableReady, visitor, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Scripts come, but for those with a word in them that is held back. */
class Scripts {
  readonly #held = new Map<string, { readonly released: Promise<void>; readonly letGo: () => void }>();

  static async of(page: Page): Promise<Scripts> {
    const scripts = new Scripts();
    await page.route('**/assets/*.js', (route) => scripts.#pass(route));
    return scripts;
  }

  hold(word: string): void {
    let letGo = (): void => {};
    const released = new Promise<void>((done) => {
      letGo = done;
    });
    this.#held.set(word, { released, letGo });
  }

  letGo(word: string): void {
    this.#held.get(word)?.letGo();
    this.#held.delete(word);
  }

  async #pass(route: Route): Promise<void> {
    const response = await route.fetch();
    const text = await response.text();
    for (const [word, { released }] of this.#held) if (text.includes(word)) await released;
    await route.fulfill({ response });
  }
}

const placeOf = async (page: Page): Promise<{ readonly x: number; readonly width: number }> =>
  (await page.locator('.photograph').boundingBox())!;
const words = (page: Page): Promise<string> => page.locator('[role="status"]').first().innerText();

/** Only the script of tables knows this button. */
const OF_TABLES = 'play-here';
const OF_THE_ROOM = 'WebGLRenderer';
/** No other page has choices side by side. */
const OF_SETTINGS = 'segments';

test.each([
  ['laptop', LAPTOP],
  ['phone', PHONE],
] as const)(
  'while a table is laid its photograph stands there, from before its script has come to its first picture, and does not move: on a %s',
  async (_, manner) => {
    const { page, wrong } = await visitor(house, manner);
    const scripts = await Scripts.of(page);
    scripts.hold(OF_TABLES);
    scripts.hold(OF_THE_ROOM);
    await page.goto(`${house.url}/play/carrom?bot=beginner`);
    await page.locator('.photograph + .one-moment').waitFor();
    const place = await placeOf(page);
    expect(await words(page)).not.toBe('');
    expect(place.x).toBeGreaterThan(0);
    expect(place.x + place.width).toBeLessThan(page.viewportSize()!.width);
    scripts.letGo(OF_TABLES);
    await page.locator('.match-board .photograph').waitFor();
    expect(await placeOf(page)).toEqual(place);
    scripts.letGo(OF_THE_ROOM);
    await tableReady(page);
    expect(await page.locator('.photograph').count()).toBe(0);

    // The address alone does not say whose table this is; the device knows it.
    scripts.hold(OF_TABLES);
    await page.reload();
    await page.locator('.photograph + .one-moment').waitFor();
    expect(await placeOf(page)).toEqual(place);
    scripts.letGo(OF_TABLES);
    await tableReady(page);
    expect(wrong).toEqual([]);
  },
);

test('no other page is on its way with a photograph', async () => {
  const { page } = await visitor(house);
  const scripts = await Scripts.of(page);
  scripts.hold(OF_SETTINGS);
  await page.goto(`${house.url}/settings`);
  await page.locator('.one-moment').waitFor();
  expect(await page.locator('.photograph').count()).toBe(0);
  scripts.letGo(OF_SETTINGS);
  await page.locator('h1').waitFor();
});
