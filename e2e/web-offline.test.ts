import { afterAll, beforeAll, expect, test } from 'vitest';
import { mouse, playOn } from './player.ts';
import { LAPTOP, openHouse, tableReady, visitor, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('after the first visit the house is open without the net: start page, a match against a bot, the rulebook with an example', async () => {
  const { context, page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true, serviceWorkers: 'allow' });
  await open('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await tableReady(page);
  await playOn(page, mouse, { thinkMs: 5000, until: ({ inputs }) => inputs >= 8 });
  await page.goto(`${house.url}/rules/soccer-tactics/STW-7.2`);
  const entry = page.locator('[id="STW-7.2"]');
  await entry.getByRole('button', { name: 'Show me' }).click();
  await entry.getByRole('button', { name: 'Next' }).first().click();
  await entry.locator('.t-paragraph').first().waitFor();
  expect(wrong).toEqual([]);
});

test('it can be installed', async () => {
  const { page, open } = await visitor(house);
  await open('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await fetch(house.url + address!)).json()) as {
    readonly name: string;
    readonly display: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Bande', display: 'standalone', start_url: '/' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await fetch(new URL(src, house.url))).status).toBe(200);
});
