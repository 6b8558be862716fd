import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playedMatch, type Played } from './kept.ts';
import { mouse, playOn } from './player.ts';
import { LAPTOP, openHouse, tableReady, visitor, type House } from './visitor.ts';

let house: House;
let played: Played;
beforeAll(async () => {
  house = await openHouse();
  played = playedMatch('replayed');
});
afterAll(() => house.close());

const step = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.replay-room')?.dataset['step'] ?? -1));
const cells = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="gridcell"]')].map((cell) => cell.getAttribute('aria-label')),
  );
/** A match that stands still says in the address where. */
const standsStill = async (page: Page): Promise<boolean> => page.url().endsWith(`?t=${await step(page)}`);
const press = async (page: Page, tool: string, wanted: number): Promise<void> => {
  await page.locator(`.timeline [data-tool="${tool}"]`).click();
  await expect.poll(() => step(page)).toBe(wanted);
};
const openFile = async (page: Page, text: string): Promise<void> => {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.waitForURL('**/replay/file-*');
  await tableReady(page);
};

test('a link with a time mark opens there; steps, marks and keys lead on from it', async () => {
  const answer = await fetch(`${house.url}/api/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: played.text,
  });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { readonly id: string };
  const { page, wrong, open } = await visitor(house);
  await open(`/replay/${id}?t=40`);
  await tableReady(page);
  await expect.poll(() => step(page)).toBe(40);
  await press(page, 'stepOn', 41);
  const there = await cells(page);
  await press(page, 'stepBack', 40);
  await press(page, 'stepOn', 41);
  await expect.poll(() => cells(page)).toEqual(there);
  // What led to a mark is seen first, and then it stands there.
  const seen = page.locator('.timeline [data-tool="play"]');
  await page.locator('.timeline [data-tool="next"]').click();
  await expect.poll(async () => (await step(page)) > 41 && (await standsStill(page))).toBe(true);
  const mark = await step(page);
  expect(await page.locator('.referee .call-words').textContent()).not.toBe('');
  await page.locator('.timeline [data-tool="previous"]').click();
  await expect.poll(() => step(page)).toBeLessThan(mark);
  await seen.click();
  const from = await step(page);
  await expect.poll(() => step(page)).toBeGreaterThan(from + 1);
  await page.locator('.timeline [data-tool="pause"]').click();
  await expect.poll(() => standsStill(page)).toBe(true);
  const rest = await step(page);
  await page.reload();
  await tableReady(page);
  await expect.poll(() => step(page)).toBe(rest);
  expect(wrong).toEqual([]);
});

/** The middle of the table, where nothing is written over it. */
const MIDDLE = { x: 340, y: 240, width: 420, height: 260 };

test('with reduced motion too, a jump is seen on the table', async () => {
  const { page, wrong, open } = await visitor(house);
  await open('/replays');
  await openFile(page, played.text);
  const seen = (): Promise<Buffer> => page.screenshot({ clip: MIDDLE });
  const isSeenAs = async (picture: Buffer): Promise<boolean> => (await seen()).equals(picture);
  const beginning = await seen();
  await page.keyboard.press('End');
  // What happened by itself has steps of its own beside the inputs.
  await expect.poll(() => step(page)).toBeGreaterThanOrEqual(played.record.inputs.length);
  const last = await step(page);
  // The step is told before it is drawn.
  await expect.poll(() => isSeenAs(beginning)).toBe(false);
  for (const [at, key] of [
    [0, 'Home'],
    [last, 'End'],
  ] as const) {
    const before = await seen();
    await page.keyboard.press(key);
    await expect.poll(() => step(page)).toBe(at);
    await expect.poll(() => isSeenAs(before)).toBe(false);
  }
  expect(wrong).toEqual([]);
});

test('a record is opened from a file, is shared with another device by one click, proves to be genuine, is saved and opened again; what is none is refused in one line', async () => {
  const { page, wrong, open } = await visitor(house);
  await open('/replays');
  await openFile(page, played.text);
  await page.locator('.t-tools [data-action="share"]').click();
  const address = await page.locator('.share-told input').inputValue();
  await page.locator('.share-close').click();
  const elsewhere = await visitor(house);
  await elsewhere.open(new URL(address).pathname);
  await tableReady(elsewhere.page);
  await expect.poll(() => cells(elsewhere.page)).toEqual(await cells(page));
  await elsewhere.context.close();
  await page.locator('[data-tool="link"]').click();
  await page.locator('.t-badge.is-good').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog [data-action="download"]').click(),
  ]);
  const saved = readFileSync(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^soccer-tactics-.*\.json$/);
  expect(JSON.parse(saved)).toEqual(JSON.parse(played.text));
  await open('/replays');
  await expect.poll(() => page.locator('.kept-card').count()).toBe(1);
  await openFile(page, saved);
  await open('/replays');
  await expect.poll(() => page.locator('.kept-card').count()).toBe(1);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByRole('alert').waitFor();
  expect(wrong).toEqual([]);
});

test('what neither this device nor the server has is said plainly, with a way on', async () => {
  const { page, open } = await visitor(house);
  await open(`/replay/${'0'.repeat(64)}?t=3`);
  await page.locator('.room-message a[href="/replays"]').click();
  await page.locator('.no-match a').click();
  await page.locator('.table-card.is-open').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('one takes over from a position against a bot, plays on from there, leaves and finds it among the matches', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true });
  await open('/replays');
  await openFile(page, played.text);
  const at = played.moments.choice;
  await page.goto(`${page.url().split('?')[0]}?t=${at}`);
  await tableReady(page);
  const there = await cells(page);
  await page.locator('[data-tool="take-over"]').click();
  await page.locator('dialog [data-action="take-over"]').click();
  await page.waitForURL('**/table/*');
  await tableReady(page);
  const without = (labels: unknown): string => JSON.stringify(labels).replaceAll(/, can be picked(?:: [^"]*)?/g, '');
  await expect.poll(async () => without(await cells(page))).toBe(without(there));
  const { pressed, pointed } = await playOn(page, mouse, {
    thinkMs: 3000,
    until: ({ inputs }, acted) => inputs >= 12 && acted > 2,
  });
  expect(pressed + pointed).toBeGreaterThan(2);
  const table = new URL(page.url()).pathname;
  await open('/replays');
  await expect.poll(() => page.locator('.kept-card').count()).toBe(2);
  // The one played last is on top; from there it goes on where it was left.
  const goOn = page.locator('.kept-card').first().locator('a.t-main');
  await expect.poll(() => goOn.getAttribute('href')).toBe(table);
  await goOn.click();
  await tableReady(page);
  await expect
    .poll(() => page.locator('.table-room').getAttribute('data-inputs').then(Number))
    .toBeGreaterThanOrEqual(12);
  expect(wrong).toEqual([]);
});
