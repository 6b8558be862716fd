import { describe, expect, test } from 'vitest';
import { tipIn } from '../src/disc/over-frame.ts';
import { DISC, positionsAt, type Contact, type Run, type World } from '../src/index.ts';
import { CARROM, run, worldOf } from './board.ts';
import { ENTRY, LANDED } from '../src/log.ts';
import { begin, next, runTo } from '../src/kernel.ts';
import {
  CAME_BACK,
  IN_AIR,
  OFF,
  ON_BOARD,
  ON_FRAME,
  OVER_FRAME,
  setStray,
  STRAYED,
  strayOf,
} from '../src/disc/state.ts';
import { flick, man, MAN, STRIKER, striker } from './discs.ts';
import { energyAt } from './look.ts';

/** The times at which a disc thrown up so fast is as high as the frame. */
const heights = (lift: number): readonly [up: number, down: number] => {
  const root = Math.sqrt(lift * lift - 2 * CARROM.gravity * CARROM.frameHeight);
  return [(lift - root) / CARROM.gravity, (lift + root) / CARROM.gravity];
};
/** Struck to the north so that its centre is `over` metres beyond the inner edge when it comes down on the frame's level. */
function thrown(speed: number, over: number, lift = 0.8): Run {
  const [, down] = heights(lift);
  return run(CARROM, [striker(0, CARROM.half + over - speed * down)], flick(0, speed, { lift }), { paths: true });
}
const told = (stroke: Run, disc = 'S'): readonly string[] =>
  stroke.contacts.flatMap((one) => ('disc' in one && one.disc === disc ? [one.kind] : []));
const of = <K extends Contact['kind']>(stroke: Run, kind: K): readonly Extract<Contact, { kind: K }>[] =>
  stroke.contacts.filter((one): one is Extract<Contact, { kind: K }> => one.kind === kind);
const outermost = CARROM.half - STRIKER.radius;

