import { LiveMatch, tick, TICKS_PER_SECOND } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { isQuiet } from '@bande/games/subbuteo/motion.ts';
import { start } from '@bande/games/subbuteo/start.ts';
import type { Match, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { view } from '@bande/games/subbuteo/view/index.ts';
import { armSound } from '@bande/stage/sound';
import type { SceneProps } from '@bande/stage/view';
import { expect, test } from 'vitest';
import { onePerson } from './training/session.ts';
import { putUpLoudspeaker } from '../loudspeaker.ts';
import { openPage, shown } from '../scene-in-node.ts';

const page = openPage();
// Numbers are written on shirts.
Object.assign(document, { fonts: { status: 'loaded' } });
const Scene = await view.loadScene();
const loudspeaker = putUpLoudspeaker();
armSound();
page.keys.dispatchEvent(new Event('pointerdown'));

const nothing = (): void => {};
const propsOf = (match: () => Match, now: () => number): SceneProps<Subbuteo> => ({
  match: match(),
  running: { match, tick: now, subscribe: () => nothing },
  show: null,
  intent: null,
  marks: { pickable: new Set(), picked: [], focused: null, lit: new Set(), hinted: new Set() },
  pointing: { onPick: nothing, onFocus: nothing },
  hands: { draft: null, seat: null, seats: [], onAct: nothing, onSteer: nothing, hint: null, guide: 'off' },
  camera: { view: 'top', near: 'red', roam: false },
  motion: { reducedMotion: false, speed: 1 },
});

test('a figure that was flicked is heard sliding over the cloth, ever softer, until it stands; nobody else is', async () => {
  const live = new LiveMatch(subbuteo, start(onePerson, 'free'));
  const action = { kind: 'flick', figure: 'R2', direction: 90, strength: 0.4, nail: 0, tick: false } as const;
  expect(live.play({ tick: tick(0), kind: 'action', by: 0, action }).ok).toBe(true);
  let now = 0;
  const table = await shown(
    Scene,
    propsOf(
      () => live.match,
      () => now,
    ),
  );
  const heard: number[] = [];
  for (let frame = 1; !isQuiet(live.match.state.motion); frame++) {
    now = (frame * TICKS_PER_SECOND) / 60;
    live.advance(tick(now));
    loudspeaker.pass(1 / 60);
    await table.frame(frame / 60);
    heard.push(loudspeaker.loudness());
    expect(loudspeaker.playing()).toBeLessThanOrEqual(1);
  }
  expect(heard.length).toBeGreaterThan(20);
  expect(heard[2]).toBeGreaterThan(0);
  expect(heard[2]).toBeGreaterThan(3 * heard.at(-4)!);
  expect(heard.at(-1)).toBeLessThan(0.001);
  await table.leave();
});
