import { tick, type Action, type AnyShape } from '@bande/core';
import { createDraft } from '@bande/stage';
import type { Show } from '@bande/stage/view';
import { Vector3 } from 'three';
import { afterEach, describe, expect, test } from 'vitest';
import { viewAfter, viewAt, wishAt } from '../src/board/table-views.ts';
import { named } from './staged.ts';
import { at, nobody, stage, strike, tableOf } from './at-scene.ts';

afterEach(strike);

describe('the camera at the pitch', () => {
  const scored: Show = { kind: 'banner', label: { de: '', en: '' }, tone: 'goal', ms: 1600 };
  const eye = (): readonly number[] => stage().camera().position.toArray();
  const press = (kind: string, at: Vector3): void => {
    const seen = at.clone().project(stage().camera());
    const [clientX, clientY] = [((seen.x + 1) / 2) * 1280, ((1 - seen.y) / 2) * 800];
    const told = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, clientX, clientY };
    stage().canvas.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), told));
  };
  const tap = async (at: Vector3): Promise<void> => {
    await stage().after(() => press('pointerdown', at));
    await stage().after(() => press('pointerup', at));
    await stage().pass(4000);
  };

  test('cuts to the goal in which the ball is, low and at once, and at once back', async () => {
    const { start, show } = await tableOf('subbuteo');
    const whole = eye();
    await show(start, { show: scored });
    const close = eye();
    expect(close[1]).toBeLessThan(whole[1]! / 3);
    await stage().pass(500);
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
    await stage().pass(1500);
    const whole = eye();
    await show(start, { hands });
    await stage().pass(1500);
    const close = eye();
    expect(close[1]).toBeLessThan(whole[1]! / 2);
    live.play({ tick: live.match.tick, kind: 'action', by: 0, action: shooter.get()! });
    live.advance(tick(live.match.tick + 400));
    await show(live.match, { hands });
    await stage().pass(1500);
    expect(eye()).toEqual(close);
    await show(live.match, { hands: { ...hands, inMode: true } });
    await stage().pass(4000);
    expect(eye()[1]).toBeCloseTo(whole[1]!, 1);
  });

  test('goes along with a ball that was tapped, keeps its distance and its direction as long as no goal is cut off, and shows everything after a tap beside it', async () => {
    const { live, show } = await tableOf('subbuteo', { lineUp: 'kickOff' });
    await stage().pass(1500);
    const [whole, turned] = [eye(), stage().camera().rotation.toArray()];
    await tap(new Vector3(0, 0.1, 0));
    const close = eye();
    expect(close[1]).toBeLessThan(whole[1]! / 2);
    const flick = { kind: 'flick', figure: 'R9', direction: 0, strength: 0.2, nail: 0 };
    live.play({ tick: live.match.tick, kind: 'action', by: 0, action: flick as unknown as Action<AnyShape> });
    live.advance(tick(live.match.tick + 400));
    await show(live.match);
    await stage().pass(4000);
    const [ball] = named(stage().scene, 'the ball');
    const gone = at(ball!);
    expect(Math.hypot(gone.x, gone.z)).toBeGreaterThan(1);
    expect(eye()[0]! - close[0]!).toBeCloseTo(gone.x, 1);
    expect(eye()[2]! - close[2]!).toBeCloseTo(gone.z, 1);
    expect(eye()[1]).toBeCloseTo(close[1]!, 1);
    expect(stage().camera().rotation.toArray()).toEqual(turned);
    await tap(new Vector3(gone.x + 1.5, 0, gone.z + 1.5));
    expect(eye()).toEqual(whole.map((place) => expect.closeTo(place, 3) as number));
  });

  test('can stand at eye level, where a table offers that', async () => {
    const { start, show } = await tableOf('subbuteo');
    const whole = eye();
    await show(start, { camera: { view: 'eyeLevel' } });
    await stage().pass(1500);
    expect(eye()[1]).toBeLessThan(whole[1]! / 2);
  });
});

test('a view that a table does not offer is the one from the chair; the tool goes around those it has', () => {
  expect([viewAt({ eyeLevel: true }, 'eyeLevel'), viewAt({}, 'eyeLevel'), viewAt({}, 'top')]).toEqual([
    'eyeLevel',
    'tilted',
    'top',
  ]);
  const close = { byHand: { dialRoom: 'whole' } } as const;
  expect([wishAt(close, { view: 'top' }), wishAt(close, { view: 'top', isViewChosen: true })]).toEqual([
    'tilted',
    'top',
  ]);
  expect(wishAt({ byHand: { dialRoom: 'spare' } }, { view: 'top' })).toBe('tilted');
  expect(wishAt({}, { view: 'top' })).toBe('top');
  expect([viewAfter({}, 'top'), viewAfter({}, 'eyeLevel')]).toEqual(['tilted', 'top']);
  expect([viewAfter({ eyeLevel: true }, 'top'), viewAfter({ eyeLevel: true }, 'eyeLevel')]).toEqual([
    'eyeLevel',
    'tilted',
  ]);
});
