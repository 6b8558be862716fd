import type { AnyShape, LogEntry, Match } from '@bande/core';
import type { Running } from '@bande/host';
import type { GameView, TimedSound, UnderWay } from '@bande/stage/view';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FULL_PACE } from '../src/ui/pace.ts';
import { Playback } from '../src/table/playback.ts';
import { soundsFrom } from '../src/board/showing.ts';
import { stubMatch, stubView } from './stub-view.ts';
import type { Snapshot } from '../src/session/snapshot.ts';
import { die, step, whistle, dice, banner, other, goal, entry, after, waiting } from './shows.ts';

const motion: UnderWay = {
  id: 'a',
  from: 120,
  until: 480,
  sounds: [
    { at: 200, sound: 'knock', gain: 0.5 },
    { at: 900, sound: 'pocket', gain: 1 },
  ],
};

describe('what is heard of a motion', () => {
  test('comes as fast as it is seen, from where it is joined', () => {
    expect(soundsFrom(motion, 120, 0.1).map(({ at }) => at)).toEqual([2000, 9000]);
    expect(soundsFrom(motion, 180, 1).map(({ sound, at }) => [sound, at])).toEqual([['pocket', 400]]);
  });
});

/** A session that only tells what it is told to. */
class FakeSession {
  snapshot = {
    match: stubMatch,
    log: [],
    fresh: [],
    inputs: 0,
    busy: false,
    laid: true,
    breathes: false,
    paused: false,
    seats: [],
  } as unknown as Snapshot;
  pace = FULL_PACE.rate;
  tick = 120;
  /** A hand was led on. */
  wake: () => void = () => {};
  running: Running<AnyShape> = {
    match: () => this.snapshot.match,
    tick: () => this.tick,
    subscribe: (changed) => {
      this.wake = changed;
      return () => {};
    },
  };
  shown = vi.fn<() => void>(() => this.tell({ busy: false }));
  skip = vi.fn<() => void>();
  #listener: () => void = () => {};
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listener = listener;
    return () => {};
  };
  tell(next: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...next };
    this.#listener();
  }
}

const later = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

