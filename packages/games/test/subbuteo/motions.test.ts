import { begin, BALL, enter, LIVE_TABLE, liveBodies, sceneOf } from '@bande/games/subbuteo/live-scenes.ts';
import {
  guide,
  lead,
  Motions,
  next,
  put,
  runTo,
  saved,
  strike,
  tickOf,
  timeOf,
  World,
  type Motion,
} from '@bande/physics';
import { expect, test } from 'vitest';

const bodies = liveBodies();
const ids = bodies.map(({ id }) => id);

test('the motion after an event keeps the pieces of whatever did not change, and is the same as one made anew', () => {
  for (const seed of ['a', 'b', 'c']) {
    const scene = sceneOf(seed);
    const world = begin(scene, bodies);
    let motion = saved(world);
    const follow = (): void => {
      const after = saved(world, motion);
      expect(after).toEqual(saved(world));
      motion = after;
    };
    for (const input of scene.inputs) {
      while (next(world, input.at)) follow();
      enter(world, input);
      follow();
    }
  }
});

test('an older motion gives the same answer after newer ones have been asked', () => {
  const motions = new Motions(LIVE_TABLE, bodies);
  const scene = sceneOf('older');
  const places = Object.fromEntries(scene.places.map((place, i) => [ids[i]!, place]));
  const first = motions.flick(motions.start(places), 0, ids[1]!, { vx: 0.7, vy: 0.9, spin: 20, lift: 0 });
  const all = (from: Motion): readonly Motion[] => {
    const found: Motion[] = [];
    for (let at = motions.next(from, 5); at !== null; at = motions.next(at.motion, 5)) found.push(at.motion);
    return found;
  };
  const once = all(first);
  expect(once.length).toBeGreaterThan(2);
  expect(all(JSON.parse(JSON.stringify(first)) as Motion)).toEqual(once);
  expect(all(first)).toEqual(once);
});

test('no event up to a time is no event, and asking further finds it', () => {
  const motions = new Motions(LIVE_TABLE, bodies);
  const places = Object.fromEntries(sceneOf('further').places.map((place, i) => [ids[i]!, place]));
  const motion = motions.flick(motions.start(places), 0, ids[BALL]!, { vx: 0.2, vy: 0.1, spin: 0, lift: 0 });
  const event = motions.next(JSON.parse(JSON.stringify(motion)) as Motion, Infinity)!;
  expect(motions.next(motion, event.t * 0.999)).toBeNull();
  expect(motions.next(motion, event.t)).toEqual(event);
});

test('what hands do leaves no −0 behind, which JSON would not keep', () => {
  const world = new World(LIVE_TABLE, bodies);
  const comesBack = (): void => expect(JSON.parse(JSON.stringify(saved(world)))).toEqual(saved(world));
  const columns = ['start', 'x', 'y', 'z', 'vx', 'vy', 'vz', 'spin', 'spinX', 'spinY'] as const;
  const hasNoMinus = (): void => {
    const withMinus = columns.filter((column) => world[column].some((number) => Object.is(number, -0)));
    expect(withMinus).toEqual([]);
  };
  for (const [i] of bodies.entries()) put(world, i, -0, i === BALL ? -0 : 0.1, i === BALL ? -0 : -0.55 + 0.04 * i);
  strike(world, 1, -0, { vx: -0, vy: 0.8, spin: -0, lift: -0 });
  strike(world, BALL, 0, { vx: 0.3, vy: -0, spin: -0, lift: -0 });
  hasNoMinus();
  comesBack();
  lead(world, bodies.length - 1, 0, { x: -0, y: 0.4, lift: -0, lean: -0 });
  guide(world, bodies.length - 2, 0, [-0, 0.1, ...Array.from({ length: 24 }, () => -0)]);
  runTo(world, 0.2);
  hasNoMinus();
  comesBack();
});

test('a tick is the first one at which something has happened, to the last bit', () => {
  for (let tick = 1; tick < 100_000; tick += 37) {
    const time = timeOf(tick);
    expect(tickOf(time)).toBe(tick);
    expect([tickOf(time * (1 - Number.EPSILON)), tickOf(time * (1 + 2 * Number.EPSILON))]).toEqual([tick, tick + 1]);
  }
});
