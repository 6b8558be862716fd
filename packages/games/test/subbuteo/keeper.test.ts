import {
  due,
  lead,
  leastGap,
  loaded,
  type Motion,
  next,
  placeAt,
  postureAt,
  runTo,
  saved,
  type World,
} from '@bande/physics';
import { createRandom } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { ballBody, figureBody, keeperBody } from '../../src/subbuteo/table-bodies.ts';
import { PITCH } from '../../src/subbuteo/table.ts';
import { flick, LOG, logged, LYING, stage, throwBall } from './stage.ts';

const LINE = PITCH.length / 2;

describe('a keeper', () => {
  test('is led within 1.5 m/s and 30 m/s², and comes to rest where it was sent', () => {
    const world = stage([[keeperBody('k', 1), 0, 0.58]]);
    lead(world, 0, 0, { x: 0.06, y: 0.56 });
    lead(world, 0, 0.03, { x: -0.06, y: 0.6 });
    lead(world, 0, 0.09, { x: 0.05, y: 0.57 });
    const step = 1e-4;
    const places = Array.from({ length: 4000 }, (_, n) => {
      runTo(world, 0.09 + n * step);
      return placeAt(world, 0, 0.09 + n * step);
    });
    const speeds = places
      .slice(1)
      .map(({ x, y }, n) => [(x - places[n]!.x) / step, (y - places[n]!.y) / step] as const);
    const changes = speeds.slice(1).map(([x, y], n) => Math.hypot(x - speeds[n]![0], y - speeds[n]![1]) / step);
    expect(Math.max(...speeds.map(([x, y]) => Math.hypot(x, y)))).toBeLessThan(1.5 + 1e-6);
    expect(Math.max(...changes)).toBeLessThan(30 + 1e-3);
    runTo(world);
    expect(world.x[0]).toBeCloseTo(0.05, 12);
    expect(world.y[0]).toBeCloseTo(0.57, 12);
  });

  test('stops a shot, and one that comes out strikes it back faster', () => {
    const shot = (moving: boolean): number => {
      const world = stage([
        [ballBody(), 0, 0.3],
        [keeperBody('k', 1), 0, 0.58],
      ]);
      flick(world, 0, 0, 2);
      if (moving) lead(world, 1, 0, { x: 0, y: 0.4 });
      while (logged(world, LOG.hit) === 0) runTo(world, due(world));
      return world.vy[0]!;
    };
    expect(shot(false)).toBeLessThan(0);
    expect(shot(true)).toBeLessThan(shot(false) - 0.2);
  });

  test('its rod is part of it', () => {
    const world = stage([
      [ballBody(), 0.05, LINE + 0.03],
      [keeperBody('k', 1), 0, 0.57],
    ]);
    flick(world, 0, -0.5, 0);
    runTo(world);
    expect(world.x[0]).toBeGreaterThan(0);
  });

  test('that presses the ball against a post stops, and everything ends', () => {
    const post = PITCH.goal.width / 2 + 0.002;
    const world = stage([
      [ballBody(), post - 0.016, LINE],
      [keeperBody('k', 1), 0, LINE],
    ]);
    lead(world, 1, 0, { x: post, y: LINE });
    runTo(world);
    expect(due(world)).toBe(Infinity);
    expect(world.events).toBeLessThan(2000);
    expect(world.x[1]).toBeLessThan(post);
  });

  test('a figure in front of it is pushed along', () => {
    const world = stage([
      [figureBody('a'), 0.03, 0.55],
      [keeperBody('k', 1), 0, 0.55],
    ]);
    lead(world, 1, 0, { x: 0.05, y: 0.55 });
    runTo(world);
    expect(world.x[0]).toBeGreaterThan(0.0709);
    expect(logged(world, LOG.rested)).toBe(1);
  });
});

/** The speed of approach of the first hit in the log. */
function firstHit(world: World): number {
  for (let at = 0; at < world.log.length; at += 8) if (world.log.data[at] === LOG.hit) return world.log.data[at + 6]!;
  return NaN;
}

const SECONDS = 1 / 120;

