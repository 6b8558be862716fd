import { LiveMatch, type AnyGame, type AnyShape, type Match } from '@bande/core';
import { registry } from '@bande/games';
import { readRecord, setupOf, verify, type MatchRecord } from '@bande/record';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { positionLink } from '../apps/web/src/board/share/position-link.ts';
import { fitTable, project, type Bounds } from '../packages/stage/src/camera/camera-fit.ts';
import type { Vec3 } from '../packages/stage/src/frames/motion.ts';
import { LAPTOP, tableReady, visitor, type House, type Manner, type Visitor } from './visitor.ts';

/** What browser tests of live tables have in common: a table is sat down at, hands pull, time passes as the test lets it, and Node plays the record. */

export type Record = MatchRecord<AnyShape>;
export type At = readonly [x: number, y: number];
export type Way = readonly [from: At, to: At];

export const FROM_ABOVE = { ...LAPTOP, ownTime: true, settings: { view: 'top' } } as const;

/** Where a place of a table is seen on the screen: worked out as the camera does it, from above. */
export async function fromAbove(page: Page, boundsOf: (isTall: boolean) => Bounds, place: Vec3): Promise<At> {
  const { width, height, ...inset } = await page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('.match-board')!;
    const covered = (side: string): number => Number.parseInt(board.style.getPropertyValue(`--inset-${side}`), 10);
    return {
      width: board.clientWidth,
      height: board.clientHeight,
      top: covered('top'),
      right: covered('right'),
      bottom: covered('bottom'),
      left: covered('left'),
    };
  });
  const pose = fitTable(boundsOf(width < height), { width, height, inset }, 'top', 'front');
  const [across, up] = project(pose, place, width / height);
  return [((across + 1) / 2) * width, ((1 - up) / 2) * height];
}

export const inputsOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table-room').getAttribute('data-inputs'));

/** From now on time passes as the test lets it. */
export async function stopTime(page: Page): Promise<void> {
  const soon = async (): Promise<number> => (await page.evaluate<number>('Date.now()')) + 1000;
  try {
    await page.clock.pauseAt(await soon());
  } catch (error) {
    if (!String(error).includes('Cannot fast-forward to the past')) throw error;
    // A slow page hears of it too late; it stops its clock all the same, before it looks at the time: now nothing is too late.
    await page.clock.pauseAt(await soon());
  }
}

/** Whoever sits down at a table where time passes as the test lets it. */
export async function seatedAt(house: House, path: string, manner: Manner = FROM_ABOVE): Promise<Visitor> {
  const guest = await visitor(house, manner);
  await guest.open(path);
  await tableReady(guest.page);
  await stopTime(guest.page);
  return guest;
}

/** Somebody sits down where a match stands like this: with another one, or against a bot. Nobody's seconds run before the test lets them. */
export async function takenOver(
  house: House,
  game: AnyGame,
  match: Match<AnyShape>,
  manner: Manner = FROM_ABOVE,
  opponent = '',
): Promise<Visitor> {
  const guest = await visitor(house, manner);
  const { page } = guest;
  await guest.open(await positionLink(game, match));
  await tableReady(page);
  await page.locator('.take-over select').first().selectOption(opponent);
  await stopTime(page);
  await page.locator('[data-action="take-over"]').click();
  await page.waitForURL('**/table/*');
  const isLaid = async (): Promise<boolean> => {
    await page.clock.runFor(20);
    return (await page.locator('.match-board canvas').isVisible()) && (await page.locator('.laying').count()) === 0;
  };
  await expect.poll(isLaid).toBe(true);
  return guest;
}

/** Stopped, and shared: the record as this page has written it down. */
export async function shared(page: Page): Promise<Record> {
  await page.locator('[data-tool="pause"]').click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/records'));
  await page.locator('dialog [data-action="share"]').click();
  const read = readRecord((await sent).postData() ?? '', registry);
  if (!read.ok) throw new Error(read.refusal);
  await page.locator('.share-told input').waitFor();
  return read.value.record;
}

