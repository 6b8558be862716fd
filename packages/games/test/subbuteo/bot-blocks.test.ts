import { createRandom, LiveMatch, tick } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { attack } from '@bande/games/subbuteo/bot/attack.ts';
import { block } from '@bande/games/subbuteo/bot/block.ts';
import { sceneOf } from '@bande/games/subbuteo/bot/scene.ts';
import { BEGINNER, CLUB, EXPERT } from '@bande/games/subbuteo/bot/strengths.ts';
import { worthOf } from '@bande/games/subbuteo/bot/worth.ts';
import type { Action } from '@bande/games/subbuteo/actions.ts';
import type { Match } from '@bande/games/subbuteo/state.ts';
import { describe, expect, test } from 'vitest';

const given = (position: object): Match =>
  subbuteo.notation.readGiven({ attacker: 'red', mode: 'paced', ...position }, 'fistf-4.0');

/** Everything at rest after one action, and what was called on the way. */
function after(match: Match, by: 0 | 1, action: Action): { readonly match: Match; readonly calls: readonly string[] } {
  const live = new LiveMatch(subbuteo, match);
  expect(live.play({ tick: match.tick, kind: 'action', by, action })).toMatchObject({ ok: true });
  live.advance(tick(match.tick + 360));
  return { match: live.match, calls: live.log.flatMap(({ rulings }) => rulings.map(({ call }) => call)) };
}
const worth = (match: Match): number => worthOf(sceneOf(match, 'red'));

describe('a block flick', () => {
  const shot = { ball: [0, 420], R9: [0, 370], B5: [120, 470] };
  const next = { ball: [-250, 100], R9: [-150, 20], R10: [-60, 100], B9: [-200, 200] };

  test.each([
    ['the shot', shot, CLUB],
    ['the shot', shot, EXPERT],
    ['whoever would play on', next, CLUB],
    ['whoever would play on', next, EXPERT],
  ])('stands in the way of %s, and touches nothing', (_, places, strength) => {
    const match = given({ block: 'blue', places });
    const flick = block(match, 'blue', strength, createRandom('block'));
    expect(flick).toMatchObject({ kind: 'flick' });
    const { match: then, calls } = after(match, 1, flick!);
    expect(calls).toEqual([]);
    expect(worth(then)).toBeLessThan(worth(match) - 0.01);
  });

  test('takes the shot away from an expert who had announced it', () => {
    const open = given({ places: shot });
    expect(attack(open, 'red', EXPERT, createRandom('1'))).toMatchObject({ kind: 'shoot' });
    const match = given({ block: 'blue', places: shot });
    const { match: then } = after(match, 1, block(match, 'blue', EXPERT, createRandom('block'))!);
    expect(worth(then)).toBeLessThan(worth(open) / 2);
  });

  test('is not made where nobody is near', () => {
    const match = given({ block: 'blue', places: { ball: [-300, -560], R9: [-300, -520] } });
    expect(block(match, 'blue', EXPERT, createRandom('block'))).toBeNull();
  });
});

describe('an attacker', () => {
  /** Straight ahead the ball would run into one of these. */
  const wall = { ball: [0, 0], R9: [0, -60], B9: [0, 70], B10: [-35, 75], B11: [35, 75] };
  test.each([BEGINNER, CLUB, EXPERT])('does not play the ball at whoever would take it', (strength) => {
    const match = given({ places: wall });
    for (const seed of ['1', '2']) {
      const action = attack(match, 'red', { ...strength, noise: EXPERT.noise }, createRandom(seed))!;
      expect(after(match, 0, action).calls).not.toContain('change');
    }
  });
});