function playback(view: GameView<AnyShape> = waiting, reducedMotion = false) {
  const session = new FakeSession();
  const heard: string[] = [];
  const scheduled: (readonly TimedSound[])[] = [];
  const stopped: number[] = [];
  const player = new Playback(session, {
    view,
    after: later,
    manner: () => ({ speed: 1, reducedMotion }),
    sound: (sound) => heard.push(sound),
    schedule: (sounds) => {
      const index = scheduled.push(sounds) - 1;
      return () => void stopped.push(index);
    },
  });
  return { session, player, heard, scheduled, stopped };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('playing it', () => {
  test('what is waited for comes one after the other; then the session goes on, while the referee is still seen', () => {
    const { session, player, heard } = playback();
    const fresh = [entry('chance', die, dice, banner)];
    session.tell({ match: after, fresh, log: fresh, inputs: 1, busy: true });
    expect(player.seen).toMatchObject({ playing: true, show: { kind: 'dice' }, told: 0 });
    expect(player.seen.match).toBe(stubMatch);
    expect(session.shown).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(session.shown).toHaveBeenCalledOnce();
    expect(player.seen).toMatchObject({ playing: false, show: { kind: 'banner' }, told: 1 });
    expect(player.seen.match).toBe(after);
    vi.advanceTimersByTime(800);
    expect(player.seen).toMatchObject({ playing: false, show: null });
    expect(heard).toEqual(['die']);
  });

  test('an impatient player skips what is waited for', () => {
    const { session, player } = playback();
    session.tell({ match: after, fresh: [entry('chance', dice, banner)], inputs: 1, busy: true });
    player.skip();
    expect(session.shown).toHaveBeenCalledOnce();
    expect(player.seen.show).toMatchObject({ kind: 'banner' });
    player.skip();
    expect(session.skip).toHaveBeenCalledOnce();
    player.close();
  });

  test('what nobody waits for is answered at once', async () => {
    const { session, player } = playback();
    session.tell({ match: after, fresh: [entry('clock', banner)], inputs: 1, busy: true });
    await Promise.resolve();
    expect(session.shown).toHaveBeenCalledOnce();
    expect(player.seen.match).toBe(after);
    expect(player.seen.show).toBe(banner);
  });

  test('a newer word of the referee takes the place of an older one', () => {
    const { session, player } = playback();
    session.tell({ match: after, fresh: [entry('clock', banner, banner)], inputs: 1, busy: true });
    vi.advanceTimersByTime(300);
    session.tell({ match: after, fresh: [entry('clock', other)], inputs: 2, busy: true });
    expect(player.seen.show).toBe(other);
    vi.advanceTimersByTime(800);
    expect(player.seen.show).toBeNull();
  });

  test('a goal is celebrated before the end of the half is called, once and as long as ever', () => {
    const { session, player, heard } = playback();
    session.tell({ match: after, fresh: [entry('clock', whistle, goal)], inputs: 1, busy: true });
    vi.advanceTimersByTime(400);
    session.tell({ match: after, fresh: [entry('clock', step, banner)], inputs: 2, busy: true });
    vi.advanceTimersByTime(1500);
    expect(player.seen.show).toBe(goal);
    vi.advanceTimersByTime(100);
    expect(player.seen.show).toBe(banner);
    vi.advanceTimersByTime(800);
    expect([player.seen.show, heard]).toEqual([null, ['whistle', 'step']]);
  });
});

describe('motion', () => {
  const moving = {
    ...stubView,
    underWay: ({ tick }: Match<AnyShape>) => (tick === 5 ? motion : null),
  } as GameView<AnyShape>;

  test('holds nothing up: the session is not kept waiting, and nobody is asked before it rests', async () => {
    const { session, player, scheduled } = playback(moving);
    session.tell({ match: after, fresh: [entry('action')], inputs: 1, busy: true });
    await Promise.resolve();
    expect(session.shown).toHaveBeenCalledOnce();
    expect(player.seen).toMatchObject({ playing: true, show: null });
    expect(scheduled.flat()).toEqual(motion.sounds);
  });
  test('is heard once however often something is told, and no longer when it is paused or over', () => {
    const { session, scheduled, stopped } = playback(moving);
    session.tell({ match: after, inputs: 1 });
    session.tell({ match: after, inputs: 1 });
    expect([scheduled.length, stopped]).toEqual([2, []]);
    session.tell({ paused: true });
    expect(stopped).toEqual([0, 1]);
    session.tell({ paused: false });
    session.tell({ match: stubMatch });
    expect([scheduled.length, stopped]).toEqual([4, [0, 1, 2, 3]]);
  });

  /** Another plan: the first blow comes as before, instead of the second there is one later. */
  const knock = { at: 100, sound: 'knock', gain: 0.5 } as const;
  const other: UnderWay = { id: 'b', from: 132, until: null, sounds: [knock, { at: 2000, sound: 'cushion', gain: 1 }] };
  const replanned = (): { readonly view: GameView<AnyShape>; plan: UnderWay } => {
    const made = { view: { ...moving, underWay: (): UnderWay => made.plan }, plan: motion };
    return made;
  };

  test('that is met takes back what will not be heard, and leaves alone what will', () => {
    const made = replanned();
    const { session, scheduled, stopped } = playback(made.view);
    session.tell({ match: after, seats: [0], inputs: 1 });
    expect(scheduled.flat().map(({ sound }) => sound)).toEqual(['knock', 'pocket']);
    made.plan = other;
    session.tick = 132;
    session.wake();
    expect(stopped).toEqual([1]);
    expect(scheduled.slice(2).flat()).toEqual([{ at: 2000, sound: 'cushion', gain: 1 }]);
  });

  test('whose blow was due is heard of it, though the page hears of it a little later, and once', () => {
    const made = replanned();
    const { session, heard, stopped } = playback(made.view);
    session.tell({ match: after, seats: [0], inputs: 1 });
    // Due at 1200 ms of play time, told at the tick after that, when nothing else is under way.
    session.tick = 145;
    made.plan = { ...other, id: 'c', sounds: [] };
    const at = (tick: number): LogEntry<AnyShape> =>
      ({ ...entry('physics', { kind: 'sound', sound: 'knock', ms: 0 }), fact: { tick } }) as never;
    session.tell({ match: { ...after, tick: 145 } as never, fresh: [at(144)], inputs: 1, busy: true });
    expect([heard, stopped]).toEqual([[], [1]]);
    session.tell({ match: { ...after, tick: 160 } as never, fresh: [at(160)], inputs: 1, busy: true });
    expect(heard).toEqual(['knock']);
  });
  test('where somebody here may act, it is no reason to wait', () => {
    const { session, player } = playback(moving);
    session.tell({ match: after, seats: [0], inputs: 1 });
    expect(player.seen.playing).toBe(false);
  });
  test('with reduced motion only its end is seen, and nothing is heard', () => {
    const { session, scheduled } = playback(moving, true);
    session.tell({ match: after, inputs: 1 });
    expect(session.skip).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(session.skip).toHaveBeenCalledOnce();
    expect(scheduled).toEqual([]);
  });
  test('with reduced motion too it runs and is heard where somebody here may meet it', () => {
    const { session, scheduled } = playback(moving, true);
    session.tell({ match: after, seats: [0], inputs: 1 });
    vi.advanceTimersByTime(200);
    expect(session.skip).not.toHaveBeenCalled();
    expect(scheduled).toHaveLength(2);
  });
});
