import { due, loaded, type Motion, placeAt, put, runTo, saved, strike, take, type World } from '@bande/physics';
import { describe, expect, test } from 'vitest';
import { ballBody, FIGURE_SIZE, figureBody } from '../../src/subbuteo/table-bodies.ts';
import { PITCH } from '../../src/subbuteo/table.ts';
import { flick, GONE, LOG, logged, LYING, stage, struckIds, throwBall } from './stage.ts';

const G = 9.81;
const MU = 0.2;
const LINE = PITCH.length / 2;

describe('a figure', () => {
  test('flicked without spin stops after v²/2µg; counter-clockwise it curves to the right', () => {
    const straight = stage([[figureBody('a'), 0, -0.3]]);
    flick(straight, 0, 0, 1);
    runTo(straight);
    expect(straight.y[0]).toBeCloseTo(-0.3 + 1 / (2 * MU * G), 12);
    expect(straight.x[0]).toBe(0);
    const spun = stage([[figureBody('a'), 0, -0.3]]);
    flick(spun, 0, 0, 1, 200);
    runTo(spun);
    expect(spun.x[0]).toBeGreaterThan(0.02);
    expect(spun.y[0]).toBeGreaterThan(straight.y[0]!);
  });

  test('meets another head-on: restitution 0.6, momentum kept', () => {
    const world = stage([
      [figureBody('a'), 0, -0.2],
      [figureBody('b'), 0, 0],
    ]);
    flick(world, 0, 0, 1.5);
    runTo(world, due(world));
    const speed = Math.sqrt(1.5 * 1.5 - 2 * MU * G * (0.2 - 2 * FIGURE_SIZE.baseRadius));
    expect(world.vy[0]).toBeCloseTo(0.2 * speed, 7);
    expect(world.vy[1]).toBeCloseTo(0.8 * speed, 7);
  });

  test('met off its middle it is spun, and the whole keeps its momentum', () => {
    const world = stage([
      [figureBody('a'), 0.012, -0.2],
      [figureBody('b'), 0, 0],
    ]);
    flick(world, 0, 0, 1.5);
    const hit = due(world);
    const before = placeAt(world, 0, hit - 1e-9);
    const speed = Math.sqrt(1.5 * 1.5 - 2 * MU * G * (before.y + 0.2));
    runTo(world, hit);
    expect(world.vx[0]! + world.vx[1]!).toBeCloseTo(0, 9);
    expect(world.vy[0]! + world.vy[1]!).toBeCloseTo(speed, 6);
    expect(world.spin[1]).not.toBe(0);
  });

  test('rebounds from the barrier, and falls from the table through its gap', () => {
    const rebound = stage([[figureBody('a'), 0.2, 0.4]]);
    flick(rebound, 0, 0, 1.6);
    runTo(rebound);
    expect(struckIds(rebound)).toEqual(['north-barrier-right']);
    expect(rebound.y[0]).toBeLessThan(LINE + PITCH.border - FIGURE_SIZE.baseRadius);
    const falls = stage([[figureBody('a'), 0.08, 0.55]]);
    flick(falls, 0, 0, 2);
    runTo(falls);
    expect(logged(falls, LOG.fell)).toBe(1);
    expect(falls.place[0]).toBe(GONE);
  });

  test('hit hard above its base it topples and lies, an obstacle for the next ball, until it is righted', () => {
    const world = stage([
      [ballBody(), 0, -0.1],
      [figureBody('a'), 0, 0],
    ]);
    throwBall(world, 0.012, [0, 3, 0.3]);
    runTo(world);
    expect([logged(world, LOG.toppled), logged(world, LOG.layDown)]).toEqual([1, 1]);
    expect(world.place[1]).toBe(LYING);
    const lies = world.y[1]!;
    take(world, 0, world.now);
    put(world, 0, world.now, 0, lies - 0.1);
    const hits = logged(world, LOG.hit);
    strike(world, 0, world.now, { vx: 0, vy: 0.6, spin: 0, lift: 0 });
    runTo(world);
    expect(logged(world, LOG.hit)).toBeGreaterThan(hits);
    put(world, 1, world.now, 0, 0.2);
    expect(world.place[1]).toBe(0);
  });

  test('hit softly above its base, or hard at its base, it stands', () => {
    for (const [z, speed, from] of [
      [0.012, 0.25, -0.018],
      [0, 2.5, -0.06],
    ] as const) {
      const world = stage([
        [ballBody(), 0, from],
        [figureBody('a'), 0, 0],
      ]);
      throwBall(world, z, [0, speed, 0]);
      runTo(world);
      expect(logged(world, LOG.hit)).toBeGreaterThan(0);
      expect(logged(world, LOG.toppled)).toBe(0);
    }
  });

  test('on the roughest cloth a small foot under a high body tips it over its own front, fast; slow, or with a lower body, it stands', () => {
    const braked = (speed: number, size: Partial<typeof FIGURE_SIZE>): World => {
      const top = { ...FIGURE_SIZE, footRadius: 0.004, centreHeight: 0.013, ...size };
      const world = stage([[{ ...figureBody('a', top), friction: 0.35 }, 0, -0.3]]);
      flick(world, 0, 0.6 * speed, 0.8 * speed);
      return world;
    };
    const tipped = braked(1.5, {});
    runTo(tipped);
    expect([logged(tipped, LOG.toppled), logged(tipped, LOG.layDown), logged(tipped, LOG.rested)]).toEqual([1, 1, 1]);
    expect(tipped.place[0]).toBe(LYING);
    // It lies ahead, along its way.
    expect(tipped.own[0]).toBeCloseTo(0.6, 9);
    expect(tipped.own[1]).toBeCloseTo(0.8, 9);
    for (const stands of [braked(0.1, {}), braked(3, { centreHeight: 0.011 }), braked(3, { footRadius: 0.005 })]) {
      runTo(stands);
      expect(logged(stands, LOG.toppled)).toBe(0);
    }
  });

  test('of the default sizes runs to its end upright at every speed, spin and friction of the ranges', () => {
    for (const friction of [0.1, 0.2, 0.35])
      for (const speed of [0.2, 1, 3, 5])
        for (const spin of [0, 60, 250, -900]) {
          const world = stage([[{ ...figureBody('a'), friction }, 0, 0]]);
          flick(world, 0, speed, 0, spin);
          runTo(world);
          expect(logged(world, LOG.toppled)).toBe(0);
        }
  });

  test('that tips is met meanwhile, and stopped and saved on the way it comes to lie on the same bits', () => {
    const tall = { ...FIGURE_SIZE, footRadius: 0.004, centreHeight: 0.014 };
    const scene = (): World => {
      const world = stage([
        [{ ...figureBody('a', tall), friction: 0.35 }, 0, -0.2],
        [{ ...figureBody('b', tall), friction: 0.35 }, 0.004, 0.0],
      ]);
      flick(world, 0, 0, 1.8, 40);
      return world;
    };
    const whole = scene();
    runTo(whole);
    expect(logged(whole, LOG.toppled)).toBeGreaterThan(0);
    let stopped = scene();
    const log: number[] = [];
    for (let tick = 1; tick < 200; tick++) {
      runTo(stopped, tick / 120);
      log.push(...stopped.log.data.subarray(0, stopped.log.length));
      stopped = loaded(stopped.table, stopped.bodies, JSON.parse(JSON.stringify(saved(stopped))) as Motion);
    }
    expect(log).toEqual([...whole.log.data.subarray(0, whole.log.length)]);
    expect(saved(stopped).pieces).toEqual(saved(whole).pieces);
  });

  test('that falls where another stands leans on it', () => {
    const world = stage([
      [ballBody(), 0, -0.1],
      [figureBody('a'), 0, 0],
      [figureBody('b'), 0, 0.13],
      [figureBody('c'), 0, 0.16],
    ]);
    throwBall(world, 0.012, [0, 4, 0.3]);
    runTo(world);
    expect(world.place[1]).toBe(LYING);
    expect(due(world)).toBe(Infinity);
  });
});