describe('a keeper that turns', () => {
  test('turns and lifts as fast as a wrist can, and comes to rest in the posture it was given', () => {
    const world = stage([[keeperBody('k', 1), 0, 0.58]]);
    lead(world, 0, 0, { x: 0, y: 0.58, lean: 1, lift: 0.02 });
    lead(world, 0, 0.05, { x: 0, y: 0.58, lean: -0.8 });
    const step = 1e-4;
    const seen = Array.from({ length: 5000 }, (_, n) => {
      runTo(world, 0.05 + n * step);
      const { lean, lift } = postureAt(world, 0, 0.05 + n * step);
      return [Math.asin(lean), lift] as const;
    });
    const rates = seen.slice(1).map(([angle, lift], n) => [(angle - seen[n]![0]) / step, (lift - seen[n]![1]) / step]);
    const changes = rates.slice(1).map(([turn = 0], n) => Math.abs(turn - rates[n]![0]!) / step);
    expect(Math.max(...rates.map(([turn = 0]) => Math.abs(turn)))).toBeLessThan(15 + 1e-3);
    expect(Math.max(...changes)).toBeLessThan(300 + 1.3 * 7.5 * 7.5 + 1);
    expect(Math.max(...rates.map(([, up = 0]) => Math.abs(up)))).toBeLessThan(0.27 * 1.5 + 1e-6);
    const { lean, lift } = postureAt(world, 0, Infinity);
    expect(lean).toBeCloseTo(-0.8, 12);
    expect(lift).toBeCloseTo(0.02, 12);
  });

  test('strikes a ball beside it when they touch, and no sooner', () => {
    const world = stage([
      [ballBody(), 0.03, 0.58],
      [keeperBody('k', 1), 0, 0.58],
    ]);
    lead(world, 1, 0, { x: 0, y: 0.58, lean: 1 });
    const time = due(world);
    expect(leastGap(world, time - 1e-5)).toBeGreaterThan(0);
    expect(Math.abs(leastGap(world, time))).toBeLessThan(1e-9);
    runTo(world, time);
    expect(logged(world, LOG.hit)).toBe(1);
    expect(world.vx[0]).toBeGreaterThan(0.1);
    // The ball is met by a plate 38 mm high at 15 radians a second at most.
    expect(firstHit(world)).toBeLessThan(15 * 0.05);
    runTo(world);
    expect(world.x[0]).toBeGreaterThan(0.05);
  });

  test('on the other side it strikes it the other way, to the same bits', () => {
    const ends = [1, -1].map((side) => {
      const world = stage([
        [ballBody(), side * 0.03, 0.58],
        [keeperBody('k', 1), 0, 0.58],
      ]);
      lead(world, 1, 0, { x: 0, y: 0.58, lean: side });
      runTo(world);
      return [side * world.x[0]!, world.y[0]!];
    });
    expect(ends[1]).toEqual(ends[0]);
  });

  test('pushes a figure beside it away, and hits one that a straight keeper passes', () => {
    const pushed = (lean: number): World => {
      const world = stage([
        [figureBody('a'), 0.035, 0.58],
        [keeperBody('k', 1), 0, 0.58],
      ]);
      lead(world, 1, 0, { x: 0, y: 0.58, lean });
      runTo(world);
      return world;
    };
    expect(pushed(1).x[0]).toBeGreaterThan(0.045);
    expect(logged(pushed(0), LOG.hit)).toBe(0);
  });

  test('saves a high shot by leaning into its way, and one over its head by being lifted', () => {
    const shot = (x: number, z: number, posture: { lean?: number; lift?: number }): number => {
      const world = stage([
        [ballBody(), x, 0.3],
        [keeperBody('k', 1), 0, 0.58],
      ]);
      throwBall(world, z, [0, 3, 0.5]);
      lead(world, 1, 0, { x: 0, y: 0.58, ...posture });
      runTo(world, 0.105);
      return logged(world, LOG.hit);
    };
    expect([shot(0.03, 0.005, {}), shot(0.03, 0.005, { lean: 0.9 })]).toEqual([0, 1]);
    expect([shot(0, 0.04, {}), shot(0, 0.04, { lift: 0.03 })]).toEqual([0, 1]);
  });

  test('is stopped by a ball that it is let down on, and by a lying figure', () => {
    const onBall = stage([
      [ballBody(), 0, 0.4],
      [keeperBody('k', 1), 0, 0.58],
    ]);
    lead(onBall, 1, 0, { x: 0, y: 0.58, lift: 0.03 });
    runTo(onBall);
    lead(onBall, 1, 1, { x: 0, y: 0.4 });
    runTo(onBall);
    lead(onBall, 1, 2, { x: 0, y: 0.4, lift: 0 });
    runTo(onBall);
    expect(postureAt(onBall, 1, 3).lift).toBeCloseTo(0.022, 6);
    expect([onBall.x[0], onBall.y[0]]).toEqual([0, 0.4]);
    const onFigure = stage([
      [ballBody(), 0, -0.1],
      [figureBody('a'), 0, 0],
      [keeperBody('k', 1), 0, 0.58],
    ]);
    throwBall(onFigure, 0.012, [0, 3, 0.3]);
    runTo(onFigure);
    expect(onFigure.place[1]).toBe(LYING);
    lead(onFigure, 2, 5, { x: 0, y: 0.58, lift: 0.02 });
    runTo(onFigure);
    lead(onFigure, 2, 6, { x: 0, y: onFigure.y[1]! + 0.01 });
    runTo(onFigure);
    const hits = logged(onFigure, LOG.hit);
    lead(onFigure, 2, 9, { x: 0, y: onFigure.y[1]! + 0.01, lift: 0 });
    runTo(onFigure);
    expect(postureAt(onFigure, 2, 10).lift).toBe(0.01);
    expect(logged(onFigure, LOG.hit)).toBe(hits + 1);
    lead(onFigure, 2, 11, { x: 0, y: 0.58 });
    runTo(onFigure);
    expect(placeAt(onFigure, 2, 20).y).toBeCloseTo(0.58, 12);
  });
});

