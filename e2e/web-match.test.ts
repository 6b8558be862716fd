import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finger, keyboard, lookAt, mouse, playOn, seenAt } from './player.ts';
import { LAPTOP, openHouse, PHONE, tableReady, visitor, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SHORT = '/play/soccer-tactics?bot=beginner&preset=short';

/** Result and pictures, with their figures for those who cannot see them. */
async function theEndIsTold(page: Page, result: RegExp): Promise<void> {
  const sheet = page.getByRole('dialog');
  expect(await sheet.getByRole('heading', { level: 2 }).textContent()).toMatch(result);
  await sheet.locator('figure.chart').first().waitFor();
  await expect.poll(() => sheet.locator('figure.chart').count()).toBeGreaterThanOrEqual(4);
  // Bars are lines of text already.
  expect(await sheet.locator('figure.chart table').count()).toBe(
    await sheet.locator('figure.chart:not(.chart-bars)').count(),
  );
}

/** What lies over a pawn, the ball, or a square that can be picked, by its class; a finger would press it instead. */
async function overMarked(page: Page): Promise<readonly string[]> {
  const cells = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-cell]')]
      .filter((cell) => cell.classList.contains('is-open') || !/, empty/.test(cell.getAttribute('aria-label') ?? ''))
      .map((cell) => cell.dataset['cell']!),
  );
  const spots = await Promise.all(cells.map((cell) => seenAt(page, cell)));
  return page.evaluate(
    (places) =>
      [...document.querySelectorAll('.table-top > *, .table-edge :is(.call-card, .turn-line, .hint-card, .t-actions)')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return places.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
        })
        .map((element) => element.className),
    spots,
  );
}

const SIZES = [
  { width: 900, height: 600 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const;
/** A newcomer's hint, whose turn it is and what was called stand there all at once: none lies on a square that is marked, in no window. */
async function nothingMarkedIsCovered(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  expect((await lookAt(page)).open.length).toBeGreaterThan(0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(async () => [size.width, await overMarked(page)]).toEqual([size.width, []]);
  }
  await page.setViewportSize(before);
}

/** What is pointed at on the table is what the described grid says stands there. */
async function theTableShowsWhatTheGridSays(page: Page): Promise<void> {
  await playOn(page, mouse, { thinkMs: 1000, until: ({ buttons, open }) => open.length > 0 && buttons.length === 0 });
  for (const cell of ['red:B3', 'red:D8', 'blue:E8', 'blue:G2']) {
    // Pointed at anew and asked at one moment: the table may not have been drawn yet, and the clock may go on to another turn while somebody looks.
    const isNamed = async (): Promise<boolean> => {
      const { x, y } = await seenAt(page, cell);
      await page.mouse.move(x + 1, y);
      await page.mouse.move(x, y);
      return page.evaluate((name) => {
        const inGrid = document.querySelector(`[data-cell="${name}"]`)?.getAttribute('aria-label')?.split(', ')[1];
        const onTable = document.querySelector('.cell-line')?.textContent.split(' · ')[0];
        return inGrid !== undefined && inGrid === onTable;
      }, cell);
    };
    await expect.poll(isNamed).toBe(true);
  }
}

test('one click from the start page to a match, and a whole match clicked to its end', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true, settings: { view: 'top' } });
  await open('/');
  await page.getByText('More choices').first().click();
  await page.getByLabel('Length').first().selectOption('short');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await tableReady(page);
  expect(page.url()).toContain('/table/');
  await playOn(page, mouse, { thinkMs: 1000, until: ({ open: marked }) => marked.length > 0 });
  await nothingMarkedIsCovered(page);
  await theTableShowsWhatTheGridSays(page);
  const { pointed } = await playOn(page, mouse, { thinkMs: 25_000 });
  expect(pointed).toBeGreaterThan(5);
  await theEndIsTold(page, / wins$| win!$|^A draw$/);
  expect(wrong).toEqual([]);
});

test('a match on a phone, by finger alone', async () => {
  const { page, wrong, open } = await visitor(house, { ...PHONE, ownTime: true });
  await open(SHORT);
  await tableReady(page);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  const { pointed } = await playOn(page, finger, { thinkMs: 30_000 });
  expect(pointed).toBeGreaterThan(5);
  await theEndIsTold(page, / gewinnt$| gewinnst!$|^Unentschieden$/);
  expect(wrong).toEqual([]);
});

test('a whole match by keyboard alone, and one always sees where one is', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true });
  await open('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate<string>('document.activeElement.className')).toBe('skip');
  await page.getByText('More choices').first().focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Length').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Play now' }).first().focus();
  await page.keyboard.press('Enter');
  await tableReady(page);
  const { pressed, pointed } = await playOn(page, keyboard, { thinkMs: 25_000 });
  expect(Math.min(pressed, pointed)).toBeGreaterThan(5);
  await theEndIsTold(page, / wins$| win!$|^A draw$/);
  // Whoever has won is offered the next bot first.
  const focused = (): Promise<string> => page.evaluate<string>("document.activeElement.dataset.action ?? ''");
  await expect.poll(focused).toMatch(/^(?:again|next-bot)$/);
  expect(wrong).toEqual([]);
});

/** As if the match had been kept by an engine of long ago. */
const agedBy = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    (match) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('bande');
        opening.addEventListener('error', () => fail(opening.error ?? new Error('no memory')));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('matches', 'readwrite');
          const shelf = change.objectStore('matches');
          const asked = shelf.get(match);
          asked.addEventListener('success', () => {
            const kept = asked.result as { readonly header: object };
            shelf.put({ ...kept, header: { ...kept.header, engine: '0.0.9' } });
          });
          change.addEventListener('abort', () => fail(change.error ?? new Error('not kept')));
          change.addEventListener('complete', () => (opening.result.close(), done()));
        });
      }),
    id,
  );

test('a match that an earlier version kept goes on from its last rest, is told so, and the earlier part stays to be watched', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true });
  await open(SHORT);
  await tableReady(page);
  await playOn(page, mouse, { thinkMs: 1000, until: ({ inputs, playing }) => inputs > 25 && !playing });
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await open('/replays');
  await page.locator('.kept-card').waitFor();
  await agedBy(page, id);
  await open(`/table/${id}`);
  await tableReady(page);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(`/table/${id}`);
  await page.locator('dialog').getByText('Bande has been updated').waitFor();
  await page.locator('dialog [data-action="resume"]').click();
  const { inputs: begun } = await lookAt(page);
  await playOn(page, mouse, { thinkMs: 1000, until: ({ inputs, playing }) => inputs > begun + 5 && !playing });
  await open('/replays');
  await expect.poll(() => page.locator('.kept-card').count()).toBe(2);
  expect(await page.locator('.kept-card a[href^="/table/"]').count()).toBe(1);
  await open(`/table/${id}`);
  await tableReady(page);
  expect(await page.getByText('Bande has been updated').count()).toBe(0);
  expect(wrong).toEqual([]);
});
