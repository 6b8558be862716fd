import type { AnyShape, LogEntry, Match } from '@bande/core';
import type { Running } from '@bande/host';
import { NOTE, QUIET, WHISTLE, type GameView, type Show, type TimedSound, type UnderWay } from '@bande/stage/view';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../src/ui/settings.ts';
import { FULL_PACE } from '../src/ui/pace.ts';
import { breathMs } from '../src/board/breath.ts';
import { framesOf, GLIDE_MS, shownFor } from '../src/board/frames.ts';
import { Playback } from '../src/table/playback.ts';
import { soundsFrom } from '../src/board/showing.ts';
import { stubMatch, stubView } from './stub-view.ts';
import type { Snapshot } from '../src/session/snapshot.ts';
import { mannerOf } from '../src/session/open-match.ts';

const words = { de: 'x', en: 'x' };
const die: Show = { kind: 'sound', sound: 'die', ms: 0 };
const step: Show = { kind: 'sound', sound: 'step', ms: 0 };
const whistle: Show = { kind: 'sound', sound: 'whistle', ms: 0 };
const dice: Show = { kind: 'dice', values: [3], sides: ['red'], label: words, ms: 1000 };
const banner: Show = { kind: 'banner', label: words, tone: 'whistle', ms: 800 };
const other: Show = { kind: 'banner', label: { de: 'y', en: 'y' }, tone: 'calm', ms: 800 };
const goal: Show = { kind: 'banner', label: words, tone: 'goal', ms: 2000 };
const entry = (source: LogEntry<AnyShape>['source'], ...shows: readonly Show[]): LogEntry<AnyShape> =>
  ({ source, shows, rulings: [], fact: {} }) as unknown as LogEntry<AnyShape>;
const after = { ...stubMatch, tick: 5 } as Match<AnyShape>;
/** As at a table where dice and pawns are waited for, and the referee is not. */
const waiting = { ...stubView, underWay: undefined } as unknown as typeof stubView;
const heardIn = (sounds: readonly { readonly sound: string }[]): readonly string[] => sounds.map(({ sound }) => sound);

