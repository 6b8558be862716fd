import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seenFromAbove } from './carrom-seen.ts';
import { mouse, passTime, playOn } from './player.ts';
import { LAPTOP, openHouse, tableReady, visitor, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const hint = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.hint-card')?.dataset['hint'] ?? null);

/** From the start page to the first stroke. */
async function toTheFirstStroke(page: Page): Promise<void> {
  await page.locator('.table-card').filter({ hasText: 'Carrom' }).getByRole('button', { name: 'Play now' }).click();
  await tableReady(page);
  await playOn(page, mouse, { thinkMs: 0, until: ({ buttons }) => buttons.includes('strike') });
}

test('the first minute: one thing after the other is shown until it was done, nothing is called before the first stroke however long it takes, and the second visit teaches nobody', async () => {
  const { page, wrong, open } = await visitor(house, {
    ...LAPTOP,
    ownTime: true,
    serviceWorkers: 'allow',
    settings: { view: 'top' },
  });
  await open('/');
  await toTheFirstStroke(page);
  await expect.poll(() => hint(page)).toBe('slide');
  await passTime(page, 60_000);
  expect(await page.locator('.call-card.weight-whistle, .is-refusal').count()).toBe(0);
  expect(await hint(page)).toBe('slide');

  const { x, y, unit } = await seenFromAbove(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60 * unit, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => hint(page)).toBe('pull');
  await page.mouse.move(x, y - 150 * unit);
  await page.mouse.down();
  await page.mouse.move(x, y - 60 * unit, { steps: 4 });
  await expect.poll(() => hint(page)).toBe('letGo');
  await page.mouse.up();
  await expect.poll(() => hint(page)).toBeNull();

  await page.goto(house.url);
  await page.locator('h1').first().waitFor();
  await toTheFirstStroke(page);
  await passTime(page, 3000);
  expect(await hint(page)).toBeNull();
  expect(wrong).toEqual([]);
});