/** Shots of every speed, height and side at a keeper that goes, leans and is lifted thirty times a second, and defenders in front of it. */
function siege(seed: string): { readonly world: World; readonly enter: (world: World, tick: number) => void } {
  const random = createRandom(`siege:${seed}`);
  const figures = Array.from({ length: 3 }, (_, n) => {
    const [x, y] = [0.05 * (n - 1) + 0.02 * random.unit(), 0.535 + 0.03 * random.unit()];
    return [figureBody(`f${n}`), x, y] as const;
  });
  const world = stage([
    [ballBody(), (random.unit() - 0.5) * 0.2, 0.3 + 0.1 * random.unit()],
    ...figures,
    [keeperBody('k', 1), 0, LINE],
  ]);
  const speed = 0.5 + 4.5 * random.unit();
  const aim = (random.unit() - 0.5) * 0.3;
  throwBall(world, 0.02 * random.unit(), [aim * speed, speed, random.unit()]);
  const leads = Array.from({ length: 60 }, () => ({
    x: (random.unit() - 0.5) * 0.12,
    y: 0.59 + 0.03 * (random.unit() - 0.5),
    lean: 2 * random.unit() - 1,
    lift: random.below(2) === 0 ? 0 : 0.035 * random.unit(),
  }));
  return { world, enter: (to, tick) => tick % 4 === 0 && lead(to, 4, tick * SECONDS, leads[tick / 4]!) };
}

const SIEGES = 20 * Number(process.env['SOAK'] ?? 1);

describe('a besieged keeper who turns all the time', () => {
  test('lets nothing through him: looked at a hundred times between two events, nothing overlaps', () => {
    let hits = 0;
    for (let n = 0; n < SIEGES; n++) {
      const { world, enter } = siege(`${n}`);
      let least = Infinity;
      const watch = (until: number): void => {
        do {
          const [from, to] = [world.now, Math.min(due(world), until)];
          for (let part = 0; part <= 100; part++)
            least = Math.min(least, leastGap(world, from + ((to - from) * part) / 100));
        } while (next(world, until));
      };
      for (let tick = 0; tick < 120; tick++) {
        watch(tick * SECONDS);
        enter(world, tick);
      }
      expect(least, `siege ${n}`).toBeGreaterThan(-1e-6);
      hits += logged(world, LOG.hit);
      runTo(world);
      expect(due(world), `siege ${n}`).toBe(Infinity);
    }
    expect(hits).toBeGreaterThan(2 * SIEGES);
  });

  test('stopped, saved and resumed at every tick in mid-turn gives the same bits', () => {
    for (let n = 0; n < SIEGES; n++) {
      const { world: whole, enter } = siege(`${n}`);
      let { world: stopped } = siege(`${n}`);
      const log: number[] = [];
      for (let tick = 0; tick < 150; tick++) {
        runTo(whole, tick * SECONDS);
        runTo(stopped, tick * SECONDS);
        log.push(...stopped.log.data.subarray(0, stopped.log.length));
        stopped = loaded(stopped.table, stopped.bodies, JSON.parse(JSON.stringify(saved(stopped))) as Motion);
        enter(whole, tick);
        enter(stopped, tick);
      }
      expect(saved(stopped), `siege ${n}`).toEqual(saved(whole));
      expect(log, `siege ${n}`).toEqual([...whole.log.data.subarray(0, log.length)]);
    }
  });
});
