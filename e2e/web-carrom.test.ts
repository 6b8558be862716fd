import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { debts, lies, playedBoard } from './carrom-kept.ts';
import { outOfBand, overPockets, seenFromAbove } from './carrom-seen.ts';
import { keepAs } from './kept.ts';
import { inputsOf, stopTime } from './live-table.ts';
import { finger, lookAt, mouse, playOn, type Hands } from './player.ts';
import { LAPTOP, openHouse, PHONE, tableReady, visitor, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const dial = (page: Page, id: string) => page.locator(`[data-dial="${id}"] input`);
const turn = async (page: Page, id: string, value: number): Promise<void> => dial(page, id).fill(String(value));

/** Sets the dials before every stroke, another direction each time; everything else is a button. */
function striker(): Hands & { readonly strokes: () => number } {
  let strokes = 0;
  return {
    ...mouse,
    strokes: () => strokes,
    async press(page, action) {
      if (action === 'strike') {
        strokes++;
        await turn(page, 'angle', ((strokes * 37) % 81) - 40);
        await turn(page, 'force', strokes === 1 ? 1 : 0.45);
      }
      await mouse.press(page, action);
    },
  };
}

/** Every call on its card names its law, and the board says what lies where. */
async function theTableTells(page: Page): Promise<void> {
  expect(await page.locator('.call-card .t-paragraph').first().textContent()).toMatch(/ICF-/);
  expect(await page.locator('[role="gridcell"]').count()).toBe(81);
  expect(await page.locator('[data-cell="A1"]').getAttribute('aria-label')).toMatch(/pocket|Tasche/);
}

/** A bot that breaks may clear a board before one has struck twice; then another is played. */
async function aSecondStroke(page: Page, hands: ReturnType<typeof striker>): Promise<void> {
  for (let boards = 0; boards < 10; boards++) {
    const struckTwice = (): boolean => hands.strokes() >= 2;
    await playOn(page, hands, { thinkMs: 400, until: ({ buttons }) => buttons.includes('strike') && struckTwice() });
    if (struckTwice() && !(await lookAt(page)).over) return;
    await page.locator('dialog [data-action="again"]').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await tableReady(page);
  }
  throw new Error('ten boards were over before a second stroke');
}

test('a board from the start page, aimed by dials and struck against a bot to its end', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true });
  await open('/');
  const card = page.locator('.table-card').filter({ hasText: 'Carrom' });
  // Against a beginner a player without an aim needs hundreds of strokes for a board.
  await card.getByLabel('Opponent').selectOption('club');
  await card.getByRole('button', { name: 'Play now' }).click();
  await tableReady(page);
  const hands = striker();
  await aSecondStroke(page, hands);
  await theTableTells(page);
  await playOn(page, hands, { thinkMs: 400 });
  expect(hands.strokes()).toBeGreaterThanOrEqual(2);
  expect(await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()).toMatch(
    /^(You win!|(Home|Guest) wins)$/,
  );
  expect(wrong).toEqual([]);
});

test('alone: no opponent, every stroke is counted, and whoever gives up is told how many it were', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true });
  await open('/');
  const card = page.locator('.table-card').filter({ hasText: 'Carrom' });
  await card.locator('summary').click();
  await card.getByLabel('Length').selectOption('alone');
  expect(await card.getByLabel('Opponent').isDisabled()).toBe(true);
  await card.getByRole('button', { name: 'Play now' }).click();
  await tableReady(page);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  const hands = striker();
  await playOn(page, hands, {
    thinkMs: 400,
    until: ({ buttons, playing }) => buttons.includes('strike') && !playing && hands.strokes() >= 3,
  });
  await expect.poll(() => page.locator('.table-top .scoreboard .figures').textContent()).toBe('3');
  await page.locator('[data-tool="pause"]').click();
  await page.locator('.giving-up summary').click();
  await page.locator('[data-action="give-up"]').click();
  await page.locator('[data-action="rather-not"]').click();
  await page.locator('[data-action="give-up"]').click();
  await page.locator('[data-action="sure"]').click();
  await page.clock.fastForward(2000);
  await page.locator('dialog[open] [data-action="again"]').waitFor();
  expect(await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()).toBe(
    'Not cleared: 3 strokes.',
  );
  expect(wrong).toEqual([]);
});

