import type { AnyShape, LogEntry, Match, Seat } from '@bande/core';
import type { Show, UnderWay } from '@bande/stage/view';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReplayPlayer } from '../src/board/watch/player.ts';
import type { ReplayStep } from '../src/board/watch/steps.ts';
import { stubMatch, stubView } from './stub-view.ts';
import { stepsWith } from './steps-with.ts';

const later = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

describe('playing a replay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const make = (steps: readonly ReplayStep[], view: Partial<typeof stubView> = {}): ReplayPlayer =>
    new ReplayPlayer(
      {
        view: { ...stubView, ...view },
        steps,
        after: later,
        now: () => Date.now(),
        still: () => false,
        sound: () => {},
        schedule: () => () => {},
      },
      0,
    );

  test('it runs to the end and stops there; from the end it begins again', () => {
    const player = make(stepsWith([], [], []));
    player.play();
    vi.advanceTimersByTime(5000);
    expect(player.watched).toMatchObject({ at: 2, playing: false });
    player.play();
    expect(player.watched).toMatchObject({ at: 0, playing: true });
    player.pause();
    player.go(99);
    expect(player.watched).toMatchObject({ at: 2, playing: false });
    player.go(-1);
    expect(player.watched.at).toBe(0);
  });

  /** Set moving after a minute, at rest two seconds later. */
  const moved = [0, 7200, 7440, 14_400].map((tick): ReplayStep => ({
    match: { ...stubMatch, tick } as Match<AnyShape>,
    entries: [],
    told: 0,
    led: [],
  }));
  const underWay = ({ tick }: Match<AnyShape>): UnderWay | null =>
    tick === 7200 ? { id: 'a', from: 7200, until: 7440, sounds: [] } : null;

  test('what moves is seen in its own time, be it slowed down; where nothing moves, nobody waits', () => {
    const player = make(moved, { underWay });
    player.play();
    vi.advanceTimersByTime(1);
    expect(player.watched.at).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(player.running.tick()).toBeCloseTo(7320, 0);
    player.setSpeed(0.25);
    vi.advanceTimersByTime(2000);
    expect(player.running.tick()).toBeCloseTo(7380, 0);
    vi.advanceTimersByTime(2001);
    expect(player.watched.at).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(player.watched).toMatchObject({ at: 3, playing: false });
  });

  test('stopped in the middle of a motion it stands there, and goes on from there', () => {
    const player = make(moved, { underWay });
    player.play();
    vi.advanceTimersByTime(501);
    player.pause();
    vi.advanceTimersByTime(9000);
    expect(player.running.tick()).toBeCloseTo(7260, 0);
    player.play();
    vi.advanceTimersByTime(500);
    expect(player.running.tick()).toBeCloseTo(7320, 0);
  });

  test('what is asked to be seen begins shortly before it, is marked until it is seen, and then it stands', () => {
    const player = make(moved, { underWay });
    player.go(3);
    player.watch({ from: 1, to: 2 });
    expect(player.watched).toMatchObject({ at: 0, sought: 2, playing: true });
    vi.advanceTimersByTime(1000);
    expect(player.watched).toMatchObject({ at: 1, sought: 2 });
    vi.advanceTimersByTime(2000);
    expect(player.watched).toMatchObject({ at: 2, sought: null, playing: false });
    player.play();
    player.watch({ from: 1, to: 2 });
    player.go(1);
    expect(player.watched).toMatchObject({ at: 1, sought: null, playing: true });
    player.watch({ from: 1, to: 2 });
    vi.advanceTimersByTime(9000);
    expect(player.watched).toMatchObject({ at: 3, playing: false });
  });

  test('one step alone is played with the motion after it, and then it stands', () => {
    const player = make(moved, { underWay });
    player.next();
    expect(player.watched).toMatchObject({ at: 1, playing: true });
    vi.advanceTimersByTime(2001);
    expect(player.watched).toMatchObject({ at: 2, playing: false });
    vi.advanceTimersByTime(9000);
    expect(player.watched.at).toBe(2);
  });

  test('from step to step there is something new every time: what moves is played to its end, and back it goes to where it lay', () => {
    const player = make(moved, { underWay });
    player.on();
    expect(player.watched).toMatchObject({ at: 1, playing: true });
    player.on();
    expect(player.watched).toMatchObject({ at: 2, playing: false });
    vi.advanceTimersByTime(9000);
    expect(player.watched.at).toBe(2);
    player.back();
    expect(player.watched).toMatchObject({ at: 0, playing: false });
  });

  test('what sets something moving is seen before it is done', () => {
    const deed = { seat: 0 as Seat, action: { kind: 'strike' } };
    const player = make(
      moved.map((step, i) => (i === 1 ? { ...step, deed } : step)),
      { underWay, actions: { strike: { ...stubView.actions['move']!, intentMs: 1250 } } },
    );
    player.watch({ from: 1, to: 2 });
    expect(player.watched).toMatchObject({ at: 0, intent: { ...deed, ms: 1250 } });
    vi.advanceTimersByTime(1249);
    expect(player.watched.at).toBe(0);
    vi.advanceTimersByTime(1);
    expect(player.watched).toMatchObject({ at: 1, intent: null, playing: true });
  });

  describe('a live match', () => {
    const live = (tick: number): Match<AnyShape> =>
      ({ ...stubMatch, tick, setup: { ...stubMatch.setup, mode: 'live' } }) as Match<AnyShape>;
    const hand = [live(30), live(60), live(90)];
    const steps = [0, 120, 120, 240, 12_000].map((tick, i): ReplayStep => ({
      match: live(tick),
      entries: [],
      told: i,
      led: i === 0 ? hand : [],
    }));

    test('keeps its time: what falls together is seen together, and a long silence is cut short', () => {
      const player = make(steps, {
        underWay: (match) => (match.tick === 120 ? { id: 'a', from: 120, until: 240, sounds: [] } : null),
      });
      player.play();
      vi.advanceTimersByTime(990);
      expect(player.watched.at).toBe(0);
      vi.advanceTimersByTime(11);
      expect(player.watched.at).toBe(2);
      vi.advanceTimersByTime(1000);
      expect(player.watched.at).toBe(3);
      vi.advanceTimersByTime(1501);
      expect(player.watched).toMatchObject({ at: 4, playing: false });
    });

    test('what is asked to be seen begins some seconds before it, in the middle of what moves', () => {
      const player = make(
        [0, 1200, 1260, 9000].map((tick): ReplayStep => ({ match: live(tick), entries: [], told: 0, led: [] })),
        { underWay: () => ({ id: 'a', from: 0, until: 9e9, sounds: [] }) },
      );
      player.watch({ from: 1, to: 1 });
      expect(player.watched).toMatchObject({ at: 0, sought: 1 });
      expect(player.running.tick()).toBe(900);
      vi.advanceTimersByTime(2501);
      expect(player.watched).toMatchObject({ at: 1, sought: null, playing: true });
      // What comes of it is seen too: a ball runs on into the net.
      vi.advanceTimersByTime(2000);
      expect(player.running.tick()).toBeGreaterThan(1400);
    });

    test('from two seconds before somebody did what came of it', () => {
      const player = make(
        [0, 1200, 1740, 9000].map((tick): ReplayStep => ({ match: live(tick), entries: [], told: 0, led: [] })),
        { underWay: () => ({ id: 'a', from: 0, until: 9e9, sounds: [] }) },
      );
      player.watch({ from: 1, to: 2 });
      expect(player.running.tick()).toBe(960);
    });

    test('while only hands fidget nothing happens either: the end of it is seen', () => {
      const player = make(
        [0, 1200, 1260].map((tick): ReplayStep => ({ match: live(tick), entries: [], told: 0, led: hand })),
        { isIdle: () => true },
      );
      player.play();
      expect(player.running.tick()).toBeGreaterThan(1000);
      vi.advanceTimersByTime(1250);
      expect(player.watched.at).toBe(1);
    });

    test('a hand that is led on is seen where it is, and is no step', () => {
      const player = make(steps, {});
      player.play();
      expect(player.running.match()).toBe(steps[0]!.match);
      vi.advanceTimersByTime(510);
      expect(player.running.match()).toBe(hand[1]);
      expect(player.watched.at).toBe(0);
    });

    test('a timer that comes late loses no time', () => {
      const player = make(steps, { underWay: () => ({ id: 'a', from: 0, until: 9e9, sounds: [] }) });
      player.play();
      vi.setSystemTime(Date.now() + 100);
      vi.advanceTimersByTime(1001);
      expect(player.running.tick()).toBeCloseTo(132, -1);
    });

    test('one step alone ends there', () => {
      const player = make(steps, {});
      player.next();
      vi.advanceTimersByTime(9000);
      expect(player.watched).toMatchObject({ at: 1, playing: false });
    });
  });

  test('what the dice decide is not told before they lie', () => {
    const dice: Show = { kind: 'dice', values: [3], sides: ['red'], label: { de: 'x', en: 'x' }, ms: 1000 };
    const rolled = { source: 'chance', rulings: [], fact: {}, shows: [dice] } as unknown as LogEntry<AnyShape>;
    const player = make(
      [
        { match: stubMatch, entries: [], told: 0, led: [] },
        { match: { ...stubMatch, tick: 5 } as Match<AnyShape>, entries: [rolled], told: 1, led: [] },
      ],
      { underWay: undefined } as never,
    );
    player.play();
    vi.advanceTimersByTime(1);
    expect(player.watched).toMatchObject({ at: 1, told: 0, show: dice });
    expect(player.watched.match).toBe(stubMatch);
    vi.advanceTimersByTime(1000);
    expect(player.watched).toMatchObject({ at: 1, told: 1, show: null });
    player.watch({ from: 1, to: 1 });
    vi.advanceTimersByTime(800);
    expect(player.watched).toMatchObject({ at: 1, sought: 1, told: 0 });
  });
});
