import {
  ChanceStream,
  legalActions,
  LiveMatch,
  playTick,
  tick,
  type Action,
  type AnyGame,
  type AnyShape,
  type Match,
} from '@bande/core';
import { createDraft, Dice, PictureDie, type DiePicture } from '@bande/stage';
import { picksOf, type GameView, type SceneProps, type Show } from '@bande/stage/view';
import { createElement } from 'react';
import { Box3, Vector3, type Object3D } from 'three';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadGame } from '../src/games/views.ts';
import { setupFor } from '../src/session/open.ts';
import { squareNamed } from '@bande/games/soccer-tactics/table.ts';
import { squareAt } from '@bande/games/soccer-tactics/view/layout.ts';
import { viewAfter, viewAt, wishAt } from '../src/board/table-views.ts';
import { named, staged, type Staged } from './staged.ts';

const NOTHING: ReadonlySet<string> = new Set();
const nobody = (): void => {};

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
let stage: Staged;
async function tableOf(
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
  opened = stage = await staged(createElement(Scene, propsOf(running)));
  const show: Awaited<ReturnType<typeof tableOf>>['show'] = async (match, more) => {
    now = match;
    await stage.show(createElement(Scene, propsOf(running, more)));
    await stage.pass(100);
  };
  return { game, view, start: live.match, live, show };
}
/** Everything that is open is done and rolled as it comes, until something may be done. */
function playUntil(live: LiveMatch<AnyShape>, game: AnyGame, isSo: () => boolean): void {
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

afterEach(async () => {
  await opened?.close();
  opened = null;
  vi.unstubAllGlobals();
});

const shadows = (): readonly Object3D[] => named(stage.scene, 'contact shadow');
/** 1 where it lies on the table, 0 where it stands upright. */
const flatness = (shadow: Object3D): number => new Vector3(0, 1, 0).transformDirection(shadow.matrixWorld).y;
const at = (one: Object3D): Vector3 => one.getWorldPosition(new Vector3());

describe('contact shadows', () => {
  test('a figure that has fallen has its shadow on the cloth, under its length', async () => {
    const { live, show } = await tableOf('subbuteo');
    const upright = shadows().length;
    const isLying = (): boolean => JSON.stringify(live.match.state).includes('"place":2');
    for (let i = 0; i < 40 && !isLying(); i++) {
      const flick = { kind: 'flick', figure: i % 2 === 0 ? 'R9' : 'B9', direction: 0, strength: 1, nail: 0 };
      live.play({ tick: live.match.tick, kind: 'action', by: 0, action: flick as unknown as Action<AnyShape> });
      live.advance(tick(live.match.tick + 600));
    }
    expect(isLying()).toBe(true);
    await show(live.match);
    expect(shadows()).toHaveLength(upright);
    for (const shadow of shadows()) expect(flatness(shadow)).toBeCloseTo(1, 6);
    const long = shadows().filter(({ parent }) => parent!.scale.x > 1.2);
    expect(long.length).toBeGreaterThan(0);
  });

  test('the ball of Soccer Tactics stands on the board', async () => {
    const { show, start } = await tableOf('soccer-tactics');
    await show({ ...start, state: { ...start.state, ball: 60, carrier: -1 } });
    const [ball] = named(stage.scene, 'ball');
    expect(ball).toBeDefined();
    expect(named(ball!, 'contact shadow')).toHaveLength(1);
  });

  const dice = { kind: 'dice', values: [3, 5], sides: ['red', null], label: { de: '', en: '' }, ms: 1000 } as const;
  const picture: DiePicture = { ground: 'white', draw: nobody };
  test.each([
    ['dice', createElement(Dice, { show: dice })],
    ['dice with pictures', createElement(PictureDie, { show: { ...dice, special: true }, pictures: [picture] })],
  ])('%s have one each, which lies on the table however they tumble', async (_, thrown) => {
    opened = stage = await staged(thrown);
    for (const ms of [0, 200, 200, 1000]) {
      await stage.pass(ms);
      expect(shadows()).toHaveLength(2);
      for (const shadow of shadows()) expect(flatness(shadow)).toBeCloseTo(1, 6);
    }
    // Lying still, it touches the table.
    for (const shadow of shadows()) expect(at(shadow).y).toBeCloseTo(0, 3);
  });
});

describe('the camera at the pitch', () => {
  const scored: Show = { kind: 'banner', label: { de: '', en: '' }, tone: 'goal', ms: 1600 };
  const eye = (): readonly number[] => stage.camera().position.toArray();
  const press = (kind: string, at: Vector3): void => {
    const seen = at.clone().project(stage.camera());
    const [clientX, clientY] = [((seen.x + 1) / 2) * 1280, ((1 - seen.y) / 2) * 800];
    const told = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, clientX, clientY };
    stage.canvas.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), told));
  };
  const tap = async (at: Vector3): Promise<void> => {
    await stage.after(() => press('pointerdown', at));
    await stage.after(() => press('pointerup', at));
    await stage.pass(4000);
  };

  test('cuts to the goal in which the ball is, low and at once, and at once back', async () => {
    const { start, show } = await tableOf('subbuteo');
    const whole = eye();
    await show(start, { show: scored });
    const close = eye();
    expect(close[1]).toBeLessThan(whole[1]! / 3);
    await stage.pass(500);
    expect(eye()).toEqual(close);
    await show(start);
    expect(eye()).toEqual(whole);
  });

  test.each([
    ['with reduced motion', { motion: { reducedMotion: true } }],
    ['for somebody who walks around it', { camera: { roam: true } }],
    [
      'while somebody aims by keys',
      { hands: { draft: { get: () => null, set: nobody, subscribe: () => nobody, isChanged: () => true } } },
    ],
  ])('stays where it is %s', async (_, more) => {
    const { start, show } = await tableOf('subbuteo');
    await show(start, more);
    const whole = eye();
    await show(start, { ...more, show: scored });
    expect(eye()).toEqual(whole);
  });

  test('stands close to a chance, as long as the ball is there, until somebody wants to see everything or puts figures', async () => {
    const { live, start, show } = await tableOf('subbuteo');
    const shooter = createDraft<AnyShape>({
      kind: 'flick',
      figure: 'R9',
      direction: 0,
      strength: 0.4,
      nail: 0,
    } as unknown as Action<AnyShape>);
    const hands = { held: () => shooter };
    await show(start);
    await stage.pass(1500);
    const whole = eye();
    await show(start, { hands });
    await stage.pass(1500);
    const close = eye();
    expect(close[1]).toBeLessThan(whole[1]! / 2);
    live.play({ tick: live.match.tick, kind: 'action', by: 0, action: shooter.get()! });
    live.advance(tick(live.match.tick + 400));
    await show(live.match, { hands });
    await stage.pass(1500);
    expect(eye()).toEqual(close);
    await show(live.match, { hands: { ...hands, inMode: true } });
    await stage.pass(4000);
    expect(eye()[1]).toBeCloseTo(whole[1]!, 1);
  });

  test('goes along with a ball that was tapped, keeps its distance and its direction as long as no goal is cut off, and shows everything after a tap beside it', async () => {
    const { live, show } = await tableOf('subbuteo', { lineUp: 'kickOff' });
    await stage.pass(1500);
    const [whole, turned] = [eye(), stage.camera().rotation.toArray()];
    await tap(new Vector3(0, 0.1, 0));
    const close = eye();
    expect(close[1]).toBeLessThan(whole[1]! / 2);
    const flick = { kind: 'flick', figure: 'R9', direction: 0, strength: 0.2, nail: 0 };
    live.play({ tick: live.match.tick, kind: 'action', by: 0, action: flick as unknown as Action<AnyShape> });
    live.advance(tick(live.match.tick + 400));
    await show(live.match);
    await stage.pass(4000);
    const [ball] = named(stage.scene, 'the ball');
    const gone = at(ball!);
    expect(Math.hypot(gone.x, gone.z)).toBeGreaterThan(1);
    expect(eye()[0]! - close[0]!).toBeCloseTo(gone.x, 1);
    expect(eye()[2]! - close[2]!).toBeCloseTo(gone.z, 1);
    expect(eye()[1]).toBeCloseTo(close[1]!, 1);
    expect(stage.camera().rotation.toArray()).toEqual(turned);
    await tap(new Vector3(gone.x + 1.5, 0, gone.z + 1.5));
    expect(eye()).toEqual(whole.map((place) => expect.closeTo(place, 3) as number));
  });

  test('can stand at eye level, where a table offers that', async () => {
    const { start, show } = await tableOf('subbuteo');
    const whole = eye();
    await show(start, { camera: { view: 'eyeLevel' } });
    await stage.pass(1500);
    expect(eye()[1]).toBeLessThan(whole[1]! / 2);
  });
});

