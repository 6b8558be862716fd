import { ChanceStream, legalActions, LiveMatch, playTick, type AnyGame, type AnyShape, type Match } from '@bande/core';
import type { GameView, SceneProps } from '@bande/stage/view';
import { createElement, type ReactElement } from 'react';
import { Vector3, type Object3D } from 'three';
import { expect, vi } from 'vitest';
import { loadGame } from '../src/games/views.ts';
import { setupFor } from '../src/session/open.ts';
import { staged, type Staged } from './staged.ts';

const NOTHING: ReadonlySet<string> = new Set();
export const nobody = (): void => {};

type Told = SceneProps<AnyShape>;
interface More extends Partial<Pick<Told, 'show' | 'intent'>> {
  readonly marks?: Partial<Told['marks']>;
  readonly hands?: Partial<Told['hands']>;
  readonly camera?: Partial<Told['camera']>;
  readonly motion?: Partial<Told['motion']>;
}

/** What a scene is told at a table where nobody does anything. */
const propsOf = (running: Told['running'], { marks, hands, camera, motion, ...more }: More = {}): Told => ({
  match: running.match(),
  running,
  show: null,
  intent: null,
  marks: { pickable: NOTHING, picked: [], focused: null, lit: NOTHING, hinted: NOTHING, ...marks },
  pointing: { onPick: nobody, onFocus: nobody },
  hands: { draft: null, seat: 0, seats: [0], onAct: nobody, onSteer: nobody, hint: null, guide: 'short', ...hands },
  camera: { view: 'tilted', near: running.match().setup.seating[0]!, roam: false, ...camera },
  motion: { reducedMotion: false, speed: 1, ...motion },
  ...more,
});

let opened: Staged | null = null;

/** The stage that stands. */
export function stage(): Staged {
  if (opened === null) throw new Error('nothing is on the stage');
  return opened;
}

export async function stageIt(thing: ReactElement): Promise<void> {
  opened = await staged(thing);
}

/** After every test. */
export async function strike(): Promise<void> {
  await opened?.close();
  opened = null;
  vi.unstubAllGlobals();
}

export async function tableOf(
  id: string,
  otherwise: object = {},
): Promise<{
  readonly game: AnyGame;
  readonly view: GameView<AnyShape>;
  readonly start: Match<AnyShape>;
  readonly live: LiveMatch<AnyShape>;
  readonly show: (match: Match<AnyShape>, more?: More) => Promise<void>;
}> {
  const { game, view } = (await loadGame(id))!;
  // Where a game has a table on which everything may be tried, that one.
  const preset = view.presets.find(({ id: name }) => name === 'training') ?? view.presets[0];
  const live = LiveMatch.start(game, setupFor(game, { ...preset!, settings: { ...preset!.settings, ...otherwise } }));
  const Scene = await view.loadScene();
  let now = live.match;
  const running = { match: () => now, tick: () => playTick(now), subscribe: () => nobody };
  await stageIt(createElement(Scene, propsOf(running)));
  const show: Awaited<ReturnType<typeof tableOf>>['show'] = async (match, more) => {
    now = match;
    await stage().show(createElement(Scene, propsOf(running, more)));
    await stage().pass(100);
  };
  return { game, view, start: live.match, live, show };
}
/** Everything that is open is done and rolled as it comes, until something may be done. */
export function playUntil(live: LiveMatch<AnyShape>, game: AnyGame, isSo: () => boolean): void {
  const chance = new ChanceStream('scenes');
  for (let i = 0; i < 400 && !isSo(); i++) {
    const request = game.chance(live.match);
    const by = ([0, 1] as const).find((seat) => legalActions(game, live.match, seat).length > 0);
    const { tick: now } = live.match;
    if (by !== undefined) {
      const legal = legalActions(game, live.match, by);
      live.play({ tick: now, kind: 'action', by, action: legal[(7 * i) % legal.length]! });
    } else if (request !== null) live.play({ tick: now, kind: 'chance', by: 'host', draws: chance.draw(request) });
  }
  expect(isSo()).toBe(true);
}

export const at = (one: Object3D): Vector3 => one.getWorldPosition(new Vector3());
