import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEngine } from '@bande/physics/engine';
import { Course } from '@bande/games/tipp-kick/motion/course.ts';
import {
  type Deed,
  forgetMotions,
  instantAt,
  isAtRest,
  keeperAt,
  lieAt,
  type Motion,
  type Sighting,
  sightings,
  stands,
  STILL,
} from '@bande/games/tipp-kick/motion/index.ts';
import { motionOf, plateWith, press, withDefender } from './plates.ts';

beforeAll(loadEngine);
afterAll(forgetMotions);

const kinds = (seen: readonly Sighting[]): readonly string[] => seen.map(({ kind }) => kind);
const restOf = (seen: readonly Sighting[]): Extract<Sighting, { kind: 'rest' }> => {
  const rest = seen.findLast((one) => one.kind === 'rest');
  if (rest?.kind !== 'rest') throw new Error('it did not come to rest');
  return rest;
};
const text = (motion: Motion, tick: number): string =>
  JSON.stringify([sightings(motion, tick), instantAt(motion, tick)]);
const guide = (tick: number, sideways: number, forward = 100, roll = 0): Deed => ({
  kind: 'keeper',
  side: 'blue',
  tick,
  sideways,
  forward,
  lift: 0,
  roll,
});
const hashOf = (value: string): string => createHash('sha256').update(value).digest('hex').slice(0, 16);

const shot = (): Motion =>
  motionOf(
    withDefender(plateWith(4, 0, 0, 20), 3000, 30_000),
    press({ strength: 620 }),
    guide(5, 150),
    guide(20, -300, 200, 600),
  );

describe('a motion', () => {
  it('costs nothing and says nothing while no hand moves', () => {
    const motion = motionOf(plateWith(9, 100, 200, 12));
    expect(sightings(motion, 5000)).toEqual([]);
    expect(lieAt(motion, 5000)).toEqual(motion.rest);
    expect(isAtRest(motion, 0)).toBe(true);
  });

  it('lies still whatever another one with more deeds has been asked before', () => {
    const plate = plateWith(9, 100, 200, 12);
    const [short, long] = [motionOf(plate, guide(0, 150)), motionOf(plate, guide(0, 150), guide(400, -300))];
    forgetMotions();
    sightings(long, 402);
    expect([isAtRest(short, 300), isAtRest(short, 399)]).toEqual([true, true]);
  });

  it('goes on in its world when a deed comes at the tick up to which it was looked at', () => {
    const plate = plateWith(9, 100, 200, 12);
    const deeds = [guide(0, 150), guide(4, -300), { ...guide(4, 200), side: 'red' as const }, guide(9, 100)];
    forgetMotions();
    const first = instantAt(motionOf(plate), 0);
    for (const [i, { tick }] of deeds.entries()) {
      const motion = motionOf(plate, ...deeds.slice(0, i + 1));
      sightings(motion, tick);
      expect(isAtRest(motion, tick)).toBe(false);
      expect(instantAt(motion, 0)).toBe(first);
    }
  });

  it.each<[string, Deed, boolean]>([
    ['is told to stay', guide(300, 150), true],
    ['is told to go', guide(300, 151), false],
    ['takes away a kicker that is not there', { kind: 'takeAway', side: 'red', tick: 300 }, true],
    ['takes away one that is', { kind: 'takeAway', side: 'blue', tick: 300 }, false],
    ['presses', { ...press(), tick: 300 }, false],
  ])('at rest, a hand that %s at this very tick: as a step from there shows', (_, deed, still) => {
    const rest = withDefender(plateWith(9, 100, 200, 12), 3000, 30_000);
    const motion = motionOf(rest, guide(0, 150), deed);
    const stepped = new Course(rest);
    while (stepped.tick <= 300) stepped.advance(motion.deeds.filter(({ tick }) => tick === stepped.tick));
    forgetMotions();
    expect(isAtRest(motion, 300)).toBe(still);
    expect(stepped.instants[300] === stepped.instants[301]).toBe(still);
    stepped.free();
  });

  it('is the same to the last bit however it is cut, and when it is run again', () => {
    const whole = text(shot(), 300);
    forgetMotions();
    for (let tick = 0; tick < 300; tick += 7) sightings(shot(), tick);
    expect(text(shot(), 300)).toBe(whole);
    forgetMotions();
    expect(text(shot(), 300)).toBe(whole);
    expect(text(shot(), 40)).toBe(text(shot(), 40));
  });

  it('has the bits it always had', () => {
    expect(hashOf(JSON.stringify([sightings(shot(), 400), lieAt(shot(), 400)]))).toBe(GOLDEN);
  });

  it('takes a late deed of a keeper as if it had been known', () => {
    const early = shot();
    sightings({ ...early, deeds: early.deeds.slice(0, 1) }, 120);
    sightings({ ...early, deeds: early.deeds.slice(0, 2) }, 60);
    const late = text(early, 200);
    forgetMotions();
    expect(text(early, 200)).toBe(late);
  });

  it('looks back for nothing', () => {
    const motion = shot();
    const before = JSON.stringify(instantAt(motion, 30));
    sightings(motion, 200);
    expect(JSON.stringify(instantAt(motion, 30))).toBe(before);
    expect(sightings(motion, 30).every(({ tick }) => tick <= 30)).toBe(true);
  });

  it('starts anew from a kept rest: the ball lies still until it is met', () => {
    const first = motionOf(plateWith(4), press({ strength: 300 }));
    const { lie, path, forced, tick } = restOf(sightings(first, 600));
    expect(forced).toBe(false);
    expect(path).toBeGreaterThan(100);
    // Its place is the middle of its base, behind and beside the hips that were pressed [C-121].
    const { x, y, facing, posture } = lie.figures.red.kicker!;
    expect([x / 100, y / 100, facing / 10].map(Math.round)).toEqual([-17, -20, 90]);
    expect(posture).toBe('standing');
    expect(JSON.parse(JSON.stringify(lie))).toEqual(lie);
    expect(isAtRest(first, tick + 60)).toBe(true);
    const next = motionOf(lie);
    expect(lieAt(next, 300).ball).toEqual(lie.ball);
  });

  it('is stopped when it takes too long after the last deed that moved the ball', () => {
    const course = new Course(plateWith(4), 30);
    course.advance([press({ strength: 600 })]);
    while (!course.isIdle) course.advance([]);
    const { forced, tick, lie } = restOf(course.sightings);
    expect(forced).toBe(true);
    expect(tick).toBeLessThan(30 + 4);
    expect(lie.ball.y).toBeGreaterThan(5_000);
    course.free();
  });
});

