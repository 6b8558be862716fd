import { describe, expect, test } from 'vitest';
import { DISC, type Contact, type Disc } from '../src/index.ts';
import { CARROM, run, type Surface, worldOf } from './board.ts';
import { ENTRY, HIT } from '../src/log.ts';
import { begin, runTo } from '../src/kernel.ts';
import { flick, MAN, man, OPEN, smooth, striker, STRIKER } from './discs.ts';
import { motionAt, type Motion } from './look.ts';

const degrees = 180 / Math.PI;
type Hit = Extract<Contact, { kind: 'hit' }>;
const hitsOf = (contacts: readonly Contact[]): readonly Hit[] => contacts.filter((one) => one.kind === 'hit');
const heading = ({ vx, vy }: Motion): number => Math.atan2(vy, vx);
const paceOf = ({ vx, vy }: Motion): number => Math.hypot(vx, vy);

/** No friction on the board, nearly: what is measured after a hit is the hit. */
const ice = (surface: Surface): Surface => ({ ...surface, friction: 1e-9 });

function afterFirstHit(
  surface: Surface,
  discs: readonly Disc[],
  stroke = flick(1, 0),
): { readonly before: Motion; readonly after: readonly Motion[]; readonly hits: readonly Hit[] } {
  const done = run(surface, discs, stroke, { paths: true });
  const hits = hitsOf(done.contacts);
  const t = hits[0]?.t ?? 0;
  return {
    before: motionAt(surface, done, discs[0]!, t - 1e-9),
    after: discs.map((disc) => motionAt(surface, done, disc, t)),
    hits,
  };
}

/** A man struck by a man that comes along the x axis, cut by an angle. */
function cut(e: number, angle: number): readonly Motion[] {
  const d = 2 * MAN.radius;
  const discs = [{ ...man('S', -d * Math.cos(angle) - 0.1, -d * Math.sin(angle)) }, man('m', 0, 0)];
  return afterFirstHit(ice(smooth(e)), discs).after;
}

describe('two discs', () => {
  test.each([
    [1, 30, 90],
    [0.9, 30, 85.05],
    [0.9, 45, 87.138],
    [0.8, 30, 80.174],
    [0.8, 45, 84.289],
    [0.8, 60, 86.696],
  ])('of one mass, e %d, cut %d°: they part at %d°', (e, angle, apart) => {
    const [striking, struck] = cut(e, angle / degrees);
    expect((heading(struck!) - heading(striking!)) * degrees).toBeCloseTo(apart, 2);
    expect(heading(struck!) * degrees).toBeCloseTo(angle, 9);
  });

  test.each([
    [1, 0.481481, 1.481481],
    [0.8, 0.533333, 1.333333],
    [0.7, 0.559259, 1.259259],
  ])('striker full on a man, e %d: %d and %d of the speed', (e, striking, struck) => {
    const { after } = afterFirstHit(ice(smooth(e)), [striker(-0.2, 0), man('m', 0, 0)]);
    expect(after[0]!.vx).toBeCloseTo(striking, 6);
    expect(after[1]!.vx).toBeCloseTo(struck, 6);
  });

  test('an elastic striker is turned by 20.4873° at most', () => {
    const sum = STRIKER.radius + MAN.radius;
    const turns = Array.from({ length: 2000 }, (_, i) => {
      const { after } = afterFirstHit(ice(smooth(1)), [striker(-0.2, ((i + 0.5) / 2000) * sum), man('m', 0, 0)]);
      return Math.abs(heading(after[0]!)) * degrees;
    });
    expect(Math.max(...turns)).toBeCloseTo(20.4873, 3);
  });

  test('restitution falls with speed, linear between its two speeds', () => {
    for (const [v, e] of [
      [0.5, 0.8],
      [1, 0.8],
      [2.5, 0.75],
      [3.4, 0.72],
    ] as const) {
      const { before, after } = afterFirstHit(
        OPEN,
        [striker(-0.05, 0), man('m', 0, 0)],
        flick(Math.sqrt(v * v + 2 * 0.981 * (0.05 - MAN.radius - STRIKER.radius)), 0),
      );
      expect(before.vx).toBeCloseTo(v, 6);
      expect((after[1]!.vx - after[0]!.vx) / v).toBeCloseTo(e, 6);
    }
  });

  test('the direction of an obliquely struck piece is that of the line of centres', () => {
    for (let i = 1; i < 50; i++) {
      const sum = STRIKER.radius + MAN.radius;
      const b = (i / 50) * sum;
      const { after } = afterFirstHit(smooth(0.8), [striker(-0.31, -b), man('m', 0, 0)], flick(3, 0, { spin: i }));
      expect(heading(after[1]!) * degrees).toBeCloseTo(Math.asin(b / sum) * degrees, 8);
    }
  });
});

