import type { Match } from '@bande/games/tipp-kick/state.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  card,
  FROM_ABOVE,
  holdsInNode,
  inputsOf,
  onGlass,
  playedByKeys,
  playedOut as playedIn,
  seatedAt as seatedIn,
  shared,
  takenOver as takenOverIn,
  type Record,
} from './live-table.ts';
import { game, keeperAside, plateWith, pull, shotsIn } from './plate.ts';
import { openHouse, PHONE, tableReady, type House, type Manner, type Visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  await game.prepare?.();
  house = await openHouse();
});
afterAll(() => house.close());

const seatedAt = (path: string, manner?: Manner): Promise<Visitor> => seatedIn(house, path, manner);
const takenOver = (match: Match, manner?: Manner, opponent?: string): Promise<Visitor> =>
  takenOverIn(house, game, match, manner, opponent);
const playedOut = (record: Record): Match => playedIn(game, record) as never;

/** Until the ball lies, as it does within a few seconds. */
const SECONDS = 5000;

test('a kick-off by pointer leaves the circle, and Node replays the record to the same hash', async () => {
  const { page, wrong } = await seatedAt('/play/tipp-kick?preset=quick');
  await page.clock.runFor(1000);
  await pull(page, [0, 0], [0, -160]);
  await page.clock.runFor(SECONDS);
  const record = await shared(page);
  expect(shotsIn(record)).toHaveLength(1);
  const { state } = playedOut(record);
  expect(state.movement).toBeNull();
  expect(state.last).toMatchObject({ as: 'kickOff', leftCircle: true });
  holdsInNode(game, record);
  expect(wrong).toEqual([]);
});

test('a goal by pointer past the keeper is called with its paragraph, counted and kicked off anew', async () => {
  const { page, wrong } = await takenOver(
    keeperAside(plateWith({ turn: 'red', ball: { at: [0, 400], top: 'white' } }), 30),
  );
  await pull(page, [0, 400], [25, 250]);
  // The card goes when the match has gone on.
  const isTold = async (): Promise<boolean> => {
    await page.clock.runFor(100);
    return page.locator('.call-card').isVisible();
  };
  await expect.poll(isTold).toBe(true);
  expect(await card(page)).toMatch(/goal/i);
  expect(await card(page)).toContain('DTKV-8');
  expect(await page.locator('.scoreboard').innerText()).toMatch(/1\s*:\s*0/);
  await page.clock.runFor(SECONDS);
  const record = await shared(page);
  expect(playedOut(record).state).toMatchObject({
    score: { red: 1, blue: 0 },
    restart: { kind: 'kickOff', by: 'blue' },
  });
  expect(wrong).toEqual([]);
});

test('a kick-in by pointer goes more than 4.5 cm, and Node replays it to the same hash', async () => {
  const { page, wrong } = await takenOver(plateWith({ restart: { kind: 'kickIn', by: 'red', at: [340, 60] } }));
  await pull(page, [340, 60], [340 + 140, 60 - 30]);
  await page.clock.runFor(SECONDS);
  const record = await shared(page);
  const { state } = playedOut(record);
  expect(state.last).toMatchObject({ as: 'kickIn' });
  expect(state.ball.at![0]).toBeLessThan(340 - 45);
  holdsInNode(game, record);
  expect(wrong).toEqual([]);
});

test('a corner by pointer: it lies in its quarter circle, is played before the goal, and Node replays it to the same hash', async () => {
  const { page, wrong } = await takenOver(plateWith({ restart: { kind: 'corner', by: 'red', corner: 'east' } }));
  await pull(page, [340, 520], [340 + 140, 520 + 40]);
  await page.clock.runFor(SECONDS);
  const record = await shared(page);
  const { state } = playedOut(record);
  expect(state.last).toMatchObject({ as: 'corner', by: 'red' });
  holdsInNode(game, record);
  expect(wrong).toEqual([]);
});

test('a penalty by pointer: the keeper waits on his line, the shot passes him, and it is a goal', async () => {
  const { page, wrong } = await takenOver(
    keeperAside(plateWith({ restart: { kind: 'penalty', by: 'red', released: true } }), 30),
  );
  await pull(page, [0, 420], [25, 270]);
  await page.clock.runFor(SECONDS);
  await expect.poll(() => page.locator('.scoreboard').innerText()).toMatch(/1\s*:\s*0/);
  const record = await shared(page);
  expect(playedOut(record).state).toMatchObject({ score: { red: 1, blue: 0 }, last: { as: 'penalty' } });
  expect(wrong).toEqual([]);
});

test('by finger on a phone against a bot: the first shot goes where the finger did not', async () => {
  const { page, wrong } = await seatedAt('/play/tipp-kick?preset=quick&bot=beginner', {
    ...PHONE,
    ownTime: true,
    settings: { view: 'top' },
  });
  await page.clock.runFor(1500);
  await onGlass(page, [
    [
      [195, 520],
      [185, 620],
    ],
  ]);
  await page.clock.runFor(3000);
  await page.clock.resume();
  const record = await shared(page);
  expect(shotsIn(record)[0]).toMatchObject({ by: 0 });
  holdsInNode(game, record);
  expect(wrong).toEqual([]);
});

test('a reload in mid-shot: the ball goes on from the same bits, and Node replays the record to the same hash', async () => {
  const { page, wrong } = await seatedAt('/play/tipp-kick?preset=quick');
  await page.clock.runFor(1000);
  await pull(page, [0, 0], [20, -150]);
  await page.clock.runFor(250);
  await expect.poll(() => inputsOf(page)).toBe(1);
  await page.reload();
  await page.clock.resume();
  await tableReady(page);
  await page.locator('dialog [data-action="resume"]').click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.clock.runFor(SECONDS);
  const record = await shared(page);
  const { state } = playedOut(record);
  expect(state.last).toMatchObject({ as: 'kickOff' });
  // Stopped while the ball was on its way.
  const stopped = record.inputs.find((input) => input.kind === 'clock');
  expect(stopped!.tick - shotsIn(record)[0]!.tick).toBeLessThan(240);
  holdsInNode(game, record);
  expect(wrong).toEqual([]);
});

test('a match of a minute by keyboard at the slow table, to its end', async () => {
  const slow = { ...FROM_ABOVE, settings: { view: 'top', pace: { rate: 1, decide: true } } } as never;
  const minute = plateWith({ settings: { limits: false, halfMinutes: 0.5 }, restart: { kind: 'kickOff', by: 'red' } });
  const { page, wrong } = await takenOver(minute, slow, 'beginner');
  await playedByKeys(page, ['f']);
  expect(wrong).toEqual([]);
});