describe('what is seen', () => {
  it('a shot: the foot, the circle left, the line, and the rest', () => {
    const seen = sightings(motionOf(plateWith(4, 20_000), press({ strength: 560 }, 20_000)), 600);
    expect(seen[0]).toMatchObject({
      kind: 'touch',
      side: 'red',
      figure: 'kicker',
      part: 'foot',
      moved: true,
      lifted: false,
    });
    expect(seen.find(({ kind }) => kind === 'over')).toMatchObject({ line: 'north', goal: false });
    expect(kinds(seen).at(-1)).toBe('rest');
    expect(kinds(seen)).not.toContain('pushed');
    const middle = sightings(motionOf(plateWith(4), press({ strength: 400 })), 600);
    expect(middle.find(({ kind }) => kind === 'left')).toMatchObject({ area: 'circle' });
  });

  it('a goal is wholly over the line, between the posts, below the bar', () => {
    const start = plateWith(4, 2_500, 40_000);
    const keeper = keeperAt({ ...STILL, sideways: -410, forward: 400 });
    const open = { ...start, figures: { ...start.figures, blue: { ...start.figures.blue, keeper } } };
    const seen = sightings(motionOf(open, press({ strength: 480 }, 2_500, 40_000)), 600);
    const over = seen.find(({ kind }) => kind === 'over');
    expect(over).toMatchObject({ line: 'north', goal: true });
    const { place } = over as Extract<Sighting, { kind: 'over' }>;
    expect(place.y).toBeGreaterThanOrEqual(53_000 + 530);
  });

  it('no ball goes through figure, post, board or net, however hard and from wherever', () => {
    for (let distance = 5_000; distance <= 50_000; distance += 4_500)
      for (const x of [0, 2_000, 4_400]) {
        const start = plateWith(4, x, 53_000 - distance, distance);
        const course = new Course(start);
        course.advance([press({ strength: 1000 }, x, 53_000 - distance)]);
        while (course.tick < 60) course.advance([]);
        const inside = course.instants.every(
          ({ ball: { at } }) => at.z > -0.004 || Math.abs(at.y) > 0.63 || Math.abs(at.x) > 0.41,
        );
        expect(inside).toBe(true);
        const met = course.sightings.some((one) => one.kind === 'touch' && one.figure === 'keeper');
        const goal = course.sightings.some((one) => one.kind === 'over' && one.goal);
        // the keeper fills the middle of its goal: what comes straight at it is stopped
        expect(x === 0 && met && goal).toBe(false);
        course.free();
      }
  });

  it('post and bar stop the ball or send it back', () => {
    let [met, slowed, back] = [0, 0, 0];
    for (let x = 4_000; x <= 4_800; x += 100) {
      const course = new Course(plateWith(4, x, 45_000, 0));
      course.advance([press({ strength: 600 }, x, 45_000)]);
      while (course.tick < 40) course.advance([]);
      const frame = course.sightings.find(({ kind }) => kind === 'frame');
      const pace = (tick: number): number => course.instants[tick + 1]!.ball.at.y - course.instants[tick]!.ball.at.y;
      if (frame !== undefined) {
        met++;
        if (pace(frame.tick) < pace(frame.tick - 2)) slowed++;
        if (pace(frame.tick + 2) < 0) back++;
      }
      course.free();
    }
    expect(met).toBeGreaterThan(3);
    expect(slowed).toBe(met);
    expect(back).toBeGreaterThan(0);
  });

  it('pushing is seen, and a shot is none', () => {
    const led = sightings(motionOf(plateWith(4), press({ strength: 100, y: 900 })), 300);
    expect(kinds(led)).toContain('pushed');
    for (const strength of [150, 300, 500, 700, 1000])
      for (let face = 0; face < 14; face++)
        expect(kinds(sightings(motionOf(plateWith(face, 0, 0, face * 37), press({ strength })), 60))).not.toContain(
          'pushed',
        );
  });

  it('a kicker that is taken away is lifted, and is gone after a quarter of a second', () => {
    const rest = withDefender(plateWith(4), 0, 20_000);
    const motion = motionOf(rest, { kind: 'takeAway', side: 'blue', tick: 3 });
    expect(instantAt(motion, 20).figures.blue.kicker?.at.z).toBeGreaterThan(0.01);
    expect(lieAt(motion, 40).figures.blue.kicker).toBeNull();
  });

  it('a defender that is hit hard is shoved or falls over', () => {
    const rest = withDefender(plateWith(4), 0, 6_000);
    const { lie } = restOf(sightings(motionOf(rest, press({ strength: 900 })), 900));
    expect(lie.figures.blue.kicker).not.toEqual(stands(0, 6_000, 2700));
  });

  it('a kicker that lies on its back lies still, also when another is knocked against it', () => {
    const start = plateWith(4);
    const lying = { ...stands(0, 8_000, 2700), posture: 'lying' } as const;
    const rest = { ...start, figures: { ...start.figures, blue: { ...start.figures.blue, kicker: lying } } };
    const { lie } = restOf(sightings(motionOf(rest, press({ strength: 350 })), 900));
    expect(lie.figures.blue.kicker!.posture).toBe('lying');
    expect(Math.abs(lie.figures.blue.kicker!.y - 8_000)).toBeLessThan(300);
  });

  it('a diving keeper reaches what a standing one does not', () => {
    const start = plateWith(4, 3_300, 45_000);
    const shoot = press({ strength: 450 }, 3_300, 45_000);
    const isGoal = (...deeds: readonly Deed[]): boolean =>
      sightings(motionOf(start, shoot, ...deeds), 300).some((one) => one.kind === 'over' && one.goal);
    expect(isGoal()).toBe(true);
    expect(isGoal(guide(0, 0, 150, -800))).toBe(false);
  });

  it('a keeper pushes a ball at rest, also with another colour on top', () => {
    const rest = plateWith(9, 0, 51_000);
    const motion = motionOf(rest, guide(0, 0, 300));
    const seen = sightings(motion, 400);
    expect(seen[0]).toMatchObject({ kind: 'touch', figure: 'keeper', part: 'figure', moved: true, side: 'blue' });
    expect(restOf(seen).lie.ball.y).toBeLessThan(51_000);
  });
});

/** Changes with every change of the physics or of the table, and with nothing else. */
const GOLDEN = '2f4eb43c38b3b4a8';