describe('rims', () => {
  const rough = (discFriction: number): Surface => ({ ...ice(smooth(0.8)), discFriction });
  const cutBy = (surface: Surface, spin: number, angle = Math.PI / 6): readonly Motion[] => {
    const sum = STRIKER.radius + MAN.radius;
    return afterFirstHit(
      surface,
      [striker(-sum * Math.cos(angle) - 0.1, -sum * Math.sin(angle)), man('m', 0, 0)],
      flick(1, 0, { spin }),
    ).after;
  };
  const impulses = (surface: Surface, spin: number, angle: number): { readonly push: number; readonly rub: number } => {
    const struck = cutBy(surface, spin, angle)[1]!;
    return {
      push: MAN.mass * (struck.vx * Math.cos(angle) + struck.vy * Math.sin(angle)),
      rub: MAN.mass * (struck.vy * Math.cos(angle) - struck.vx * Math.sin(angle)),
    };
  };

  test('that slip carry µ times the push', () => {
    const { push, rub } = impulses(rough(0.05), 0, Math.PI / 3);
    expect(Math.abs(rub) / push).toBeCloseTo(0.05, 9);
  });

  test('that stick carry u/(3(1/m₁+1/m₂)) and do not slip afterwards', () => {
    const angle = Math.PI / 12;
    const { rub } = impulses(rough(10), 0, angle);
    expect(Math.abs(rub)).toBeCloseTo(Math.sin(angle) / (3 * (1 / STRIKER.mass + 1 / MAN.mass)), 9);
    const [a, b] = cutBy(rough(10), 0, angle) as [Motion, Motion];
    const slip =
      (a.vy - b.vy) * Math.cos(angle) - (a.vx - b.vx) * Math.sin(angle) + a.spin * STRIKER.radius + b.spin * MAN.radius;
    expect(slip).toBeCloseTo(0, 9);
  });

  test('geared by spin do not throw', () => {
    const angle = Math.PI / 6;
    const { rub } = impulses(rough(0.12), Math.sin(angle) / STRIKER.radius, angle);
    expect(rub).toBeCloseTo(0, 8);
  });
});

