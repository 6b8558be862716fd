import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { positionLink } from '../apps/web/src/board/share/position-link.ts';
import { carrom, playedBoard, setupFor } from './carrom-kept.ts';
import { mouse, playOn } from './player.ts';
import { LAPTOP, openHouse, tableReady, visitor, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const cells = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="gridcell"]')].map((cell) => cell.getAttribute('aria-label')),
  );
const tokens = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.scoreboard [role="img"]')].map((token) => token.getAttribute('aria-label')),
  );
const inputs = async (page: Page): Promise<number> =>
  Number(await page.locator('.table-room').getAttribute('data-inputs'));

/** Somebody else, in another browser. */
async function opened(link: string): ReturnType<typeof visitor> {
  const guest = await visitor(house, { ...LAPTOP, ownTime: true });
  await guest.open(link);
  await tableReady(guest.page);
  return guest;
}

async function playHere(page: Page, side: string): Promise<void> {
  await page.locator('.take-over select').first().selectOption('beginner');
  await page.locator('.take-over select').last().selectOption(side);
  await page.locator('[data-action="take-over"]').click();
  await page.waitForURL('**/table/*');
  await tableReady(page);
}

test('a position is copied as a link from a replay, and whoever opens it elsewhere sees the same and plays on', async () => {
  const host = await visitor(house);
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.open('/replays');
  await host.page.locator('input[type="file"]').setInputFiles({
    name: 'board.json',
    mimeType: 'application/json',
    buffer: Buffer.from(playedBoard('shared').text),
  });
  await host.page.waitForURL('**/replay/file-*');
  await tableReady(host.page);
  const step = (): Promise<string | null> => host.page.locator('.replay-room').getAttribute('data-step');
  for (let steps = 0; steps < 20; steps++) {
    const before = await step();
    await host.page.locator('.timeline [data-tool="stepOn"]').click();
    await expect.poll(step).not.toBe(before);
  }
  await host.page.locator('[data-tool="link"]').click();
  await host.page.locator('dialog [data-action="copy-position"]').click();
  const read = (): Promise<string> => host.page.evaluate<string>('navigator.clipboard.readText()');
  await expect.poll(read).toContain('/position/carrom#');
  const { page, wrong } = await opened((await read()).replace(house.url, ''));
  await expect.poll(() => cells(page)).toEqual(await cells(host.page));
  await expect.poll(() => tokens(page)).toEqual(await tokens(host.page));
  await playHere(page, 'white');
  let strokes = 0;
  await playOn(page, mouse, {
    thinkMs: 400,
    until: ({ buttons }, acted) => buttons.includes('strike') && (strokes = acted) >= 2,
  });
  expect(strokes).toBeGreaterThanOrEqual(2);
  expect([...host.wrong, ...wrong]).toEqual([]);
});

test('a link out of the pause of a running match is good for others too', async () => {
  const host = await visitor(house, { ...LAPTOP, ownTime: true });
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.open('/play/carrom?preset=calm&bot=beginner');
  await tableReady(host.page);
  await playOn(host.page, mouse, {
    thinkMs: 0,
    until: ({ buttons, inputs: made, playing }) => buttons.includes('strike') && made > 2 && !playing,
  });
  await host.page.locator('[data-tool="pause"]').click();
  await host.page.locator('dialog [data-action="copy-position"]').click();
  const read = (): Promise<string> => host.page.evaluate<string>('navigator.clipboard.readText()');
  await expect.poll(read).toContain('/position/carrom#');
  const { page, wrong } = await opened((await read()).replace(house.url, ''));
  await expect.poll(() => cells(page)).toEqual(await cells(host.page));
  expect([...host.wrong, ...wrong]).toEqual([]);
});

const linkTo = async (given: object, seats: 2 | 4, settings: object): Promise<string> =>
  positionLink(carrom, carrom.notation.readPosition(JSON.stringify(given), setupFor(seats, settings))!);
const QUICK = { games: 1, boards: 1, toss: false, trialBoards: false, clocks: false };
/** Two that touch and figures without end; the queen waits in a pocket. */
const METRES = {
  w1: [1 / 30, -0.08],
  w2: [1 / 30 + 0.0318, -0.08],
  w3: [0.2, 0.1 + 0.2],
  b1: [-1 / 7, 0.22],
  b2: [-0.2, -0.1],
};

test('a waiting queen in doubles on another table: the east covers her from there', async () => {
  const { page, wrong } = await opened(
    await linkTo({ metres: METRES, queen: 'pending', queenSide: 'black', turn: 1, owed: { white: { due: 1 } } }, 4, {
      ...QUICK,
      table: { friction: 0.13, strikerMass: 12 },
    }),
  );
  await expect.poll(async () => JSON.stringify(await tokens(page))).toMatch(/has to cover the queen/);
  expect(JSON.stringify(await tokens(page))).toMatch(/owes 1 piece/);
  await playHere(page, 'black');
  await page.locator('.t-actions [data-action="strike"]').waitFor();
  await page.locator('.hint-card button').click();
  await expect.poll(() => page.locator('.turn-line').textContent()).toMatch(/Guest \(East\) has to cover the queen/);
  // From the east, up is west and right is north.
  await page.locator('[data-cell="E5"]').focus();
  const here = (): Promise<string> => page.evaluate<string>('document.activeElement.dataset.cell');
  for (const [key, cell] of [
    ['ArrowUp', 'D5'],
    ['ArrowRight', 'D6'],
    ['ArrowDown', 'E6'],
    ['ArrowLeft', 'E5'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(here).toBe(cell);
  }
  const before = await inputs(page);
  await page.locator('.t-actions [data-action="strike"]').click();
  await expect.poll(() => inputs(page)).toBeGreaterThan(before);
  expect(wrong).toEqual([]);
});

test('pieces that are owed are placed by whoever opens the link', async () => {
  const { page, wrong } = await opened(
    await linkTo(
      {
        metres: METRES,
        phase: 'placing',
        turn: 0,
        queen: 'covered',
        queenSide: 'white',
        owed: { black: { due: 1, penalty: 1 } },
        options: [{ name: 'place', owner: 'white', seat: 0, choices: ['waive'] }],
      },
      2,
      QUICK,
    ),
  );
  await playHere(page, 'white');
  await page.locator('.t-actions [data-action="place"]').click();
  await expect.poll(() => inputs(page)).toBeGreaterThan(0);
  await expect.poll(async () => JSON.stringify(await tokens(page))).toMatch(/owes 1 piece/);
  expect(wrong).toEqual([]);
});

test('a link that was cut off says so and leads on', async () => {
  const { page, open } = await visitor(house);
  await open('/position/carrom#abc');
  await page.locator('.room-message a').first().waitFor();
  await expect.poll(() => page.locator('h1').textContent()).toBe('The link leads to no position');
});
