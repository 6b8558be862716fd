import { LiveMatch, type AnyGame, type AnyShape, type Input } from '@bande/core';
import { registry } from '@bande/games';
import { isQuiet } from '@bande/games/subbuteo/motion.ts';
import { PITCH } from '@bande/games/subbuteo/table.ts';
import { readRecord, setupOf, verify, type MatchRecord } from '@bande/record';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { boundsOf, toTable } from '../packages/games/src/subbuteo/view/layout.ts';
import { fitTable, project } from '../packages/stage/src/camera-fit.ts';

export const game: AnyGame = registry.find(({ id }) => id === 'subbuteo')!;
export type Record = MatchRecord<AnyShape>;
export type At = readonly [x: number, y: number];

/** Where a place of the pitch is seen, in metres from its centre spot: worked out as the camera does it, from above. */
export async function seenAt(page: Page, [x, y]: At): Promise<At> {
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

export const inputsOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table-room').getAttribute('data-inputs'));

/** From now on time passes as the test lets it. */
export const stopTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1000);

/** Pulled back from one place to another with the mouse, and let go. */
export async function pull(page: Page, from: At, to: At): Promise<void> {
  await page.mouse.move(...(await seenAt(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await seenAt(page, to)), { steps: 4 });
  await page.mouse.up();
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

type Flicked = Extract<Input<AnyShape>, { kind: 'action' }> & {
  readonly action: { readonly figure?: string; readonly strength?: number };
};
export const flicksIn = ({ inputs }: Record): readonly Flicked[] =>
  inputs.flatMap((input) => (input.kind === 'action' && input.action.kind === 'flick' ? [input] : []));

/** Whether something moves when the input that meets the test takes effect, as Node plays it. */
export function movesAt(record: Record, meant: (input: Input<AnyShape>, i: number) => boolean): boolean {
  const begun = record.from === null ? game.start(setupOf(record.header)) : record.from.match;
  const live = new LiveMatch(game, begun);
  for (const [i, input] of record.inputs.entries()) {
    live.advance(input.tick);
    if (meant(input, i)) return !isQuiet((live.match as never as { state: { motion: never } }).state.motion);
    live.play(input);
  }
  throw new Error('no such input');
}

/** The page has written down the hash of every rest: Node comes to the same. */
export function holdsInNode(record: Record): void {
  expect(record.rests.length).toBeGreaterThan(1);
  expect(record.lastRest).not.toBeNull();
  expect(verify(game, record)).toMatchObject({ ok: true, inputs: record.inputs.length });
}

type Way = readonly [from: At, to: At];

/** Fingers on the glass, from one place of the pitch to another. */
export async function byFingers(page: Page, ways: readonly Way[]): Promise<void> {
  const seen = ways.map(async ([from, to]): Promise<Way> => [await seenAt(page, from), await seenAt(page, to)]);
  await onGlass(page, await Promise.all(seen));
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