test('a match in which nobody has done anything is called off, never by one slip, and counts for nothing', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true });
  await open('/play/carrom?preset=alone');
  await tableReady(page);
  await page.locator('[data-tool="pause"]').click();
  await page.locator('.giving-up summary').click();
  await page.locator('[data-action="give-up"]').click();
  expect(await page.locator('dialog[open] [data-action="sure"]').textContent()).toBe('Yes: Call the match off');
  expect(await page.locator('.scoreboard .figures').first().textContent()).toBe('0');
  await page.locator('[data-action="sure"]').click();
  await page.clock.fastForward(2000);
  await page.locator('dialog[open] [data-action="again"]').waitFor();
  expect(await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()).toBe(
    'Called off, not played',
  );
  expect(wrong).toEqual([]);
});

test('a doubles board with three bots', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true });
  await open('/play/carrom?preset=doubles&bot=expert');
  await tableReady(page);
  const hands = striker();
  await playOn(page, hands, { thinkMs: 400 });
  expect(await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()).toMatch(
    /^(You win!|(Home|Guest) wins)$/,
  );
  expect(wrong).toEqual([]);
});

test('the rack is turned by hand and by keys before the break, and goes along with being ready; the striker slides along its line, a pull from anywhere is called off or goes when it is let go, a press aims, keys turn the dials', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true, settings: { view: 'top' } });
  await open('/play/carrom?preset=calm&bot=beginner');
  await tableReady(page);
  await theRackIsTurned(page);
  await theStrikerIsLed(page);
  expect(wrong).toEqual([]);
});

async function theRackIsTurned(page: Page): Promise<void> {
  const turned = async (): Promise<number> => Number(await dial(page, 'degrees').inputValue());
  const { x, y, unit } = await seenFromAbove(page);
  const centre = y - 252 * unit;
  await drag(page, [x, centre + 112 * unit], [x + 79 * unit, centre + 79 * unit]);
  await expect.poll(turned).toBeLessThan(-42);
  const byHand = await turned();
  expect(byHand).toBeGreaterThan(-48);
  await page.locator('[data-action="ready"]').focus();
  await page.keyboard.press('l');
  await page.keyboard.press('Shift+L');
  await expect.poll(turned).toBe(byHand + 6);
  await page.keyboard.press('Escape');
  await expect.poll(turned).toBe(0);
  await page.keyboard.press('Shift+L');
  await page.locator('[data-action="ready"]').click();
  await page.locator('[data-action="strike"]').waitFor();
  // The draw of the rack, its turn, and being ready.
  await expect.poll(() => inputsOf(page)).toBe(3);
}

/** What was called stays until there was time to read it, and then something else may take its place: afterwards nothing at the table's edge changes by itself. */
async function everythingIsRead(page: Page): Promise<void> {
  const unread = async (): Promise<number> => {
    await page.clock.fastForward(1000);
    return page.locator('.call-card:not(.is-read)').count();
  };
  await expect.poll(unread).toBe(0);
}

