import type { AnyShape, LogEntry } from '@bande/core';
import { NOTE, QUIET, WHISTLE, type GameView, type Show } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';
import { change } from '../src/ui/settings.ts';
import { breathMs } from '../src/board/breath.ts';
import { framesOf, GLIDE_MS, shownFor } from '../src/board/frames.ts';
import { stubMatch, stubView } from './stub-view.ts';
import { mannerOf } from '../src/session/open-match.ts';
import { words, die, step, whistle, dice, banner, other, goal, entry, after, waiting, heardIn } from './shows.ts';

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

  test('a goal that stands is a moment of its own: everybody stands as before, the score counts, and what follows is called after it', () => {
    const standing: Show = { ...goal, stands: true } as Show;
    const { awaited, beside } = framesOf(waiting, stubMatch, after, [entry('chance', dice, whistle, standing, banner)]);
    expect(
      awaited.map(({ match, show, counted, told }) => [match === after, show?.kind, counted === after, told]),
    ).toEqual([
      [false, 'dice', false, false],
      [false, 'banner', true, false],
    ]);
    expect(beside.map(({ show }) => show)).toEqual([banner]);
    expect(shownFor(awaited[1]!, 1, true)).toBe(standing.ms);
    // Where everything moves by itself nothing is held up.
    expect(framesOf(stubView, stubMatch, after, [entry('chance', standing)]).awaited).toEqual([]);
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
