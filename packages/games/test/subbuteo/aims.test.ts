import { LiveMatch, tick, type Words } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Flick } from '@bande/games/subbuteo/actions.ts';
import { groundIn, placesNow } from '@bande/games/subbuteo/motion.ts';
import type { Figure } from '@bande/games/subbuteo/names.ts';
import { start as startAt } from '@bande/games/subbuteo/start.ts';
import { withState } from '@bande/games/subbuteo/state.ts';
import { directionOf, distance, placesAt } from '@bande/games/subbuteo/view/aims/aiming.ts';
import { light } from '@bande/games/subbuteo/view/light.ts';
import { aheadOf, wayAhead } from '@bande/games/subbuteo/view/aims/way-ahead.ts';
import { describe, expect, test } from 'vitest';
import { onePerson } from './training/session.ts';

const start = subbuteo.start(onePerson);
const flick: Flick = { kind: 'flick', figure: 'R9', direction: 0, strength: 0.5, nail: 0, tick: false };

describe('the way ahead', () => {
  const { pitch, size, motions } = groundIn(start);
  test('curves to the side of the nail, and is straight without', () => {
    const end = (nail: number): number => wayAhead(pitch, size, { ...flick, nail }).at(-1)!.x;
    expect(end(0)).toBe(0);
    expect(end(0.5)).toBeGreaterThan(0.01);
    expect(end(-0.5)).toBe(-end(0.5));
  });
  test('ends where the figure comes to rest if it meets nothing', () => {
    const free = startAt(onePerson, 'free');
    const alone = withState(free, { motion: motions.put(free.state.motion, 0, 'R9', 0.1, -0.5) });
    const live = new LiveMatch(subbuteo, alone);
    const action: Flick = { ...flick, strength: 0.25, nail: 0.4 };
    expect(live.play({ tick: tick(0), kind: 'action', by: 0, action }).ok).toBe(true);
    live.advance(tick(600));
    const { x, y } = placesAt(live.match, 600).R9;
    const end = wayAhead(pitch, size, action).at(-1)!;
    expect(x).toBeCloseTo(0.1 + end.x, 9);
    expect(y).toBeCloseTo(-0.5 + end.y, 9);
  });
});

describe('a direction', () => {
  const says = (figure: Figure, direction: number): Words =>
    light.dials!({ ...flick, figure, direction }, start).find(({ id }) => id === 'direction')!.says;
  test('is said by the goal that is played at, from wherever the figure stands, the same for both sides', () => {
    for (const figure of ['R9', 'B9'] as const) {
      expect(says(figure, 0)).toEqual({ de: 'mitten aufs Tor', en: 'straight at goal' });
      expect(says(figure, 3).en).toBe('at the goal, 3° right');
      expect(says(figure, -20)).toEqual({ de: '20° links vom Tor', en: '20° left of the goal' });
      expect(says(figure, 115)).toEqual({ de: 'zurück rechts, 115°', en: 'back right, 115°' });
      expect(says(figure, 180).en).toBe('away from the goal');
    }
    const { R2: aside } = placesNow(start);
    expect(says('R2', directionOf('R2', -aside.x, 0.6 - aside.y)).de).toBe('mitten aufs Tor');
  });
  test('reads otherwise after every step, so that it is heard', () => {
    const all = Array.from({ length: 360 }, (_, i) => says('R6', i - 180).de);
    expect(all.every((one, i) => i === 0 || one !== all[i - 1])).toBe(true);
  });
});

describe('what a flick would bring', () => {
  test('is what comes of it: where the figure meets the ball, and where that goes', () => {
    const action: Flick = { ...flick, figure: 'R9', direction: 4, strength: 0.35, nail: 0.2 };
    const { way, meets, ball } = aheadOf(start, action);
    expect(meets).toBe('ball');
    const { R9: from } = placesNow(start);
    const live = new LiveMatch(subbuteo, start);
    expect(live.play({ tick: tick(0), kind: 'action', by: 0, action }).ok).toBe(true);
    const nearest = (name: 'ball' | 'R9', to: { x: number; y: number }): number => {
      let least = Infinity;
      const run = new LiveMatch(subbuteo, live.match);
      for (let now = 0; now < 240; now++) {
        run.advance(tick(now));
        least = Math.min(least, distance(placesAt(run.match, now)[name], { x: from.x + to.x, y: from.y + to.y }));
      }
      return least;
    };
    // Within what something goes in a tick.
    expect(nearest('R9', way.at(-1)!)).toBeLessThan(0.01);
    expect(nearest('ball', ball[0]!)).toBeLessThan(0.01);
    expect(nearest('ball', ball.at(-1)!)).toBeLessThan(0.01);
    expect(ball.length).toBeGreaterThan(3);
  });
  test('is only the figure’s own way while other things move, and where it meets nothing', () => {
    const live = new LiveMatch(subbuteo, start);
    live.play({ tick: tick(0), kind: 'action', by: 0, action: { ...flick, figure: 'R2', direction: 90 } });
    expect(aheadOf(live.match, { ...flick, figure: 'R9', direction: 0, strength: 0.4 })).toMatchObject({
      meets: null,
      ball: [],
    });
    expect(aheadOf(start, { ...flick, figure: 'R9', direction: 180, strength: 0.1 })).toMatchObject({
      meets: null,
      ball: [],
    });
  });
});
