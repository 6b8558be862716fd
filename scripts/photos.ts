import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@bande/core';
import { registry } from '@bande/games';
import type { Page } from 'playwright-core';
import { LAPTOP, openHouse, SHARP, tableReady, visitor, type House } from '../e2e/visitor.ts';
import { repoRoot } from './tree.ts';

/** Takes the picture of each table that the start page shows: `npm run photos`, best on a machine with nothing else to do. */

const SIZE = { width: 880, height: 760 };
/** What is cut out of it: the table, without the edges where buttons lie. */
const CUT = { x: 40, y: 104, width: 800, height: 480, scale: 0.9 };
/** From the side, lower and nearer than one plays. */
const STEPS = ['Shift+ArrowRight', 'Shift+ArrowDown', '+'];
/** Some way into the match: things have happened, and nearly everything still stands. */
const SHARE = 0.08;
const REST_MS = 2500;

/** Of a game that is better seen at another step or from elsewhere: `photo.json` beside its picture says how. */
interface Wish {
  readonly step?: number;
  readonly keys?: readonly string[];
}
function wishOf({ id }: AnyGame): Wish {
  const file = join(repoRoot, `packages/games/src/${id}/view/photo.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Wish) : {};
}

/** One walks around a table in a replay only: where nobody has played a sample, a table is laid and watched. */
async function watchable(page: Page, { url }: House, { id, bots }: AnyGame): Promise<string> {
  if (bots.length > 0) return `${url}/replay/sample-${id}?t=0`;
  await page.goto(`${url}/play/${id}`);
  await tableReady(page);
  return `${page.url().replace('/table/', '/replay/')}?t=0`;
}

async function goTo(page: Page, house: House, game: AnyGame): Promise<void> {
  await page.goto(await watchable(page, house, game));
  await tableReady(page);
  const line = page.locator('.timeline input[type="range"]');
  if ((await line.count()) > 0) {
    const last = Number(await line.getAttribute('max'));
    await line.fill(String(wishOf(game).step ?? Math.round(last * SHARE)));
    await line.blur();
  }
  await page.waitForTimeout(REST_MS);
}

/** Buttons, cards and scores are no part of the table. */
const bare = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(
      '.table-room > :not(.match-board), .cell-line, .caption, .look-back',
    ))
      part.style.visibility = 'hidden';
  });

async function photo(house: House, game: AnyGame): Promise<Buffer> {
  const { page, context } = await visitor(house, {
    ...LAPTOP,
    viewport: SIZE,
    settings: { view: 'tilted', motion: 'full', volume: 0 },
  });
  await goTo(page, house, game);
  await bare(page);
  for (const key of wishOf(game).keys ?? STEPS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(REST_MS / 2);
  }
  await bare(page);
  await page.waitForTimeout(REST_MS);
  const device = await context.newCDPSession(page);
  const { data } = await device.send('Page.captureScreenshot', { format: 'webp', quality: 82, clip: CUT });
  await context.close();
  return Buffer.from(data, 'base64');
}

const [only] = process.argv.slice(2);
const house = await openHouse(SHARP);
try {
  for (const game of registry.filter(({ id }) => only === undefined || id === only)) {
    const bytes = await photo(house, game);
    writeFileSync(join(repoRoot, `packages/games/src/${game.id}/view/photo.webp`), bytes);
    console.log(`${game.id}: ${bytes.length} bytes`);
  }
} finally {
  await house.close();
}
