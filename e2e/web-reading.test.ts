import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookAt, mouse, passTime, playOn } from './player.ts';
import { LAPTOP, openHouse, tableReady, visitor, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const clocks = (page: Page): Promise<string | null> => page.locator('.scoreboard .when').textContent();
const sheets = (page: Page): Promise<number> => page.locator('dialog[open]').count();

/** Plays on until a pick leaves something to be picked: some choices are done with one. Says how many cells are picked. */
async function pickHalfAMove(page: Page): Promise<number> {
  for (let tries = 0; tries < 30; tries++) {
    const from = (await lookAt(page)).inputs;
    await playOn(page, mouse, {
      thinkMs: 1000,
      until: ({ inputs, open: cells, playing, buttons }) =>
        inputs > Math.max(12, from) && cells.length > 0 && buttons.length === 0 && !playing,
    });
    const [cell = ''] = (await lookAt(page)).open;
    await page.locator(`[data-cell="${cell}"]`).evaluate((element: HTMLElement) => element.click());
    const picked = await page.locator('.cell.is-picked').count();
    if (picked > 0 && (await page.locator('[data-action="undo"]').count()) > 0) return picked;
  }
  throw new Error('nothing can be picked that takes more than one pick');
}

test('a match waits for whoever reads, and what was picked stays picked', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true });
  await open('/play/soccer-tactics?bot=beginner&preset=short');
  await tableReady(page);
  const picked = await pickHalfAMove(page);

  await page.locator('[data-tool="log"]').click();
  await page.locator('.story summary').first().click();
  await page.locator('.story .t-paragraph').first().click();
  const before = await clocks(page);
  await page.clock.fastForward(600_000);
  await expect.poll(() => sheets(page)).toBe(2);
  expect(await clocks(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheets(page)).toBe(1);
  await page.clock.fastForward(600_000);
  expect(await clocks(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheets(page)).toBe(0);
  expect(await page.locator('.cell.is-picked').count()).toBe(picked);
  await passTime(page, 5000);
  await expect.poll(() => clocks(page)).not.toBe(before);
  expect((await lookAt(page)).sheet).toBeNull();

  await page.locator('[role="grid"] [tabindex="0"]').focus();
  await page.keyboard.press('b');
  await expect.poll(() => page.evaluate<string>('document.activeElement.dataset.action')).toBe('undo');
  await page.keyboard.press('b');
  await expect.poll(() => page.evaluate<string>('document.activeElement.getAttribute("role")')).toBe('gridcell');
  expect(wrong).toEqual([]);
});
