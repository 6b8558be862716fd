import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FROM_ABOVE, holdsInNode, seatedAt, shared } from './live-table.ts';
import { game, pull } from './plate.ts';
import { openHouse, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  await game.prepare?.();
  house = await openHouse();
});
afterAll(() => house.close());

/** Who has been told last that he is to play. */
const told = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.hand-over-toast strong')?.textContent ?? null);
const isThere = (page: Page, action: string): Promise<boolean> =>
  page.evaluate((name) => document.querySelector(`[data-action="${name}"]`)?.checkVisibility() === true, action);

/** Who may do what now: time passes until somebody may. */
async function nextDeed(page: Page): Promise<'keep' | 'ready' | 'shoot'> {
  let deed: 'keep' | 'ready' | 'shoot' | null = null;
  const look = async (): Promise<boolean> => {
    await page.clock.runFor(500);
    if (await isThere(page, 'keep')) deed = 'keep';
    else if (await isThere(page, 'ready')) deed = 'ready';
    else if (await page.getByRole('button', { name: 'Aim help' }).isVisible()) deed = 'shoot';
    return deed !== null;
  };
  await expect.poll(look).toBe(true);
  return deed!;
}

test('two at one device: nobody is handed it more than twice a shot, each is spoken to by name, and Node holds the record', async () => {
  const { page, wrong } = await seatedAt(house, '/play/tipp-kick?preset=calm', FROM_ABOVE);
  await page.clock.runFor(1500);
  // The kicker in the way of the first ball stands as usual: the device lies before whoever kicks off.
  await expect.poll(() => told(page)).toBe('Red to play');
  await expect.poll(() => page.locator('.hint-card').innerText()).toMatch(/^Red: Your kick-off!/);
  const handed: number[] = [];
  let [last, since] = [await told(page), 0];
  for (let shots = 0; shots < 4;) {
    const deed = await nextDeed(page);
    const now = await told(page);
    if (now !== last) [last, since] = [now, since + 1];
    if (deed === 'shoot') await pull(page, [-250, 0], [-250 + 4 * shots, -130]);
    else await page.locator(`[data-action="${deed}"]`).first().click();
    if (deed !== 'keep') continue;
    handed.push(since);
    [shots, since] = [shots + 1, 0];
  }
  expect(Math.max(...handed)).toBeLessThanOrEqual(2);
  const record = await shared(page);
  holdsInNode(game, record);
  expect(wrong).toEqual([]);
});