describe('the pitch by hand and keys', () => {
  test('what keys set is seen at its figure as a number', async () => {
    const { start, show } = await tableOf('subbuteo');
    const flick = { kind: 'flick', figure: 'R7', direction: 20, strength: 0.41, nail: 0 };
    const draft = createDraft<AnyShape>(flick);
    await show(start, { hands: { draft: { ...draft, isChanged: () => false } } });
    expect(named(stage.scene, 'note 41 %')).toEqual([]);
    await show(start, { hands: { draft: { ...draft, isChanged: () => true } } });
    expect(named(stage.scene, 'note 41 %')).toHaveLength(1);
  });

  test('a keeper’s handle is at the end of his rod, wherever he is led', async () => {
    const { live, show } = await tableOf('subbuteo');
    live.play({ tick: live.match.tick, kind: 'stream', by: 0, to: [700, -5600, 0] });
    live.advance(tick(live.match.tick + 240));
    await show(live.match);
    for (const [i, rod] of named(stage.scene, 'rod').entries()) {
      const drawn = new Box3().setFromObject(rod).getCenter(new Vector3());
      const ways = at(named(stage.scene, 'ways of a handle')[i]!);
      expect(ways.x).toBeCloseTo(drawn.x, 1);
      expect(Math.abs(ways.z)).toBeGreaterThan(Math.abs(drawn.z));
    }
    expect(Math.max(...named(stage.scene, 'rod').map((rod) => at(rod).x))).toBeCloseTo(1.4, 2);
  });
});

