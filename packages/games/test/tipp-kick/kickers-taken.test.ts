import { LiveMatch, tick } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import { lieNow } from '@bande/games/tipp-kick/plate.ts';
import type { Match } from '@bande/games/tipp-kick/state.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

const given = (state: object): Match =>
  tippKick.notation.readGiven(
    { mode: 'live', plate: true, settings: { limits: false }, white: 'red', ...state },
    'dtkv-2012.1',
  );

describe('a kicker that stands where the ball is laid', () => {
  test('DTKV-6.3.1: is taken up when a half ends while the ball lies', () => {
    const live = new LiveMatch(
      tippKick,
      given({ turn: 'blue', ball: { at: [0, 200], top: 'black' }, defence: { red: { at: [0, 20] } }, secondsLeft: 1 }),
    );
    expect(lieNow(live.match)!.figures.red.kicker).not.toBeNull();
    live.advance(tick(live.match.tick + 480));
    const { period, restart } = live.match.state;
    expect([period, restart?.kind, restart?.laid]).toEqual(['secondHalf', 'kickOff', true]);
    expect(lieNow(live.match)!.figures.red.kicker).toBeNull();
  });

  test('DTKV-8.K10: stays where the taker lays the ball anew and it may still stand there', () => {
    const match = given({ restart: { kind: 'kickOff', by: 'blue', at: [0, 0] }, white: 'blue' });
    const live = new LiveMatch(tippKick, match);
    const act = (by: 0 | 1, action: object): boolean =>
      live.play({ tick: live.match.tick, kind: 'action', by, action: tippKick.schemas.action.parse(action) }).ok;
    expect(act(0, { kind: 'defend', at: [0, -250] })).toBe(true);
    const lay = tippKick.legal(live.match, 1).find(({ kind }) => kind === 'lay')!;
    expect(act(1, { ...lay, yaw: 10 })).toBe(true);
    expect(lieNow(live.match)!.figures.red.kicker).not.toBeNull();
  });
});
