import { createRandom, type Random } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { tableOn } from '@bande/games/carrom/table-bodies.ts';
import {
  due,
  loaded,
  next,
  placesAt,
  put,
  runTo,
  saved,
  strike,
  take,
  type Disc,
  type Motion,
  type World,
} from '../src/index.ts';
import { begin } from '../src/kernel.ts';
import { CARROM, worldOf } from './board.ts';
import { man, rack, striker } from './discs.ts';

const STROKES = Number(process.env['BANDE_PHYSICS_STOPS'] ?? 400);
/** Other strokes, in the soak. */
const SEED = process.env['BANDE_SEED'] ?? '';

/** A rack or pieces lying about, some of them on others. */
function discsOf(number: number, random: Random): readonly Disc[] {
  const discs: Disc[] = [striker((random.unit() - 0.5) * 0.4, -0.25)];
  if (number % 5 === 0) return [...discs, ...rack()];
  for (let tries = 4 + random.below(20); tries > 0; tries--) {
    const one = man(`m${discs.length}`, (random.unit() - 0.5) * 0.7, (random.unit() - 0.5) * 0.7);
    if (discs.every((other) => Math.hypot(one.x - other.x, one.y - other.y) > one.radius + other.radius))
      discs.push(one);
  }
  return discs;
}

function flickOf(number: number, random: Random): { vx: number; vy: number; spin: number; lift: number } {
  const speed = 0.2 + 5.8 * random.unit();
  const angle = number % 5 === 0 ? Math.PI * (0.5 + 0.1 * (random.unit() - 0.5)) : 2 * Math.PI * random.unit();
  return {
    vx: speed * Math.cos(angle),
    vy: speed * Math.sin(angle),
    spin: random.below(2) === 0 ? 0 : 300 * (random.unit() - 0.5),
    lift: random.below(3) === 0 ? random.unit() : 0,
  };
}

/** Lies on the disc that was put last before it. */
function perchSome(world: World, number: number, random: Random): void {
  if (number % 4 !== 1) return;
  const on = 1 + random.below(world.count - 2);
  put(world, world.count - 1, 0, world.x[on]! + 0.005 * random.unit(), world.y[on]!, on);
}

function sceneOf(number: number): World {
  const random = createRandom(`stop:${SEED}${number}`);
  const world = worldOf(CARROM, discsOf(number, random));
  begin(world);
  perchSome(world, number, random);
  strike(world, 0, 0, flickOf(number, random));
  return world;
}

/** Everything that has been told so far is taken out of the world, so that it can be stopped. */
function tellInto(told: number[], world: World): void {
  told.push(...world.log.data.subarray(0, world.log.length));
  world.log.clear();
}

const again = ({ table, bodies }: World, motion: Motion): World =>
  loaded(table, bodies, JSON.parse(JSON.stringify(motion)) as Motion);

interface Watched {
  readonly told: number[];
  world: World;
}

function runOn(watched: Watched, until: number): void {
  while (next(watched.world, until));
  tellInto(watched.told, watched.world);
}

/** Stopped on the way: at a time, not at an event. Nothing may have changed by stopping. */
function runWithStops(watched: Watched, stops: readonly number[]): void {
  for (const stop of stops) {
    runOn(watched, stop);
    watched.world = again(watched.world, saved(watched.world));
  }
}

const stopsIn = (random: Random, most: number, seconds: number): readonly number[] =>
  Array.from({ length: 1 + random.below(most) }, () => random.unit() * seconds).toSorted((a, b) => a - b);

const bits = ({ told, world }: Watched): readonly number[] => [
  ...told,
  world.now,
  world.events,
  ...world.x,
  ...world.y,
  ...world.z,
  ...world.angle,
  ...world.place,
];

