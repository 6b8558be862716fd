import { createRandom, playTick, runScenario, scenarioSchema, type Random } from '@bande/core';
import { firstCrossing, type Crossing } from '@bande/games/subbuteo/crossings.ts';
import { subbuteo } from '@bande/games/subbuteo/game.ts';
import { groundIn } from '@bande/games/subbuteo/motion.ts';
import { readGiven } from '@bande/games/subbuteo/position-read.ts';
import type { Match } from '@bande/games/subbuteo/state.ts';
import { watchFor } from '@bande/games/subbuteo/watch.ts';
import { expect, test } from 'vitest';

/** FISTF-II.13.1.2.1: the moment at which some of the ball passes the last defender is found exactly, and however the time until then is cut. */

const GIVEN = {
  lineUp: 'free',
  attacker: 'red',
  offside: ['R10'],
  settings: { limits: false },
  places: { ball: [-300, 350], R9: [-300, 250], R10: [300, 500], B10: [350, 100], B11: [200, 430.3] },
};

/** The ball rolls north with this speed, and B11 moves with that one, in metres a second. */
function rolling(ball: number, defender: number): Match {
  const match = readGiven(GIVEN, 'fistf-4.0');
  const { motions } = groundIn(match);
  const pushed = motions.flick(match.state.motion, 0, 'ball', { vx: 0, vy: ball, spin: 0, lift: 0 });
  const motion = defender === 0 ? pushed : motions.flick(pushed, 0, 'B11', { vx: 0, vy: defender, spin: 0, lift: 0 });
  return { ...match, state: { ...match.state, motion } };
}

/** The first passing until a time, sought in so many pieces; the motion does not change on the way. */
function passing(match: Match, random: Random | null): Crossing | null {
  const { motion } = match.state;
  const ground = groundIn(match);
  const watch = watchFor(match, motion);
  const told = { ...watch.told }; // a told of its own: nothing is remembered from another search
  const end = Math.min(1.2, ground.motions.due(motion));
  if (random === null) return firstCrossing(ground, motion, { ...watch, told }, end);
  for (let tick = 1 + random.below(9); tick / 120 < end; tick += 1 + random.below(9)) {
    const found = firstCrossing(ground, motion, { ...watch, told }, tick / 120);
    if (found !== null) return found;
  }
  return firstCrossing(ground, motion, { ...watch, told }, end);
}

const depthAt = (match: Match, body: string, radius: number, time: number): number => {
  const place = groundIn(match)
    .motions.placesAt(match.state.motion, time)
    .find(({ id }) => id === body)!;
  return place.y + radius;
};

const SPEEDS = [
  [0.9, 0],
  [0.4, 0],
  [0.8, 0.5],
  [0.8, -0.4],
  [1.4, 0.2],
] as const;

test('FISTF-II.13.1.2.1 the ball is level with the base at the moment that is told', () => {
  for (const [ball, defender] of SPEEDS) {
    const match = rolling(ball, defender);
    const found = passing(match, null);
    expect(found?.events).toEqual([{ kind: 'ballPassed' }]);
    const atTouch = match.state.course.offsideLine;
    expect(atTouch).toBeNull();
    const others = 0.36 + 0.0105; // B8 and B9
    const line = Math.max(others, depthAt(match, 'B11', 0.0105, found!.time));
    expect(Math.abs(depthAt(match, 'ball', 0.011, found!.time) - line)).toBeLessThan(2e-8);
  }
});

test('FISTF-II.13.1.2.1 however the time is cut, the same moment is told', () => {
  const random = createRandom('cuts');
  for (const [ball, defender] of SPEEDS) {
    const whole = passing(rolling(ball, defender), null);
    for (let i = 0; i < 20; i++) expect(passing(rolling(ball, defender), random)?.time).toBe(whole?.time);
  }
});

test('FISTF-II.13.1.2.1 a match whose time passes in pieces is the same match', () => {
  const random = createRandom('pieces');
  const story = (waits: readonly number[]) =>
    scenarioSchema.parse({
      title: 'a pass',
      paragraphs: ['FISTF-II.13.1.2.1'],
      given: { ...GIVEN, offside: [], places: { ...GIVEN.places, R9: [-300, 320] } },
      steps: [{ by: 'red', do: 'flick R9 direction=0 strength=0.3' }, ...waits.map((wait) => ({ wait }))],
      expect: {},
    });
  const whole = runScenario(subbuteo, story([240]));
  expect((whole.rulings as readonly { call: string }[]).filter(({ call }) => call === 'offside')).toHaveLength(1);
  for (let i = 0; i < 10; i++) {
    const waits: number[] = [];
    for (let left = 240; left > 0; left -= waits.at(-1)!) waits.push(Math.min(left, 1 + random.below(30)));
    const cut = runScenario(subbuteo, story(waits));
    expect({ rulings: cut.rulings, state: cut.state }).toEqual({ rulings: whole.rulings, state: whole.state });
  }
});

test('nothing has been told of a match that has not begun to move', () => {
  const match = readGiven(GIVEN, 'fistf-4.0');
  expect([playTick(match), passing(match, null)]).toEqual([0, null]);
});