/** The match of a record as it began. */
export const begunAs = (game: AnyGame, record: Record): Match<AnyShape> =>
  record.from === null ? game.start(setupOf(record.header)) : record.from.match;

/** As Node plays it to its end. */
export function playedOut(game: AnyGame, record: Record): Match<AnyShape> {
  const live = new LiveMatch(game, begunAs(game, record));
  for (const input of record.inputs) live.play(input);
  live.advance(record.reached);
  return live.match;
}

/** The page has written down the hash of every rest: Node comes to the same. */
export function holdsInNode(game: AnyGame, record: Record): void {
  expect(record.rests.length).toBeGreaterThan(1);
  expect(record.lastRest).not.toBeNull();
  expect(verify(game, record)).toMatchObject({ ok: true, inputs: record.inputs.length });
}

/** Pulled with the mouse from one point of the screen to another, and let go. */
export async function pullOnScreen(page: Page, [from, to]: Way): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

/** Each comes down at a point of the screen, is drawn to another, rests there and is lifted with the others. */
export async function onGlass(page: Page, ways: readonly Way[]): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const at = (type: 'touchStart' | 'touchMove', share: number): Promise<unknown> =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: ways.map(([[x, y], [toX, toY]], id) => ({
        id,
        x: x + (toX - x) * share,
        y: y + (toY - y) * share,
      })),
    });
  await at('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await at('touchMove', share);
  // Where a finger was before it was lifted counts: it rests there.
  await page.clock.runFor(150);
  await at('touchMove', 1);
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const GOES_ON = ['ready', 'choose', 'let-run', 'resume'].map((id) => `[data-action="${id}"]`).join();
/** How many decisions a match takes hangs on the bot, on its luck and on how fast it thinks: only what hangs is given up. */
const TO_ITS_END = { timeout: 850_000 };

/** What a table shows: its clock, and with it whatever else changes when the match goes on. */
const shownAt = (page: Page): Promise<{ readonly isOver: boolean; readonly clock: string; readonly all: string }> =>
  page.evaluate(() => {
    const told = (part: string): string => document.querySelector(part)?.textContent ?? '';
    const { dataset } = document.querySelector<HTMLElement>('.table-room')!;
    return {
      isOver: document.querySelector('dialog [data-action="again"]') !== null,
      clock: told('.scoreboard .when'),
      all: JSON.stringify([dataset, ...['.scoreboard', '.call-card', '.action-bar'].map(told)]),
    };
  });

/** A bot may answer at any moment and take a button away: one that is there is taken hold of where it is found. */
async function lettingGoOn(page: Page): Promise<void> {
  const isThere = await page.evaluate((ways) => {
    const button = [...document.querySelectorAll<HTMLElement>(ways)].find((one) => one.checkVisibility());
    button?.focus();
    return button !== undefined;
  }, GOES_ON);
  if (isThere) await page.keyboard.press('Enter');
}

/**
 * A match at the table that waits for every decision, by keys alone: those that do what is usual, and whatever lets it go on.
 * The usual is done once a second of the match, or where nothing happens without it: the same corner can be shot into the same legs seven times a second.
 */
export async function playedByKeys(page: Page, usual: readonly string[]): Promise<void> {
  let [done, before] = ['', ''];
  const goesOn = async (): Promise<string> => {
    const { clock, all } = await shownAt(page);
    if (clock !== done || all === before) for (const key of usual) await page.keyboard.press(key);
    [done, before] = [clock, all];
    await page.clock.runFor(1500);
    await lettingGoOn(page);
    await page.clock.runFor(1500);
    const shown = await shownAt(page);
    return shown.isOver ? 'over' : shown.all;
  };
  await expect.poll(goesOn, TO_ITS_END).toBe('over');
}

export const card = (page: Page): Promise<string> => page.locator('.call-card').first().innerText();
