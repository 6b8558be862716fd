import { LiveMatch, tick } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { spotsNow } from '@bande/games/subbuteo/places.ts';
import type { Match } from '@bande/games/subbuteo/state.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presets } from '../packages/games/src/subbuteo/view/words/presets.ts';
import { setupFor } from '../apps/web/src/session/open.ts';
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
  type At,
  type Record,
} from './live-table.ts';
import { flicksIn, game, movesAt, pull } from './pitch.ts';
import { openHouse, PHONE, tableReady, type House, type Manner, type Visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const seatedAt = (path: string, manner?: Manner): Promise<Visitor> => seatedIn(house, path, manner);
const takenOver = (given: object, manner?: Manner, opponent?: string): Promise<Visitor> =>
  takenOverIn(house, game, subbuteo.notation.readGiven(given, 'fistf-4.0'), manner, opponent);
const playedOut = (record: Record): Match => playedIn(game, record) as never;

const metres = ([x, y]: readonly [number, number]): At => [x / 1000, y / 1000];

/** Whoever takes the restart of a match that begins like this, and from where. */
function takerOf(preset: string): At {
  const agreed = presets.find(({ id }) => id === preset)!;
  const live = LiveMatch.start(game, setupFor(game, agreed as never));
  live.advance(tick(1200));
  const match = live.match as never as Match;
  return metres(spotsNow(match)[match.state.restart!.taker as 'R9']!);
}

test('a kick-off by pointer, and Node replays the record to the same hash', async () => {
  const { page, wrong } = await seatedAt('/play/subbuteo?preset=quick');
  await page.clock.runFor(5000);
  const [x, y] = takerOf('quick');
  await pull(page, [x, y], [x, y - 0.12]);
  await page.clock.runFor(8000);
  const record = await shared(page);
  expect(flicksIn(record)).toHaveLength(1);
  expect(playedOut(record).state).toMatchObject({ phase: 'play', restart: null });
  holdsInNode(game, record);
  expect(wrong).toEqual([]);
});

/** Straight behind the ball, on a line to the near corner of the goal. */
const CHANCE = {
  mode: 'live',
  settings: { limits: false, setPieces: 'usual', toss: false },
  attacker: 'red',
  places: { ball: [170, 330], R9: [189, 289], B5: [-200, 380], B4: [-130, 480] },
};

test('a goal by pointer is called with its paragraph, counted and kicked off anew', async () => {
  const { page, wrong } = await takenOver(CHANCE);
  await pull(page, [0.189, 0.289], [0.189 + 0.125 * 0.45, 0.289 - 0.27 * 0.45]);
  await page.clock.runFor(3000);
  await expect.poll(() => page.locator('.scoreboard').innerText()).toMatch(/1\s*:\s*0/);
  expect(await card(page)).toMatch(/goal/i);
  const record = await shared(page);
  expect(playedOut(record).state).toMatchObject({
    score: { red: 1, blue: 0 },
    restart: { kind: 'kickOff', by: 'blue' },
  });
  expect(wrong).toEqual([]);
});

/** As “By the rules” has it: the referee counts ten seconds for every step. */
const { referee: _, ...asked } = presets.find(({ id }) => id === 'club')!.settings as { readonly referee?: string };
const CORNER = {
  mode: 'live',
  // A referee who asks for everything.
  settings: asked,
  restart: { kind: 'corner', by: 'red', at: [399, 599] },
  places: { R8: [330, 420], R9: [-60, 430], R10: [60, 380], B4: [-130, 480], B5: [120, 500] },
};

test('a corner by the rules: ball and taker are dragged, figures moved, ten seconds counted; Node replays it to the same hash', async () => {
  const { page, wrong } = await takenOver(CORNER);
  const ball: At = [0.379, 0.597];
  const taker: At = [0.406, 0.604];
  const says = async (action: string): Promise<void> => {
    const before = await inputsOf(page);
    await page.locator(`.t-actions [data-action="${action}"]`).click();
    await page.clock.runFor(200);
    await expect.poll(() => inputsOf(page)).toBe(before + 1);
  };
  await pull(page, [0.399, 0.599], ball);
  // Not the figure that the referee proposes.
  await pull(page, [0.06, 0.38], taker);
  await says('take');
  await pull(page, [-0.06, 0.43], [-0.06, 0.33]);
  await page.clock.runFor(3000);
  // Red has two more flicks, and lets his time pass: then it is for Blue to do without.
  await page.clock.runFor(8000);
  await says('pass');
  await says('ready');
  await pull(page, taker, [taker[0] + 0.13, taker[1] + 0.035]);
  await page.clock.runFor(4000);
  const record = await shared(page);
  const played = record.inputs.flatMap((input) => (input.kind === 'action' ? [[input.by, input.action]] : []));
  expect(played).toMatchObject([
    [0, { kind: 'take', figure: 'R10', ball: [379, 597] }],
    [0, { kind: 'flick', figure: 'R9' }],
    [1, { kind: 'pass' }],
    [0, { kind: 'ready' }],
    [0, { kind: 'flick', figure: 'R10' }],
  ]);
  const after = playedOut(record);
  expect(after.state).toMatchObject({ phase: 'play', restart: null });
  expect(spotsNow(after).ball![0]).toBeLessThan(300);
  holdsInNode(game, record);
  expect(wrong).toEqual([]);
});

test('the lesson on offside: played forward by pointer, whistled with its paragraph, and learnt', async () => {
  const { page, wrong } = await seatedAt('/learn/subbuteo/offside');
  await pull(page, [0, 0.25], [0, 0.1]);
  await page.clock.runFor(6000);
  await page.locator('.exercise.is-done').waitFor();
  expect(await card(page)).toMatch(/offside/i);
  expect(await page.locator('.exercise').innerText()).toContain('FISTF-II.13.1.1.1a');
  expect(wrong).toEqual([]);
});

test('a block flick in mid-roll and a reload before it has come to rest: Node replays the record to the same hash', async () => {
  const { page, wrong } = await seatedAt('/learn/subbuteo/block');
  const before = await inputsOf(page);
  // The other side plays when it has thought about it.
  const isPlayed = async (): Promise<boolean> => {
    await page.clock.runFor(100);
    return (await inputsOf(page)) > before;
  };
  await expect.poll(isPlayed).toBe(true);
  await page.clock.runFor(200);
  await pull(page, [-0.11, -0.19], [-0.207, -0.253]);
  await page.clock.runFor(200);
  await expect.poll(() => inputsOf(page)).toBe(before + 2);
  await page.reload();
  await page.clock.resume();
  await tableReady(page);
  await page.locator('dialog [data-action="resume"]').click();
  // Blue plays on as soon as somebody stands in his way, and runs into him.
  await page.locator('.exercise.is-done').waitFor();
  await page.clock.runFor(8000);
  const record = await shared(page);
  const [attack, block] = flicksIn(record);
  expect([attack!.by, block!.by]).toEqual([1, 0]);
  expect(movesAt(record, (input) => input === block)).toBe(true);
  expect(movesAt(record, (input) => input.kind === 'clock')).toBe(true);
  expect(playedOut(record).state).toMatchObject({ attacker: 'red' });
  holdsInNode(game, record);
  expect(wrong).toEqual([]);
});

test('a shoot-out by finger: the first shot is taken on a phone against a bot, and counted', async () => {
  const { page, wrong } = await seatedAt('/play/subbuteo?preset=shootOut&bot=beginner', {
    ...PHONE,
    ownTime: true,
    settings: { view: 'top' },
  });
  // The keeper says that he is ready when he has thought about it.
  const isReady = async (): Promise<boolean> => {
    await page.clock.runFor(500);
    return page.locator('[data-action="shoot"]').isVisible();
  };
  await expect.poll(isReady).toBe(true);
  // Anywhere on the glass: away from the ball, which lies before the figure on the way to the goal.
  await onGlass(page, [
    [
      [200, 480],
      [200 - 88, 480 + 66],
    ],
  ]);
  await page.clock.runFor(6000);
  await page.clock.resume();
  const record = await shared(page);
  expect(flicksIn(record)[0]).toMatchObject({ by: 0 });
  expect(playedOut(record).state.shootOut!.shots.red).toBe(1);
  holdsInNode(game, record);
  expect(wrong).toEqual([]);
});

const MINUTE = {
  mode: 'live',
  settings: { limits: false, setPieces: 'usual', toss: false, halfMinutes: 0.5 },
  restart: { kind: 'kickOff', by: 'red' },
};

test('a match of a minute by keyboard at the slow table, to its end', async () => {
  const slow = { ...FROM_ABOVE, settings: { view: 'top', pace: { rate: 1, decide: true } } } as never;
  const { page, wrong } = await takenOver(MINUTE, slow, 'beginner');
  await playedByKeys(page, ['t', 'f']);
  expect(wrong).toEqual([]);
});
