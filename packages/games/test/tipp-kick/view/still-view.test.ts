import { inPlay } from '@bande/core';
import { ballAt, laidOut, newPlate, squareOf } from '@bande/games/tipp-kick/plate.ts';
import { readSettings } from '@bande/games/tipp-kick/settings.ts';
import { start } from '@bande/games/tipp-kick/start.ts';
import { withState, type Match, type Setup, type TippKick } from '@bande/games/tipp-kick/state.ts';
import { view } from '@bande/games/tipp-kick/view/index.ts';
import type { Spot } from '@bande/games/tipp-kick/zones.ts';
import { loadEngine } from '@bande/physics/engine';
import type { SceneProps } from '@bande/stage/view';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { fingerEvent, openPage, shown, type Shown } from '../../scene-in-node.ts';

const settings = readSettings({});
const opening = start({
  edition: 'dtkv-2012.1',
  mode: 'live',
  seed: 1,
  settings,
  seating: ['red', 'blue'],
} as unknown as Setup);
/** Red's ball lies there, in play. */
const lying = (at: Spot): Match => {
  const lie = { ...laidOut(settings), ball: ballAt(at, squareOf('white')) };
  return withState(opening, { plate: newPlate(lie, inPlay(0)), restart: null, turn: 'red' });
};

beforeAll(async () => {
  await loadEngine();
  // The engine asks a window for its clock.
  Object.assign(openPage().keys, { performance });
});

const nothing = (): void => {};
const propsOf = (match: Match, now: { match: Match }): SceneProps<TippKick> => ({
  match,
  running: { match: () => now.match, tick: () => 0, subscribe: () => nothing },
  show: null,
  intent: null,
  marks: { pickable: new Set(), picked: [], focused: null, lit: new Set(), hinted: new Set() },
  pointing: { onPick: nothing, onFocus: nothing },
  hands: { draft: null, seat: 0, seats: [0], onAct: nothing, onSteer: nothing, hint: null, guide: 'off' },
  camera: { view: 'tilted', near: 'red', roam: false },
  motion: { reducedMotion: false, speed: 1 },
});

let open: Shown<SceneProps<TippKick>> | null = null;
afterEach(async () => {
  await open?.leave();
  open = null;
});
/** A table at which the ball lies here, and may be laid elsewhere. */
async function tableWith(at: Spot) {
  const now = { match: lying(at) };
  const props = propsOf(now.match, now);
  const table = (open = await shown(await view.loadScene(), props));
  let seconds = 0;
  const pass = async (more: number): Promise<void> => {
    for (const end = seconds + more - 0.05; seconds < end;) await table.frame((seconds += 0.1));
  };
  return {
    ...table,
    pass,
    lay: (spot: Spot) => {
      now.match = lying(spot);
      return table.tell({ ...props, match: now.match });
    },
    press: () =>
      table.beforeFrame(
        () => table.canvas.dispatchEvent(fingerEvent('pointerdown', { at: [500, 500], t: 0 })),
        (seconds += 0.25),
      ),
    lift: () => table.after(() => table.canvas.dispatchEvent(fingerEvent('pointerup', { at: [500, 500], t: 1 }))),
  };
}
const apart = (a: readonly number[], b: readonly number[]): number => Math.hypot(...a.map((value, i) => value - b[i]!));

test('a table is opened with the picture in which one plays: it goes nowhere first', async () => {
  const { pose, pass } = await tableWith([0, 0]);
  const first = pose();
  await pass(3);
  expect(apart(first, pose())).toBeLessThan(0.001);
});

test('a press stops the camera in that moment, and lifted it goes on to where it was bound', async () => {
  const { pose, pass, lay, press, lift } = await tableWith([0, 0]);
  await pass(1);
  const before = pose();
  await lay([-300, 480]);
  await pass(0.4);
  const underWay = pose();
  expect(apart(before, underWay)).toBeGreaterThan(0.5);
  await press();
  expect(apart(underWay, pose())).toBeLessThan(0.001);
  await pass(2);
  expect(apart(underWay, pose())).toBeLessThan(0.001);
  await lift();
  await pass(2);
  const there = pose();
  expect(apart(underWay, there)).toBeGreaterThan(0.5);
  await pass(1);
  expect(apart(there, pose())).toBeLessThan(0.001);
});

test('cards are told their corner as long as the table is seen: no other table finds it there', async () => {
  const { dataset } = document.documentElement;
  const { pass, leave } = await tableWith([0, 0]);
  await pass(0.3);
  expect(dataset['cardSide']).toMatch(/^(left|right)$/);
  await leave();
  open = null;
  expect(dataset).not.toHaveProperty('cardSide');
});
