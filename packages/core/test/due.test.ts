import { describe, expect, test } from 'vitest';
import {
  inPlay,
  LiveMatch,
  nextDue,
  playTick,
  started,
  tick,
  withClock,
  type Game,
  type Match,
  type Motion,
  type PlayTick,
} from '../src/index.ts';
import { command, offering, toy, toyMatch, type Toy } from './toy.ts';

const timed: Match<Toy> = { ...toyMatch(), clocks: started([], 'half', 300, inPlay(0)) };
const over = { winner: null, score: { left: 0, right: 0 }, paragraphs: ['TOY-2'] } as const;

/** The toy with something on the table that moves as the test wants it. */
const moving = (
  next: (match: Match<Toy>, until: PlayTick) => Motion<Toy> | null,
  reach?: Game<Toy>['happen']['reach'],
): Game<Toy> => ({ ...toy, happen: { ...toy.happen, next, ...(reach === undefined ? {} : { reach }) } });

const bellAt = (at: number): Game<Toy> =>
  moving((match, until) =>
    playTick(match) < at && at <= until ? { at: inPlay(at), state: match.state, event: { kind: 'bell' } } : null,
  );

describe('what is due next', () => {
  test('is a clock or an option, unless something arrives before', () => {
    expect(nextDue(toy, timed)).toBe(300);
    expect(nextDue(toy, offering(timed, { until: [{ tick: inPlay(200) }] }))).toBe(200);
    expect(nextDue(bellAt(50), timed)).toBe(50);
    expect(nextDue(bellAt(310), timed)).toBe(300);
  });

  test('is the first end of an option', () => {
    const until = [{ event: 'bell' }, { tick: inPlay(250) }, { tick: inPlay(240) }];
    expect(nextDue(toy, offering(timed, { until }))).toBe(240);
  });

  test('is nothing beyond the time that is asked for, in a pause, or after the end', () => {
    expect(nextDue(toy, timed, tick(299))).toBeNull();
    expect(nextDue(toy, timed, tick(300))).toBe(300);
    expect(nextDue(toy, toyMatch())).toBeNull();
    expect(nextDue(toy, { ...timed, pausedAt: tick(0) })).toBeNull();
    expect(nextDue(toy, { ...timed, outcome: over })).toBeNull();
  });

  test('comes so much later as the clock was held', () => {
    const live = new LiveMatch(bellAt(400), timed);
    live.play(command(100, 'pause'));
    live.play(command(150, 'resume'));
    expect(nextDue(live.game, live.match)).toBe(350);
    live.advance(tick(350));
    expect(nextDue(live.game, live.match)).toBe(450);
    live.advance(tick(1000));
    expect(live.match.state.seen.slice(2)).toEqual(['clockRanOut@350', 'bell@450']);
  });
});

describe('what begins while the clock is held', () => {
  test('begins when play goes on: a clock, an option and a motion have their whole time', () => {
    const atPause: Game<Toy> = {
      ...toy,
      settle: (match, fact, rulings) => {
        const after = toy.settle(match, fact, rulings);
        if (fact.kind !== 'paused') return after;
        const now = playTick(match);
        const clocks = withClock(after.clocks, { name: 'short', limit: 30, spent: 0, since: now });
        const state = { ...after.state, marbles: [{ arrives: now + 40, n: 1 }] };
        return offering({ ...after, clocks, state }, { until: [{ tick: inPlay(now + 20) }] });
      },
    };
    const live = new LiveMatch(atPause, toyMatch());
    live.play(command(100, 'pause'));
    live.advance(tick(500));
    live.play(command(600, 'resume'));
    live.advance(tick(1000));
    expect(live.match.state.seen.slice(2)).toEqual(['optionLapsed@620', 'clockRanOut@630', 'arrived@640']);
  });
});

describe('a game that steps', () => {
  test('is asked only so far ahead as it can see, and never beyond', () => {
    const asked: number[] = [];
    const stepping = moving(
      (match, until) => (asked.push(until - playTick(match)), null),
      () => 4,
    );
    expect(nextDue(stepping, timed)).toBe(4);
    new LiveMatch(stepping, timed).advance(tick(20));
    expect(Math.max(...asked)).toBe(4);
  });

  test('is asked for everything while nothing moves', () => {
    const still = moving(
      () => null,
      () => Infinity,
    );
    expect(nextDue(still, timed)).toBe(300);
    expect(nextDue(still, toyMatch())).toBeNull();
  });
});

describe('a motion that makes no progress is a fault of its game, named and not looped', () => {
  const stuck = 'toy: happen.next makes no progress at tick';

  test('the same state at the same tick without an event', () => {
    const idle = moving((match) => ({ at: playTick(match), state: match.state, event: null }));
    expect(() => new LiveMatch(idle, toyMatch()).advance(tick(10))).toThrow(`${stuck} 0`);
  });

  test('events without end at one tick', () => {
    const ringing = moving(({ state }, until) =>
      until < 7 ? null : { at: inPlay(7), state: { ...state, seen: [] }, event: { kind: 'bell' } },
    );
    expect(() => new LiveMatch(ringing, toyMatch()).advance(tick(10))).toThrow(`${stuck} 7`);
  });

  test('many events at one tick are no fault', () => {
    const marbles = Array.from({ length: 2000 }, () => ({ arrives: 5, n: 0 }));
    const live = new LiveMatch({ ...toy, settle: (match) => match }, toyMatch({ marbles }));
    live.advance(tick(10));
    expect(live.log).toHaveLength(2000);
  });
});
