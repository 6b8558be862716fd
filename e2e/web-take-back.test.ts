import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAPTOP, openHouse, tableReady, visitor, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const inputsAt = async (page: Page): Promise<number> =>
  Number(await page.locator('.table-room').getAttribute('data-inputs'));

/** What lies where, as it is heard. */
const cells = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="gridcell"]')]
      .map((cell) =>
        (cell.getAttribute('aria-label') ?? '').replace(/, (?:can be picked(?:: .*)?|picked|evidence)$/, ''),
      )
      .toSorted(),
  );

/** The button that strikes: it is one's own turn. */
const strike = '.t-actions [data-action="strike"]';

test('a stroke against a bot is taken back by one key, stays so after a reload, and is played anew', async () => {
  const { page, wrong, open } = await visitor(house, LAPTOP);
  await open('/play/carrom?bot=beginner&preset=calm');
  await tableReady(page);
  await page.locator('.t-actions [data-action="ready"]').click();
  await page.locator(strike).waitFor();
  const [before, inputs] = [await cells(page), await inputsAt(page)];
  await page.locator(strike).click();
  // Whoever it is that plays on, or while it still rolls.
  await expect.poll(() => inputsAt(page)).toBeGreaterThan(inputs);
  // The break was the last thing that somebody here has decided.
  await page.keyboard.press('Backspace');
  await expect.poll(() => inputsAt(page)).toBe(inputs);
  await expect.poll(() => cells(page)).toEqual(before);

  await page.reload();
  await tableReady(page);
  const resume = page.locator('[data-action="resume"]');
  await resume.or(page.locator(strike)).first().waitFor();
  if (await resume.isVisible()) await resume.click();
  await expect.poll(() => cells(page)).toEqual(before);
  const again = await inputsAt(page);
  await page.locator(strike).click();
  await expect.poll(() => inputsAt(page)).toBeGreaterThan(again);
  expect(wrong).toEqual([]);
});

test('where a clock runs nothing is taken back, and it is said why', async () => {
  const { page, wrong, open } = await visitor(house, LAPTOP);
  await open('/play/subbuteo?bot=beginner');
  await tableReady(page);
  await page.keyboard.press('Backspace');
  await page.locator('.is-refusal').getByText('A clock runs here').waitFor();
  expect(await page.locator('[data-action="take-back"]').count()).toBe(0);
  await page.locator('[data-tool="gear"]').click();
  await page.locator('[data-action="take-back-here"][aria-disabled="true"]').waitFor();
  expect(wrong).toEqual([]);
});