describe('what an input shows', () => {
  test('what is shown of a fact may look back at what came before it', () => {
    const told: number[] = [];
    const view = {
      ...stubView,
      shows: (_: unknown, __: unknown, past: readonly unknown[] = []) => (told.push(past.length), []),
    };
    framesOf(view, stubMatch, after, [entry('chance'), entry('physics')], { past: [entry('clock')] });
    expect(told).toEqual([1, 2]);
  });
  test('dice lie before anything follows from them; the referee speaks beside the match', () => {
    const { awaited, beside } = framesOf(waiting, stubMatch, after, [entry('chance', die, dice, whistle, banner)]);
    expect(
      awaited.map(({ match, show, sounds, told }) => [match === after, show?.kind, heardIn(sounds), told]),
    ).toEqual([[false, 'dice', ['die'], false]]);
    expect(beside.map(({ show, sounds }) => [show?.kind, heardIn(sounds)])).toEqual([['banner', ['whistle']]]);
  });

  test('a moved piece glides before the referee speaks, where the game waits for it', () => {
    const entries = [entry('action', step, whistle, banner)];
    const { awaited, beside } = framesOf(waiting, stubMatch, after, entries);
    expect(awaited.map(({ match, show, sounds, ms }) => [match === after, show, heardIn(sounds), ms])).toEqual([
      [true, null, ['step'], GLIDE_MS],
    ]);
    expect(beside.map(({ show }) => show?.kind)).toEqual(['banner']);
    const live = framesOf(stubView, stubMatch, after, entries);
    expect(live.awaited).toEqual([]);
    expect(live.beside.map(({ show, sounds }) => [show?.kind, heardIn(sounds)])).toEqual([
      ['banner', ['step', 'whistle']],
    ]);
  });

  test('a game’s own show by which chance speaks lies before anything follows from it, any other one does not hold back', () => {
    const wheel: Show = { kind: 'own', name: 'wheel', label: words, ms: 1000, lies: 0.8, rolls: true };
    const seen = (...shows: readonly Show[]): unknown =>
      framesOf(waiting, stubMatch, after, [entry('chance', ...shows)]).awaited.map(({ match, told }) => [
        match === after,
        told,
      ]);
    expect(seen(wheel, banner)).toEqual([[false, false]]);
    expect(seen({ ...wheel, rolls: false }, banner)).toEqual([]);
  });

  test('of a ball that went in nothing is told beside it that was said before', () => {
    const saved: Show = { kind: 'own', name: 'called', label: words, ms: 1800, lies: 0, placed: true };
    const shown = (...shows: readonly Show[]): unknown =>
      framesOf(stubView, stubMatch, after, [entry('physics', ...shows)]).beside.map(({ show }) => show);
    expect(shown(saved, goal)).toEqual([goal]);
    expect(shown(saved, banner)).toEqual([saved, banner]);
    expect(shown(goal, saved)).toEqual([goal, saved]);
  });

  test('nothing to show takes no time', () => {
    expect(framesOf(waiting, stubMatch, after, [entry('clock')])).toEqual({ awaited: [], beside: [] });
  });

  test('speed and reduced motion shorten it, and slow motion does not stretch what stands still', () => {
    const [frame] = framesOf(waiting, stubMatch, after, [entry('chance', { ...dice, ms: 4000 })]).awaited;
    expect(shownFor(frame!, 2, false)).toBe(2000);
    expect(shownFor(frame!, 1, true)).toBe(900);
    expect(shownFor(frame!, 0.1, false)).toBe(shownFor(frame!, 0.5, false));
  });

  test('reduced motion leaves as much time for reading', () => {
    expect(shownFor({ ms: 2600, show: banner }, 1, true)).toBe(2600);
    expect(
      shownFor({ ms: 1700, show: { kind: 'card', card: 'yellow', label: words, ms: 1700 } as Show }, 1, true),
    ).toBe(1700);
    expect(shownFor({ ms: GLIDE_MS, show: null }, 1, true)).toBe(150);
  });
});

test('what a bot is about to do is seen for as long with reduced motion', () => {
  change({ motion: 'reduced' });
  const { intentMs } = mannerOf({ ...stubView, actions: { move: { ...stubView.actions['move']!, intentMs: 1000 } } });
  expect(intentMs({ kind: 'move' }, stubMatch)).toBe(1000);
  expect(mannerOf(stubView).intentMs({ kind: 'move' }, stubMatch)).toBe(0);
  change({ motion: 'system' });
});

describe('how long a bot waits for people', () => {
  const judging = {
    ...stubView,
    calls: { whistle: WHISTLE, note: NOTE, quiet: QUIET },
  } as unknown as GameView<AnyShape>;
  const called = (call: string, ...shows: readonly Show[]): LogEntry<AnyShape> =>
    ({ ...entry('physics', ...shows), rulings: [{ call }] }) as unknown as LogEntry<AnyShape>;
  const usual = { speed: 1, reducedMotion: false };
  test('as long as a whistle takes to be read; a note is read while its hand is seen', () => {
    expect(breathMs(judging, [called('whistle')], after, usual)).toBe(2200);
    expect(breathMs(judging, [called('note')], after, usual)).toBe(1100);
    expect(breathMs(judging, [called('note')], after, { ...usual, reducedMotion: true })).toBe(1100);
    expect(breathMs(judging, [called('whistle')], after, { ...usual, speed: 2 })).toBe(1100);
    expect(breathMs(judging, [called('quiet')], after, usual)).toBe(0);
  });
  test('and until the last word that is called out is off the table', () => {
    expect(breathMs(judging, [called('whistle', banner, other, banner)], after, usual)).toBe(2400);
  });
});

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
