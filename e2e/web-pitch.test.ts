import { spotsOf } from '@bande/games/subbuteo/line-ups.ts';
import { PITCH } from '@bande/games/subbuteo/table.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdsInNode, inputsOf, shared, stopTime } from './live-table.ts';
import { byFingers, flicksIn, game, movesAt, pull } from './pitch.ts';
import { LAPTOP, openHouse, PHONE, tableReady, visitor, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Everything as for a kick-off, from a pitch that begins with a chance; the whole table is seen then. */
async function kickOff(page: Page): Promise<void> {
  await page.locator('[data-action="hand-mode"]').click();
  await page.locator('[data-action="lineUp"]').first().click();
  await page.locator('[data-action="hand-mode"]').click();
  await expect.poll(() => inputsOf(page)).toBe(1);
  await stopTime(page);
  await page.clock.runFor(5000);
}

test('a second flick while the first still moves, a reload in mid-motion, a flick by keys around one by mouse, and Node replays the record to the same hash', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true, settings: { view: 'top' } });
  await open('/play/subbuteo?preset=training');
  await tableReady(page);
  await kickOff(page);
  await pull(page, [0, -0.03], [0.02, -0.2]);
  await page.clock.runFor(400);
  await expect.poll(() => inputsOf(page)).toBe(2);
  await pull(page, [-0.12, -0.12], [-0.2, -0.3]);
  await page.clock.runFor(250);
  await expect.poll(() => inputsOf(page)).toBe(3);
  const before = await inputsOf(page);
  await page.reload();
  await page.clock.resume();
  await tableReady(page);
  await page.locator('dialog [data-action="resume"]').click();
  expect(await inputsOf(page)).toBeGreaterThanOrEqual(before);
  await page.clock.runFor(15_000);
  const rested = await inputsOf(page);
  // One aims by keys, another flicks by mouse meanwhile, and the first goes on with what he had set.
  await page.keyboard.press('Shift+W');
  // What he opens beside the table covers nothing of it, though he aims: the mouse finds the figure where there is room.
  await page.locator('[data-action="dials"]').click();
  // The table has yet to be drawn where there is room.
  await page.clock.runFor(200);
  const [x, y] = spotsOf(PITCH, 'kickOff', 'red').R2!;
  await pull(page, [x, y], [x, y - 0.1]);
  await page.clock.runFor(400);
  await expect.poll(() => inputsOf(page)).toBe(rested + 1);
  await page.keyboard.press('f');
  await page.clock.runFor(400);
  await expect.poll(() => inputsOf(page)).toBe(rested + 2);
  await page.clock.runFor(15_000);
  const record = await shared(page);
  const [first, second, byMouse, byKeys] = flicksIn(record);
  expect(flicksIn(record)).toHaveLength(4);
  expect(byMouse!.action.figure).toBe('R2');
  expect(byKeys!.action.strength).toBe(0.5);
  expect([first!.action.figure, second!.action.figure]).toEqual(['R9', 'R10']);
  expect(second!.tick).toBeGreaterThan(first!.tick);
  expect(movesAt(record, (input) => input === second)).toBe(true);
  expect(movesAt(record, (input) => input.kind === 'clock')).toBe(true);
  holdsInNode(game, record);
  expect(wrong).toEqual([]);
});

test('on a phone two fingers flick two figures at once, a thumb leads the keeper behind his goal, and Node replays it to the same hash', async () => {
  const { page, wrong, open } = await visitor(house, { ...PHONE, ownTime: true, settings: { view: 'top' } });
  await open('/play/subbuteo?preset=training');
  await tableReady(page);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await page.locator('.hint-card button').tap();
  await kickOff(page);
  await byFingers(page, [
    [
      [0, -0.03],
      [0.02, -0.2],
    ],
    [
      [0, 0.12],
      [0, 0.3],
    ],
  ]);
  await page.clock.runFor(300);
  await expect.poll(() => inputsOf(page)).toBe(3);
  await byFingers(page, [
    [
      [0, -0.765],
      [0.09, -0.765],
    ],
  ]);
  await page.clock.runFor(15_000);
  await page.clock.resume();
  const record = await shared(page);
  const [one, other] = flicksIn(record);
  expect(new Set([one!.action.figure, other!.action.figure])).toEqual(new Set(['R9', 'B9']));
  expect(flicksIn(record)).toHaveLength(2);
  expect(other!.tick).toBe(one!.tick);
  const led = record.inputs.flatMap((input) => (input.kind === 'stream' ? [input.to] : []));
  expect(led.at(-1)?.[0]).toBeGreaterThan(500);
  expect(led.at(-1)?.[1]).toBeLessThan(0);
  holdsInNode(game, record);
  expect(wrong).toEqual([]);
});
