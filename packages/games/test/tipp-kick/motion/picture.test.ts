import { createRandom, type Random } from '@bande/core';
import { loadEngine } from '@bande/physics/engine';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDeepStrictEqual } from 'node:util';
import { type Deed, forgetMotions, instantAt, type Motion, pictured } from '@bande/games/tipp-kick/motion/index.ts';
import { Course } from '@bande/games/tipp-kick/motion/course.ts';
import { motionOf, plateWith, press, withDefender } from './plates.ts';

beforeAll(loadEngine);
afterEach(() => {
  vi.restoreAllMocks();
  forgetMotions();
});

const TRIES = 24 * Number(process.env['SOAK'] ?? 1);
const AHEAD = 40;

/** Hard and soft, from everywhere before the goal, a kicker in the way; one keeper has been led by then. */
function shot(random: Random, n: number): Motion {
  const [x, y] = [random.below(20_000) - 10_000, random.below(40_000)];
  const plate = withDefender(plateWith(n % 14, x, y, random.below(360)), x / 2, y + 9_000);
  return motionOf(plate, press({ strength: 200 + random.below(800) }, x, y), hand(5, random.below(600) - 300));
}
const hand = (tick: number, sideways: number): Deed => ({
  kind: 'keeper',
  side: 'blue',
  tick,
  sideways,
  forward: 150,
  lift: 0,
  roll: 0,
});
const withDeed = (motion: Motion, deed: Deed): Motion => ({ ...motion, deeds: [...motion.deeds, deed] });
const instantsOf = (motion: Motion, from: number): readonly unknown[] =>
  Array.from({ length: AHEAD + 1 }, (_, i) => instantAt(motion, from + i));

describe('a picture of what comes', () => {
  it('goes on like the truth, wherever in the shot it begins, and the shot knows nothing of it', () => {
    const random = createRandom(`pictures ${process.env['BANDE_SEED'] ?? ''}`);
    let [alike, moved] = [0, 0];
    for (let n = 0; n < TRIES; n++) {
      const motion = shot(random, n);
      const from = 6 + random.below(90);
      const late = hand(from, random.below(600) - 300);
      instantAt(motion, from);
      const instants = instantsOf(withDeed(pictured(motion), late), from);
      const without = instantsOf(motion, from);
      forgetMotions();
      // Neither a deed nor a step of the picture has reached the shot.
      expect(isDeepStrictEqual(without, instantsOf(motion, from))).toBe(true);
      const truth = instantsOf(withDeed(motion, late), from);
      if (isDeepStrictEqual(truth, instants)) alike++;
      if (!isDeepStrictEqual(without, truth)) moved++;
    }
    expect([alike, moved]).toEqual([TRIES, TRIES]);
  });

  it('costs the shot nothing: a hand that comes after it goes on where the shot is', () => {
    const motion = shot(createRandom('looks'), 5);
    const begins = vi.spyOn(Course.prototype, 'advance');
    const seen = instantAt(motion, 30);
    const steps = begins.mock.calls.length;
    instantsOf(pictured(motion), 30);
    begins.mockClear();
    // The very same instants, and not one step more.
    expect(instantAt(withDeed(motion, hand(30, 200)), 31)).not.toBe(seen);
    expect([steps, begins.mock.calls.length, instantAt(motion, 30) === seen]).toEqual([30, 1, true]);
  });

  it('goes on by itself, and begins anew for a hand of its own that comes sooner', () => {
    const motion = shot(createRandom('late'), 3);
    instantAt(motion, 30);
    const forks = vi.spyOn(Course.prototype, 'forked');
    const picture = pictured(motion);
    expect(pictured(motion)).toBe(picture);
    instantsOf(picture, 30);
    instantsOf(picture, 40);
    expect(forks).toHaveBeenCalledTimes(1);
    const sooner = withDeed(picture, hand(22, -250));
    expect(isDeepStrictEqual(instantsOf(withDeed(motion, hand(22, -250)), 30), instantsOf(sooner, 30))).toBe(true);
  });

  it('needs no engine where keepers are alone', () => {
    const motion = motionOf(plateWith(4, 20_000), hand(0, 200));
    instantAt(motion, 10);
    const instants = instantsOf(withDeed(pictured(motion), hand(10, -200)), 10);
    expect(isDeepStrictEqual(instantsOf(withDeed(motion, hand(10, -200)), 10), instants)).toBe(true);
  });
});