describe('cushions', () => {
  const wall: Surface = { ...ice(CARROM), cushionRestitution: 0.7, cushionFriction: 10 };

  test('a disc without spin whose rim sticks keeps ⅔ of its speed along the wall and turns with it', () => {
    const stroke = run(wall, [striker(0, 0)], flick(0.1, 0.5), { paths: true });
    const t = stroke.contacts.find(({ kind }) => kind === 'cushion')!.t;
    const { vx, vy, spin } = motionAt(wall, stroke, striker(0, 0), t);
    expect(vx).toBeCloseTo((0.1 * 2) / 3, 7);
    expect(vy).toBeCloseTo(-0.35, 7);
    expect(spin * STRIKER.radius).toBeCloseTo((0.1 * 2) / 3, 7);
  });

  test('the same at every side', () => {
    for (const [vx, vy, side] of [
      [0.1, -0.5, 'south'],
      [0.5, 0.1, 'east'],
      [-0.1, 0.5, 'north'],
      [-0.5, -0.1, 'west'],
    ] as const) {
      const stroke = run(wall, [striker(0, 0)], flick(vx, vy), { paths: true });
      const first = stroke.contacts.find(({ kind }) => kind === 'cushion')!;
      const after = motionAt(wall, stroke, striker(0, 0), first.t);
      expect(first).toMatchObject({ side });
      expect(paceOf(after)).toBeCloseTo(Math.hypot(0.2 / 3, 0.35), 7);
      expect(after.spin * STRIKER.radius).toBeCloseTo(-0.2 / 3, 7);
    }
  });

  test('a run from cushion to cushion: v² falls by 2µgL, then v by e', () => {
    const stroke = run(CARROM, [striker(0, -0.25)], flick(0, 4));
    const length = 2 * (CARROM.half - STRIKER.radius);
    let [v, way] = [4, CARROM.half - STRIKER.radius + 0.25];
    for (const hit of stroke.contacts.filter((one) => one.kind === 'cushion')) {
      v = Math.sqrt(v * v - 2 * 0.981 * way);
      expect(hit.speed).toBeCloseTo(v, 12);
      [v, way] = [0.7 * v, length];
    }
  });
});

describe('a row of five', () => {
  const d = 2 * MAN.radius;
  const row = (gap: number): readonly Disc[] => [
    man('S', -0.1 - d, 0),
    ...Array.from({ length: 4 }, (_, i) => man(`m${i}`, i * (d + gap), 0)),
  ];

  test.each([
    [1, [0, 0, 0, 0, 1]],
    [0.9, [0.05, 0.0475, 0.045125, 0.04286875, 0.81450625]],
    [0.8, [0.1, 0.09, 0.081, 0.0729, 0.6561]],
  ])('touching, e %d: the first pass leaves %j', (e, speeds) => {
    const { hits, after } = afterFirstHit(ice(smooth(e)), row(0));
    // The approach of each hit is the speed the one before was given; what is left of it is (1−e)/2.
    const passed = hits.slice(0, 4).map(({ speed }) => speed);
    expect(hits.slice(0, 4).map(({ a, b }) => a + b)).toEqual(['Sm0', 'm0m1', 'm1m2', 'm2m3']);
    for (let i = 0; i < 4; i++) expect((passed[i]! * (1 - e)) / 2).toBeCloseTo(speeds[i]!, 8);
    expect((passed[3]! * (1 + e)) / 2).toBeCloseTo(speeds[4]!, 8);
    expect(after[4]!.vx).toBeCloseTo(speeds[4]!, 8);
    expect(after.reduce((sum, { vx }) => sum + vx, 0)).toBeCloseTo(1, 8);
  });

  test.each([1, 0.9, 0.8])('that lean on each other after the blow come apart, and soon, e %d', (e) => {
    // What has sunk in while it leaned would otherwise lean for ever: there is no friction to stop anything, and every millisecond is an event.
    expect(run(ice(smooth(e)), row(0), flick(1, 0)).events).toBeLessThan(300);
  });

  test.each([1e-7, 1e-5, 1e-4, 1e-3])('with gaps of %d m the blow passes just so', (gap) => {
    for (const e of [1, 0.9, 0.8]) {
      const hits = hitsOf(run(ice(smooth(e)), row(gap), flick(1, 0)).contacts);
      for (let i = 0; i < 4; i++) expect(hits[i]!.speed).toBeCloseTo(((1 + e) / 2) ** i, 6);
      expect(new Set(hits.slice(0, 4).map(({ b }) => b)).size).toBe(4);
    }
  });
});

