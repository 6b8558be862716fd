import { isDeepStrictEqual } from 'node:util';
import { createRandom, type Random } from '@bande/core';
import { loadEngine } from '@bande/physics/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { lyingBall } from '@bande/games/tipp-kick/ball/top.ts';
import { Course } from '@bande/games/tipp-kick/motion/course.ts';
import { type Deed, type Hold, keeperAt, type Kicker, type Lie, stands } from '@bande/games/tipp-kick/motion/index.ts';
import { KeepersAlone } from '@bande/games/tipp-kick/motion/alone.ts';
import { Stepped } from '@bande/games/tipp-kick/motion/stepped.ts';
import { SIDES } from '@bande/games/tipp-kick/names.ts';
import { plateWith, press, withDefender } from './plates.ts';

beforeAll(loadEngine);

/** 10,000 for a soak: `SOAK=250`. */
const SOAK = Number(process.env['SOAK'] ?? 1);
const STREAMS = 40 * SOAK;
const SHOTS = 6 * SOAK;
const TICKS = 40;

const between = (random: Random, least: number, most: number): number => least + random.below(most - least + 1);
const oneOf = <T>(random: Random, values: readonly T[]): T => values[random.below(values.length)]!;

const hold = (random: Random): Hold => ({
  sideways: between(random, -500, 500),
  forward: between(random, -100, 600),
  lift: random.below(4) === 0 ? between(random, 0, 400) : 0,
  roll: random.below(3) === 0 ? between(random, -900, 900) : 0,
});
/** Anywhere, in the middle, where the engine lets it settle, or before a goal, where the keepers get to it. */
function place(random: Random): readonly [number, number] {
  const [x, y] = [between(random, -30_000, 30_000), between(random, -50_000, 50_000)];
  const goal = oneOf(random, [-1, 1]) * between(random, 42_000, 53_000);
  return oneOf<readonly [number, number]>(random, [
    [x, y],
    [0, 0],
    [x / 30, y / 50],
    [x / 4, goal],
    [x / 4, goal],
  ]);
}
function kicker(random: Random): Kicker | null {
  const [x, y] = place(random);
  const one = stands(Math.round(x), Math.round(y), between(random, 0, 3599));
  return oneOf(random, [null, one, one, { ...one, posture: 'lying' as const }]);
}
function lie(random: Random): Lie {
  const [x, y] = place(random);
  const side = () => ({
    kicker: kicker(random),
    keeper: { ...keeperAt(hold(random)), ...(random.below(3) === 0 ? { towards: hold(random) } : {}) },
    spares: [stands(38_500, between(random, -40_000, 40_000), 900)],
  });
  return {
    ball: lyingBall(random.below(14), Math.round(x), Math.round(y), random.below(360)),
    figures: { red: side(), blue: side() },
  };
}
/** Mostly keepers; now and then a hand that does more. */
function deedsAt(random: Random, tick: number): readonly Deed[] {
  return SIDES.flatMap((side): readonly Deed[] => {
    if (random.below(5) > 0) return [];
    if (random.below(60) === 0) return [{ kind: 'takeAway', side, tick }];
    return [{ kind: 'keeper', side, tick, ...hold(random) }];
  });
}

/** With the engine where it is needed, and with it all the time. */
function together(rest: Lie, ticks: number, deedsAt: (tick: number) => readonly Deed[]): Course {
  const [course, world] = [new Course(rest), new Stepped(rest)];
  for (let tick = 0; tick < ticks; tick++) {
    const deeds = deedsAt(tick);
    expect([course.isIdle, course.isIdleWith(deeds)]).toEqual([world.isIdle, world.isIdleWith(deeds)]);
    course.advance(deeds);
    world.advance(deeds);
  }
  const [mine, its] = [course, world].map(({ instants, sightings, deeds }) => [instants, sightings, deeds]);
  expect(isDeepStrictEqual(mine, its)).toBe(true);
  course.free();
  world.free();
  return course;
}

describe('keepers alone', () => {
  it('go where the engine has them go, to the last bit, also where they come near to what it moves', () => {
    const random = createRandom(`keepers alone ${process.env['BANDE_SEED'] ?? ''}`);
    const counts = { alone: 0, later: 0, always: 0 };
    for (let n = 0; n < STREAMS; n++) {
      const rest = lie(random);
      const course = together(rest, TICKS, (tick) => deedsAt(random, tick));
      if (KeepersAlone.at(rest) === null) counts.always++;
      else if (course.needsTheEngine) counts.later++;
      else counts.alone++;
    }
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  });

  it('go on alone as soon as the ball lies again', () => {
    const random = createRandom(`keepers after a shot ${process.env['BANDE_SEED'] ?? ''}`);
    let alone = 0;
    for (let n = 0; n < SHOTS; n++) {
      const strength = between(random, 100, 350);
      const course = together(withDefender(plateWith(n % 14), 3000, 20_000), 260, (tick) =>
        tick === 0 ? [press({ strength })] : deedsAt(random, tick),
      );
      if (!course.needsTheEngine) alone++;
    }
    expect(alone).toBeGreaterThan(SHOTS / 2);
  });
});
