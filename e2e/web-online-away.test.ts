import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AXE, violations } from './axe.ts';
import { asked, openFarHouse, type FarHouse } from './far-house.ts';
import { LAPTOP, PHONE, tableReady, visitor, type Visitor } from './visitor.ts';

const LONG = { timeout: 60_000, interval: 100 };

let house: FarHouse;
beforeAll(async () => {
  house = await openFarHouse();
});
afterAll(() => house.close());

const news = ({ page }: Visitor, kind: string) => page.locator(`[data-news="${kind}"]`);

/** As a keyboard reaches it. */
async function tabTo(page: Page, place: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    if (await page.evaluate((it) => document.activeElement?.matches(it) === true, place)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${place}`);
}

test('a seat is taken along and back, a pause and the people can be read by all and reached by keys, and whoever is lost for the third time may be gone on without', async () => {
  const [ada, zuse, tablet] = await Promise.all([
    visitor(house, LAPTOP),
    visitor(house, PHONE),
    visitor(house, LAPTOP),
  ]);
  const all = [ada, zuse, tablet];
  await Promise.all(all.map(({ context }) => context.addInitScript({ path: AXE })));
  await Promise.all(all.map(({ open }) => open('/settings')));
  const wanted = { game: 'soccer-tactics', edition: 'stw', mode: 'paced' };
  const { match, token } = await asked(ada.page, '/api/matches', { ...wanted, name: 'Ada' });
  await asked(zuse.page, `/api/matches/${match}/seats`, { name: 'Zuse' });
  const comes = async ({ page, open }: Visitor): Promise<void> => {
    await open(`/m/${match}`);
    await tableReady(page);
  };
  await Promise.all([ada, zuse].map(comes));

  // The second device takes the seat along; the first says so, and takes it back.
  await asked(tablet.page, `/api/matches/${match}/seats`, { token });
  await comes(tablet);
  await news(ada, 'elsewhere').locator('[data-action="play-here"]').click();
  await news(tablet, 'elsewhere').waitFor();
  await news(ada, 'elsewhere').waitFor({ state: 'detached' });
  await tablet.context.close();

  // By keys alone: what is said, what is asked, and what is given up and then is not.
  const { keyboard } = ada.page;
  await tabTo(ada.page, '[data-tool="people"]');
  await keyboard.press('Enter');
  await ada.page.locator('.company-sheet').waitFor();
  expect(await violations(ada.page)).toEqual([]);
  await tabTo(ada.page, '[data-phrase="thanks"]');
  await keyboard.press('Enter');
  await news(zuse, 'said').filter({ hasText: 'Ada: „Danke!“' }).waitFor();
  await tabTo(ada.page, '[data-tool="people"]');
  await keyboard.press('Enter');
  await tabTo(ada.page, '.giving-up summary');
  await keyboard.press('Enter');
  await tabTo(ada.page, '[data-action="give-up"]');
  await keyboard.press('Enter');
  await tabTo(ada.page, '[data-action="rather-not"]');
  await keyboard.press('Enter');
  await tabTo(ada.page, '[data-action="ask-pause"]');
  await keyboard.press('Enter');
  await news(zuse, 'pause').locator('[data-action="agree"]').click();
  await zuse.page.locator('.sheet [data-action="resume"]').waitFor();
  expect(await violations(zuse.page)).toEqual([]);
  await zuse.page.locator('.sheet [data-action="resume"]').click();
  await tabTo(ada.page, '.sheet [data-action="resume"]');
  await keyboard.press('Enter');

  // Twice the match waits for whoever is lost, and the seconds are counted; the third time it may go on at once.
  for (let times = 0; times < 2; times++) {
    await ada.page.goto('about:blank');
    const left = async (): Promise<number> =>
      Number(/noch (?<n>\d+) s/u.exec((await news(zuse, 'lost').textContent()) ?? '')?.groups!['n']);
    await news(zuse, 'lost').waitFor();
    const first = await left();
    expect(first).toBeGreaterThan(50);
    await expect.poll(left, LONG).toBeLessThan(first);
    await comes(ada);
    await news(zuse, 'lost').waitFor({ state: 'detached' });
  }
  await ada.page.goto('about:blank');
  await news(zuse, 'claim').locator('[data-action="wait"]').click();
  await zuse.page.locator('[data-action="wait-no-longer"]').click();
  expect(await violations(zuse.page)).toEqual([]);
  // This game knows no draw that is agreed on.
  expect(await zuse.page.locator('[data-action="claim-draw"]').count()).toBe(0);
  await zuse.page.locator('[data-action="claim-win"]').click();
  await zuse.page.locator('.sheet [data-action="rematch"]').waitFor();
  expect([ada, zuse].flatMap(({ wrong }) => wrong)).toEqual([]);
  await Promise.all([ada, zuse].map(({ context }) => context.close()));
});