describe('nothing is missed', () => {
  const sum = STRIKER.radius + MAN.radius;

  test.each([0.01, 1, 5])('a graze by 0.001° hits, past it by 0.001° does not, at %d m/s', (speed) => {
    const far = speed === 0.01 ? 0.04 : 0.3;
    const tangent = Math.asin(sum / far);
    const slippery = ice(smooth(0.8));
    for (const [by, expected] of [
      [-0.001, 1],
      [0.001, 0],
    ] as const) {
      const angle = tangent + by / degrees;
      const discs = [striker(-far, 0), man('m', 0, 0)];
      expect(
        hitsOf(run(slippery, discs, flick(speed * Math.cos(angle), speed * Math.sin(angle))).contacts),
      ).toHaveLength(expected);
      // The same seen by somebody who drives past: both move.
      const turned = run(
        slippery,
        [striker(-far, 0), man('m', 0, 0), man('far', 5, 5)],
        flick(speed * Math.cos(angle), speed * Math.sin(angle), { spin: 5 }),
      );
      expect(hitsOf(turned.contacts)).toHaveLength(expected);
    }
  });

  test.each([0.3, 1, 5])('a graze between two that move, by 0.001° and past it by 0.001°, at %d m/s', (speed) => {
    const far = 0.3;
    const discs = [striker(-far, 0), man('m', 0, 0)];
    for (const [by, expected] of [
      [-0.001, true],
      [0.001, false],
    ] as const) {
      const angle = Math.asin(sum / far) + by / degrees;
      for (const [driftX, driftY] of [
        [0.5, 0.2],
        [-1, 3],
        [0, -0.7],
      ] as const) {
        const world = worldOf(ice(smooth(0.8)), discs);
        world.vx[1] = driftX;
        world.vy[1] = driftY;
        DISC.strike(world, 0, speed * Math.cos(angle) + driftX, speed * Math.sin(angle) + driftY, 0, 0);
        begin(world);
        runTo(world);
        const { data, length } = world.log;
        expect(Array.from({ length: length / ENTRY }, (_, at) => data[at * ENTRY]).includes(HIT)).toBe(expected);
      }
    }
  });

  test.each(Array.from({ length: 12 }, (_, i) => 10 ** (i - 12)))('a gap of %d m closes in its time', (gap) => {
    for (const speed of [0.1, 1, 5]) {
      const [hit] = hitsOf(run(OPEN, [striker(-sum - gap, 0), man('m', 0, 0)], flick(speed, 0)).contacts);
      const real = -(-sum - gap) - sum;
      const b = 0.981;
      if (speed * speed < 2 * b * real) continue;
      expect(Math.abs(hit!.t - (2 * real) / (speed + Math.sqrt(speed * speed - 2 * b * real)))).toBeLessThan(1e-13);
    }
  });

  test('no tunnelling from 1 mm/s to 50 m/s, resting or moving', () => {
    for (let i = 0; i <= 300; i++) {
      const speed = 1e-3 * 50_000 ** (i / 300);
      const gap = Math.min(0.2, (speed * speed) / 4);
      const slim = { ...man('m', 0, 0), radius: 1e-4 };
      const hit = hitsOf(run(OPEN, [striker(-STRIKER.radius - 1e-4 - gap, 1e-5), slim], flick(speed, 0)).contacts);
      expect(hit.length).toBeGreaterThan(0);
    }
  });
});

describe('the contact log', () => {
  test('tells who moved and who came to rest, also by a blow', () => {
    const stroke = run(smooth(1), [man('S', -0.1, 0), man('m', 0, 0), man('far', 1, 1)], flick(1, 0));
    expect(stroke.contacts.map((one) => [one.kind, 'disc' in one ? one.disc : one.a + one.b])).toEqual([
      ['moved', 'S'],
      ['hit', 'Sm'],
      ['rest', 'S'],
      ['moved', 'm'],
      ['rest', 'm'],
    ]);
  });

  test('is in the order of time', () => {
    const { contacts } = run(
      CARROM,
      [striker(0.1, -0.25), man('a', 0, 0), man('b', 0.05, 0.1), man('c', -0.1, 0.2)],
      flick(-1, 2.5),
    );
    expect(contacts.map(({ t }) => t)).toEqual(contacts.map(({ t }) => t).toSorted((a, b) => a - b));
  });
});
