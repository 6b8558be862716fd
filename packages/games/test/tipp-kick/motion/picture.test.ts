import { createRandom, type Random } from '@bande/core';
import { loadEngine } from '@bande/physics/engine';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isDeepStrictEqual } from 'node:util';
import { type Deed, forgetMotions, instantAt, type Motion, pictureAhead } from '@bande/games/tipp-kick/motion/index.ts';
import { motionOf, plateWith, press, withDefender } from './plates.ts';

beforeAll(loadEngine);
afterEach(forgetMotions);

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
      const { tick, instants } = pictureAhead(motion, [late], AHEAD);
      expect(tick).toBe(from);
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

  it('takes what comes late for done where the shot has come to', () => {
    const motion = shot(createRandom('late'), 3);
    instantAt(motion, 30);
    const { tick, instants } = pictureAhead(motion, [hand(22, -250)], AHEAD);
    expect(tick).toBe(30);
    expect(isDeepStrictEqual(instantsOf(withDeed(motion, hand(30, -250)), 30), instants)).toBe(true);
  });

  it('needs no engine where keepers are alone', () => {
    const motion = motionOf(plateWith(4, 20_000), hand(0, 200));
    instantAt(motion, 10);
    const { instants } = pictureAhead(motion, [hand(10, -200)], AHEAD);
    expect(isDeepStrictEqual(instantsOf(withDeed(motion, hand(10, -200)), 10), instants)).toBe(true);
  });
});
