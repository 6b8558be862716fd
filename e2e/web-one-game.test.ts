import { registry } from '@bande/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptsCome } from './scripts-come.ts';
import { LAPTOP, openHouse, tableReady, visitor, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const scriptsOf = (page: Page): (() => Promise<readonly string[]>) => scriptsCome(page, (script) => script.text());

/** Whose paragraphs are written there. */
const gamesIn = (scripts: readonly string[]): readonly string[] =>
  registry
    .filter(({ rulebook }) => {
      const last = Object.keys(rulebook).at(-1)!;
      return scripts.some((text) => ['"', "'", '`'].some((quote) => text.includes(`${quote}${last}${quote}`)));
    })
    .map(({ id }) => id);

test.each(registry.map(({ id, bots }) => [id, bots[0]?.id ?? 'random'] as const))(
  'a table of %s, and the bot at it, load the rules of that game and of no other',
  async (id, bot) => {
    const { page, wrong, context } = await visitor(house, LAPTOP);
    const scripts = scriptsOf(page);
    await page.goto(`${house.url}/play/${id}?bot=${bot}`);
    await tableReady(page);
    await page.waitForLoadState('networkidle');
    expect(gamesIn(await scripts())).toEqual([id]);
    expect(wrong).toEqual([]);
    await context.close();
  },
);

test('the list of matches loads no rules at all', async () => {
  const { page, open } = await visitor(house, LAPTOP);
  const scripts = scriptsOf(page);
  await open('/replays');
  await page.waitForLoadState('networkidle');
  expect(gamesIn(await scripts())).toEqual([]);
});
