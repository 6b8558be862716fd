import type { Seat } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import type { Match, TippKick } from '@bande/games/tipp-kick/state.ts';
import type { Defend } from '@bande/games/tipp-kick/view/hands/defending.ts';
import { toTable } from '@bande/games/tipp-kick/view/layout.ts';
import { toBePut } from '@bande/games/tipp-kick/view/picture/kept-clear.ts';
import { createDraft } from '@bande/stage/use-draft';
import { afterAll, beforeAll, expect, test } from 'vitest';

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

const played = (turn: 'red' | 'blue'): Match =>
  tippKick.notation.readGiven(
    { mode: 'live', plate: true, settings: { limits: false }, turn, ball: { at: [0, 0], top: 'black' } },
    'dtkv-2012.1',
  );

test('words keep off a kicker that somebody here is placing, from foot to head, and off nothing once the ball is his', () => {
  const put: Defend = { kind: 'defend', at: [60, -250], facing: 0, lying: false, kicker: 1 };
  const draft = createDraft<TippKick>(put);
  const [red, blue]: readonly [Seat, Seat] = [0, 1];
  const hands = { seats: [red], draft: null, held: () => draft };
  const foot = toTable([60, -250]);
  const clear = toBePut(played('blue'), hands);
  expect(clear).toContainEqual(foot);
  expect(clear.some(([x, up, z]) => x === foot[0] && z === foot[2] && up > foot[1])).toBe(true);
  expect(toBePut(played('red'), hands)).toEqual([]);
  expect(toBePut(played('blue'), { ...hands, seats: [blue] })).toEqual([]);
});
