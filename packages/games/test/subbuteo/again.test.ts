import { LiveMatch, playTick, tick, TICKS_PER_SECOND } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { groundIn, placesNow } from '@bande/games/subbuteo/motion.ts';
import { endOf } from '@bande/games/subbuteo/names.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { start } from '@bande/games/subbuteo/start.ts';
import { PITCH } from '@bande/games/subbuteo/table.ts';
import { placesAt } from '@bande/games/subbuteo/view/aims/aiming.ts';
import { freshGoal, Memory } from '@bande/games/subbuteo/view/after/memory.ts';
import { goalsAgain, isTakenUp } from '@bande/games/subbuteo/view/after/again.ts';
import { tickAgain } from '@bande/stage/use-again';
import { threatened, zoneOf } from '@bande/games/subbuteo/view/picture/framing.ts';
import { zoneTarget } from '@bande/games/subbuteo/view/picture/use-zone.ts';
import { describe, expect, test } from 'vitest';
import { onePerson } from './training/session.ts';

describe('a goal is seen again', () => {
  test('first as it is, then from before it, slowly, within three seconds and only forwards', () => {
    const goal = 1000;
    const seen = Array.from({ length: 400 }, (_, i) =>
      tickAgain(goalsAgain.pace, { crossed: goal, given: goal, until: Infinity }, i / 100),
    );
    expect(seen[0]).toBe(goal);
    const over = seen.indexOf(null);
    expect(over).toBeGreaterThan(200);
    expect(over).toBeLessThan(300);
    expect(seen.slice(over).every((one) => one === null)).toBe(true);
    const slow = seen.slice(
      seen.findIndex((one) => one !== null && one < goal),
      over,
    ) as number[];
    expect(slow[0]).toBeLessThan(goal - 0.7 * TICKS_PER_SECOND);
    expect(slow.at(-1)).toBeGreaterThan(goal);
    for (const [i, one] of slow.entries()) expect(one).toBeGreaterThan(slow[i - 1] ?? 0);
  });

  test('until somebody kicks off, and the ball is seen going in again before that may be done much longer', () => {
    const given = {
      mode: 'live',
      settings: { limits: false, setPieces: 'usual', toss: false },
      attacker: 'red',
      places: { ball: [170, 330], R9: [189, 289], B5: [-200, 380], B4: [-130, 480] },
    };
    const live = new LiveMatch(subbuteo, subbuteo.notation.readGiven(given, 'fistf-4.0'));
    const flick = { kind: 'flick', direction: -24, strength: 0.5, nail: 0, tick: false } as const;
    live.play({ tick: tick(0), kind: 'action', by: 0, action: { ...flick, figure: 'R9' } });
    const until = (isSo: () => boolean): number => {
      let before = live.match;
      for (let now = playTick(before); now < 1200 && !isSo(); now++) {
        before = live.match;
        live.advance(tick(now));
        expect(isTakenUp(before, live.match)).toBe(false);
      }
      return playTick(live.match);
    };
    const goal = until(() => live.match.state.score.red === 1);
    const released = until(() => live.match.state.restart?.step === 'released');
    const seen = tickAgain(
      goalsAgain.pace,
      { crossed: goal, given: goal, until: Infinity },
      (released - goal) / TICKS_PER_SECOND + 0.25,
    );
    expect(seen).toBeGreaterThanOrEqual(goal);
    const before = live.match;
    live.play({ tick: before.tick, kind: 'action', by: 1, action: { ...flick, figure: 'B9', direction: 0 } });
    live.advance(tick(before.tick + 60));
    expect(isTakenUp(before, live.match)).toBe(true);
  });

  test('as it was judged: the ball is at every tick where it was', () => {
    const live = new LiveMatch(subbuteo, start(onePerson, 'shooting'));
    const memory = new Memory();
    const was = new Map<number, { readonly x: number; readonly y: number }>();
    const action = { kind: 'flick', figure: 'R9', direction: 0, strength: 0.5, nail: 0, tick: false } as const;
    expect(live.play({ tick: tick(0), kind: 'action', by: 0, action }).ok).toBe(true);
    memory.remember(live.match);
    for (let now = 1; now < 240; now++) {
      live.advance(tick(now));
      memory.remember(live.match);
      was.set(now, placesNow(live.match).ball);
    }
    let [moved, last] = [0, was.get(1)!];
    for (const [now, { x, y }] of was) {
      const then = memory.at(now)!;
      const { ball } = placesAt(then.match, then.tick);
      expect(Math.hypot(ball.x - x, ball.y - y)).toBeLessThan(1e-9);
      moved += Math.hypot(x - last.x, y - last.y);
      last = { x, y };
    }
    expect(moved).toBeGreaterThan(0.05);
    const goal = memory.goalOf('blue', 239);
    const isIn = (now: number): boolean => was.get(now)!.y > PITCH.length / 2;
    expect(goal === null ? false : isIn(goal.crossed) && !isIn(goal.crossed - 3)).toBe(isIn(239));
  });

  test('and nothing of what has not yet come, for whoever has gone back in time', () => {
    const live = new LiveMatch(subbuteo, start(onePerson, 'shooting'));
    const first = live.match;
    live.advance(tick(50));
    const memory = new Memory();
    memory.remember(live.match);
    memory.remember(first);
    expect(playTick(memory.at(60)!.match)).toBe(playTick(first));
    expect(memory.goalOf('blue', 60)).toBeNull();
    expect(freshGoal(first, live.match)).toBeNull();
  });
});

