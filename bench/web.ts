import type { Bench, Measured } from '@bande/cli/bench';
import type { AnyGame } from '@bande/core';
import type { Page } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { scriptsCome } from '../e2e/scripts-come.ts';
import { LAPTOP, openHouse, SHARP, tableReady, visitor, type House } from '../e2e/visitor.ts';
import { frames } from './web/frames.ts';
import { longestTask, traced } from './web/trace.ts';

const name = 'web';

/** Every script that the start page loads, as it is sent; with reduced motion its table does not come to life. */
async function startPage(house: House): Promise<Measured> {
  const { page, context } = await visitor(house, LAPTOP);
  const scripts = scriptsCome(page, async (script) => gzipSync(await script.body()).length);
  await page.goto(house.url);
  await page.locator('.table-card.is-open').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await scripts();
  await context.close();
  return {
    name,
    metric: 'start page before its table lives, JavaScript compressed',
    value: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    unit: 'kB',
    note: `${sizes.length} scripts; wanted: at most 200`,
  };
}

/** From the click on the start page to the first picture of the table; the second visit finds everything kept. */
async function tableTimes(house: House): Promise<readonly Measured[]> {
  const { page, context } = await visitor(house, { ...LAPTOP, reducedMotion: 'no-preference' });
  const times: number[] = [];
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(house.url);
    await page.waitForLoadState('networkidle');
    const start = performance.now();
    await page.locator('.button.is-main').first().click();
    await tableReady(page);
    times.push(performance.now() - start);
  }
  await context.close();
  return ['first visit', 'second visit'].map((visit, i) => ({
    name,
    metric: `table ready after the click, ${visit}`,
    value: times[i]! / 1000,
    unit: 's',
    note: 'software renderer; wanted: at most 3',
  }));
}

const BOT_MOVES = 6;

/** What the page itself writes down: when a bot thought, and every task of its own thread that took long. */
interface Watch {
  readonly thoughts: (readonly [from: number, to: number])[];
  readonly tasks: (readonly [from: number, to: number])[];
}
const watchOf = (page: Page): Promise<Watch> =>
  page.evaluate(() => (globalThis as unknown as { readonly watch: Watch }).watch);

/** The line of a bot that thinks stands on the page as long as it does. */
const startWatch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watch: Watch = { thoughts: [], tasks: [] };
    Object.assign(globalThis, { watch });
    let since: number | null = null;
    new MutationObserver(() => {
      const thinks = document.querySelector('.turn-line .dots') !== null;
      if (thinks) since ??= performance.now();
      else if (since !== null) [since] = [null, watch.thoughts.push([since, performance.now()])];
    }).observe(document.body, { subtree: true, childList: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) watch.tasks.push([startTime, startTime + duration]);
    }).observe({ type: 'longtask' });
  });

const longest = (tasks: Watch['tasks']): number => Math.max(0, ...tasks.map(([from, to]) => to - from));

/** Tasks of the page's own thread while the strongest bot thinks, and in all that time; a visitor's dice roll by themselves. */
async function longTasks(house: House, game: AnyGame): Promise<readonly Measured[]> {
  const bot = game.bots.at(-1)?.id ?? 'random';
  const { page, context } = await visitor(house, { ...LAPTOP, settings: { autoRoll: true } });
  await page.goto(`${house.url}/play/${game.id}?bot=${bot}`);
  await tableReady(page);
  await page.waitForLoadState('networkidle');
  await startWatch(page);
  const own = longestTask(await traced(page, () => moves(page)));
  const { thoughts, tasks } = await watchOf(page);
  await context.close();
  const during = tasks.filter(([from, to]) => thoughts.some(([begun, done]) => from < done && to > begun));
  return [
    {
      name,
      metric: `longest task while ${bot} thinks`,
      value: longest(during),
      unit: 'ms',
      note: `thought ${thoughts.length} times; 0: none over 50; wanted: at most 50`,
    },
    {
      name,
      metric: 'longest task of the match so far',
      value: longest(tasks),
      unit: 'ms',
      note: `${tasks.length} over 50; it holds what the page waits for, a busy machine and a drawing processor too`,
    },
    {
      name,
      metric: 'longest task of the match so far, own work',
      value: own,
      unit: 'ms',
      note: 'processor time of the page alone',
    },
  ];
}

/** A person who does the first thing that is offered. */
async function moves(page: Page): Promise<void> {
  const end = Date.now() + 90_000;
  while (Date.now() < end) {
    if ((await watchOf(page)).thoughts.length >= BOT_MOVES) return;
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
  about:
    'what the pages load, how soon a table is ready, how long the page is ever busy, and what a frame costs where everything moves and where bots play live',
  async run(registry) {
    const [game] = registry;
    if (game === undefined) return [];
    const house = await openHouse(SHARP);
    try {
      return [
        await startPage(house),
        ...(await tableTimes(house)),
        ...(await longTasks(house, game)),
        ...(await frames(house, registry)),
      ];
    } finally {
      await house.close();
    }
  },
};
