import { LiveMatch, type AnyGame, type AnyShape, type Input } from '@bande/core';
import { registry } from '@bande/games';
import { spotsOf } from '@bande/games/subbuteo/line-ups.ts';
import { isQuiet } from '@bande/games/subbuteo/motion.ts';
import { PITCH } from '@bande/games/subbuteo/table.ts';
import { readRecord, setupOf, verify, type MatchRecord } from '@bande/record';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundsOf, toTable } from '../packages/games/src/subbuteo/view/layout.ts';
import { fitTable, project } from '../packages/stage/src/camera-fit.ts';
import { LAPTOP, openHouse, PHONE, tableReady, visitor, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const game: AnyGame = registry.find(({ id }) => id === 'subbuteo')!;
type Record = MatchRecord<AnyShape>;
type At = readonly [x: number, y: number];

/** Where a place of the pitch is seen, in metres from its centre spot: worked out as the camera does it, from above. */
async function seenAt(page: Page, [x, y]: At): Promise<At> {
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
  const pose = fitTable(boundsOf(PITCH, width < height), { width, height, inset }, 'top', 'front');
  const [across, up] = project(pose, toTable({ x, y }), width / height);
  return [((across + 1) / 2) * width, ((1 - up) / 2) * height];
}

const inputsOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table-room').getAttribute('data-inputs'));

/** From now on time passes as the test lets it. */
const stopTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1000);

/** Everything as for a kick-off, from a pitch that begins with a chance; the whole table is seen then. */
async function kickOff(page: Page): Promise<void> {
  await page.locator('[data-action="hand-mode"]').click();
  await page.locator('[data-action="lineUp"]').first().click();
  await page.locator('[data-action="hand-mode"]').click();
  await expect.poll(() => inputsOf(page)).toBe(1);
  await stopTime(page);
  await page.clock.runFor(5000);
}

/** Pulled back from one place to another with the mouse, and let go. */
async function pull(page: Page, from: At, to: At): Promise<void> {
  await page.mouse.move(...(await seenAt(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await seenAt(page, to)), { steps: 4 });
  await page.mouse.up();
}

/** Stopped, and shared: the record as this page has written it down. */
async function shared(page: Page): Promise<Record> {
  await page.locator('[data-tool="pause"]').click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/records'));
  await page.locator('dialog [data-action="share"]').click();
  const read = readRecord((await sent).postData() ?? '', registry);
  if (!read.ok) throw new Error(read.refusal);
  await page.locator('.share-told input').waitFor();
  return read.value.record;
}

type Flicked = Extract<Input<AnyShape>, { kind: 'action' }> & {
  readonly action: { readonly figure?: string; readonly strength?: number };
};
const flicksIn = ({ inputs }: Record): readonly Flicked[] =>
  inputs.flatMap((input) => (input.kind === 'action' && input.action.kind === 'flick' ? [input] : []));

/** Whether something moves when the input that meets the test takes effect, as Node plays it. */
function movesAt(record: Record, meant: (input: Input<AnyShape>, i: number) => boolean): boolean {
  const live = LiveMatch.start(game, setupOf(record.header));
  for (const [i, input] of record.inputs.entries()) {
    live.advance(input.tick);
    if (meant(input, i)) return !isQuiet((live.match as never as { state: { motion: never } }).state.motion);
    live.play(input);
  }
  throw new Error('no such input');
}

/** The page has written down the hash of every rest: Node comes to the same. */
function holdsInNode(record: Record): void {
  expect(record.rests.length).toBeGreaterThan(1);
  expect(record.lastRest).not.toBeNull();
  expect(verify(game, record)).toMatchObject({ ok: true, inputs: record.inputs.length });
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
  holdsInNode(record);
  expect(wrong).toEqual([]);
});

/** Fingers on the glass: each comes down, is drawn to its place, rests there and is lifted with the others. */
async function byFingers(page: Page, ways: readonly (readonly [from: At, to: At])[]): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const seen = await Promise.all(
    ways.map(async ([from, to]) => [await seenAt(page, from), await seenAt(page, to)] as const),
  );
  const at = (type: 'touchStart' | 'touchMove', share: number): Promise<unknown> =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: seen.map(([[x, y], [toX, toY]], id) => ({
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
  holdsInNode(record);
  expect(wrong).toEqual([]);
});