describe('the ball', () => {
  test('hit hard it is lifted over the bevel and bounces; touched softly it stays down', () => {
    const heights = [1.5, 0.5].map((speed) => {
      const world = stage([
        [ballBody(), 0, 0],
        [figureBody('a'), 0, -0.04],
      ]);
      flick(world, 1, 0, speed);
      runTo(world, due(world));
      return (world.vz[0]! * world.vz[0]!) / (2 * G);
    });
    expect(heights[0]).toBeGreaterThan(0.008);
    expect(heights[0]).toBeLessThan(0.05);
    const soft = stage([
      [ballBody(), 0, 0],
      [figureBody('a'), 0, -0.025],
    ]);
    flick(soft, 1, 0, 0.17);
    runTo(soft);
    expect(logged(soft, LOG.hit)).toBeGreaterThan(0);
    expect(logged(soft, LOG.landed)).toBe(0);
    expect(soft.y[0]).toBeGreaterThan(0);
  });

  test('dropped it rises to e² of its height', () => {
    const world = stage([[ballBody(), 0, 0]]);
    throwBall(world, 0.1, [0, 0, 0]);
    runTo(world, due(world));
    expect(world.vz[0]).toBeCloseTo(0.5 * Math.sqrt(2 * G * 0.1), 2);
    runTo(world);
    expect([world.z[0], world.place[0]]).toEqual([0, 0]);
  });

  test('struck at the middle of the goal it stays in the net; at a post it comes back; over the bar it leaves the table', () => {
    const roll = (x: number): World => {
      const world = stage([[ballBody(), x, 0.3]]);
      flick(world, 0, 0, 3);
      runTo(world);
      return world;
    };
    const goal = roll(0);
    expect(struckIds(goal)).toContain('north-net-back');
    expect(goal.y[0]).toBeGreaterThan(LINE + 0.011);
    const post = roll(PITCH.goal.width / 2 + 0.002);
    expect(struckIds(post)[0]).toBe('north-right-post');
    expect(post.y[0]).toBeLessThan(LINE);
    const over = stage([[ballBody(), 0, 0.3]]);
    throwBall(over, 0, [0, 3, 1.9]);
    runTo(over);
    expect(struckIds(over)).toEqual([]);
    expect(over.place[0]).toBe(GONE);
    const bar = stage([[ballBody(), 0, 0.45]]);
    throwBall(bar, 0.052, [0, 2, 0.3]);
    runTo(bar);
    expect(struckIds(bar)[0]).toBe('north-crossbar');
  });

  test('posts are round: it leaves in the direction of the normal without spin and friction to turn it, mirrored on the other side', () => {
    const ends = [1, -1].map((side) => {
      const world = stage([[ballBody(), side * (PITCH.goal.width / 2 - 0.004), 0.45]]);
      flick(world, 0, 0, 2);
      runTo(world);
      return [side * world.x[0]!, world.y[0]!];
    });
    expect(ends[0]).toEqual(ends[1]);
  });

  test('on the roof of the net and on two bases it finds its rest', () => {
    const roof = stage([[ballBody(), 0, LINE + 0.035]]);
    throwBall(roof, 0.08, [0, 0, 0]);
    runTo(roof);
    expect(due(roof)).toBe(Infinity);
    const wedged = stage([
      [ballBody(), 0, 0],
      [figureBody('a'), -0.017, 0],
      [figureBody('b'), 0.017, 0],
    ]);
    throwBall(wedged, 0.03, [0, 0.001, 0]);
    runTo(wedged);
    expect(due(wedged)).toBe(Infinity);
    expect(wedged.events).toBeLessThan(5000);
  });
});