test('a view that a table does not offer is the one from the chair; the tool goes around those it has', () => {
  expect([viewAt({ eyeLevel: true }, 'eyeLevel'), viewAt({}, 'eyeLevel'), viewAt({}, 'top')]).toEqual([
    'eyeLevel',
    'tilted',
    'top',
  ]);
  const close = { byHand: { key: 'f', dialRoom: 'whole' } } as const;
  expect([wishAt(close, { view: 'top' }), wishAt(close, { view: 'top', isViewChosen: true })]).toEqual([
    'tilted',
    'top',
  ]);
  expect(wishAt({}, { view: 'top' })).toBe('top');
  expect([viewAfter({}, 'top'), viewAfter({}, 'eyeLevel')]).toEqual(['tilted', 'top']);
  expect([viewAfter({ eyeLevel: true }, 'top'), viewAfter({ eyeLevel: true }, 'eyeLevel')]).toEqual([
    'eyeLevel',
    'tilted',
  ]);
});

test('with reduced motion it stands there what a bot is about to do: pawn, way and square at Soccer Tactics', async () => {
  const { live, game, show } = await tableOf('soccer-tactics');
  const moves = (): readonly Action<AnyShape>[] =>
    ([0, 1] as const).flatMap((seat) => legalActions(game, live.match, seat)).filter(({ kind }) => kind === 'move');
  playUntil(live, game, () => moves().length > 0);
  const intent = { seat: 1, action: moves()[0]!, ms: 1000 } as const;
  await show(live.match, { motion: { reducedMotion: true } });
  expect(named(stage.scene, 'arrow')).toHaveLength(0);
  await show(live.match, { motion: { reducedMotion: true }, intent });
  expect(named(stage.scene, 'arrow')).toHaveLength(1);
  const places = (): readonly string[] => named(stage.scene, 'pawn').map((pawn) => at(pawn).toArray().join());
  const before = places();
  await stage.pass(900);
  expect(places()).toEqual(before);
});

