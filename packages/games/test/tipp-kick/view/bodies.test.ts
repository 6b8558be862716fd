import { inPlay } from '@bande/core';
import { loadEngine } from '@bande/physics/engine';
import { quickAim } from '@bande/games/tipp-kick/aim/index.ts';
import { instantAt } from '@bande/games/tipp-kick/motion/index.ts';
import { ballAt, kickerAt, laidOut, newPlate, squareOf, withKicker } from '@bande/games/tipp-kick/plate.ts';
import { readSettings } from '@bande/games/tipp-kick/settings.ts';
import { start } from '@bande/games/tipp-kick/start.ts';
import { withState, type Match, type Setup, type TippKick } from '@bande/games/tipp-kick/state.ts';
import { SCALE } from '@bande/games/tipp-kick/view/layout.ts';
import { view } from '@bande/games/tipp-kick/view/index.ts';
import { createDraft } from '@bande/stage/use-draft';
import type { SceneProps } from '@bande/stage/view';
import type { Mesh, MeshPhongMaterial } from 'three';
import { beforeAll, expect, test } from 'vitest';
import { openPage, shown } from '../../scene-in-node.ts';

const settings = readSettings({ kickers: 2 });
const lie = withKicker(
  { ...laidOut(settings), ball: ballAt([60, 250], squareOf('white')) },
  'blue',
  kickerAt('blue', [0, 420], 0, false),
);
const opening = start({
  edition: 'dtkv-2012.1',
  mode: 'live',
  seed: 1,
  settings,
  seating: ['red', 'blue'],
} as unknown as Setup);

beforeAll(async () => {
  await loadEngine();
  // The engine asks a window for its clock.
  Object.assign(openPage().keys, { performance });
});

/** What a page tells a scene that somebody only watches. */
const propsAt = (now: { match: Match; tick: number }): SceneProps<TippKick> => ({
  match: now.match,
  running: { match: () => now.match, tick: () => now.tick, subscribe: () => () => {} },
  show: null,
  intent: null,
  marks: { pickable: new Set(), picked: [], focused: null, lit: new Set(), hinted: new Set() },
  pointing: { onPick: () => {}, onFocus: () => {} },
  hands: { draft: null, seat: null, seats: [], onAct: () => {}, onSteer: () => {}, hint: null, guide: 'off' },
  camera: { view: 'tilted', near: 'red', roam: false },
  motion: { reducedMotion: true, speed: 1 },
});

test('the table that is drawn is the one that physics moves: ball, kickers, keepers and spares', async () => {
  const stance = quickAim(lie, { facing: 1000, speed: 3, loft: 'flat', colour: 'any' });
  const motion = { rest: lie, since: 0, deeds: [{ kind: 'press', tick: 5, side: 'red', ...stance } as const] };
  const now = { match: withState(opening, { plate: { ...newPlate(lie, inPlay(0)), motion } }), tick: 0 };
  const table = await shown(await view.loadScene(), propsAt(now));
  const at = (name: string): readonly (readonly [number, number, number])[] =>
    table.named(name).map(({ position: { x, y, z } }) => [x / SCALE, -z / SCALE, y / SCALE] as const);
  const kickers = () => table.named('kicker').filter(({ visible }) => visible);
  // Blue's kicker and a spare of each side; nobody has put Red's on the plate yet.
  expect(kickers()).toHaveLength(3);
  expect(table.named('whose ball')[0]!.visible).toBe(true);
  now.tick = 9;
  await table.frame(0.1);
  const { ball, figures } = instantAt(motion, 8);
  const seen = at('the ball')[0]!;
  for (const [i, axis] of (['x', 'y', 'z'] as const).entries()) expect(seen[i]).toBeCloseTo(ball.at[axis], 6);
  expect(kickers()).toHaveLength(4);
  const red = at('kicker')[0]!;
  expect([red[0], red[1]].map((metres) => Math.round(metres * 100_000))).toEqual([stance.x, stance.y]);
  expect(table.named('leg')[0]!.rotation.z).toBeCloseTo((figures.red.pressing!.degrees * Math.PI) / 180, 6);
  expect(table.named('rod')[0]!.position.y).toBeLessThan(0);
  expect(at('keeper')).toHaveLength(2);
  expect(table.named('whose ball')[0]!.visible).toBe(false);
  await table.leave();
});

test('a keeper who is set in secret stands once: solid where he is to stand, and faint where he stood', async () => {
  const now = { match: withState(opening, { plate: newPlate(lie, inPlay(0)), restart: null, turn: 'blue' }), tick: 0 };
  const keep = { kind: 'keep', from: 0, to: 0, forward: 8, lift: 0, roll: 0 } as const;
  const draft = createDraft<TippKick>(keep);
  const table = await shown(await view.loadScene(), {
    ...propsAt(now),
    hands: { ...propsAt(now).hands, draft, seat: 0, seats: [0] },
  });
  const [set] = table.named('keeper of red is set');
  const opacities = (): readonly number[] => {
    const all: number[] = [];
    set!.traverse((one) => {
      if (one.name === 'keeper') all.push(((one.children[0] as Mesh).material as MeshPhongMaterial).opacity);
    });
    return all;
  };
  await table.frame(0.1);
  // Blue's is one of those that stand there.
  expect(table.named('keeper').filter(({ visible }) => visible)).toHaveLength(2);
  expect(opacities()).toEqual([1]);
  await table.after(() => draft.set({ ...keep, from: 20, to: 20 }));
  await table.frame(0.2);
  const [solid, faint] = opacities();
  expect(solid).toBe(1);
  expect(faint).toBeLessThan(0.25);
  await table.leave();
});
