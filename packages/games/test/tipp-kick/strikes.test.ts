import { LiveMatch, tick, type Action as AnyAction, type Seat } from '@bande/core';
import { strike } from '@bande/games/tipp-kick/bot/strike.ts';
import { byAction } from '@bande/games/tipp-kick/by-action.ts';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { legalFor } from '@bande/games/tipp-kick/legal.ts';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import { lieNow, spotOf } from '@bande/games/tipp-kick/plate.ts';
import type { Match, TippKick } from '@bande/games/tipp-kick/state.ts';
import { usualStrikes, wayOf } from '@bande/games/tipp-kick/strikes.ts';
import { usualLay } from '@bande/games/tipp-kick/usual.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

const [RED, BLUE]: readonly Seat[] = [0, 1];
const given = (state: object): Match =>
  tippKick.notation.readGiven(
    { mode: 'paced', plate: true, settings: { limits: false }, white: 'red', ...state },
    'dtkv-2012.1',
  );
const done = (match: Match, by: Seat, action: AnyAction<TippKick>): LiveMatch<TippKick> => {
  const live = new LiveMatch(tippKick, match);
  const played = live.play({ tick: match.tick, kind: 'action', by, action });
  if (!played.ok) throw new Error(JSON.stringify(played.refusal));
  return live;
};
const kinds = (match: Match, seat: Seat): readonly string[] => legalFor(match, seat).map(({ kind }) => kind);
/** Until the ball lies again. */
function rested(live: LiveMatch<TippKick>): readonly string[] {
  return live.advance(tick(live.match.tick + 960)).map(({ fact }) => fact.kind);
}

describe('in turn, DTKV-6.6.2: a keeper plays a ball that lies before him on the other’s colour', () => {
  const before = (): Match => given({ turn: 'blue', ball: { at: [5, -505], top: 'black' } });

  test('while he sets his defence, and no longer when it stands', () => {
    expect(kinds(before(), RED!)).toContain('strike');
    expect(kinds(before(), BLUE!)).not.toContain('strike');
    const ready = done(before(), RED!, { kind: 'ready' }).match;
    expect(kinds(ready, RED!)).not.toContain('strike');
    expect(kinds(ready, BLUE!)).toContain('shoot');
  });

  test.each(['ahead', 'left', 'right'] as const)('%s: the ball leaves his reach, and it was the keeper', (way) => {
    const match = before();
    const action = usualStrikes(match, 'red').find((one) => wayOf(one, 'red') === way)!;
    const live = done(match, RED!, action);
    expect(rested(live)).toContain('keeperPlayed');
    const [x, y] = spotOf(lieNow(live.match)!.ball);
    expect(Math.hypot(x - 5, y + 505)).toBeGreaterThan(100);
    expect({ ahead: true, left: x < 5, right: x > 5 }[way]).toBe(true);
  });

  test('left and right are the player’s own', () => {
    const match = given({ turn: 'red', ball: { at: [5, 505], top: 'white' } });
    const [, west, east] = usualStrikes(match, 'blue');
    expect([wayOf(west!, 'blue'), wayOf(east!, 'blue')]).toEqual(['right', 'left']);
  });
});

describe('in turn, DTKV-8.K17: where only the keeper may still play he does', () => {
  const before = (at: readonly number[] = [0, -500]): Match =>
    given({ turn: 'red', ball: { at, top: 'white' }, setUps: { used: 1, keeperOnly: true } });

  test('when the defence is set, and his kicker does not', () => {
    expect(kinds(before(), RED!)).not.toContain('strike');
    const ready = done(before(), BLUE!, { kind: 'ready' }).match;
    expect(kinds(ready, RED!)).toContain('strike');
    expect(kinds(ready, RED!)).not.toContain('shoot');
    const live = done(ready, RED!, strike(ready, 'red')!);
    expect(rested(live)).toContain('keeperPlayed');
  });

  // The border of what counts as his reach: 55 mm before the line, 70 mm beside the middle [C-57].
  test.each([
    [0, -530, 2],
    [0, -475, 3],
    [70, -530, 1],
    [-70, -475, 1],
    [50, -520, 1],
    [30, -490, 1],
  ])('a ball at %d, %d leaves him at least %d ways', (x, y, least) => {
    const ready = done(before([x, y]), BLUE!, { kind: 'ready' }).match;
    expect(usualStrikes(ready, 'red').length).toBeGreaterThanOrEqual(least);
    expect(strike(ready, 'red')).not.toBeNull();
  });

  test('a strike that misses changes nothing, takes its time, and may be repeated', () => {
    const ready = done(before([40, -500]), BLUE!, { kind: 'ready' }).match;
    const miss = { kind: 'strike', from: -42, back: 10, to: -42, out: 46 } as const;
    const live = done(ready, RED!, miss);
    expect([byAction(live.match, RED!, miss).ok, legalFor(live.match, BLUE!)]).toEqual([false, []]);
    expect(rested(live)).not.toContain('keeperPlayed');
    expect(live.match.state.turn).toBe('red');
    expect(byAction(live.match, RED!, miss).ok).toBe(true);
  });
});

