import type { AnyShape, LogEntry, Match } from '@bande/core';
import type { Show } from '@bande/stage/view';
import { describe, expect, test, vi } from 'vitest';
import type { Snapshot } from '../src/session/session.ts';
import { framesOf, heardIn, GLIDE_MS, shownFor } from '../src/table/frames.ts';
import { Playback } from '../src/table/playback.ts';
import { stubMatch, stubView } from './stub-view.ts';

const words = { de: 'x', en: 'x' };
const die: Show = { kind: 'sound', sound: 'die', ms: 0 };
const step: Show = { kind: 'sound', sound: 'step', ms: 0 };
const whistle: Show = { kind: 'sound', sound: 'whistle', ms: 0 };
const dice: Show = { kind: 'dice', values: [3], sides: ['red'], label: words, ms: 1000 };
const banner: Show = { kind: 'banner', label: words, tone: 'whistle', ms: 800 };
const entry = (source: LogEntry<AnyShape>['source'], ...shows: readonly Show[]): LogEntry<AnyShape> =>
  ({ source, shows, rulings: [], fact: {} }) as unknown as LogEntry<AnyShape>;
const after = { ...stubMatch, tick: 5 } as Match<AnyShape>;

describe('what an input shows', () => {
  test('dice lie before anything follows from them', () => {
    const frames = framesOf(stubView, stubMatch, after, [entry('chance', die, dice, whistle, banner)]);
    expect(frames.map(({ match, show, sounds, told }) => [match === after, show?.kind, sounds, told])).toEqual([
      [false, 'dice', ['die'], false],
      [true, 'banner', ['whistle'], true],
    ]);
  });

  test('a moved piece glides before the referee speaks', () => {
    const frames = framesOf(stubView, stubMatch, after, [entry('action', step, whistle, banner)]);
    expect(frames.map(({ match, show, sounds, ms }) => [match === after, show?.kind, sounds, ms])).toEqual([
      [true, undefined, ['step'], GLIDE_MS],
      [true, 'banner', ['whistle'], 800],
    ]);
  });

  test('nothing to show takes no time', () => {
    expect(framesOf(stubView, stubMatch, after, [entry('clock')])).toEqual([]);
  });

  test('speed and reduced motion shorten it', () => {
    const [frame] = framesOf(stubView, stubMatch, after, [entry('chance', { ...dice, ms: 4000 })]);
    expect(shownFor(frame!, 2, false)).toBe(2000);
    expect(shownFor(frame!, 1, true)).toBe(900);
  });
});

const motion: Show = {
  kind: 'motion',
  ms: 3000,
  sounds: [
    { at: 200, sound: 'knock', gain: 0.5 },
    { at: 900, sound: 'pocket', gain: 1 },
  ],
};

describe('motion', () => {
  test('begins at once: nothing glides before it', () => {
    const frames = framesOf(stubView, stubMatch, after, [entry('action', motion)]);
    expect(frames.map(({ match, show, ms }) => [match === after, show?.kind, ms])).toEqual([[true, 'motion', 3000]]);
  });
  test('is heard as fast as it is seen, and not at all where only its end is seen', () => {
    const [frame] = framesOf(stubView, stubMatch, after, [entry('action', motion)]);
    expect(heardIn(frame!, 0.1, false).map(({ at }) => at)).toEqual([2000, 9000]);
    expect(shownFor(frame!, 0.1, false)).toBe(30_000);
    const [words] = framesOf(stubView, stubMatch, after, [entry('clock', banner)]);
    expect(shownFor(words!, 0.1, false)).toBe(shownFor(words!, 0.5, false));
    expect(heardIn(frame!, 1, true)).toEqual([]);
    expect(shownFor(frame!, 1, true)).toBe(150);
  });
  test('what has been skipped is not heard afterwards', () => {
    vi.useFakeTimers();
    const { session, player, heard } = playback();
    session.tell({ match: after, fresh: [entry('action', motion)], inputs: 1, busy: true });
    vi.advanceTimersByTime(300);
    player.skip();
    vi.advanceTimersByTime(5000);
    expect(heard).toEqual(['knock']);
    vi.useRealTimers();
  });
});

/** A session that only tells what it is told to. */
class FakeSession {
  snapshot = { match: stubMatch, log: [], fresh: [], inputs: 0, busy: false } as unknown as Snapshot;
  shown = vi.fn<() => void>(() => this.tell({ busy: false }));
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

function playback(): { readonly session: FakeSession; readonly player: Playback; readonly heard: string[] } {
  const session = new FakeSession();
  const heard: string[] = [];
  const player = new Playback(session, {
    view: stubView,
    after: (ms, run) =>
      (
        (timer) => () =>
          clearTimeout(timer)
      )(setTimeout(run, ms)),
    manner: () => ({ speed: 1, reducedMotion: false }),
    sound: (sound) => heard.push(sound),
  });
  return { session, player, heard };
}

describe('playing it', () => {
  test('one thing after the other, then the session is told', () => {
    vi.useFakeTimers();
    const { session, player, heard } = playback();
    const fresh = [entry('chance', die, dice, banner)];
    session.tell({ match: after, fresh, log: fresh, inputs: 1, busy: true });
    expect(player.seen).toMatchObject({ playing: true, show: { kind: 'dice' }, told: 0 });
    expect(player.seen.match).toBe(stubMatch);
    vi.advanceTimersByTime(1000);
    expect(player.seen).toMatchObject({ show: { kind: 'banner' }, told: 1 });
    expect(player.seen.match).toBe(after);
    expect(session.shown).not.toHaveBeenCalled();
    vi.advanceTimersByTime(800);
    expect(session.shown).toHaveBeenCalledOnce();
    expect(player.seen).toMatchObject({ playing: false, show: null });
    expect(heard).toEqual(['die']);
    vi.useRealTimers();
  });

  test('an impatient player skips', () => {
    const { session, player } = playback();
    session.tell({ match: after, fresh: [entry('chance', dice, banner)], inputs: 1, busy: true });
    player.skip();
    expect(player.seen.show).toMatchObject({ kind: 'banner' });
    player.skip();
    expect(session.shown).toHaveBeenCalledOnce();
    player.close();
  });

  test('what shows nothing is answered at once', async () => {
    const { session, player } = playback();
    session.tell({ match: after, fresh: [entry('clock')], inputs: 1, busy: true });
    await Promise.resolve();
    expect(session.shown).toHaveBeenCalledOnce();
    expect(player.seen.match).toBe(after);
  });
});
