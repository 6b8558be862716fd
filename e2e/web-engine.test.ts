import { writeRecord } from '@bande/record';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptOn, untilWhole } from './house-kept.ts';
import { game } from './plate.ts';
import { lying } from './tipp-kick-kept.ts';
import { LAPTOP, openHouse, tableReady, visitor, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  await game.prepare?.();
  house = await openHouse();
});
afterAll(() => house.close());

const TABLE = '/play/tipp-kick?preset=quick&bot=beginner';

/** What a worker has last said: an error, or that it has answered. */
const worker = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['worker']);
/** It is not ended when it has answered, so that it can be asked what it has fetched. */
const listenToWorker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Plain = Worker;
    window.Worker = class extends Plain {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        this.addEventListener('message', ({ data }: MessageEvent<{ readonly error?: string }>) => {
          document.documentElement.dataset['worker'] = data.error ?? 'answered';
        });
      }
      override terminate(): void {}
    };
  });

const isEngine = (address: string): boolean => address.endsWith('.wasm');
const fetchedBy = (asked: Pick<Page, 'evaluate'>): Promise<readonly string[]> =>
  asked.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** The page has fetched it, and its worker nothing but the script around it. */
async function hasComeOnce(page: Page): Promise<void> {
  const [fetched, byWorker] = await Promise.all([fetchedBy(page), fetchedBy(page.workers()[0]!)]);
  expect(fetched.filter(isEngine)).toHaveLength(1);
  expect(byWorker.filter((address) => address.includes('rapier'))).toHaveLength(1);
  expect(byWorker.filter(isEngine)).toEqual([]);
}

test('the engine comes once: the page compiles it, and its bot gets it compiled', async () => {
  const { page, wrong, open } = await visitor(house);
  await listenToWorker(page);
  await open(TABLE);
  await tableReady(page);
  await expect.poll(() => worker(page)).toBe('answered');
  await hasComeOnce(page);
  expect(wrong).toEqual([]);
});

test('whoever checks a record gets it compiled, too, and comes to the same bits as Node', async () => {
  const { page, wrong, open } = await visitor(house);
  await listenToWorker(page);
  await open('/replays');
  const buffer = Buffer.from(writeRecord(lying().goal));
  await page.locator('input[type="file"]').setInputFiles({ name: 'goal.json', mimeType: 'application/json', buffer });
  await page.waitForURL('**/replay/file-*');
  await tableReady(page);
  await page.locator('[data-tool="link"]').click();
  await page.locator('.t-badge.is-good').waitFor();
  await hasComeOnce(page);
  expect(wrong).toEqual([]);
});

test('a browser that cannot compile what is still coming compiles it afterwards', async () => {
  const { page, wrong, open } = await visitor(house);
  await page.addInitScript(() => Reflect.deleteProperty(WebAssembly, 'compileStreaming'));
  await open(TABLE);
  await tableReady(page);
  expect(wrong).toEqual([]);
});

test('where it does not come the table says so, and a second try finds it', async () => {
  const { page, open } = await visitor(house);
  await page.route(isAddressOfEngine, (route) => route.abort());
  await open(TABLE);
  const said = page.getByRole('heading', { name: 'Something fell off the table.' });
  await said.waitFor();
  await page.unroute(isAddressOfEngine);
  await page.getByRole('button', { name: 'Reload' }).click();
  await tableReady(page);
  expect(await said.count()).toBe(0);
});
const isAddressOfEngine = ({ pathname }: URL): boolean => isEngine(pathname);

test('it is kept with the house: a table with physics opens without the net', async () => {
  const { context, page, wrong, open } = await visitor(house, { ...LAPTOP, serviceWorkers: 'allow' });
  await listenToWorker(page);
  await open('/');
  await untilWhole(page);
  expect((await keptOn(page)).files.some(isEngine)).toBe(true);
  await context.setOffline(true);
  await page.goto(house.url + TABLE);
  await tableReady(page);
  await expect.poll(() => worker(page)).toBe('answered');
  expect(wrong).toEqual([]);
});