describe('over the frame', () => {
  test('a disc has left as soon as its rim is above the frame', () => {
    const stroke = thrown(1, 0.03);
    expect(of(stroke, 'left')).toHaveLength(1);
    expect(of(stroke, 'left')[0]!.y).toBeCloseTo(outermost, 12);
  });

  test('one that comes down with its centre inside the edge tips back onto the surface', () => {
    const stroke = thrown(0.5, -0.008);
    expect(told(stroke).slice(0, 3)).toEqual(['moved', 'left', 'landed']);
    expect(of(stroke, 'landed')[0]).toMatchObject({ afterLeaving: true });
    expect(
      of(stroke, 'landed')
        .slice(1)
        .every(({ afterLeaving }) => !afterLeaving),
    ).toBe(true);
    expect(stroke.end[0]!.where).toBe('board');
    expect(stroke.end[0]!.y).toBeLessThan(outermost);
    // Against the edge like against a cushion.
    expect(stroke.path('S').find(({ vy }) => vy < 0)!.vy).toBeCloseTo(-0.5 * CARROM.cushionRestitution, 9);
  });

  test.each([0.02, 0.1, 0.5])(
    'at %d m/s it is clear of the frame when it is down, and its energy has not grown',
    (speed) => {
      for (const lift of [0.66, 0.8, 1.5]) {
        const [up, down] = heights(lift);
        for (const part of [0.01, 0.5, 0.99]) {
          const discs = [striker(0, outermost - speed * up - speed * (down - up) * (1 - part))];
          const stroke = run(CARROM, discs, flick(0, speed, { lift }), { paths: true });
          if (discs[0]!.y + speed * down > CARROM.half) continue;
          const [landed] = of(stroke, 'landed');
          expect(landed).toMatchObject({ afterLeaving: true });
          expect(landed!.y).toBeLessThan(outermost + 1e-9);
          const energies = stroke.path('S').map(({ t }) => energyAt(CARROM, stroke, discs, t));
          for (const [i, energy] of energies.slice(1).entries()) expect(energy).toBeLessThan(energies[i]! + 1e-12);
        }
      }
    },
  );

  test('at rest on the edge, pushed inside, it pays with its height for what speed it needs to get clear', () => {
    for (const [overX, overY, frameHeight] of [
      [0.02, 0, 0.022],
      [0.02, 0.01, 0.022],
      [0.02, 0.02, 0.022],
      [0.02, 0, 0.005],
      [1e-9, 0, 0.022],
    ] as const) {
      const world = worldOf({ ...CARROM, frameHeight }, [striker(0, 0)]);
      [world.x[0], world.y[0], world.z[0]] = [outermost + overX, -outermost - overY, frameHeight];
      tipIn(world, 0);
      const [vx, vy, z] = [world.vx[0]!, world.vy[0]!, world.z[0]];
      expect(vx).toBeLessThan(0);
      expect((vx * vx + vy * vy) / 2 + CARROM.gravity * z).toBeLessThan(CARROM.gravity * frameHeight + 1e-12);
      const way = Math.sqrt((2 * z) / CARROM.gravity) * Math.sqrt(vx * vx + vy * vy);
      expect(way).toBeCloseTo(Math.min(frameHeight, Math.sqrt(overX * overX + overY * overY)), 12);
    }
  });

  test('one whose centre is above the frame stays there, bouncing and sliding: off', () => {
    const stroke = thrown(0.2, 0.02, 1.3);
    expect(of(stroke, 'landed').length).toBeGreaterThan(1);
    expect(of(stroke, 'landed').every(({ afterLeaving }) => afterLeaving)).toBe(true);
    expect(told(stroke).at(-1)).toBe('rest');
    expect(stroke.end[0]).toMatchObject({ where: 'off', x: 0 });
    expect(stroke.end[0]!.y).toBeLessThan(CARROM.half + CARROM.frameWidth);
    expect(positionsAt(stroke, stroke.seconds)[0]!.z).toBe(CARROM.frameHeight);
  });

  test('on the frame it slides v²/2µg, or over its outer edge', () => {
    const short = thrown(0.2, 0.02, 1.3);
    const last = short.path('S').at(-2)!;
    expect(last.mode).toBe('board');
    expect(short.end[0]!.y - last.y).toBeCloseTo((last.vy * last.vy) / (2 * CARROM.friction * CARROM.gravity), 9);
    const long = thrown(0.6, 0.05, 1.2);
    expect(long.end[0]!.where).toBe('off');
    expect(long.end[0]!.y).toBeGreaterThan(CARROM.half + CARROM.frameWidth);
    expect(long.path('S').at(-1)).toMatchObject({ mode: 'gone' });
    expect(of(long, 'landed').at(-1)!.afterLeaving).toBe(true);
  });

  test('fast enough it flies over the frame', () => {
    const stroke = thrown(4, 0.1);
    expect(told(stroke)).toEqual(['moved', 'left', 'landed']);
    expect(stroke.end[0]!.where).toBe('off');
    expect(stroke.end[0]!.y).toBeGreaterThan(CARROM.half + CARROM.frameWidth);
  });

  test('above a corner it tips back into the hole', () => {
    const [, down] = heights(0.8);
    const from = CARROM.half - 0.01 - 0.5 * down;
    const stroke = run(CARROM, [striker(from, from)], flick(0.5, 0.5, { lift: 0.8 }));
    expect(told(stroke)).toEqual(['moved', 'left', 'pocketed']);
  });

  test('a low frame, lower than a disc is half wide, is enough to tip back from', () => {
    const low = { ...CARROM, frameHeight: 0.005 };
    const lift = Math.sqrt(2 * low.gravity * low.frameHeight) + 1e-4;
    const stroke = run(
      low,
      [striker(0, CARROM.half - 0.0201 - 0.0316 * 0.19), man('m', 0, 0)],
      flick(0, 0.19, { lift }),
    );
    expect(stroke.end[0]).toMatchObject({ where: 'board' });
    expect(stroke.end[0]!.y).toBeLessThan(outermost + 1e-9);
  });

  /** Discs that are above the surface already. */
  function above(
    discs: readonly { readonly x: number; readonly y: number; readonly z: number; readonly place: number }[],
  ): World {
    const world = worldOf(
      CARROM,
      discs.map(({ x, y }, i) => man(`m${i}`, x, y)),
    );
    for (const [i, { z, place }] of discs.entries()) {
      world.place[i] = place;
      world.z[i] = z;
      setStray(world, i, STRAYED);
    }
    return world;
  }
  function strike(world: World, vx: number, vy: number): void {
    DISC.strike(world, 0, vx, vy, 0, 0);
    begin(world);
  }
  const top = CARROM.frameHeight;
  const landings = ({ log }: World, disc: number): readonly number[] =>
    Array.from({ length: log.length / ENTRY }, (_, at) => at * ENTRY).flatMap((at) =>
      log.data[at] === LANDED && log.data[at + 2] === disc ? [log.data[at + 3]!] : [],
    );

  test('a disc on the frame that another one there drives inwards falls back onto the surface', () => {
    const world = above([
      { x: -0.05, y: CARROM.half + 0.03, z: top, place: ON_FRAME },
      { x: 0, y: CARROM.half + 0.015, z: top, place: ON_FRAME },
    ]);
    strike(world, 1, 0);
    runTo(world);
    expect(world.place[1]).toBe(ON_BOARD);
    expect(landings(world, 1)[0]).toBe(1);
    expect(world.y[1]).toBeLessThan(CARROM.half - MAN.radius);
    expect(strayOf(world, 1)).toBe(CAME_BACK);
  });

  test('two meet in the air above the frame, and one is thrown back over the surface', () => {
    const world = above([
      { x: 0, y: CARROM.half + 0.06, z: 0.1, place: OVER_FRAME },
      { x: 0, y: CARROM.half + 0.02, z: 0.1, place: OVER_FRAME },
    ]);
    const places = new Set<number>();
    strike(world, 0, -2);
    do places.add(world.place[1]!);
    while (next(world));
    expect([...places]).toEqual([OVER_FRAME, IN_AIR, ON_BOARD]);
    expect(landings(world, 1)[0]).toBe(1);
    expect(world.place[1]).toBe(ON_BOARD);
  });

  test('what comes down on a disc on the frame and stays there is off', () => {
    const world = above([
      { x: 0, y: CARROM.half + 0.02, z: 0.1, place: OVER_FRAME },
      { x: 0.001, y: CARROM.half + 0.02, z: top, place: ON_FRAME },
    ]);
    strike(world, 0, 0);
    runTo(world);
    expect([world.place[0], world.place[1]]).toEqual([OFF, ON_FRAME]);
  });
});
