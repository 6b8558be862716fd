import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mouse, playOn } from './player.ts';
import { LAPTOP, openHouse, tableReady, visitor, watched, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Score, clocks and every cell, as somebody hears them, from whichever edge the table is seen. */
const told = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    address: location.pathname,
    score: document.querySelector('.scoreboard .figures')?.textContent,
    when: document.querySelector('.scoreboard .when')?.textContent,
    cells: [...document.querySelectorAll('[role="gridcell"]')]
      .map((cell) =>
        (cell.getAttribute('aria-label') ?? '').replace(/, (?:can be picked(?:: .*)?|picked|evidence)$/, ''),
      )
      .toSorted(),
  }));

const withoutClock = (seen: unknown): object => {
  const { when: _, ...rest } = seen as Readonly<Record<string, unknown>>;
  return rest;
};

test('two at one device: a reload and a closed tab lose nothing', async () => {
  const { context, page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true });
  await open('/');
  await page.getByRole('link', { name: 'Two at this device' }).first().click();
  await tableReady(page);
  expect(await page.locator('dialog').count()).toBe(0);
  await playOn(page, mouse, {
    thinkMs: 7000,
    until: ({ inputs, sheet, playing }) => inputs >= 14 && sheet === null && !playing,
  });
  await page.locator('[data-tool="pause"]').click();
  await page.locator('[data-action="resume"]').waitFor();
  const before = await told(page);
  await page.reload();
  await tableReady(page);
  await page.locator('[data-action="resume"]').waitFor();
  await expect.poll(() => told(page)).toEqual(before);
  await page.close();

  const later = await context.newPage();
  await later.clock.install();
  const wrongLater = watched(later, house.url);
  await later.goto(house.url);
  await later.getByRole('link', { name: 'Go on playing' }).first().click();
  await tableReady(later);
  // One question is enough, and a reload is none.
  expect(await later.locator('dialog').count()).toBe(0);
  await expect.poll(() => told(later)).toMatchObject(withoutClock(before));
  await playOn(later, mouse, { thinkMs: 7000, until: ({ inputs }) => inputs >= 22 });
  expect([...wrong, ...wrongLater]).toEqual([]);
});

test('it is handed over in the colour of whoever gets the ball: the table turns to him, nothing stops, and the pause leads to the rulebook and back', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true });
  await open('/play/soccer-tactics?preset=short');
  await tableReady(page);
  const [toasts, near] = [new Set<string>(), new Set<string>()];
  await playOn(page, mouse, {
    thinkMs: 3000,
    until: () => toasts.size > 1 && near.size > 1,
    seen: async ({ sheet }) => {
      expect(sheet).toBeNull();
      for (const said of await page.locator('.hand-over-toast strong').allTextContents()) toasts.add(said);
      near.add((await page.locator('.table-room').getAttribute('data-near')) ?? '');
    },
  });
  expect([...toasts].toSorted()).toEqual(['Blue to play', 'Red to play']);
  expect([...near].toSorted()).toEqual(['blue', 'red']);

  await page.locator('[data-tool="pause"]').click();
  await page.locator('[data-action="resume"]').waitFor();
  const before = await told(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Rulebook' }).click();
  await page.locator('.paragraph').first().waitFor();
  await page.getByRole('link', { name: 'Back to the match' }).click();
  await tableReady(page);
  await page.locator('[data-action="resume"]').waitFor();
  await expect.poll(() => told(page)).toEqual(before);
  expect(wrong).toEqual([]);
});

/** Every choice of a match as it lies on this device. */
const movesKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const opening = indexedDB.open('bande');
        opening.addEventListener('error', () => fail(new Error('no database')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('inputs').objectStore('inputs').count();
          counting.addEventListener('success', () => (opening.result.close(), done(counting.result)));
        });
      }),
  );

test('a match in two windows is played in the one that opened it last, and nothing is written over', async () => {
  const { context, page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true });
  await open('/play/soccer-tactics?preset=short');
  await tableReady(page);
  await playOn(page, mouse, {
    thinkMs: 3000,
    until: ({ inputs, sheet, playing }) => inputs >= 8 && sheet === null && !playing,
  });

  const second = await context.newPage();
  await second.clock.install();
  const wrongThere = watched(second, house.url);
  await second.goto(page.url());
  await tableReady(second);
  await page.locator('[data-action="play-here"]').waitFor();
  const before = await movesKept(second);
  await playOn(second, mouse, {
    thinkMs: 3000,
    until: ({ inputs, sheet, playing }) => inputs >= before + 6 && sheet === null && !playing,
  });
  await second.locator('[data-tool="pause"]').click();
  await second.locator('[data-action="resume"]').waitFor();
  const there = await told(second);

  await page.locator('[data-action="play-here"]').click();
  await tableReady(page);
  await second.locator('[data-action="play-here"]').waitFor();
  await expect.poll(() => told(page)).toEqual(there);
  expect([...wrong, ...wrongThere]).toEqual([]);
});

test('where the browser keeps nothing, one can play all the same and is told so', async () => {
  const { context, page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true });
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not in a private window', 'SecurityError');
    };
  });
  await open('/play/soccer-tactics?preset=short');
  await tableReady(page);
  expect(await page.getByRole('alert').textContent()).toContain('keeps nothing');
  await page.getByRole('alert').getByRole('button').click();
  await playOn(page, mouse, { thinkMs: 3000, until: ({ inputs }) => inputs >= 6 });
  expect(wrong).toEqual([]);
});