async function theStrikerIsLed(page: Page): Promise<void> {
  await playOn(page, mouse, { thinkMs: 0, until: ({ buttons, playing }) => buttons.includes('strike') && !playing });
  await everythingIsRead(page);
  const value = async (id: string): Promise<number> => Number(await dial(page, id).inputValue());
  const before = await value('force');
  const { x, y, unit } = await seenFromAbove(page);
  await drag(page, [x, y], [x + 100 * unit, y]);
  await expect.poll(() => value('x')).toBeGreaterThan(90);
  expect(await value('x')).toBeLessThan(110);
  const inputs = (): Promise<number> => inputsOf(page);
  const [begun, slid] = [await inputs(), await value('x')];
  // Pulled back, the hand says direction and power while the striker stays; back where it came down, or by Escape, nothing has been done.
  await page.mouse.move(x - 150 * unit, y - 300 * unit);
  await page.mouse.down();
  await page.mouse.move(x - 110 * unit, y - 180 * unit, { steps: 4 });
  await expect.poll(() => value('angle')).toBeLessThan(-10);
  expect(await value('force')).not.toBe(before);
  expect(await value('x')).toBe(slid);
  await page.mouse.move(x - 150 * unit, y - 300 * unit, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => [await value('angle'), await value('force'), await inputs()])
    .toEqual([0, before, begun]);
  await page.mouse.move(x - 150 * unit, y - 300 * unit);
  await page.mouse.down();
  await page.mouse.move(x - 110 * unit, y - 180 * unit, { steps: 4 });
  await expect.poll(() => value('angle')).toBeLessThan(-10);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const isAsItWas = async (): Promise<readonly number[]> => [await value('angle'), await value('x'), await inputs()];
  await expect.poll(isAsItWas).toEqual([0, slid, begun]);
  // So does the right button, pressed while the left one is held.
  const written = await watchWriting(page);
  await page.mouse.down();
  await page.mouse.move(x - 150 * unit, y - 300 * unit, { steps: 4 });
  await expect.poll(() => value('force')).not.toBe(before);
  expect(await written()).toEqual(['action-bar']);
  await page.mouse.down({ button: 'right' });
  await expect.poll(async () => [await value('angle'), await value('force')]).toEqual([0, before]);
  await page.mouse.up({ button: 'right' });
  await page.mouse.up();
  await expect.poll(isAsItWas).toEqual([0, slid, begun]);
  await page.mouse.click(x + 100 * unit + 150 * unit, y - 150 * unit);
  await expect.poll(() => value('angle')).toBeGreaterThan(40);
  expect(await value('angle')).toBeLessThan(50);
  await page.locator('[data-action="strike"]').focus();
  const [aimed, placed] = [await value('angle'), await value('x')];
  await page.keyboard.press('l');
  await page.keyboard.press('Shift+D');
  await expect.poll(() => value('angle')).toBeCloseTo(aimed + 1, 3);
  await expect.poll(() => value('x')).toBeCloseTo(placed + 0.5, 3);
  await page.locator('[data-cell="A9"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => value('angle')).toBeLessThan(-30);
  expect(await value('x')).toBeCloseTo(placed + 0.5, 3);
  expect(await page.locator('.is-refusal').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(async () => [await value('x'), await value('angle'), await value('force')]).toEqual([0, 0, before]);
  await drag(page, [x - 150 * unit, y - 300 * unit], [x - 110 * unit, y - 180 * unit]);
  await expect.poll(inputs).toBe(begun + 1);
}

/** The middle of the table, where nothing is written over it. */
const MIDDLE = { x: 240, y: 200, width: 480, height: 380 };

test('a board is watched again: in slow motion, and from all around by keys', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true, reducedMotion: 'no-preference' });
  await open('/replays');
  const { text, record } = playedBoard('watched');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'board.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.waitForURL('**/replay/file-*');
  const stroke = record.inputs.findIndex((input) => input.kind === 'action' && input.action.kind === 'strike');
  await page.goto(`${page.url().split('?')[0]}?t=${stroke}`);
  await tableReady(page);
  await stopTime(page);
  const step = async (): Promise<number> => Number(await page.locator('.replay-room').getAttribute('data-step'));
  /** A moment later: however long a picture takes, no more time has passed in it. */
  const seen = async (): Promise<Buffer> => {
    await page.clock.runFor(100);
    return page.screenshot({ clip: MIDDLE });
  };
  const isSeenAs = async (picture: Buffer): Promise<boolean> => (await seen()).equals(picture);
  for (let i = 0; i < 3; i++) await page.keyboard.press('<');
  await expect.poll(() => page.locator('[data-tool="speed"]').inputValue()).toBe('0.1');
  await page.keyboard.press(' ');
  const isOnItsWay = async (): Promise<number> => {
    await page.clock.runFor(100);
    return step();
  };
  await expect.poll(isOnItsWay).toBe(stroke + 1);
  const first = await seen();
  await expect.poll(() => isSeenAs(first)).toBe(false);
  expect(await step()).toBe(stroke + 1);
  await page.keyboard.press(' ');
  await page.keyboard.press('Home');
  await expect.poll(step).toBe(0);
  // Until everything lies where it belongs.
  let from = await seen();
  await expect
    .poll(async () => {
      const before = from;
      from = await seen();
      return from.equals(before);
    })
    .toBe(true);
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowDown', '+']) {
    const before = await seen();
    await page.keyboard.press(key);
    await expect.poll(() => isSeenAs(before)).toBe(false);
  }
  await page.keyboard.press('0');
  await expect.poll(() => isSeenAs(from)).toBe(true);
  expect(await step()).toBe(0);
  expect(wrong).toEqual([]);
});