describe('a motion that is stopped, saved as text and resumed', () => {
  test(`gives the same events and the same bits as in one go, ${STROKES} strokes`, { timeout: 600_000 }, () => {
    const wrong: number[] = [];
    for (let number = 0; number < STROKES; number++) {
      const random = createRandom(`stops:${SEED}${number}`);
      const whole: Watched = { told: [], world: sceneOf(number) };
      runOn(whole, Infinity);
      const parts: Watched = { told: [], world: sceneOf(number) };
      runWithStops(parts, stopsIn(random, 12, whole.world.now));
      runOn(parts, Infinity);
      const [one, other] = [bits(whole), bits(parts)];
      if (one.length !== other.length || one.some((value, at) => !Object.is(value, other[at]))) wrong.push(number);
    }
    expect(wrong).toEqual([]);
  });

  test('is the same plain data, and everything in it is due at the same time, whenever it is saved between two events', () => {
    for (let number = 0; number < 40; number++) {
      const world = sceneOf(number);
      for (let event = 0; event < 200 && next(world); event++) {
        const motion = saved(world);
        const copy = again(world, motion);
        expect(saved(copy)).toEqual(motion);
        expect(due(copy)).toBe(due(world));
        expect(copy.ownTime).toEqual(world.ownTime);
        expect(copy.pairTime).toEqual(world.pairTime);
      }
    }
  });
});

describe('looking', () => {
  test('at any time before the next event changes nothing, and nothing is due before its time', () => {
    for (let number = 0; number < 40; number++) {
      const world = sceneOf(number);
      runTo(world, 0.1);
      const before = JSON.stringify(saved(world));
      const until = due(world);
      placesAt(world, until);
      expect(next(world, until === Infinity ? 1e9 : until * (1 - 1e-12))).toBe(false);
      expect(JSON.stringify(saved(world))).toBe(before);
    }
  });
});

type Deed = (world: World, at: number) => void;

/** What hands do in mid-motion. */
function deedsOf(number: number): readonly { readonly at: number; readonly deed: Deed }[] {
  const random = createRandom(`deeds:${SEED}${number}`);
  return stopsIn(random, 5, 1.5).map((at) => {
    const who = random.below(4);
    const what = random.below(6);
    const flick = flickOf(1, random);
    const [x, y] = [(random.unit() - 0.5) * 0.6, (random.unit() - 0.5) * 0.6];
    const deed: Deed = (world, time) => {
      if (what === 0) put(world, who, time, x, y);
      else if (what === 1) take(world, who, time);
      else strike(world, who, time, flick);
    };
    return { at, deed };
  });
}

describe('hands in mid-motion', () => {
  const deed = (watched: Watched, at: number, what: Deed): void => {
    runOn(watched, at);
    what(watched.world, at);
    tellInto(watched.told, watched.world);
  };

  test('strike, put and take away, stopped or not: the same bits', { timeout: 600_000 }, () => {
    for (let number = 0; number < STROKES / 2; number++) {
      const deeds = deedsOf(number);
      const whole: Watched = { told: [], world: sceneOf(number) };
      for (const { at, deed: what } of deeds) deed(whole, at, what);
      runOn(whole, Infinity);
      const parts: Watched = { told: [], world: sceneOf(number) };
      const random = createRandom(`between:${SEED}${number}`);
      let before = 0;
      for (const { at, deed: what } of deeds) {
        runWithStops(
          parts,
          stopsIn(random, 4, at - before).map((stop) => before + stop),
        );
        deed(parts, at, what);
        parts.world = again(parts.world, saved(parts.world));
        before = at;
      }
      runOn(parts, Infinity);
      expect(bits(parts)).toEqual(bits(whole));
    }
  });

  test('two flicks, the second while the first one’s disc runs: only what they touch has a new piece', () => {
    const world = worldOf(CARROM, [striker(-0.2, -0.2), man('a', 0.2, 0.2), man('b', -0.2, 0.2)]);
    begin(world);
    strike(world, 0, 0, { vx: 0.3, vy: 0, spin: 0, lift: 0 });
    runTo(world, 0.25);
    const [first, , third] = saved(world).pieces;
    strike(world, 1, 0.25, { vx: 0, vy: 0.2, spin: 30, lift: 0 });
    const after = saved(world);
    expect([after.pieces[0], after.pieces[2]]).toEqual([first, third]);
    expect(after.pieces[1]).toMatchObject({ t: 0.25, vy: 0.2, spin: 30 });
    runTo(world);
    expect(world.log.length).toBeGreaterThan(0);
  });

  test('an input before something that is due is refused', () => {
    const world = worldOf(CARROM, [striker(0, 0)]);
    begin(world);
    strike(world, 0, 0, { vx: 1, vy: 0, spin: 0, lift: 0 });
    expect(() => take(world, 0, 10)).toThrow('has not been run');
    expect(tableOn(CARROM)).toBe(world.table);
  });
});