describe('refused with its reason', () => {
  const straight = { kind: 'strike', from: 0, back: 0, to: 0, out: 46 } as const;
  const why = (match: Match, seat: Seat, action: AnyAction<TippKick> = straight): readonly string[] => {
    const answer = byAction(match, seat, action as typeof straight);
    return answer.ok ? [] : [answer.refusal.code, ...answer.refusal.paragraphs];
  };
  const lying = { turn: 'blue', ball: { at: [0, -505], top: 'black' } };

  test('DTKV-6.2.3: out of reach, one millimetre further', () => {
    const near = given({ ...lying, ball: { at: [0, -475], top: 'black' } });
    const far = given({ ...lying, ball: { at: [0, -474], top: 'black' } });
    expect([why(near, RED!), why(far, RED!)]).toEqual([[], ['againstTheRules', 'DTKV-6.2.3']]);
  });

  test('live, where a hand leads him', () => {
    expect(why(given({ ...lying, mode: 'live' }), RED!)).toEqual(['notOffered', 'DTKV-6.5.2']);
  });

  test('where he would begin in the ball, with figure or rod', () => {
    expect(why(given(lying), RED!, { ...straight, back: 20 })).toEqual(['notOffered']);
    expect(why(given(lying), RED!, { ...straight, back: 40 })).toEqual(['notOffered']);
    expect(why(given(lying), RED!, { ...straight, from: 20, back: 40 })).toEqual([]);
  });

  test('DTKV-10.1.1: of the restarts he takes the goal kick, and nobody plays the other’s', () => {
    const kick = (by: string): Match => given({ restart: { kind: 'goalKick', by, at: [0, -502.5] } });
    const ready = done(kick('red'), BLUE!, { kind: 'ready' }).match;
    expect(why(ready, RED!)).toEqual([]);
    const free = given({ restart: { kind: 'freeKick', by: 'blue', at: [0, -502.5] } });
    expect(why(free, RED!)).toEqual(['notYourTurn', 'DTKV-13.K1']);
  });
});

describe('in turn only one of both is asked', () => {
  test.each([
    ['a kick-in', { restart: { kind: 'kickIn', by: 'red', at: [349, 100] } }],
    ['a goal kick', { restart: { kind: 'goalKick', by: 'red', at: [0, -502.5] } }],
    ['open play, with two kickers each', { turn: 'red', ball: { at: [0, 0], top: 'white' } }],
  ])('at %s: first whoever defends, then both in secret', (_, state) => {
    const before = given({ ...state, settings: { limits: false, kickers: 2 } });
    expect(legalFor(before, RED!)).toEqual([]);
    expect(kinds(before, BLUE!)).toContain('ready');
    const ready = done(before, BLUE!, { kind: 'ready' }).match;
    expect([kinds(ready, RED!)[0], kinds(ready, BLUE!)]).toEqual(['shoot', ['keep']]);
  });
});

describe('a ball that is laid', () => {
  test.each([
    ['kickOff', [0, 0], 45],
    ['goalKick', [0, -502.5], 45],
    ['freeKick', [0, 100], 0],
    ['penalty', [0, 420], 0],
  ] as const)('%s from %j: legal, and turned by %d degrees', (kind, at, yaw) => {
    const match = given({ restart: { kind, by: 'red', at } });
    const lay = usualLay(match, 'red');
    expect(byAction(match, RED!, lay).ok).toBe(true);
    expect(((lay.yaw % 90) + 90) % 90).toBe(yaw);
  });
});