describe('play before a goal is seen from close by', () => {
  const before = (side: 'red' | 'blue', metres: number, x = 0) => ({ x, y: endOf(side) * (PITCH.length / 2 - metres) });
  test('from when the ball comes near until it is well away: never to and fro', () => {
    expect(zoneOf(PITCH, { x: 0, y: 0 }, null)).toBeNull();
    expect(zoneOf(PITCH, before('blue', 0.2), null)).toBe('blue');
    expect(zoneOf(PITCH, before('blue', 0.34), null)).toBeNull();
    expect(zoneOf(PITCH, before('blue', 0.34), 'blue')).toBe('blue');
    expect(zoneOf(PITCH, before('blue', 0.34, 0.33), 'blue')).toBeNull();
    expect(zoneOf(PITCH, before('red', 0.1), 'blue')).toBe('red');
  });
  test('and so is a shot that the other side is about to take; not one’s own', () => {
    const { match } = LiveMatch.start(subbuteo, onePerson);
    const set = { ...match, state: { ...match.state, handSet: 'B9' as const } };
    expect(threatened(set, 'red')).toBe('red');
    expect(threatened(set, 'blue')).toBeNull();
    expect(threatened(match, 'red')).toBeNull();
    const shooter = placesNow(set).B9;
    const { all = [] } = zoneTarget(set, 'red');
    const xs = all.map(([x]) => x / 20);
    expect(Math.min(...xs)).toBeLessThan(shooter.x);
    expect(Math.max(...xs)).toBeGreaterThan(shooter.x);
    expect(groundIn(set).pitch.length).toBe(PITCH.length);
  });
  test('at a shot of the shoot-out there is room for a mouse to pull back, away from the goal', () => {
    const settings = readSettings({ shootOutOnly: true, setPieces: 'usual', toss: false, limits: false });
    const live = LiveMatch.start(subbuteo, { edition: 'fistf-4.0', seating: ['red', 'blue'], mode: 'live', settings });
    live.advance(tick(600));
    const { by } = live.match.state.restart!;
    const { ball } = placesNow(live.match);
    const farthest = (isPulled: boolean): number =>
      Math.max(
        ...zoneTarget(live.match, by === 'red' ? 'blue' : 'red', { isPulled }).all!.map(([x]) => Math.abs(x / 20)),
      );
    expect(farthest(true) - Math.abs(ball.x)).toBeGreaterThan(0.12);
    expect(farthest(false)).toBeLessThan(farthest(true));
  });
});
