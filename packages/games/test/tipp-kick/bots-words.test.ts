import { LiveMatch, tick, type Seat } from '@bande/core';
import { answerToOption, wantsDraw } from '@bande/games/tipp-kick/bot/choices.ts';
import { worthOf, type Play } from '@bande/games/tipp-kick/bot/worth.ts';
import { chanceFrom } from '@bande/games/tipp-kick/reckoning/usual-choice.ts';
import type { Tried } from '@bande/games/tipp-kick/bot/trial.ts';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import type { Match } from '@bande/games/tipp-kick/state.ts';
import { describe, expect, test } from 'vitest';

const RED: Seat = 0;
const BLUE: Seat = 1;
const given = (state: object): Match => tippKick.notation.readGiven(state, 'dtkv-2012.1');
function told(state: object, ...facts: readonly object[]): Match {
  const live = new LiveMatch(tippKick, given(state));
  for (const fact of facts) {
    const event = tippKick.schemas.event.parse(fact);
    const done = live.play({ tick: tick(live.match.tick), kind: 'facts', by: 'referee', facts: [event] });
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  }
  return live.match;
}

describe('a choice', () => {
  /** Red shoots from there, Blue's kicker stands too near and is met here. */
  const fouled = (from: readonly number[], met: readonly number[]): Match =>
    told(
      { turn: 'red', ball: { at: from, top: 'white' } },
      { kind: 'shot', by: 'red' },
      { kind: 'touched', by: 'blue', what: 'kicker', at: met, gapMm: 100 },
      { kind: 'ballRested', top: 'black', at: met },
    );

  test.each([
    ['repeat', [0, 400], [0, 100]],
    ['take', [0, -400], [0, 200]],
  ])('%s: the ball from %j rather than from %j, whichever promises more', (choice, from, met) => {
    const match = fouled(from, met);
    expect(match.options.map(({ owner }) => owner)).toEqual(['red']);
    expect(answerToOption(match, RED)).toMatchObject({ kind: 'choose', choice });
    expect(answerToOption(match, BLUE)).toBeNull();
  });
});

test('whoever has black before extra time has the sides drawn, whoever has white does not', () => {
  const match = given({
    plate: true,
    period: 'extraFirst',
    white: 'red',
    settings: { extraTime: true },
    restart: { kind: 'kickOff', by: 'red' },
  });
  expect(wantsDraw(match, BLUE)).toEqual({ kind: 'drawSides' });
  expect(wantsDraw(match, RED)).toBeNull();
});

describe('what a press is worth', () => {
  const play: Play = { side: 'red', colour: 'white', as: null, mustShoot: false };
  const tried: Tried = {
    goal: null,
    out: null,
    at: [0, 400],
    top: 'white',
    isPushed: false,
    isMissed: false,
    atGoal: false,
    last: 'red',
    left: [],
    way: 300,
  };
  const goal: Tried = { ...tried, goal: 'blue', out: 'north', top: null };

  test('a goal most, an own goal least, and none where none counts', () => {
    expect(worthOf(play, goal)).toBe(1);
    expect(worthOf(play, { ...goal, goal: 'red', out: 'south' })).toBe(-1);
    expect(worthOf({ ...play, as: 'kickOff' }, goal)).toBeLessThan(0);
  });

  test('the own colour before the other goal more than the other’s', () => {
    expect(worthOf(play, tried)).toBe(chanceFrom('red', [0, 400]));
    expect(worthOf(play, { ...tried, top: 'black' })).toBeLessThan(0);
    expect(worthOf(play, { ...tried, top: null })).toBeLessThan(worthOf(play, tried));
  });

  test('a second set-up, a ball that is led or missed, and a restart that falls short are bad', () => {
    expect(worthOf({ ...play, mustShoot: true }, tried)).toBeLessThan(0);
    expect(worthOf(play, { ...tried, isPushed: true })).toBeLessThan(0);
    expect(worthOf(play, { ...tried, isMissed: true })).toBeLessThan(0);
    expect(worthOf({ ...play, as: 'kickOff' }, { ...tried, at: [0, 60] })).toBeLessThan(0);
    expect(worthOf({ ...play, as: 'goalKick' }, { ...tried, at: [0, -400] })).toBeLessThan(0);
    expect(worthOf({ ...play, as: 'kickIn' }, { ...tried, way: 40 })).toBeLessThan(0);
  });

  test('in the area, where nobody may stand in the way, a chance is best', () => {
    expect(chanceFrom('red', [0, 400])).toBeGreaterThan(chanceFrom('red', [0, 300]));
    expect(chanceFrom('red', [0, 400])).toBe(chanceFrom('blue', [0, -400]));
    expect(chanceFrom('red', [0, 400])).toBeGreaterThan(chanceFrom('red', [150, 500]));
  });
});
