import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FROM_ABOVE, takenOver } from './live-table.ts';
import { game, keeperAside, plateWith, pull } from './plate.ts';
import { openHouse, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  await game.prepare?.();
  house = await openHouse();
});
afterAll(() => house.close());

/** What the picture shows of a goal, one after the other, until play is seen again. */
async function seenOf(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  const look = async (): Promise<boolean> => {
    await page.clock.runFor(100);
    const now = await page.evaluate(
      () => document.querySelector<HTMLElement>('.match-board canvas')?.dataset['goal'] ?? 'play',
    );
    if (now !== seen.at(-1)) seen.push(now);
    return seen.length > 1 && now === 'play';
  };
  await expect.poll(look).toBe(true);
  return seen;
}

const [FROM, TO] = [
  [0, 400],
  [25, 250],
] as const;
/** Shot from close by past a keeper who stands aside. */
async function goalSeen(reducedMotion: 'reduce' | 'no-preference'): Promise<readonly string[]> {
  const match = keeperAside(plateWith({ turn: 'red', ball: { at: [...FROM], top: 'white' } }), 30);
  const { page, context, wrong } = await takenOver(house, game, match, { ...FROM_ABOVE, reducedMotion });
  await pull(page, FROM, TO);
  const seen = await seenOf(page);
  expect(await page.locator('.scoreboard').innerText()).toMatch(/1\s*:\s*0/);
  expect(wrong).toEqual([]);
  await context.close();
  return seen;
}

test('a goal is seen in the net and once more, also where all is laid anew in the tick in which it falls', async () => {
  expect(await goalSeen('no-preference')).toEqual(['play', 'in', 'again', 'play']);
});

test('with reduced motion it is seen lying in the net', async () => {
  expect(await goalSeen('reduce')).toEqual(['play', 'in', 'play']);
});
