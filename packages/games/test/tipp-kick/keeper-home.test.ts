import { later, letPass, play, type Seat } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { forgetMotions, keeperAt } from '@bande/games/tipp-kick/motion/index.ts';
import { SIDES, type Side } from '@bande/games/tipp-kick/names.ts';
import { homeBehind, lieNow, withLie } from '@bande/games/tipp-kick/plate.ts';
import type { Match } from '@bande/games/tipp-kick/state.ts';
import { aids } from '@bande/games/tipp-kick/view/aims/aids.ts';
import { begins } from '@bande/games/tipp-kick/view/aims/drafting.ts';
import { Foresight } from '@bande/games/tipp-kick/view/aims/foreseen.ts';
import { isShot } from '@bande/games/tipp-kick/view/aims/meant.ts';
import { warnedOf } from '@bande/games/tipp-kick/view/aims/warned.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Whoever lays the ball has let go of his keeper: he is not in the way of his own kick. */

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

const seatOf = (side: Side) => (side === 'red' ? 0 : 1);
/** A goal kick that is not laid yet, and the keeper where a hand has left him. */
function goalKick(by: Side, sideways: number, forward: number): Match {
  const match = tippKick.notation.readGiven(
    {
      mode: 'live',
      plate: true,
      white: 'red',
      settings: { limits: false },
      restart: { kind: 'goalKick', by, laid: false },
    },
    'dtkv-2012.1',
  );
  const lie = lieNow(match)!;
  const keeper = keeperAt({ sideways, forward, lift: 0, roll: 0 });
  return withLie(match, { ...lie, figures: { ...lie.figures, [by]: { ...lie.figures[by], keeper } } });
}

describe.each(SIDES)('the goal kick of %s', (by) => {
  test.each([
    [0, 450],
    [200, 450],
    [-200, 300],
    [300, 200],
  ])('with the keeper left at %d, %d', (sideways, forward) => {
    const laid = letPass(tippKick, goalKick(by, sideways, forward), later(0 as never, 5)).match;
    expect(laid.state.restart?.laid).toBe(true);
    expect(lieNow(laid)!.figures[by].keeper.at).toEqual({ sideways: 0, forward: 80, lift: 0, roll: 0 });
    // By the keys M and F: the program’s own aim gives nothing away.
    const first = begins(tippKick.legal(laid, seatOf(by)).find(isShot)!, null, laid);
    const shot = aids(first, laid).find(({ id }) => id === 'setUp')!.sets;
    if (!isShot(shot)) throw new Error('no shot');
    const sight = new Foresight(lieNow(laid)!, by, shot);
    while (sight.goOn());
    expect(warnedOf(laid, by, sight.seen!)).toBeNull();
    const step = play(tippKick, laid, { tick: laid.tick, kind: 'action', by: seatOf(by) as Seat, action: shot });
    if (!step.ok) throw new Error(step.refusal.code);
    const { match, log } = letPass(tippKick, step.value.match, later(laid.tick, 900));
    const calls = log.flatMap(({ rulings }) => rulings.map(({ call }) => call));
    expect(calls.filter((call) => call === 'illegalMovement' || call === 'irregularGoalKick')).toEqual([]);
    expect(match.state.restart?.kind).not.toBe('penalty');
  });
});

test('he stands behind a ball that is laid right before him', () => {
  expect(homeBehind('red', [0, -502.5]).at.forward).toBe(80);
  expect(homeBehind('red', [0, -520]).at.forward).toBe(-25);
  expect(homeBehind('blue', [10, 520]).at.forward).toBe(-25);
  expect(homeBehind('red', [80, -520]).at.forward).toBe(80);
});