describe('the hand that shows a newcomer what to do', () => {
  const hand = (): Object3D | undefined => named(stage.scene, 'ghost hand')[0];
  /** Where it comes down and where it has gone a second later. */
  async function way(): Promise<readonly [Vector3, Vector3]> {
    const from = at(hand()!);
    await stage.pass(1600);
    return [from, at(hand()!)];
  }

  test('is on the pitch for each of its hints: press a figure, pull it back, let go; then beside it, and at the handle of a keeper', async () => {
    const { show, start, view } = await tableOf('subbuteo');
    const hints = view.hints!(start);
    expect(hints.map(({ id }) => id)).toEqual(['press', 'pull', 'letGo', 'curve', 'keeper']);
    const flick = { kind: 'flick', figure: 'R9', direction: 0, strength: 0.4, nail: 0 } as unknown as Action<AnyShape>;
    const held = createDraft<AnyShape>(flick);
    const ways = new Map<string, readonly [Vector3, Vector3]>();
    for (const { id, gesture } of hints) {
      await show(start, { hands: { hint: null } });
      expect(hand()).toBeUndefined();
      await show(start, { hands: { hint: gesture!, held: () => held } });
      ways.set(id, await way());
    }
    const gone = (id: string): number => ways.get(id)![0].distanceTo(ways.get(id)![1]);
    expect([gone('press'), gone('letGo')]).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)]);
    expect(gone('pull')).toBeGreaterThan(1);
    expect(ways.get('letGo')![0].z).toBeGreaterThan(ways.get('press')![0].z);
    expect(gone('curve')).toBeGreaterThan(1);
    expect(ways.get('keeper')![0].z).toBeLessThan(ways.get('press')![0].z);
  });

  test('is on the board of Soccer Tactics: on a pawn that may be picked, then on a square that it may go to', async () => {
    const { live, game, show, view } = await tableOf('soccer-tactics');
    expect(view.hints!(live.match).map(({ id }) => id)).toEqual(['roll', 'lineUp', 'pick', 'go', 'ball']);
    const moves = () =>
      legalActions(game, live.match, 0)
        .filter(({ kind }) => kind === 'move')
        .map((action) => picksOf(view, action, live.match));
    playUntil(live, game, () => moves().length > 0);
    const pawns = new Set(moves().map(([pawn]) => pawn!));
    // Dice are rolled by a button, which has a hand of its own; so is a line-up taken.
    expect(view.hints!(live.match).map(({ gesture }) => gesture)).toEqual([undefined, undefined, 'pick', 'go', 'ball']);
    await show(live.match, { hands: { hint: 'pick' }, marks: { pickable: pawns } });
    const [onPawn, still] = await way();
    expect(onPawn.distanceTo(still)).toBeCloseTo(0, 6);
    expect(named(stage.scene, 'pawn').some((one) => at(one).setY(onPawn.y).distanceTo(onPawn) < 0.01)).toBe(true);
    const [picked] = moves()[0]!;
    const squares = new Set(moves().flatMap(([pawn, to]) => (pawn === picked ? [to!] : [])));
    await show(live.match, { hands: { hint: null } });
    await show(live.match, { hands: { hint: 'go' }, marks: { picked: [picked!], pickable: squares } });
    const [onSquare, there] = await way();
    expect(onSquare.distanceTo(there)).toBeCloseTo(0, 6);
    const centres = [...squares].map((name) => new Vector3(...squareAt(squareNamed(name)!)).setY(onSquare.y));
    expect(centres.some((centre) => centre.distanceTo(onSquare) < 0.01)).toBe(true);
  });
});
