import { hashOf, type AnyShape, type LogEntry } from '@bande/core';
import type { Mark } from '@bande/stage/view';
import { describe, expect, test, vi } from 'vitest';
import { ReplayPlayer } from '../src/board/watch/player.ts';
import { matchSteps, stepping } from '../src/board/watch/steps.ts';
import { keyOf } from '../src/replay/timeline/timeline-keys.ts';
import {
  kindsIn,
  marksOf,
  nextMark,
  passageTo,
  previousMark,
  shareOf,
  stepFrom,
  stepTelling,
  type Passage,
} from '../src/board/watch/timeline.ts';
import { inSlices } from '../src/session/slices.ts';
import { atOnce } from './at-once.ts';
import { someMatch } from './stub-view.ts';
import { entry, stepsWith } from './steps-with.ts';

describe('the steps of a match', () => {
  const { game, table } = someMatch(60);
  const source = { header: table.recorder.header, from: null, inputs: table.recorder.inputs };

  test('one after every input, the last as the match stands', () => {
    const course = atOnce(stepping(game, source));
    expect(course.broken).toBeNull();
    expect(course.steps).toHaveLength(source.inputs.length + 1);
    expect(hashOf(course.steps.at(-1)!.match)).toBe(hashOf(table.recorder.match));
    expect(course.steps.at(-1)!.told).toBe(table.recorder.log.length);
    expect(matchSteps(course.steps).map(({ entry }) => entry.fact.id)).toEqual(
      table.recorder.log.map(({ fact }) => fact.id),
    );
  });

  test('in slices it is the same, with breaths and progress', async () => {
    let ms = 0;
    const pause = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const progress: number[] = [];
    const course = await inSlices(stepping(game, source), {
      now: () => (ms += 5),
      pause,
      onProgress: (done) => progress.push(done),
    });
    expect(course?.steps).toHaveLength(source.inputs.length + 1);
    expect(pause.mock.calls.length).toBeGreaterThan(5);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.every((done) => done > 0 && done <= 1)).toBe(true);
  });

  test('called off, it stops', async () => {
    const leaving = new AbortController();
    const course = await inSlices(stepping(game, source), {
      now: (() => {
        let ms = 0;
        return () => (ms += 50);
      })(),
      signal: leaving.signal,
      pause: () => Promise.resolve(leaving.abort()),
    });
    expect(course).toBeNull();
  });

  test('an input that is refused ends it there, with a reason', () => {
    const [first, ...rest] = source.inputs;
    const course = atOnce(stepping(game, { ...source, inputs: [first!, first!, ...rest] }));
    expect(course.broken).toMatch(/^input 1 \(chance\): /);
    expect(course.steps).toHaveLength(2);
  });
});

const marking = {
  mark: (one: LogEntry<AnyShape>) => {
    const [kind] = (one as unknown as { readonly marks: readonly Mark<AnyShape>['kind'][] }).marks;
    return kind === undefined ? null : { kind, means: null, side: null, label: { de: kind, en: kind } };
  },
};

describe('the timeline', () => {
  const deed = { ...entry(), source: 'action' } as LogEntry<AnyShape>;
  const steps = stepsWith([], [entry('call')], [deed], [entry('call'), entry('goal')], [entry('period')]);
  const marks = marksOf(marking, steps);

  test('one mark a step, the weightiest', () => {
    expect(marks.map(({ at, mark }) => [at, mark.kind])).toEqual([
      [1, 'call'],
      [3, 'goal'],
      [4, 'period'],
    ]);
    expect(kindsIn(marks).map(({ kind }) => kind)).toEqual(['goal', 'period', 'call']);
  });

  test('from mark to mark', () => {
    expect(nextMark(marks, 1)?.at).toBe(3);
    expect(nextMark(marks, 4)).toBeUndefined();
    expect(previousMark(marks, 3)?.at).toBe(1);
    expect(previousMark(marks, 1)).toBeUndefined();
  });

  test('places on the line, and places from a link', () => {
    expect([shareOf(0, 5), shareOf(4, 5), shareOf(0, 1)]).toEqual([0, 1, 0]);
    expect([
      stepFrom('3', 5),
      stepFrom('99', 5),
      stepFrom('-1', 5),
      stepFrom('x', 5),
      stepFrom('', 5),
      stepFrom(null, 5),
    ]).toEqual([3, 4, null, null, null, null]);
  });

  test('keys', () => {
    const player = {
      watched: { at: 1, sought: null, speed: 0.5, manner: 'brisk' } as ReplayPlayer['watched'],
      watch: vi.fn<(passage: Passage) => void>(),
      setSpeed: vi.fn<(speed: number) => void>(),
      go: vi.fn<(at: number) => void>(),
      on: vi.fn<() => void>(),
      back: vi.fn<() => void>(),
      toggle: vi.fn<() => void>(),
      setManner: vi.fn<(manner: string) => void>(),
    };
    for (const key of ['ArrowRight', 'ArrowLeft', 'n', 'p', 's', ' ', '<', '>']) keyOf(key, player, marks, steps)?.();
    expect([player.on.mock.calls.length, player.back.mock.calls.length]).toEqual([1, 1]);
    expect(player.watch.mock.calls).toEqual([[{ from: 2, to: 3 }]]);
    expect(player.toggle).toHaveBeenCalledOnce();
    expect(player.setManner.mock.calls).toEqual([['scenes']]);
    expect(player.setSpeed.mock.calls).toEqual([[0.25], [1]]);
    expect(keyOf('x', player, marks, steps)).toBeUndefined();
    // On the way to a mark the next one is the one after it.
    player.watched = { ...player.watched, sought: 3 };
    for (const key of ['n', 'p']) keyOf(key, player, marks, steps)?.();
    expect(player.watch.mock.calls.slice(1).map(([{ to }]) => to)).toEqual([4, 1]);
  });

  test('a passage begins with what somebody did, and ends where it is told', () => {
    expect(passageTo(steps, 3)).toEqual({ from: 2, to: 3 });
    expect(passageTo(steps, 1)).toEqual({ from: 1, to: 1 });
    expect(passageTo(steps, 2, 4)).toEqual({ from: 2, to: 4 });
    // A flick lies many touches before its goal: what takes its time is looked for longer.
    const at = (tick: number, source: string) => ({
      ...steps[0]!,
      match: { ...steps[0]!.match, tick, pausedAt: null, pausedTicks: 0 },
      entries: [{ ...steps[2]!.entries[0]!, source }],
    });
    const long = [at(0, 'clock'), at(1, 'action'), ...Array.from({ length: 12 }, (_, i) => at(2 + i, 'physics'))];
    expect(passageTo(long as never, 13)).toEqual({ from: 1, to: 13 });
    const told = [0, 1, 1, 3].map((n) => ({ ...steps[0]!, told: n }));
    expect([0, 1, 2].map((place) => stepTelling(told, place))).toEqual([1, 3, 3]);
  });
});
