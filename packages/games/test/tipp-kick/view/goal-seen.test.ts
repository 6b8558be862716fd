import { LiveMatch, inPlay, playTick, tick } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick';
import { forgetMotions, instantAt, keeperAt } from '@bande/games/tipp-kick/motion/index.ts';
import { newPlate } from '@bande/games/tipp-kick/plate.ts';
import type { Match } from '@bande/games/tipp-kick/state.ts';
import { TABLE } from '@bande/games/tipp-kick/table.ts';
import { usualShot } from '@bande/games/tipp-kick/usual.ts';
import { goalsAgain } from '@bande/games/tipp-kick/view/after/again.ts';
import { freshGoal, Memory } from '@bande/games/tipp-kick/view/after/memory.ts';
import { tickAgain } from '@bande/stage/use-again';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

/** Red is to shoot from so many millimetres before the middle, and Blue's keeper stands aside. */
function toShoot(from: number): Match {
  const match = tippKick.notation.readGiven(
    { mode: 'live', plate: true, settings: { limits: false }, turn: 'red', ball: { at: [0, from], top: 'white' } },
    'dtkv-2012.1',
  );
  const { rest, since } = match.state.plate!.motion;
  const keeper = keeperAt({ sideways: 600, forward: 80, lift: 0, roll: 0 });
  const lie = { ...rest, figures: { ...rest.figures, blue: { ...rest.figures.blue, keeper } } };
  return { ...match, state: { ...match.state, plate: newPlate(lie, inPlay(since)) } };
}

/** From the shot until everything lies for the kick-off: what is remembered of it when the goal falls, and afterwards. */
function goalFrom(from: number, strength: number) {
  const begun = toShoot(from);
  const live = new LiveMatch(tippKick, begun);
  const memory = new Memory();
  memory.remember(live.match);
  const action = { ...usualShot(begun, 'red')!, strength };
  live.play({ tick: tick(5), kind: 'action', by: 0, action });
  memory.remember(live.match);
  for (let now = 6; now < 240; now++) {
    const before = live.match;
    live.advance(tick(now));
    memory.remember(live.match);
    const side = freshGoal(before, live.match);
    if (side !== null) return { memory, live, side, given: now, went: memory.goalOf(side, now) };
  }
  throw new Error('no goal');
}
const depthAt = (memory: Memory, at: number, went: { readonly crossed: number }): number => {
  const then = memory.at(at, went)!;
  const { since } = then.match.state.plate!.motion;
  return instantAt(then.match.state.plate!.motion, Math.round(then.tick - since)).ball.at.y - TABLE.length / 2;
};

describe('a goal is always remembered when it is given', () => {
  test.each([
    ['rolled in from close by', 480, 0.2],
    ['shot in from close by', 400, 0.4],
    ['one that springs out of the net again', 400, 0.8],
    ['from farther away', 300, 0.4],
    ['from the middle', 0, 0.4],
  ])('%s', (_, from, strength) => {
    const { memory, live, side, given, went } = goalFrom(from, strength);
    expect(went).not.toBeNull();
    expect(went!.crossed).toBe(given);
    live.advance(tick(given + 120));
    memory.remember(live.match);
    const after = memory.goalOf(side, playTick(live.match))!;
    expect(after.crossed).toBe(given);
    // As long as it is looked at it lies behind the line, though the ball lies for the kick-off by then.
    for (const seconds of [0, 0.3, 0.6, 0.8]) {
      const at = tickAgain(goalsAgain.pace, { ...after, given }, seconds)!;
      expect(depthAt(memory, at, after)).toBeGreaterThan(0);
    }
    expect(depthAt(memory, after.until, after)).toBeGreaterThan(0);
    expect(depthAt(memory, after.approached!, after)).toBeLessThan(0);
  });

  test('nothing that was laid after it is seen in its picture', () => {
    const { memory, live, given, went } = goalFrom(400, 0.4);
    expect(live.match.state.plate!.motion.rest.ball).toMatchObject({ x: 0, y: 0 });
    expect(memory.at(given + 20, went!)!.match.state.plate!.motion.deeds).toHaveLength(1);
  });
});
