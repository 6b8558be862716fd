import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptsCome } from './scripts-come.ts';
import { LAPTOP, openHouse, tableReady, visitor, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('the content security policy lets nothing but our own scripts through, and nothing of ours is stopped by it', async () => {
  const { page, wrong } = await visitor(house, { ...LAPTOP, serviceWorkers: 'allow' });
  const response = await page.goto(`${house.url}/play/soccer-tactics?bot=expert`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy).toContain(part);
  await tableReady(page);
  expect(wrong).toEqual([]);
  const ran = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        const script = document.createElement('script');
        script.addEventListener('load', () => done('ran'));
        script.addEventListener('error', () => done('stopped'));
        try {
          script.src = 'data:text/javascript,0';
          document.head.append(script);
        } catch {
          done('stopped');
        }
      }),
  );
  expect(ran).toBe('stopped');
});

test('an unknown address is answered with 404 and a page of its own', async () => {
  const { page } = await visitor(house, { ...LAPTOP, locale: 'de-DE' });
  for (const path of ['/nowhere', '/rules/soccer-tactics/a/b']) {
    const response = await page.goto(house.url + path);
    expect({ path, status: response?.status() }).toEqual({ path, status: 404 });
    await page.getByRole('heading', { level: 1, name: 'Hier steht kein Tisch' }).waitFor();
  }
  await page.getByRole('link', { name: 'Zu den Spielen' }).click();
  await page.getByRole('heading', { name: 'Tischsport nach dem Regelbuch' }).waitFor();
  for (const [path, words] of [
    ['/table/gone', 'Diese Partie liegt nicht auf diesem Gerät.'],
    ['/replay/gone', 'Hier ist keine Aufzeichnung'],
    ['/play/chess', 'Dieses Spiel steht hier noch nicht.'],
    ['/rules/chess', 'Hier steht kein Tisch'],
  ] as const) {
    await page.goto(house.url + path);
    await page.getByRole('heading', { name: words }).waitFor();
  }
});

/** Whatever is kept of a match, spoiled. */
const spoil = `new Promise((done, fail) => {
  const opening = indexedDB.open('bande');
  opening.onerror = fail;
  opening.onsuccess = () => {
    const change = opening.result.transaction('matches', 'readwrite');
    const table = change.objectStore('matches');
    table.getAll().onsuccess = ({ target }) => { for (const match of target.result) table.put({ ...match, header: { ...match.header, setup: null, seating: null, settings: 7 } }); };
    change.oncomplete = () => { opening.result.close(); done(); };
  };
})`;

test('what falls off the table is caught: a way back, and a report that can be copied', async () => {
  const { page, context } = await visitor(house, { ...LAPTOP, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${house.url}/play/soccer-tactics?bot=beginner`);
  await page.waitForURL('**/table/*');
  await page.locator('.table-room').waitFor();
  await page.evaluate(spoil);
  await page.reload();
  await page.getByRole('heading', { name: 'Something fell off the table.' }).waitFor();
  await page.getByRole('button', { name: 'Copy the report' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/^Bande \d/);
  expect(report).toContain('Error');
  await page.getByRole('link', { name: 'To the games' }).click();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await context.close();
});

/** 200 kB of JavaScript, as it is sent. */
const MOST_BYTES = 200_000;

/** A machine with a graphics card and cores enough: what a browser would tell of it. */
const strongMachine = `
  const asked = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === 0x9246 ? 'a card of its own' : asked.call(this, name);
  };
  for (const strength of ['hardwareConcurrency', 'deviceMemory'])
    Object.defineProperty(navigator, strength, { get: () => 8 });
`;
/** So many pictures of it, none like another: it is not only drawn anew once it stands. */
const PICTURES = 3;

test('the start page is light: with reduced motion its table is a picture, otherwise two experts play there', async () => {
  const { page, context } = await visitor(house);
  await context.addInitScript(strongMachine);
  const scripts = scriptsCome(page, async (script) =>
    script.fromServiceWorker() ? 0 : gzipSync(await script.body()).length,
  );
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await scripts();
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
  await page.locator('.show-picture img').waitFor();
  expect(await page.locator('.show-picture canvas').count()).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  const living = page.locator('.show-picture.is-living canvas');
  await living.waitFor();
  const pictures = new Set<string>();
  await expect
    .poll(async () => pictures.add((await living.screenshot()).toString('base64')).size)
    .toBeGreaterThanOrEqual(PICTURES);
});

test('the language is that of the browser until the visitor chooses, and then his; settings hold', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, locale: 'de-AT' });
  await open('/settings');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Einstellungen');
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.getByRole('group', { name: 'Light or dark' }).getByRole('radio', { name: 'light' }).check({ force: true });
  await page.reload();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['surroundings'])).toBe('light');
  expect(await page.getByRole('radio', { name: 'light' }).isChecked()).toBe(true);
  expect(wrong).toEqual([]);
});
