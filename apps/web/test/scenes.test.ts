import { legalActions, tick, type Action, type AnyShape } from '@bande/core';
import { createDraft, Dice, PictureDie, type DiePicture } from '@bande/stage';
import { createElement } from 'react';
import { Box3, Vector3, type Object3D } from 'three';
import { afterEach, describe, expect, test } from 'vitest';
import { named } from './staged.ts';
import { at, nobody, playUntil, stage, stageIt, strike, tableOf } from './at-scene.ts';

afterEach(strike);

const shadows = (): readonly Object3D[] => named(stage().scene, 'contact shadow');
/** 1 where it lies on the table, 0 where it stands upright. */
const flatness = (shadow: Object3D): number => new Vector3(0, 1, 0).transformDirection(shadow.matrixWorld).y;

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
    const [ball] = named(stage().scene, 'ball');
    expect(ball).toBeDefined();
    expect(named(ball!, 'contact shadow')).toHaveLength(1);
  });

  const dice = { kind: 'dice', values: [3, 5], sides: ['red', null], label: { de: '', en: '' }, ms: 1000 } as const;
  const picture: DiePicture = { ground: 'white', draw: nobody };
  test.each([
    ['dice', createElement(Dice, { show: dice })],
    ['dice with pictures', createElement(PictureDie, { show: { ...dice, special: true }, pictures: [picture] })],
  ])('%s have one each, which lies on the table however they tumble', async (_, thrown) => {
    await stageIt(thrown);
    for (const ms of [0, 200, 200, 1000]) {
      await stage().pass(ms);
      expect(shadows()).toHaveLength(2);
      for (const shadow of shadows()) expect(flatness(shadow)).toBeCloseTo(1, 6);
    }
    // Lying still, it touches the table.
    for (const shadow of shadows()) expect(at(shadow).y).toBeCloseTo(0, 3);
  });
});

describe('the pitch by hand and keys', () => {
  test('what keys set is seen at its figure as a number', async () => {
    const { start, show } = await tableOf('subbuteo');
    const flick = { kind: 'flick', figure: 'R7', direction: 20, strength: 0.41, nail: 0 };
    const draft = createDraft<AnyShape>(flick);
    await show(start, { hands: { draft: { ...draft, isChanged: () => false } } });
    expect(named(stage().scene, 'note 41 %')).toEqual([]);
    await show(start, { hands: { draft: { ...draft, isChanged: () => true } } });
    expect(named(stage().scene, 'note 41 %')).toHaveLength(1);
  });

  test('a keeper’s handle is at the end of his rod, wherever he is led', async () => {
    const { live, show } = await tableOf('subbuteo');
    live.play({ tick: live.match.tick, kind: 'stream', by: 0, to: [700, -5600, 0] });
    live.advance(tick(live.match.tick + 240));
    await show(live.match);
    for (const [i, rod] of named(stage().scene, 'rod').entries()) {
      const drawn = new Box3().setFromObject(rod).getCenter(new Vector3());
      const ways = at(named(stage().scene, 'ways of a handle')[i]!);
      expect(ways.x).toBeCloseTo(drawn.x, 1);
      expect(Math.abs(ways.z)).toBeGreaterThan(Math.abs(drawn.z));
    }
    expect(Math.max(...named(stage().scene, 'rod').map((rod) => at(rod).x))).toBeCloseTo(1.4, 2);
  });
});

test('with reduced motion it stands there what a bot is about to do: pawn, way and square at Soccer Tactics', async () => {
  const { live, game, show } = await tableOf('soccer-tactics');
  const moves = (): readonly Action<AnyShape>[] =>
    ([0, 1] as const).flatMap((seat) => legalActions(game, live.match, seat)).filter(({ kind }) => kind === 'move');
  playUntil(live, game, () => moves().length > 0);
  const intent = { seat: 1, action: moves()[0]!, ms: 1000 } as const;
  await show(live.match, { motion: { reducedMotion: true } });
  expect(named(stage().scene, 'arrow')).toHaveLength(0);
  await show(live.match, { motion: { reducedMotion: true }, intent });
  expect(named(stage().scene, 'arrow')).toHaveLength(1);
  const places = (): readonly string[] => named(stage().scene, 'pawn').map((pawn) => at(pawn).toArray().join());
  const before = places();
  await stage().pass(900);
  expect(places()).toEqual(before);
});
