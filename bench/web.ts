import type { Bench, Measured } from '@bande/cli/bench';
import type { AnyGame } from '@bande/core';
import type { Page } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { LAPTOP, openHouse, tableReady, visitor, type House } from '../e2e/visitor.ts';

const name = 'web';

/** Every script that the start page loads, as it is sent. */
async function startPage(house: House): Promise<Measured> {
  const { page, context } = await visitor(house, LAPTOP);
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(house.url);
  await page.locator('.table-card.is-open').waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  await context.close();
  return { name, metric: 'start page, JavaScript compressed', value: sizes.reduce((sum, size) => sum + size, 0) / 1000, unit: 'kB', note: `${sizes.length} scripts; wanted: at most 200` };
}

/** From the click on the start page to the first picture of the table; the second visit finds everything kept. */
async function tableTimes(house: House): Promise<readonly Measured[]> {
  const { page, context } = await visitor(house, { ...LAPTOP, reducedMotion: 'no-preference' });
  const times: number[] = [];
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(house.url);
    await page.waitForLoadState('networkidle');
    const start = performance.now();
    await page.locator('.button.is-main').click();
    await tableReady(page);
    times.push(performance.now() - start);
  }
  await context.close();
  return ['first visit', 'second visit'].map((visit, i) => ({ name, metric: `table ready after the click, ${visit}`, value: times[i]! / 1000, unit: 's', note: 'software renderer; wanted: at most 3' }));
}

const BOT_MOVES = 6;

/** The longest task of the page's own thread while the strongest bot thinks, a visitor's dice rolling by themselves. */
async function longestTask(house: House, game: AnyGame): Promise<Measured> {
  const bot = game.bots.at(-1)?.id ?? 'random';
  const { page, context } = await visitor(house, { ...LAPTOP, settings: { autoRoll: true } });
  await page.goto(`${house.url}/play/${game.id}?bot=${bot}`);
  await tableReady(page);
  await page.evaluate(() => {
    const watch = { longest: 0, thinking: 0, thought: 0 };
    Object.assign(globalThis, { watch });
    // Only tasks that overlap with a bot's thinking count: its line stands on the page as long as it thinks.
    new MutationObserver(() => {
      const now = document.querySelector('.turn-line .dots') !== null;
      if (now && watch.thinking === 0) watch.thinking = performance.now();
      if (!now && watch.thinking > 0) [watch.thinking, watch.thought] = [0, watch.thought + 1];
    }).observe(document.body, { subtree: true, childList: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) if (watch.thinking > 0 && startTime + duration > watch.thinking) watch.longest = Math.max(watch.longest, duration);
    }).observe({ type: 'longtask' });
  });
  await moves(page);
  const { longest, thought } = await page.evaluate(() => (globalThis as unknown as { readonly watch: { readonly longest: number; readonly thought: number } }).watch);
  await context.close();
  return { name, metric: `longest task while ${bot} thinks`, value: longest, unit: 'ms', note: `${thought} times thought; 0: none over 50; wanted: at most 50` };
}

/** A person who does the first thing that is offered. */
async function moves(page: Page): Promise<void> {
  const end = Date.now() + 90_000;
  while (Date.now() < end) {
    const thought = await page.evaluate(() => (globalThis as unknown as { readonly watch: { readonly thought: number } }).watch.thought);
    if (thought >= BOT_MOVES) return;
    await page.evaluate(() => {
      const room = document.querySelector<HTMLElement>('.table-room');
      if (room?.dataset['state'] !== 'waiting') return;
      const button = document.querySelector<HTMLElement>('.t-actions button:not([data-action="undo"])');
      (button ?? document.querySelector<HTMLElement>('.cell.is-open'))?.click();
    });
    await page.waitForTimeout(150);
  }
}

export const bench: Bench = {
  async run([game]) {
    if (game === undefined) return [];
    const house = await openHouse();
    try {
      return [await startPage(house), ...(await tableTimes(house)), await longestTask(house, game)];
    } finally {
      await house.close();
    }
  },
};
