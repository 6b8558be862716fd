import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptOn, untilWhole } from './house-kept.ts';
import { lineTo, type Line } from './line.ts';
import { mouse, passTime, playOn } from './player.ts';
import { LAPTOP, openHouse, tableReady, visitor, type House, type Manner } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const KEEPS: Manner = { ...LAPTOP, serviceWorkers: 'allow' };

/** Files of the build that were asked for over the line. */
const assetsOf = ({ asked }: Line): readonly string[] => asked.filter((path) => path.startsWith('/assets/'));
const often = (line: Line, path: string): number => line.asked.filter((one) => one === path).length;

/** Everything that has come over the line is kept. */
async function untilOpenedIsKept(page: Page, line: Line): Promise<void> {
  const lacking = async (): Promise<readonly string[]> => {
    const { files } = await keptOn(page);
    return assetsOf(line).filter((path) => !files.includes(path));
  };
  await expect.poll(lacking, { timeout: 600_000 }).toEqual([]);
}

test('on a good line the whole house comes by itself, every file once, and is open without the net: start page, a match against a bot, the rulebook with an example', async () => {
  const line = await lineTo(house);
  const { page, wrong, open } = await visitor(line.house, { ...KEEPS, ownTime: true });
  await open('/');
  await untilWhole(page);
  const assets = assetsOf(line);
  expect(assets.length).toBeGreaterThan(100);
  expect(assets.toSorted()).toEqual([...new Set(assets)].toSorted());
  line.cut();
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await tableReady(page);
  await playOn(page, mouse, { thinkMs: 5000, until: ({ inputs }) => inputs >= 8 });
  await page.goto(`${line.house.url}/rules/soccer-tactics/STW-7.2`);
  const entry = page.locator('[id="STW-7.2"]');
  await entry.getByRole('button', { name: 'Show me' }).click();
  await entry.getByRole('button', { name: 'Next' }).first().click();
  await entry.locator('.t-paragraph').first().waitFor();
  expect(wrong).toEqual([]);
  await line.close();
});

const savesData = (): void =>
  void Object.defineProperty(navigator, 'connection', {
    value: Object.assign(new EventTarget(), { saveData: true }),
  });

test('what a bot loads beside the page, before anything is kept, is kept as well', async () => {
  const line = await lineTo(house);
  const { page, context } = await visitor(line.house, KEEPS);
  await context.addInitScript(savesData);
  // Nothing is kept before the page has come, and a picture that hangs keeps it from that.
  let letGo = (): void => {};
  const hangs = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/*.webp', async (route) => {
    await hangs;
    await route.continue();
  });
  await page.goto(`${line.house.url}/play/tipp-kick?bot=beginner&watch=1`);
  await page.locator('.table-room:not([data-inputs="0"])').waitFor();
  letGo();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await untilOpenedIsKept(page, line);
  expect((await keptOn(page)).isWhole).toBe(false);
  await line.close();
});

test('where data is saved nothing comes that was not opened, what was opened works without the net, and the rest comes when it is wished for', async () => {
  const line = await lineTo(house);
  const { page, context, wrong, open } = await visitor(line.house, { ...KEEPS, ownTime: true });
  await context.addInitScript(savesData);
  await open('/play/soccer-tactics?bot=beginner');
  await tableReady(page);
  await playOn(page, mouse, { thinkMs: 5000, until: ({ inputs }) => inputs >= 4 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await untilOpenedIsKept(page, line);
  const opened = new Set(line.asked);
  await passTime(page, 60_000);
  expect(line.asked.filter((path) => !opened.has(path))).toEqual([]);
  expect((await keptOn(page)).isWhole).toBe(false);

  line.cut();
  await page.reload();
  await tableReady(page);
  await playOn(page, mouse, { thinkMs: 5000, until: ({ inputs }) => inputs >= 8 });

  line.mend();
  await open('/settings');
  const group = page.getByRole('group', { name: 'The whole house on this device' });
  expect(await group.textContent()).toContain('On this line the rest comes only when you ask for it.');
  await group.getByRole('button', { name: 'Fetch everything now' }).press('Enter');
  await group.getByText('Everything is here').waitFor();
  expect((await keptOn(page)).isWhole).toBe(true);
  expect(assetsOf(line).filter((path) => often(line, path) > 1)).toEqual([]);
  expect(wrong).toEqual([]);
  await line.close();
});

test('a fetch that was cut off goes on with the next visit where it stopped', async () => {
  const line = await lineTo(house);
  const { page, open } = await visitor(line.house, { ...KEEPS, ownTime: true });
  await open('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await untilOpenedIsKept(page, line);
  line.cut(20);
  await expect.poll(() => line.broken).toBeGreaterThan(0);
  const { files, isWhole } = await keptOn(page);
  expect(isWhole).toBe(false);
  expect(files.length).toBeGreaterThan(10);
  line.mend();
  await page.reload();
  await untilWhole(page);
  const named = files.filter((path) => path.startsWith('/assets/'));
  expect(named.filter((path) => often(line, path) > 1)).toEqual([]);
  await line.close();
});

test('where a browser has no service worker the house works, and nothing is said of keeping it', async () => {
  const { page, context, wrong, open } = await visitor(house);
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'caches');
  });
  await open('/settings');
  await page.getByRole('group', { name: 'Language' }).waitFor();
  expect(await page.getByRole('group', { name: 'The whole house on this device' }).count()).toBe(0);
  await open('/play/soccer-tactics?bot=beginner');
  await tableReady(page);
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