/** From now on: which parts of the page are written anew; it stands still while a hand moves, but for the figures that the hand sets. */
async function watchWriting(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const parts = new Set<string>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement!;
        if (element.tagName !== 'CANVAS') parts.add((element.closest('.action-bar') ?? element).className);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { writtenParts: parts });
  });
  return () => page.evaluate(() => [...(window as unknown as { writtenParts: Set<string> }).writtenParts]);
}

async function drag(page: Page, ...way: readonly (readonly [number, number])[]): Promise<void> {
  const [[x, y], ...rest] = way as [readonly [number, number], ...(readonly [number, number])[]];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [toX, toY] of rest) await page.mouse.move(toX, toY, { steps: 4 });
  await page.mouse.up();
}

/** A finger comes down, is drawn to another place, rests there for a moment and is lifted. */
async function pullByFinger(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const at = async (type: 'touchStart' | 'touchMove', share: number): Promise<void> => {
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    await device.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  };
  await at('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await at('touchMove', share);
  await page.clock.runFor(150);
  await at('touchMove', 1);
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('on a phone everything fits, a finger strikes, and no card ever lies over a pocket', async () => {
  const { page, wrong, open } = await visitor(house, { ...PHONE, ownTime: true });
  await open('/play/carrom?preset=calm&bot=beginner');
  await tableReady(page);
  const hands: Hands = { ...mouse, press: (on, action) => finger.press(on, action) };
  let strokes = 0;
  await playOn(page, hands, {
    thinkMs: 0,
    until: ({ buttons, inputs }) => buttons.includes('strike') && (strokes = inputs) > 1,
  });
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await pullByFinger(page, [200, 300], [180, 380]);
  await expect.poll(() => inputsOf(page)).toBeGreaterThan(strokes);
  const [covering, cards] = [new Set<string>(), new Set<string>()];
  await playOn(page, hands, {
    thinkMs: 0,
    until: ({ inputs }) => inputs > strokes + 12,
    async seen() {
      for (const one of await overPockets(page)) covering.add(one);
      for (const card of await page.locator('.call-card').allTextContents()) cards.add(card);
    },
  });
  expect(cards.size).toBeGreaterThan(1);
  expect([...covering]).toEqual([]);
  expect(wrong).toEqual([]);
});

const PHONES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
] as const;

/** Pressed until there is none like it: a page that learns how large it is takes buttons away and brings others. */
async function pressAway(page: Page, like: string): Promise<void> {
  const button = page.locator(like);
  const left = async (): Promise<number> => {
    if ((await button.count()) > 0) await button.click({ timeout: 10_000 }).catch(() => {});
    return button.count();
  };
  await expect.poll(left).toBe(0);
}

test('on every phone what is said and set keeps to its bands: with debts, a call, and all dials unfolded', async () => {
  const { page, wrong, open } = await visitor(house, { ...PHONE, settings: { view: 'top' } });
  await open('/');
  const records = { debts: debts(), call: lies().call };
  for (const [id, record] of Object.entries(records)) {
    await keepAs(page, id, { record }, { sitters: ['human', 'club'] });
    await open(`/table/${id}`);
    await tableReady(page);
    const resume = page.locator('dialog[open] [data-action="resume"]');
    await page.locator('.table-room[data-state="waiting"]').or(resume).first().waitFor();
    if (await resume.isVisible()) await resume.click();
    for (const size of PHONES) {
      await page.setViewportSize(size);
      for (const isOpen of [false, true]) {
        await pressAway(page, `.dials-fold[aria-expanded="${!isOpen}"]`);
        await pressAway(page, '.dials-more[aria-expanded="false"]');
        const where = `${id} ${size.width} ${isOpen}`;
        // The page has yet to learn how large it is now.
        await expect.poll(async () => [where, await outOfBand(page), await overPockets(page)]).toEqual([where, [], []]);
      }
    }
  }
  expect(wrong).toEqual([]);
});
